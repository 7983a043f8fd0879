import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/night-by-night',
  kind: 'Natural Science',
  title: 'Night by Night',
  description:
    'This passage is adapted from a magazine article, “Night by Night,” by Ingrid Maddox (2016). Author and source are invented; the frogs, the researchers and their results are not.',
  paragraphs: [
    'Late in September, in the spruce woods near Fairbanks, Alaska, a wood frog works its way under the fallen leaves, turns about until it has made a hollow of its own shape, and draws in its legs. It does not dig down, as toads do, to where the ground stays above freezing. A few inches of leaves, and later the snow, are all that it has over it. Some time in October it freezes. Ice starts at the skin and spreads inward, between the cells, until about two-thirds of the water in the animal is hard. The eyes turn white. The heart stops. Until spring there is neither breath nor pulse.',
    'What keeps the frog from dying is sugar. Ice that forms between cells draws water out of them, and a cell that loses too much collapses. But at the first touch of ice on the skin the liver begins to break up the starch (in animals it is called glycogen) that it has stored over the summer and to pour glucose into the blood, while there is still blood to carry it. A cell that is packed with sugar holds on to its water. This has been known since the 1980s, mostly from frogs that were collected in Ohio or southern Canada and frozen in laboratories. The laboratories had also found the limits. Colder than about 7 degrees Celsius below freezing, the frogs died. If they were kept frozen for more than two months, many of them died as well.',
    'Near Fairbanks the ground under the leaves can stay below freezing for more than six months. By the figures from the laboratories, there ought to be no wood frogs in that country, or else a great dying-off every winter. Don Larson and his colleagues at the University of Alaska went to see. They followed eighteen frogs to the places that these had chosen, put a thermometer beside each, and left. In spring they came back. The frogs had been frozen, on the average, for 193 days, and in the coldest of the hollows it had been 18 degrees below. All eighteen were alive.',
    'A part of the explanation is the frogs themselves. In a study published the year before, by another group, wood frogs from Alaska had laid up a good deal more starch in their livers than wood frogs from Ohio, and had been brought back from 16 below. But that could not be all. Larson’s group had taken some Alaskan frogs indoors and frozen these in the usual way, and it compared their tissues with those of frogs that had frozen in the woods. They were the same kind of frog, of the same place. The ones from the woods had three times as much glucose in the liver, ten times as much in the heart, and thirteen times as much in the muscles.',
    'What had the woods done that the laboratory had not? A laboratory freezes a frog properly. The temperature is brought down to a chosen point and held there, so that one animal can be compared with the next. Autumn does nothing of the kind. For some time it freezes by night and thaws by day, and a frog under the leaves may begin to freeze in the evening, be thawed by noon, and begin again the next night, time after time, before winter comes to stay. On each of these occasions the liver sounds its alarm and lets out sugar. When the alarm is over, the sugar is slow to be taken back. The group proposes that it mounts up, night by night, so that the frog that finally freezes for good is far better provided than one that has been frozen only once. They call this a hypothesis, and it is one. They had measured the sugar at the end, and not after each night.',
    'If they are right, it does not follow that the earlier work was careless. It was careful, and about the very thing that mattered. The ups and downs of an autumn are what any experimenter would try to get rid of first, as one closes the window before weighing a feather. Nobody had reason to suspect that the frog was making use of the draft.',
  ],
  questions: [
    {
      id: 'act-reading/night-by-night-q1',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the passage, which of the following happens first when a wood frog freezes?',
      right: 'Ice comes into contact with the frog’s skin.',
      wrong: [
        {
          html: 'Sugar passes from the frog’s liver into its blood.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The sugar is the answer to the ice: “at the first touch of ice on the skin the liver begins” its work.',
        },
        {
          html: 'Water is drawn out of the frog’s cells by ice.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'In the second paragraph this is told before the sugar; but it needs ice between the cells, and ice “starts at the skin.”',
        },
        {
          html: 'Blood no longer moves through the frog’s body.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The stop of the heart is told in the first paragraph; but sugar is still carried “while there is still blood to carry it,” so this comes later.',
        },
      ],
      evidence: [
        'Ice starts at the skin and spreads inward',
        'at the first touch of ice on the skin the liver begins to break up the starch',
      ],
      explanation:
        '<p class="plan">A question of order: look for the words that say what starts, and what begins in answer to it.</p><p>“Ice starts at the skin and spreads inward” ([[line: Ice starts at the skin and spreads inward]]), and the liver begins “at the first touch of ice on the skin.” All the rest follows.</p>',
    },
    {
      id: 'act-reading/night-by-night-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 50,
      text: '',
      stem: 'According to the passage, all of the following are true of a frozen wood frog EXCEPT that:',
      right: 'ice has formed inside its cells.',
      wrong: [
        {
          html: 'its eyes have changed in color.',
          misconception: 'ar-overlooked-mention',
          why: 'The first paragraph has it in a sentence of four words: “The eyes turn white.”',
        },
        {
          html: 'some of its water stays liquid.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage puts it the other way around: “about two-thirds of the water in the animal is hard,” and so a third is not.',
        },
        {
          html: 'it has lain close to the surface.',
          misconception: 'ar-missed-in-other-words',
          why: 'The words used are “A few inches of leaves,” with no digging down; that is all it has over it.',
        },
      ],
      evidence: ['Ice starts at the skin and spreads inward, between the cells'],
      explanation:
        '<p class="plan">An EXCEPT question: three of the statements are in the first paragraph, some in other words; the fourth has one wrong word.</p><p>The ice spreads “between the cells” ([[line: spreads inward, between the cells]]), not inside them; sugar helps each cell to hold on to its water.</p>',
    },
    {
      id: 'act-reading/night-by-night-q3',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main idea of the passage?',
      right: 'Frogs may owe their survival to a feature of autumn that tests had left out.',
      wrong: [
        {
          html: 'Frogs may owe their survival to being of a hardier kind than those tested.',
          misconception: 'ar-half-right',
          why: 'The greater stores of Alaskan frogs are “A part of the explanation,” but frogs of the same kind had far less sugar in the laboratory.',
        },
        {
          html: 'Frogs may owe their survival to snow that keeps out more cold than thought.',
          misconception: 'ar-outside-the-text',
          why: 'Snow does lie over them, but thermometers beside the frogs showed how cold it was; the cold did reach them.',
        },
        {
          html: 'Frogs may owe their survival to a sugar that is stored in the muscles.',
          misconception: 'ar-too-narrow',
          why: 'Sugar in the muscles is one of three figures in a comparison; that sugar protects cells had been known since the 1980s.',
        },
      ],
      evidence: [
        'The group proposes that it mounts up, night by night',
        'The ups and downs of an autumn are what any experimenter would try to get rid of first',
      ],
      explanation:
        '<p class="plan">A main idea: connect the title with the last two paragraphs.</p><p>Sugar “mounts up, night by night” ([[line: The group proposes that it mounts up, night by night]]) as the frog freezes and thaws, and these “ups and downs of an autumn” are what experimenters had removed ([[line: The ups and downs of an autumn]]).</p>',
    },
    {
      id: 'act-reading/night-by-night-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The statement in [[line: They were the same kind of frog, of the same place.]] suggests that the difference in sugar could not be put down to:',
      right: 'what the frogs had been born with.',
      wrong: [
        {
          html: 'how the frogs had been frozen.',
          misconception: 'ar-reversed',
          why: 'How they were frozen is the one thing in which the two groups did differ, and it is what the next paragraph goes on to examine.',
        },
        {
          html: 'how long the frogs had been frozen.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The 193 days belong to the eighteen that were followed; the statement is about kind and place, and not about time.',
        },
        {
          html: 'what the frogs had been eating.',
          misconception: 'ar-outside-the-text',
          why: 'What frogs of the same place eat may be the same, but food is nowhere mentioned; kind and place point to what the frogs are.',
        },
      ],
      evidence: ['A part of the explanation is the frogs themselves.', 'But that could not be all.'],
      explanation:
        '<p class="plan">An inference: the paragraph opens with one explanation. Ask how the statement shows that it “could not be all.”</p><p>The first explanation was “the frogs themselves” ([[line: A part of the explanation is the frogs themselves.]]), that is, their kind. Between two groups of one kind and one place that cannot make the difference.</p>',
    },
    {
      id: 'act-reading/night-by-night-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: A laboratory freezes a frog properly.]], the word “properly” most nearly means:',
      right: 'in a uniform way.',
      wrong: [
        {
          html: 'without harm to it.',
          misconception: 'ar-mood-for-meaning',
          why: 'An experimenter would wish this, and frogs’ survival is the subject; but the next sentence speaks of a chosen point and of comparing.',
        },
        {
          html: 'through and through.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A thing may be properly frozen when it is hard all through, but the sentence that follows is about how steadily it is done.',
        },
        {
          html: 'as nature intended.',
          misconception: 'ar-first-meaning',
          why: 'What is proper may be what is natural; but the laboratory is set against autumn here, which “does nothing of the kind.”',
        },
      ],
      evidence: [
        'The temperature is brought down to a chosen point and held there, so that one animal can be compared with the next.',
      ],
      explanation:
        '<p class="plan">A word in context: the next sentence says what the laboratory does, and for what purpose.</p><p>“The temperature is brought down to a chosen point and held there, so that one animal can be compared with the next” ([[line: so that one animal can be compared with the next]]). The point is that all animals get the same treatment; “autumn does nothing of the kind” sets its ups and downs against it.</p>',
    },
    {
      id: 'act-reading/night-by-night-q6',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes how the passage is organized?',
      right: 'A limit is stated, a case beyond it is reported, and a cause is proposed.',
      wrong: [
        {
          html: 'A case beyond a limit is reported, put in doubt, and at last set aside.',
          misconception: 'ar-half-right',
          why: 'A limit and a case beyond it are right; but the eighteen frogs are neither doubted nor set aside: their survival is explained.',
        },
        {
          html: 'A cause is proposed, a case is found to fit it, and a limit is drawn.',
          misconception: 'ar-reversed',
          why: 'Everything is there, but the order is turned around: the cause is proposed in the fifth paragraph, after the frogs were found alive.',
        },
        {
          html: 'A case is reported, two causes are compared, and neither is accepted.',
          misconception: 'ar-half-right',
          why: 'Two causes do come up, the frogs themselves and the nights of autumn; but the one is called a part, and the other is put forward.',
        },
      ],
      evidence: ['The laboratories had also found the limits.', 'The group proposes that it mounts up, night by night'],
      explanation:
        '<p class="plan">A structure question: give each paragraph from the second to the fifth a title of one word.</p><p>“The laboratories had also found the limits” ([[line: The laboratories had also found the limits.]]); then eighteen frogs live beyond them; then “The group proposes” why ([[line: The group proposes that it mounts up, night by night]]).</p>',
    },
    {
      id: 'act-reading/night-by-night-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'What was found in the Alaskan frogs that were frozen indoors is presented as evidence against the view that frogs in the woods live through the winter because of:',
      right: 'their stores of starch alone.',
      wrong: [
        {
          html: 'the sugar in the cells alone.',
          misconception: 'ar-half-right',
          why: 'The sugar is what differed so much, and it is not doubted that it protects; it is the starch, alike in both groups, that cannot explain this.',
        },
        {
          html: 'the leaves that cover them.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That leaves and snow are all they have over them is told at the start; the frogs indoors are not brought in to test it.',
        },
        {
          html: 'the length of the Alaskan fall.',
          misconception: 'ar-wrong-side',
          why: 'The nights of autumn are the cause that is proposed; the frogs indoors lead up to that view and do not count against it.',
        },
      ],
      evidence: [
        'had laid up a good deal more starch in their livers than wood frogs from Ohio',
        'But that could not be all.',
      ],
      explanation:
        '<p class="plan">A question of evidence: ask what “that” refers to in the sentence “But that could not be all.”</p><p>Alaskan frogs lay up “a good deal more starch” ([[line: a good deal more starch in their livers]]). “But that could not be all” ([[line: But that could not be all.]]): Alaskan frogs frozen indoors had far less glucose than those in the woods.</p>',
    },
    {
      id: 'act-reading/night-by-night-q8',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The comparison in [[line: as one closes the window before weighing a feather]] serves mainly to show:',
      right: 'why experimenters had kept changes of temperature out.',
      wrong: [
        {
          html: 'what must be done for a very light thing to be weighed.',
          misconception: 'ar-content-for-function',
          why: 'This is what the comparison says in itself; it is there for the sake of the ups and downs of autumn, which correspond to the draft.',
        },
        {
          html: 'how small the measured differences in sugar had been.',
          misconception: 'ar-outside-the-text',
          why: 'A feather is light, but the differences were large, up to thirteen times; the comparison is about closing the window.',
        },
        {
          html: 'what led experimenters to cool the frogs so slowly.',
          misconception: 'ar-half-right',
          why: 'It does explain what experimenters did about temperature, but what they wanted was to keep it from changing; how slowly they cooled is not told.',
        },
      ],
      evidence: ['The ups and downs of an autumn are what any experimenter would try to get rid of first'],
      explanation:
        '<p class="plan">A function question: find out what in the story of the frogs corresponds to the open window.</p><p>“The ups and downs of an autumn are what any experimenter would try to get rid of first” ([[line: what any experimenter would try to get rid of first]]), as a draft would disturb the scale. It makes the earlier practice understandable.</p>',
    },
    {
      id: 'act-reading/night-by-night-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if it were found, would do most to strengthen the group’s hypothesis?',
      right: 'Frogs frozen and thawed again and again indoors gained sugar each time.',
      wrong: [
        {
          html: 'Frogs in a year without any thaws had as much sugar as in other years.',
          misconception: 'ar-wrong-side',
          why: 'This would count against the hypothesis, which makes the repeated thaws of autumn the reason for so much sugar.',
        },
        {
          html: 'Frogs that were frozen slowly indoors gained more sugar than others.',
          misconception: 'ar-half-right',
          why: 'It is about the way of freezing and its effect on sugar, as it should be; but the hypothesis is about how many times, not how slowly.',
        },
        {
          html: 'Frogs that had stored more starch by the fall had more sugar later on.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It fits what is told about frogs from Alaska and Ohio; but it has no bearing on whether the sugar mounts up night by night.',
        },
      ],
      evidence: ['They had measured the sugar at the end, and not after each night.'],
      explanation:
        '<p class="plan">Weighing evidence: the passage says what the group had not measured. Which finding would fill this gap and agree with them?</p><p>“They had measured the sugar at the end, and not after each night” ([[line: and not after each night]]). A gain at each freezing and thawing is what the hypothesis needs.</p>',
    },
  ],
}
