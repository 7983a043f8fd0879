import type { WrittenItem } from '#kit'

export const textStructurePurpose2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/text-structure-purpose-13',
    skill: 'rw-text-structure-purpose',
    difficulty: 'High',
    b: 1,
    seconds: 75,
    text: '<p>The following text is from <em>A House of Many Doors</em>, a novel in the manner of the 1930s written for Fourfold.</p><p>Everyone agreed that Philip had been wonderful about the will and its two surprises. He had been wonderful at the funeral, too, wonderful with the aunts, and wonderful about the dog. <u>Nora, who had been merely there—who had sat up, boiled things, signed for things, and found the dog—listened to it all with her hands folded.</u> She had begun to suspect that to be wonderful, one had to arrive on the later train.</p>',
    stem: 'Which choice best describes the function of the underlined portion in the text as a whole?',
    right: 'It sets the many things that Nora did against the praise of Philip.',
    wrong: [
      {
        html: 'It sets what Nora felt against what is said of Philip.',
        misconception: 'rw-half-right',
        why: 'What is said of Philip is right, but the list that answers it, “sat up, boiled things, signed for things,” has deeds and no feelings.',
      },
      {
        html: 'It lets Nora’s share of the work look small beside that of Philip.',
        misconception: 'rw-names-the-wrong-move',
        why: '“Merely there” sounds small, but the list that follows is long, and of Philip’s work we are told nothing; he is called “wonderful.”',
      },
      {
        html: 'It tells what Nora had done so as to be called wonderful as well.',
        misconception: 'rw-cause-not-shown',
        why: 'She did a great deal, but no such motive is given; what she begins to suspect is that one had to “arrive on the later train.”',
      },
    ],
    evidence: ['sat up, boiled things, signed for things, and found the dog'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. What kind of words are “sat up, boiled things, signed for things,” and what kind of word is “wonderful”?</p><p>Everyone says again and again that Philip is “wonderful”; Nora, “merely there,” did the work: she “sat up, boiled things, signed for things, and found the dog.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-14',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Basalt, crushed and spread on fields, draws carbon dioxide out of the air as it weathers, and it feeds the soil with minerals besides. Trials in several countries are encouraging. But basalt must be mined, ground, and hauled, each at a cost in energy, and no one yet knows how much of the carbon stays put. Before the method is promoted as a remedy, geochemist Aldo Kern writes, it should be weighed as a whole.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It presents a method that promises much and then several reasons for caution.',
    wrong: [
      {
        html: 'It praises a new technique and then shows the results that bear the praise out.',
        misconception: 'rw-half-right',
        why: 'The promise comes first, but what follows is cost and doubt; the method “should be weighed as a whole.”',
      },
      {
        html: 'It tells of the doubts about a method and then of the reasons to promote it.',
        misconception: 'rw-names-the-wrong-move',
        why: 'Doubts and reasons are both there, but in the other order, and Kern would have the whole weighed “Before the method is promoted.”',
      },
      {
        html: 'It tells of the promise of a method and then of the trials that are to test it.',
        misconception: 'rw-half-right',
        why: 'Trials are mentioned, but they are over and “encouraging”; what follows is what the method costs and what nobody knows yet.',
      },
    ],
    evidence: ['Trials in several countries are encouraging.', 'it should be weighed as a whole'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Name what each sentence does with a verb, and match the verbs with the options.</p><p>First the promise (“Trials in several countries are encouraging”); then, after “But,” costs and doubts, so that “it should be weighed as a whole.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-15',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -1,
    seconds: 55,
    text: '<p>The word “salary” is often said to come from payments of salt to Roman soldiers. The Latin root does mean salt. But no ancient writer says that soldiers were paid in it, and the army’s records speak of coin. The word may have been a joke, as when we say of small earnings that they are peanuts. The truth is that we do not know.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To cast doubt on a popular account of a word’s origin',
    wrong: [
      {
        html: 'To support a popular account of a word with records',
        misconception: 'rw-reversed',
        why: 'The army’s records are brought in, but they “speak of coin” and so count against the account of payments in salt.',
      },
      {
        html: 'To describe how Roman soldiers received their wages',
        misconception: 'rw-part-for-whole',
        why: 'Soldiers’ wages do come up, but only because the word “salary” is said to come from them; the word is what the text is about.',
      },
      {
        html: 'To describe how a word arose as a joke of soldiers',
        misconception: 'rw-overstates',
        why: 'A joke is mentioned as one possibility, “may have been,” but no origin is found: “The truth is that we do not know.”',
      },
    ],
    evidence: ['no ancient writer says that soldiers were paid in it', 'The truth is that we do not know.'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what would be missing if the part in question were cut.</p><p>“But no ancient writer says that soldiers were paid in it,” and “The truth is that we do not know”: the popular account is in doubt.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-16',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>Photographer Noor Talib spent a decade making portraits of people with their backs to the camera. <u>It is tempting to take the series for a statement about privacy.</u> Talib, though, tells of a bus ride at the age of nine, on which she spent an hour behind a stranger’s gray braid and, she says, knew the woman perfectly by the end of it. She wants to see whether others can do the same.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It states a view of the series that is replaced by Talib’s account.',
    wrong: [
      {
        html: 'It grants to critics of the series a point that Talib does not dispute.',
        misconception: 'rw-names-the-wrong-move',
        why: 'A point about privacy is made, but no critics are mentioned, and “Talib, though” tells of something else.',
      },
      {
        html: 'It reports how Talib as a child would have understood the series.',
        misconception: 'rw-half-right',
        why: 'Her childhood comes next, with a bus ride “at the age of nine,” but the view about privacy is not hers at any age.',
      },
      {
        html: 'It names a theme of the series that a memory of Talib’s then illustrates.',
        misconception: 'rw-half-right',
        why: 'A memory does follow, but “though” sets it against the theme: behind the gray braid she felt that she “knew the woman perfectly.”',
      },
    ],
    evidence: [
      'It is tempting to take the series for a statement about privacy.',
      'Talib, though, tells of a bus ride',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Whose view is it, and what does “Talib, though” do with it?</p><p>“It is tempting” signals a reading that will not stand, and “Talib, though” replaces it.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-17',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>The following poem, “Advice to a Surveyor,” was written for Fourfold. In it, one surveyor speaks to another.</p><p>Set up your tripod where the ground is sure.<br>Write down the hill, the hedgerow, and the stream.<br>Be plain. A crooked boundary will endure<br>no longer than a farmer’s temper. Dream<br>at home. But if, at dusk, the far field goes<br>from green to something that you cannot name,<br>then leave the column empty. No one knows<br>what that was worth. It closes just the same.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It moves from what should be written down to what should be left unwritten.',
    wrong: [
      {
        html: 'It moves from what should be written down to how it should be written down.',
        misconception: 'rw-half-right',
        why: 'What to write comes first, but how, “Be plain,” follows at once; the end is about a column that stays empty.',
      },
      {
        html: 'It moves from what should not be written down to what should.',
        misconception: 'rw-reversed',
        why: 'Both are there, but the hill and the stream come first, and what is left out, “something that you cannot name,” comes last.',
      },
      {
        html: 'It moves from what should not be written down to why it should not.',
        misconception: 'rw-half-right',
        why: 'That “No one knows” its worth may be a reason, but the poem starts with a tripod, a hill, and a hedgerow, which are written down.',
      },
    ],
    evidence: [
      'Write down the hill, the hedgerow, and the stream',
      'something that you cannot name',
      'leave the column empty',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Say in a few words what the lines before “But if” do and what the lines after it do.</p><p>The lines begin with what to note (“Write down the hill, the hedgerow, and the stream”) and turn at “But if” to “something that you cannot name,” for which the rule is to “leave the column empty.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-18',
    skill: 'rw-text-structure-purpose',
    difficulty: 'High',
    b: 1.1,
    seconds: 80,
    text: '<p>Does reading fiction make people kinder to one another? Studies that find a link have mostly compared readers with nonreaders, who differ in a hundred ways besides. <u>One would not conclude that umbrellas cause rain because the two are often seen together.</u> More recent trials, in which several hundred students took part, assign people at random to read stories or essays, and here the effect, though real, is small and fades within a week. It may be that fiction does make us kinder, but that the dose has to be repeated.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It uses a comparison to comment on the studies mentioned just before.',
    wrong: [
      {
        html: 'It uses a comparison to comment on the trials mentioned just after.',
        misconception: 'rw-another-sentence',
        why: 'The trials come next, but they assign readers at random; the umbrella is about things merely “seen together,” as in the studies before.',
      },
      {
        html: 'It uses an everyday case to explain why an effect was found to be small.',
        misconception: 'rw-another-sentence',
        why: 'The small effect belongs to the trials, two sentences later, and is left unexplained; the umbrella is about things “seen together.”',
      },
      {
        html: 'It uses an everyday case to show that the opening question has no answer.',
        misconception: 'rw-overstates',
        why: 'It does bear on the opening question, but only the studies suffer by it; later trials find an effect that is “real.”',
      },
    ],
    evidence: ['often seen together', 'who differ in a hundred ways besides'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Two things are “often seen together”: to which sentence does that apply?</p><p>The studies only find two things together; that umbrellas and rain are “often seen together” does not show that one brings the other, and so with readers and nonreaders, “who differ in a hundred ways besides.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-19',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.6,
    seconds: 60,
    text: '<p>The mimic octopus of Indonesia can flatten itself and swim like a sole, or spread its arms to look like a lionfish. <u>Both of these animals are poisonous or venomous.</u> A predator that has learned to leave soles and lionfish alone may therefore leave the octopus alone as well.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It tells why the imitations are worthwhile.',
    wrong: [
      {
        html: 'It gives an exception to the rule stated just before it.',
        misconception: 'rw-names-the-wrong-move',
        why: 'Two animals are singled out, which may look like an exception, but no rule is stated before; the sentence says what both have in common.',
      },
      {
        html: 'It describes how the imitations are carried out.',
        misconception: 'rw-another-sentence',
        why: 'This is what the first sentence does, with “flatten itself” and “spread its arms”; the underlined one is about the animals imitated.',
      },
      {
        html: 'It explains how the octopus came to learn the imitations.',
        misconception: 'rw-names-the-wrong-move',
        why: 'Learning is mentioned later, but it is a predator that has learned; how the octopus came by its imitations is not told.',
      },
    ],
    evidence: ['Both of these animals are poisonous or venomous.', 'may therefore leave the octopus alone as well'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Test the verb of each option alone before you look at its subject.</p><p>Only because the models “are poisonous or venomous” does a predator that avoids them “therefore leave the octopus alone as well.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-20',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>In her essay on lighthouses, the writer Thea Galbraith never describes a lighthouse. She writes about the ledger in which keepers noted each ship that passed, and about the thousands of lines that record only a time and the word “safe.” The light itself, she seems to feel, has been praised enough. It is the patience behind it that she wishes to make visible.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To explain what a writer’s essay on lighthouses is meant to do',
    wrong: [
      {
        html: 'To argue that a thing left undescribed may be seen more clearly',
        misconception: 'rw-cause-not-shown',
        why: 'A lighthouse is left undescribed, but not in order to show it better: she feels that the light “has been praised enough.”',
      },
      {
        html: 'To describe from an essay how keepers of lighthouses once lived',
        misconception: 'rw-half-right',
        why: 'Keepers who “noted each ship that passed” are in the essay, but nothing else of their lives is told; the text speaks of the writer’s purpose.',
      },
      {
        html: 'To show how much is revealed by a ledger that says so little',
        misconception: 'rw-part-for-whole',
        why: 'The lines that record “only a time and the word” are one sentence of the text; it is the patience that the writer is after.',
      },
    ],
    evidence: ['never describes a lighthouse', 'It is the patience behind it that she wishes to make visible'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Name what each sentence does with a verb, and match the verbs with the options.</p><p>The essay “never describes a lighthouse”; what it is to do comes at the end: “It is the patience behind it that she wishes to make visible.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-21',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 70,
    text: '<p>Ancient Greek statues were painted, often in strong colors; traces of pigment leave no doubt of it. Why, then, did later ages think of them as white? Rain and soil had removed most of the paint before the statues were dug up, and restorers scrubbed away part of the rest. By the time anyone looked closely, generations of sculptors had carved in white marble in order to be like the Greeks.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It states a fact and goes on to explain how a false view of it arose.',
    wrong: [
      {
        html: 'It reports a discovery and then tells why sculptors chose to ignore it.',
        misconception: 'rw-half-right',
        why: 'Sculptors did carve in white, but not in defiance of what they knew: they wished “to be like the Greeks.”',
      },
      {
        html: 'It states a false view and then lists the finds that put an end to it.',
        misconception: 'rw-names-the-wrong-move',
        why: 'A false view and traces of pigment are both there, but the fact stands first, and what follows tells how the paint was lost.',
      },
      {
        html: 'It asks a question and then weighs two answers, of which it prefers one.',
        misconception: 'rw-names-the-wrong-move',
        why: 'A question is asked, “Why, then,” but rain and restorers are not rival answers; both removed part of the paint.',
      },
    ],
    evidence: ['traces of pigment leave no doubt of it', 'Why, then, did later ages think of them as white?'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what would be missing if the part in question were cut.</p><p>First the fact (“traces of pigment leave no doubt of it”), then “Why, then, did later ages think of them as white?” and the causes of the error.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-22',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 75,
    text: '<p>Economists speak of “free” services paid for with attention. Philosopher Ottoline Reese finds the phrase misleading. <u>To pay is to part with something one could have kept; but attention cannot be saved up for later, and a person who refuses to spend it does not have more of it tomorrow.</u> What such services take, she proposes, is better compared to a harvest, in which the field is not consulted.</p>',
    stem: 'Which choice best describes the function of the underlined portion in the text as a whole?',
    right: 'It gives grounds for rejecting a common way of speaking.',
    wrong: [
      {
        html: 'It restates a common way of speaking in more exact language.',
        misconception: 'rw-names-the-wrong-move',
        why: 'The portion is about a common way of speaking, but it argues against the phrase and does not put it better.',
      },
      {
        html: 'It introduces an image that is meant to replace a common one.',
        misconception: 'rw-another-sentence',
        why: 'Such an image does come, the harvest, but in the next sentence; this portion says why the old phrase is misleading.',
      },
      {
        html: 'It extends a common way of speaking to one more case.',
        misconception: 'rw-half-right',
        why: 'Grounds are given, but not for a wider use: attention “cannot be saved up,” and so the phrase does not fit it at all.',
      },
    ],
    evidence: [
      'Philosopher Ottoline Reese finds the phrase misleading.',
      'To pay is to part with something one could have kept; but attention cannot be saved up for later',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Test the verb of each option alone before you look at its subject.</p><p>Reese “finds the phrase misleading”; the underlined portion says why: “attention cannot be saved up for later,” so it cannot be paid.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-23',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 60,
    text: '<p>Sandra Okafor’s team wanted to know how old the footprints were. The mud itself could not be dated. But seeds of ditch grass were pressed into the same layers, above and below the prints, and seeds contain carbon. If the seeds below are older than a print and those above are younger, then the print must have been made between the two. The prints turned out to be surprisingly old.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To explain by what method a team dated some footprints',
    wrong: [
      {
        html: 'To show why a first estimate of the age of footprints was given up',
        misconception: 'rw-names-the-wrong-move',
        why: 'The result is called “surprisingly old,” but no first estimate is told or given up; the team asks and finds the age.',
      },
      {
        html: 'To explain what seeds can reveal about people who left footprints',
        misconception: 'rw-half-right',
        why: 'Seeds are what helped, but they tell when the prints were made; about the people the text says nothing.',
      },
      {
        html: 'To explain why the age of the prints is uncertain',
        misconception: 'rw-half-right',
        why: 'The age lies “between the two” kinds of seeds, so a margin is left, but it is not explained; the text tells how an age was found at all.',
      },
    ],
    evidence: ['the same layers, above and below the prints', 'the print must have been made between the two'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. The first sentence asks a question; see which sentences answer it, and by what means.</p><p>Mud could not be dated, but seeds lay in “the same layers, above and below the prints,” so that “the print must have been made between the two.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-24',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.5,
    seconds: 60,
    text: '<p>The following text is from <em>The Ferryman’s Account</em>, a novel in the manner of the 1920s written for Fourfold.</p><p>It rained all morning on the day they opened the bridge. The band played under umbrellas; the mayor cut a ribbon that had shrunk. Old Marsh, who had rowed people over for forty years, stood at the back of the crowd with his hat on and said nothing. When the first carriage had crossed, he went down to the landing, and he bailed out his boat as carefully as if someone were waiting.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To show a ferryman readying his boat as before on the day a bridge is opened',
    wrong: [
      {
        html: 'To show a ferryman hiding his anger on the day a bridge is opened',
        misconception: 'rw-cause-not-shown',
        why: 'He “said nothing,” and one may suppose anger, but no such feeling is given; he tends his boat “as if someone were waiting.”',
      },
      {
        html: 'To show a ferryman joining in his town’s pleasure on the day a bridge is opened',
        misconception: 'rw-half-right',
        why: 'He does stand in the crowd, but at the back, where he “said nothing”; the celebration is the band’s and the mayor’s.',
      },
      {
        html: 'To show a ferryman taking leave of his boat on the day a bridge is opened',
        misconception: 'rw-half-right',
        why: 'He does go down to his boat, but not to take leave of it: he “bailed out his boat” as for the next passenger.',
      },
    ],
    evidence: ['he bailed out his boat as carefully as if someone were waiting'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Follow Old Marsh through the last two sentences: what does he do in the crowd, and what at the landing?</p><p>With the bridge open, Marsh “bailed out his boat as carefully as if someone were waiting.”',
  },
]
