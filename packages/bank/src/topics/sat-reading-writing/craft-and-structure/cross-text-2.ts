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
    right: 'Counts of walkers can be high where walking is anything but pleasant.',
    wrong: [
      {
        html: 'Counts of walkers tend to be low wherever workers are poorly paid.',
        misconception: 'rw-reversed',
        why: 'In Port Elmo, the poorly paid make the count high. It stays with the subject of the text, which makes it tempting, but the text points the other way.',
      },
      {
        html: 'Counts of walkers have led cities to improve roads that are unsafe.',
        misconception: 'rw-outside-the-text',
        why: 'One may hope for it, but in Text 2 the road won a prize for its figures; no improvement is mentioned.',
      },
      {
        html: 'Counts of walkers rise when shops thrive and the air is made clean.',
        misconception: 'rw-mixes-up-texts',
        why: 'Thriving shops and clean air are the picture in Text 1; the example in Text 2 shows workers who walk beside trucks.',
      },
    ],
    evidence: ['Nearly all were workers who could not afford the bus and walked an hour beside trucks.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>On a road counted as a success, “Nearly all were workers who could not afford the bus and walked an hour beside trucks.”',
  },
  {
    id: 'sat-reading-writing/cross-text-14',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>Why do zebras have stripes? Seen through tall grass at dusk, the pattern breaks up the animal’s outline and hides it from lions.</p><p><em>Text 2</em></p><p>Zebras graze mostly in the open, and lions find them by smell and sound as well as by sight. Flies are another matter. In a field test, horses wearing striped coats were bitten far less than horses in plain ones; the flies approached but seemed unable to land.</p>',
    stem: 'Based on the texts, what is the main difference between the two texts?',
    right: 'They propose that stripes protect zebras from different animals.',
    wrong: [
      {
        html: 'They disagree about whether stripes have any use for zebras.',
        misconception: 'rw-invented-quarrel',
        why: 'Both name a use, against lions or against flies, so they do not disagree about whether stripes have any use.',
      },
      {
        html: 'They ascribe stripes to grass in one case and to dusk in the other.',
        misconception: 'rw-mixes-up-texts',
        why: 'Grass and dusk are both mentioned, but both belong to Text 1, where they hide the zebra; Text 2 speaks of flies.',
      },
      {
        html: 'They describe stripes as they appear on zebras and on horses.',
        misconception: 'rw-too-narrow',
        why: 'The horses wear coats in a test of the same question. Being stated in the text makes it tempting; the question asks for more than one detail.',
      },
    ],
    evidence: ['hides it from lions', 'the flies approached but seemed unable to land'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>Text 1: the pattern “hides it from lions.” Text 2: on stripes, flies “seemed unable to land.”',
  },
  {
    id: 'sat-reading-writing/cross-text-15',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>The diary of the merchant Piet Roskam is our best witness to the siege of 1672. He wrote every evening, in the city, with the guns in his ears.</p><p><em>Text 2</em></p><p>Roskam wrote every evening, but not for himself: the pages are addressed to investors abroad who had to be kept calm. On the night when the east wall fell, he notes that “trade in cheese remains steady.”</p>',
    stem: 'Based on the texts, what would the author of Text 2 most likely add to the judgment in Text 1?',
    right: 'That a diary must be read with its intended readers in mind',
    wrong: [
      {
        html: 'That a diary may have been written long after the siege ended',
        misconception: 'rw-invented-quarrel',
        why: 'Doubt about the diary is right, but not about its date: Text 2 accepts that Roskam “wrote every evening.”',
      },
      {
        html: 'That a diary kept by a soldier would be of greater value to us',
        misconception: 'rw-outside-the-text',
        why: 'Another witness might be better, but soldiers’ diaries are not mentioned; what Text 2 adds is for whom Roskam wrote.',
      },
      {
        html: 'That a diary kept in danger deserves to be believed in full',
        misconception: 'rw-invented-agreement',
        why: 'Danger is part of both texts, but Text 2 is skeptical: a line about cheese on the night when the wall fell invites doubt, not belief.',
      },
    ],
    evidence: ['the pages are addressed to investors abroad who had to be kept calm'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>“the pages are addressed to investors abroad who had to be kept calm,” which explains “trade in cheese remains steady.”',
  },
  {
    id: 'sat-reading-writing/cross-text-16',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.6,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>Chess should be taught in every school. Children who play it get better marks in mathematics than those who do not.</p><p><em>Text 2</em></p><p>Children who join chess clubs are often good at mathematics already. In a trial in which classes were chosen by lot to have chess lessons, marks a year later were no higher than in other classes.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely explain the fact that Text 1 mentions?',
    right: 'Good marks lead children to chess more than chess leads to good marks.',
    wrong: [
      {
        html: 'Chess lessons improve marks but take at least a year to show an effect.',
        misconception: 'rw-mixes-up-texts',
        why: 'That chess improves marks is the belief of Text 1; the trial in Text 2 found no effect even a year later.',
      },
      {
        html: 'Chess clubs give lessons in mathematics to the children who have joined.',
        misconception: 'rw-outside-the-text',
        why: 'Clubs that teach mathematics would explain the marks, but no such lessons are mentioned in either of the texts.',
      },
      {
        html: 'Children who play chess do not in fact get better marks than others.',
        misconception: 'rw-invented-quarrel',
        why: 'Text 2 explains the better marks and does not deny them. Look for the sentence that would carry this quarrel: there is none.',
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
    right: 'One can forgive early and still take the wrong seriously.',
    wrong: [
      {
        html: 'One should wait to forgive until the wrong is admitted.',
        misconception: 'rw-mixes-up-texts',
        why: 'To wait is advised in Text 1, where it is Aaberg’s own view; the mother in Text 2 forgave before the man was caught.',
      },
      {
        html: 'One has to forgive if there is other work to be done.',
        misconception: 'rw-overstates',
        why: 'The mother’s reason is her own and is no rule. It sounds decisive; the text is more careful.',
      },
      {
        html: 'One may weep for a loss without blaming anyone for it.',
        misconception: 'rw-half-right',
        why: 'The mother does weep for her loss, but there was someone to blame: one forgives a person who has done wrong.',
      },
    ],
    evidence: ['She did not say that the barn did not matter; she wept for it.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>Aaberg says that early forgiving makes the wrong unimportant; but “She did not say that the barn did not matter; she wept for it.”',
  },
  {
    id: 'sat-reading-writing/cross-text-18',
    skill: 'rw-cross-text',
    difficulty: 'High',
    b: 1.2,
    seconds: 95,
    text: '<p><em>Text 1</em></p><p>Markets set prices well, economist Rhea Colburn argues, because each trader knows something that the others do not, and a price sums up all this scattered knowledge.</p><p><em>Text 2</em></p><p>In an experiment, I gave forty traders the same hint about the value of a token and let them trade. Prices settled fast and were badly wrong, since the hint was. When each got a different hint, some good and some bad, prices took longer and came close to the truth.</p>',
    stem: 'Based on the texts, how does the experiment in Text 2 bear on Colburn’s argument?',
    right: 'It supports the idea that markets need traders whose knowledge differs.',
    wrong: [
      {
        html: 'It casts doubt on the idea that a price can sum up what traders know.',
        misconception: 'rw-invented-quarrel',
        why: 'With different hints, the price came close to the truth. Look for the sentence that would carry this quarrel: there is none.',
      },
      {
        html: 'It supports the idea that the fastest markets are the most reliable ones.',
        misconception: 'rw-reversed',
        why: 'Speed is measured in the experiment, but the prices that settled fast “were badly wrong”; the slow ones came close to the truth.',
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
    right: 'As wrong, since the decay set in after the people had gone',
    wrong: [
      {
        html: 'As accurate, since the rooms have been left as they were found',
        misconception: 'rw-invented-agreement',
        why: 'That they are as found is the reason for the mistake. Both texts treat one topic, but that does not make their authors agree.',
      },
      {
        html: 'As mistaken, since the rooms have been made more cheerful',
        misconception: 'rw-reversed',
        why: 'The rooms have changed since 1921, but for the worse: then they had “fresh wallpaper” and lace, and now the paper peels.',
      },
      {
        html: 'As unfair, since few visitors know what poverty is like',
        misconception: 'rw-outside-the-text',
        why: 'Visitors and poor rooms are the subject, but what visitors know of poverty is not discussed; the point is when the rooms decayed.',
      },
    ],
    evidence: ['after forty empty years', 'What visitors see is how a building ages.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>The rooms stood for “forty empty years” and had lace and plates before: “What visitors see is how a building ages.”',
  },
  {
    id: 'sat-reading-writing/cross-text-20',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 85,
    text: '<p><em>Text 1</em></p><p>Plants cannot hear. They have no ears and no nerves, and reports that they “listen” are an abuse of the word.</p><p><em>Text 2</em></p><p>Biologist Talia Renner played recordings of a caterpillar’s chewing to the leaves of a small mustard plant. Later, when attacked, these plants made more of a bitter oil than plants that had been played the sound of wind. She speaks of a “response to vibration” and leaves the word “hear” to others.</p>',
    stem: 'Based on the texts, on which point would Renner and the author of Text 1 most likely agree?',
    right: 'It is wise to watch the words we use for what plants do.',
    wrong: [
      {
        html: 'It is wrong to suppose that plants react to sounds of any kind.',
        misconception: 'rw-mixes-up-texts',
        why: 'Renner found that plants do react to a sound; to deny it would suit only the author of Text 1.',
      },
      {
        html: 'It is clear that plants can tell a caterpillar from the wind.',
        misconception: 'rw-invented-agreement',
        why: 'Renner’s plants did respond differently, but the author of Text 1, who denies that plants hear, would not agree that this is clear.',
      },
      {
        html: 'It is fair to say that plants listen for signs of an attack.',
        misconception: 'rw-invented-agreement',
        why: 'Text 1 calls this “an abuse of the word,” and Renner avoids it. Agreement is a comfortable guess; look for the sentence in which this author would agree.',
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
    right: 'It may credit to one crop a growth that others had helped to cause.',
    wrong: [
      {
        html: 'It may rest on a count of people that parish books show to be false.',
        misconception: 'rw-invented-quarrel',
        why: 'The books are used for acres of crops, not for people. A sharp disagreement is tempting, but these two texts do not have it.',
      },
      {
        html: 'It may leave out districts where people were slow to eat the potato.',
        misconception: 'rw-outside-the-text',
        why: 'People may have been slow to eat the potato, but neither text mentions it; Text 2 speaks of acres and of other crops.',
      },
      {
        html: 'It may explain why clover was grown where potatoes could not be.',
        misconception: 'rw-reversed',
        why: 'Clover and potatoes are compared, but Text 2 says that they grew on the same soils, so clover was not grown where potatoes could not be.',
      },
    ],
    evidence: ['soils suited to the potato are also suited to turnips and clover, which came in during the same years'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>“soils suited to the potato are also suited to turnips and clover, which came in during the same years,” so the comparison cannot tell them apart.',
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
        html: 'One thinks that the dancer should retire, and the other that she will soon.',
        misconception: 'rw-outside-the-text',
        why: 'An age of forty-eight makes one think of retiring, but neither reviewer speaks of it; they differ about what they saw.',
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
    right: 'Study the ridges in order to test a possibility that he has ruled out',
    wrong: [
      {
        html: 'Study the boulder in order to show that only ice could have moved it',
        misconception: 'rw-invented-agreement',
        why: 'This is what Brandeis believes, but Text 2 names something else that could have moved it, a flood from a burst ice dam.',
      },
      {
        html: 'Study other plains in order to find out how common such boulders are',
        misconception: 'rw-outside-the-text',
        why: 'Other boulders are mentioned in Text 2, but how common they are is not at issue; what has not been examined is the ridges.',
      },
      {
        html: 'Accept that the ridges prove a flood to have carried the boulder there',
        misconception: 'rw-overstates',
        why: 'The ridges have not been examined and prove nothing yet. Compare its strength with that of the words in the text.',
      },
    ],
    evidence: [
      'Boulders as large have been moved by floods when ice dams burst.',
      'faint, even ridges that no one has yet examined',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>Floods have moved such boulders, and “faint, even ridges that no one has yet examined” might be their ripples: worth a look before ruling floods out.',
  },
  {
    id: 'sat-reading-writing/cross-text-24',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.5,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>Reading on a screen is bad for understanding. In study after study, people who read a text on paper answer more questions about it correctly.</p><p><em>Text 2</em></p><p>The gap between paper and screen appears when readers are pressed for time. When they may read as long as they like and know that they will be tested, it mostly goes away. The trouble lies less in screens than in the haste with which we have learned to use them.</p>',
    stem: 'Based on the texts, the author of Text 2 would most likely say that Text 1',
    right: 'blames a device for the effects of a habit of readers.',
    wrong: [
      {
        html: 'reports a gap that careful studies have failed to find.',
        misconception: 'rw-invented-quarrel',
        why: 'Text 2 limits the gap, which may look like denial, but it accepts the gap and explains it by being “pressed for time.”',
      },
      {
        html: 'excuses screens for a gap that they have in fact caused.',
        misconception: 'rw-mixes-up-texts',
        why: 'That screens cause the gap is the view of Text 1, which blames them and excuses nothing; the author of Text 2 blames haste.',
      },
      {
        html: 'favors readers who were taught with paper from the start.',
        misconception: 'rw-outside-the-text',
        why: 'Habits of reading do come up, but how readers were taught is not discussed; Text 2 speaks of haste.',
      },
    ],
    evidence: ['The trouble lies less in screens than in the haste with which we have learned to use them.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>“The trouble lies less in screens than in the haste with which we have learned to use them”: a habit, not the device.',
  },
]
