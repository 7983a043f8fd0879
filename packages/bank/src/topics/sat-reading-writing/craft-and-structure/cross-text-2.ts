import type { WrittenItem } from '#kit'

export const crossText2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/cross-text-13',
    skill: 'rw-cross-text',
    difficulty: 'High',
    b: 1,
    seconds: 90,
    text: '<p><em>Text 1</em></p><p>Cities should be judged by how they treat walkers. Where walking is pleasant, shops thrive, neighbors meet, and the air is clean. Count the people on foot, and you have measured the city.</p><p><em>Text 2</em></p><p>In Port Elmo, surveyors counted eleven thousand people on foot each morning along the Dock Road. Nearly all were workers who could not afford the bus and walked an hour beside trucks. The road won a prize for its figures.</p>',
    stem: 'Based on the texts, what does the example in Text 2 suggest about the proposal in Text 1?',
    right: 'A high count of walkers may reflect how little people can spend on travel.',
    wrong: [
      {
        html: 'A high count of walkers may reflect how close to their work people live.',
        misconception: 'rw-reversed',
        why: 'Living near one’s work would fill a road with walkers, but these “walked an hour,” so they live far from it.',
      },
      {
        html: 'A high count of walkers may reflect how much a city spends on its roads.',
        misconception: 'rw-cause-not-shown',
        why: 'The Dock Road did win a prize, but nothing is said about spending on it, and people walk there “beside trucks.”',
      },
      {
        html: 'A high count of walkers may reflect how few trucks a city allows.',
        misconception: 'rw-reversed',
        why: 'It would speak for the city, but on this road people “walked an hour beside trucks.”',
      },
    ],
    evidence: ['Nearly all were workers who could not afford the bus and walked an hour beside trucks.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Text 1 would count the people on the Dock Road as a success. Why are they on foot?</p><p>On a road counted as a success, “Nearly all were workers who could not afford the bus and walked an hour beside trucks.”',
  },
  {
    id: 'sat-reading-writing/cross-text-14',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>Why are so many caterpillars covered with long hairs? A bird that takes hold of one soon drops it: the hairs break off and sting its tongue.</p><p><em>Text 2</em></p><p>Cuckoos eat hairy caterpillars by the hundred, and other birds learn to rub the hairs off first. Wasps are another matter. Many lay their eggs inside caterpillars, and a wasp whose needle is shorter than the hairs cannot reach the skin and has to give up.</p>',
    stem: 'Based on the texts, what is the main difference between the two texts?',
    right: 'They propose that hairs protect caterpillars from different animals.',
    wrong: [
      {
        html: 'They disagree about whether hairs harm the animals that touch them.',
        misconception: 'rw-invented-quarrel',
        why: 'Text 1 does speak of harm, a sting on the tongue, but Text 2 does not deny it; it asks which animals the hairs keep away.',
      },
      {
        html: 'They propose that hairs harm different animals that touch them.',
        misconception: 'rw-half-right',
        why: 'The hairs of Text 1 do sting a bird, but those of Text 2 harm no wasp: they only keep its needle from the skin.',
      },
      {
        html: 'They propose that hairs keep birds off in different ways.',
        misconception: 'rw-mixes-up-texts',
        why: 'This is what Text 1 is about; in Text 2 birds do eat hairy caterpillars, and it is wasps that “cannot reach the skin.”',
      },
    ],
    evidence: ['A bird that takes hold of one soon drops it', 'cannot reach the skin and has to give up'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>Text 1: “A bird that takes hold of one soon drops it.” Text 2: a wasp “cannot reach the skin and has to give up.”',
  },
  {
    id: 'sat-reading-writing/cross-text-15',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>The diary of the merchant Piet Roskam is our best witness to the siege of 1672. He wrote every evening, in the city, with the guns in his ears.</p><p><em>Text 2</em></p><p>Roskam wrote every evening, but not for himself: the pages are addressed to investors abroad who had to be kept calm. On the night when the east wall fell, he notes that “trade in cheese remains steady.”</p>',
    stem: 'Based on the texts, what would the author of Text 2 most likely add to the judgment in Text 1?',
    right: 'That Roskam had readers abroad whom he did not wish to alarm',
    wrong: [
      {
        html: 'That Roskam had suffered losses in trade that he preferred to hide',
        misconception: 'rw-cause-not-shown',
        why: 'A line about trade is quoted, but no losses are mentioned; what Text 2 gives as the reason is investors “who had to be kept calm.”',
      },
      {
        html: 'That Roskam had little chance to see what happened at the walls',
        misconception: 'rw-invented-quarrel',
        why: 'Text 1 puts him “in the city, with the guns in his ears,” and Text 2 does not dispute what he could see.',
      },
      {
        html: 'That Roskam had let time pass before he wrote his account',
        misconception: 'rw-invented-quarrel',
        why: 'Late accounts are often doubted, but here both texts agree about the time: Text 2, too, says that he “wrote every evening.”',
      },
    ],
    evidence: ['the pages are addressed to investors abroad who had to be kept calm'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Both texts accept when and where Roskam wrote. What does Text 2 tell about the pages that Text 1 does not?</p><p>“the pages are addressed to investors abroad who had to be kept calm,” which explains “trade in cheese remains steady.” A man who must keep others calm leaves out the fall of a wall, so what he wrote is no plain witness.',
  },
  {
    id: 'sat-reading-writing/cross-text-16',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.6,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>Chess should be taught in every school. Children who play it get better grades in mathematics than those who do not.</p><p><em>Text 2</em></p><p>Children who join chess clubs are often good at mathematics already. In a trial in which classes were chosen by lot to have chess lessons, grades a year later were no higher than in other classes.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely explain the better grades of children who play chess?',
    right: 'They were good at mathematics even before they took up chess.',
    wrong: [
      {
        html: 'They were raised in families that value both chess and study.',
        misconception: 'rw-cause-not-shown',
        why: 'Families would be a likely explanation, but Text 2 does not mention them; it says that such children are good at mathematics “already.”',
      },
      {
        html: 'They were taught by chess to think in a way that helps them.',
        misconception: 'rw-mixes-up-texts',
        why: 'That chess itself helps is the belief behind Text 1; in the trial of Text 2 chess lessons raised no grades.',
      },
      {
        html: 'They were picked for chess lessons because of their good grades.',
        misconception: 'rw-half-right',
        why: 'Good grades did come first, but nobody picked these children for lessons: they join clubs, and classes in the trial were “chosen by lot.”',
      },
    ],
    evidence: ['Children who join chess clubs are often good at mathematics already.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>“Children who join chess clubs are often good at mathematics already,” and classes chosen by lot showed no gain.',
  },
  {
    id: 'sat-reading-writing/cross-text-17',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>Philosopher Nils Aaberg thinks that we should forgive those who have wronged us only after they have apologized. To forgive sooner, he writes, is to say that the wrong did not matter.</p><p><em>Text 2</em></p><p>My mother forgave the man who burned our barn before he was caught. She did not say that the barn did not matter; she wept for it. She said that she had cows to milk and could not carry him about all day.</p>',
    stem: 'Based on the texts, what does the story in Text 2 suggest about Aaberg’s view?',
    right: 'One can forgive early and yet think the wrong a serious one.',
    wrong: [
      {
        html: 'One can forgive early only if one thinks the wrong a slight one.',
        misconception: 'rw-mixes-up-texts',
        why: 'That early forgiving makes little of the wrong is Aaberg’s view; the mother did not say “that the barn did not matter.”',
      },
      {
        html: 'One can forgive early only if the one who did it is caught.',
        misconception: 'rw-reversed',
        why: 'Being caught is mentioned, but she did not wait for that to happen: she forgave the man “before he was caught.”',
      },
      {
        html: 'One can forgive early only if one does not wish to see the wrong punished.',
        misconception: 'rw-outside-the-text',
        why: 'That the mother forgave early is right, but whether she wished the man to be punished the story does not tell; she had cows to milk.',
      },
    ],
    evidence: ['She did not say that the barn did not matter; she wept for it.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. What does Aaberg say that early forgiveness means, and what did the mother do besides forgiving?</p><p>Aaberg says that early forgiving makes the wrong unimportant; but “She did not say that the barn did not matter; she wept for it.”',
  },
  {
    id: 'sat-reading-writing/cross-text-18',
    skill: 'rw-cross-text',
    difficulty: 'High',
    b: 1.2,
    seconds: 95,
    text: '<p><em>Text 1</em></p><p>Markets set prices well, economist Rhea Colburn argues, because each trader knows something that the others do not, and a price sums up all this scattered knowledge.</p><p><em>Text 2</em></p><p>In an experiment, I gave forty traders hints about the value of a token and let them trade. When all got the same few hints, some good and some bad, prices settled fast and were badly wrong. When each got a different hint, some good and some bad, prices took longer and came close to the truth.</p>',
    stem: 'Based on the texts, how does the experiment in Text 2 bear on Colburn’s argument?',
    right: 'It supports the idea that markets need traders whose knowledge differs.',
    wrong: [
      {
        html: 'It casts doubt on the idea that a price can sum up what traders know.',
        misconception: 'rw-invented-quarrel',
        why: 'Prices that were “badly wrong” seem to tell against her, but that was with the same hints for all; with different hints they “came close to the truth.”',
      },
      {
        html: 'It shows that markets need good information more than varied information.',
        misconception: 'rw-half-right',
        why: 'What the traders knew did decide the price, but hints were as good and as bad both times, and only the varied ones brought prices “close to the truth.”',
      },
      {
        html: 'It casts doubt on the idea that traders can learn from bad information.',
        misconception: 'rw-outside-the-text',
        why: 'Bad hints do occur in the experiment, but what traders can learn from them was not examined.',
      },
    ],
    evidence: [
      'each trader knows something that the others do not',
      'When each got a different hint, some good and some bad, prices took longer and came close to the truth.',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>Colburn’s condition is that “each trader knows something that the others do not”; prices were right only “When each got a different hint.”',
  },
  {
    id: 'sat-reading-writing/cross-text-19',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>The tenement museum has kept its rooms exactly as they were found: peeling paper, a cracked basin, one bare bulb. Visitors see how people lived.</p><p><em>Text 2</em></p><p>The rooms were found in 1979, after forty empty years. Photographs from 1921 show fresh wallpaper, lace at the window, and a shelf of painted plates. What visitors see is how a building ages.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely characterize the statement that visitors “see how people lived”?',
    right: 'As wrong, since the rooms were altered by years of standing empty',
    wrong: [
      {
        html: 'As wrong, since the rooms were altered by those who run the museum',
        misconception: 'rw-half-right',
        why: 'Wrong is right, but the museum changed nothing: it kept its rooms “exactly as they were found.”',
      },
      {
        html: 'As wrong, since the rooms were arranged to match old photographs',
        misconception: 'rw-half-right',
        why: 'There are photographs, but the rooms do not match them: in 1921 there was “fresh wallpaper, lace at the window.”',
      },
      {
        html: 'As wrong, since the rooms were never those of ordinary tenants',
        misconception: 'rw-invented-quarrel',
        why: 'Whether the tenants were typical might be asked, but neither text does so; Text 2 speaks of how a building ages.',
      },
    ],
    evidence: ['after forty empty years', 'What visitors see is how a building ages.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. What lies between the photographs of 1921 and the rooms as they were found?</p><p>The rooms stood for “forty empty years” and had lace and plates before: “What visitors see is how a building ages.”',
  },
  {
    id: 'sat-reading-writing/cross-text-20',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 85,
    text: '<p><em>Text 1</em></p><p>Plants cannot hear. They have no ears and no nerves, and reports that they “listen” are an abuse of the word.</p><p><em>Text 2</em></p><p>Biologist Talia Renner played recordings of a caterpillar’s chewing to the leaves of a small mustard plant. Later, when attacked, these plants made more of a bitter oil than plants that had been played the sound of wind. She speaks of a “response to vibration” and leaves the word “hear” to others.</p>',
    stem: 'Based on the texts, on which point would Renner and the author of Text 1 most likely agree?',
    right: 'It matters which words we choose to describe what plants do.',
    wrong: [
      {
        html: 'It takes an attack, and not a sound, to make a plant respond.',
        misconception: 'rw-mixes-up-texts',
        why: 'The author of Text 1 might say so, but Renner’s plants responded to a sound: after it they “made more of a bitter oil.”',
      },
      {
        html: 'It is too early to say what a sound does to a plant.',
        misconception: 'rw-invented-agreement',
        why: 'Caution seems to suit both, but the author of Text 1 is sure that plants “cannot hear,” and Renner reports a clear response.',
      },
      {
        html: 'It is fair to say that plants listen for signs of an attack.',
        misconception: 'rw-invented-agreement',
        why: 'Both discuss what plants do under attack, but Text 1 calls this “an abuse of the word,” and Renner avoids it.',
      },
    ],
    evidence: ['an abuse of the word', 'leaves the word “hear” to others'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>Text 1 objects to “an abuse of the word,” and Renner speaks of a “response to vibration”: both are careful with words.',
  },
  {
    id: 'sat-reading-writing/cross-text-21',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 85,
    text: '<p><em>Text 1</em></p><p>It was the potato, brought from the Andes, that let Europe’s population grow in the eighteenth century. Economists who compared districts found that those with soils suited to it grew faster after it arrived.</p><p><em>Text 2</em></p><p>In my county, soils suited to the potato are also suited to turnips and clover, which came in during the same years. The parish books show many more acres of clover than of potatoes before 1800.</p>',
    stem: 'Based on the texts, what would the author of Text 2 most likely say about the comparison in Text 1?',
    right: 'It cannot separate the potato’s effect from that of other new crops such as clover.',
    wrong: [
      {
        html: 'It cannot separate the potato’s effect from that of people’s moving to better soils.',
        misconception: 'rw-cause-not-shown',
        why: 'People may have moved, and that would disturb the comparison, but neither text mentions it; Text 2 speaks of turnips and clover.',
      },
      {
        html: 'It cannot separate the potato’s effect from that of tools new in the same years.',
        misconception: 'rw-half-right',
        why: 'Something else did come in “during the same years,” but it was turnips and clover; no tools are mentioned.',
      },
      {
        html: 'It cannot separate the potato’s effect from that of crops grown where potatoes failed.',
        misconception: 'rw-reversed',
        why: 'Other crops are the point, but they grew on the same ground: soils suited to the potato “are also suited to turnips and clover.”',
      },
    ],
    evidence: ['soils suited to the potato are also suited to turnips and clover, which came in during the same years'],
    explanation:
      '<strong>Plan:</strong> Cross-text. What does Text 2 say about the soils that Text 1 compares, and about the years?</p><p>“soils suited to the potato are also suited to turnips and clover, which came in during the same years,” so the comparison cannot tell them apart.',
  },
  {
    id: 'sat-reading-writing/cross-text-22',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.7,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>From a review of the dancer Oona Mbeki: She does not leap high, and her turns are few. One goes home disappointed, having seen an artist of forty-eight do what she can.</p><p><em>Text 2</em></p><p>From another review: Mbeki has given up everything that a younger body would do better. What remains is timing. She raised one arm, and four hundred people forgot to breathe.</p>',
    stem: 'Based on the texts, which choice best describes how the two reviewers differ?',
    right: 'One regards the dancer’s restraint as a limit, and the other as a strength.',
    wrong: [
      {
        html: 'Both regard the dancer’s restraint as a wise answer to her growing older.',
        misconception: 'rw-invented-agreement',
        why: 'The second reviewer does praise the restraint, but the first goes home “disappointed,” so the two do not agree.',
      },
      {
        html: 'One admires the dancer’s timing, and the other the height of her leaps.',
        misconception: 'rw-half-right',
        why: 'The admired timing is right, but the other reviewer admires no leaps: she “does not leap high,” he complains.',
      },
      {
        html: 'One thinks that the dancer’s age can be seen, and the other that it cannot.',
        misconception: 'rw-invented-quarrel',
        why: 'Only the first names her age, but the second sees it, too: she has given up what “a younger body would do better.”',
      },
    ],
    evidence: ['One goes home disappointed', 'What remains is timing.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>The first reviewer “goes home disappointed” by what is missing; for the second, “What remains is timing,” and it holds the whole house.',
  },
  {
    id: 'sat-reading-writing/cross-text-23',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 85,
    text: '<p><em>Text 1</em></p><p>Geologist Hal Brandeis believes that the huge boulder on the plain at Orr was carried there by a glacier. Nothing else, he says, could have moved it.</p><p><em>Text 2</em></p><p>Boulders as large have been moved by floods when ice dams burst. Such floods leave ripples of gravel, some as tall as a house. From the air, the plain at Orr shows faint, even ridges that no one has yet examined.</p>',
    stem: 'Based on the texts, the author of Text 2 would most likely encourage Brandeis to do which of the following?',
    right: 'Examine the ridges on the plain for traces of a flood',
    wrong: [
      {
        html: 'Measure the ridges on the plain to learn how thick the ice was',
        misconception: 'rw-half-right',
        why: 'The ridges are what “no one has yet examined,” but Text 2 brings them up because floods “leave ripples of gravel,” not because of ice.',
      },
      {
        html: 'Search the boulder for grooves that rushing water has cut in it',
        misconception: 'rw-half-right',
        why: 'Rushing water is the new possibility, but its signs are sought in the ridges on the plain; the boulder is not said to bear any.',
      },
      {
        html: 'Find out whether the ridges arose when the boulder was dragged by ice',
        misconception: 'rw-cause-not-shown',
        why: 'Boulder and ridges lie on one plain, but Text 2 does not make the one the cause of the other; ridges like these are left by floods.',
      },
    ],
    evidence: [
      'have been moved by floods',
      'leave ripples of gravel',
      'faint, even ridges that no one has yet examined',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. What could have moved the boulder according to Text 2, and where would its traces lie?</p><p>Boulders as large “have been moved by floods,” which “leave ripples of gravel”; the plain has “faint, even ridges that no one has yet examined.”',
  },
  {
    id: 'sat-reading-writing/cross-text-24',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.5,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>Reading on a screen is bad for understanding. In study after study, people who read a text on paper answer more questions about it correctly.</p><p><em>Text 2</em></p><p>The gap between paper and screen appears when readers are pressed for time. When they may read as long as they like and know that they will be tested, it mostly goes away. The trouble lies less in screens than in the haste with which we have learned to use them.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely characterize the argument of Text 1?',
    right: 'It blames screens for what comes of reading in a hurry.',
    wrong: [
      {
        html: 'It blames screens for what comes of being interrupted.',
        misconception: 'rw-cause-not-shown',
        why: 'Interruptions are often blamed in this debate, but Text 2 does not mention them; it speaks of readers who are “pressed for time.”',
      },
      {
        html: 'It blames screens for what comes of lacking practice with them.',
        misconception: 'rw-half-right',
        why: 'How people have learned to use screens does matter, but what they have learned is haste; practice is not lacking.',
      },
      {
        html: 'It blames screens for what comes of reading on and on for too long.',
        misconception: 'rw-reversed',
        why: 'It turns the finding around: when people “may read as long as they like,” the gap “mostly goes away.”',
      },
    ],
    evidence: [
      'pressed for time',
      'The trouble lies less in screens than in the haste with which we have learned to use them',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. When does the gap appear, according to Text 2, and when does it go away?</p><p>The gap appears when readers are “pressed for time”: “The trouble lies less in screens than in the haste with which we have learned to use them.”',
  },
]
