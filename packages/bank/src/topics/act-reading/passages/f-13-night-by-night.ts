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
      stem: 'According to the passage, which of the following does a wood frog near Fairbanks do first?',
      right: 'It lays up starch in its liver.',
      wrong: [
        {
          html: 'It makes itself a hollow under leaves.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The hollow is told first, but it is made “Late in September”; what the liver holds by then was stored over the summer.',
        },
        {
          html: 'It draws in its legs and lies still.',
          misconception: 'ar-half-right',
          why: 'It lies so before it freezes, that is right; but the hollow and the legs belong to September, and another thing to the summer before.',
        },
        {
          html: 'It sends sugar into its blood.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The sugar is made from something that has to be there already, and it is sent out only at “the first touch of ice.”',
        },
      ],
      evidence: [
        'the liver begins to break up the starch (in animals it is called glycogen) that it has stored over the summer',
        'Late in September',
      ],
      explanation:
        '<p class="plan">A question of order: give each thing its time of year; the order of the sentences is not the order of the events.</p><p>The frog goes under the leaves “Late in September,” and sugar comes with the ice; but the sugar is made of starch that the liver “has stored over the summer” ([[line: that it has stored over the summer]]). Summer comes before all the rest.</p>',
    },
    {
      id: 'act-reading/night-by-night-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 50,
      text: '',
      stem: 'According to the passage, all of the following are true of a frozen wood frog EXCEPT that:',
      right: 'it lies where the soil itself stays unfrozen.',
      wrong: [
        {
          html: 'it lies under a few inches of leaves.',
          misconception: 'ar-overlooked-mention',
          why: 'The first paragraph says so: “A few inches of leaves, and later the snow, are all that it has over it.”',
        },
        {
          html: 'a third of its water is not frozen.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is said the other way around: “about two-thirds of the water in the animal is hard.”',
        },
        {
          html: 'its heart does not beat at all.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands in three words: “The heart stops.” Until spring there is neither breath nor pulse.',
        },
      ],
      evidence: ['It does not dig down, as toads do, to where the ground stays above freezing.'],
      explanation:
        '<p class="plan">An EXCEPT question: all four statements are about the first paragraph; cross off three.</p><p>The leaves, the third of the water that is not hard, the heart that stops: these stand there. Of the ground it says the opposite: the frog “does not dig down, as toads do, to where the ground stays above freezing” ([[line: It does not dig down, as toads do]]).</p>',
    },
    {
      id: 'act-reading/night-by-night-q3',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main idea of the passage?',
      right: 'Frogs may live because they are frozen more than once.',
      wrong: [
        {
          html: 'Frogs may live because they store more than others do.',
          misconception: 'ar-half-right',
          why: 'Alaskan frogs do store more, but that “could not be all”: those frozen indoors had far less sugar.',
        },
        {
          html: 'Frogs may live because it is warmer under the snow.',
          misconception: 'ar-common-sense-over-text',
          why: 'Leaves and snow lie over them, but it was 18 degrees below in one hollow, and that frog was alive.',
        },
        {
          html: 'Frogs may live because they are frozen very slowly.',
          misconception: 'ar-outside-the-text',
          why: 'Slow freezing sounds gentle, but the group’s proposal is about nights that freeze and days that thaw.',
        },
      ],
      evidence: [
        'The group proposes that it mounts up, night by night',
        'The ups and downs of an autumn are what any experimenter would try to get rid of first',
      ],
      explanation:
        '<p class="plan">A main idea: ask what the title refers to, and what the last two paragraphs say about autumn.</p><p>Sugar “mounts up, night by night” ([[line: The group proposes that it mounts up, night by night]]) as the frog freezes and thaws, and these “ups and downs of an autumn” are what experimenters had removed ([[line: The ups and downs of an autumn]]).</p>',
    },
    {
      id: 'act-reading/night-by-night-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The statement in [[line: They were the same kind of frog, of the same place.]] suggests that the difference in sugar could not be put down to:',
      right: 'the stock from which they had come.',
      wrong: [
        {
          html: 'the way in which they had been frozen.',
          misconception: 'ar-reversed',
          why: 'This is what was different, and what the next paragraph looks into; kind and place were the same.',
        },
        {
          html: 'the time for which they were frozen.',
          misconception: 'ar-outside-the-text',
          why: 'Time may have differed, but kind and place say nothing about it; they rule out what the frogs are.',
        },
        {
          html: 'the place in which they were frozen.',
          misconception: 'ar-half-right',
          why: 'The same place is where the frogs came from; they were frozen in two places, indoors and in the woods.',
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
      right: 'methodically.',
      wrong: [
        {
          html: 'safely.',
          misconception: 'ar-mood-for-meaning',
          why: 'What is properly done ought to be safe, but in the laboratories many frogs “died as well”; the next sentence tells of a chosen point.',
        },
        {
          html: 'completely.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A thing properly done is done wholly, but the frogs in the woods freeze as far; what differs is the ups and downs.',
        },
        {
          html: 'politely.',
          misconception: 'ar-first-meaning',
          why: 'One behaves properly when one is polite, but a frog is frozen: the temperature is brought down and held.',
        },
      ],
      evidence: [
        'The temperature is brought down to a chosen point and held there, so that one animal can be compared with the next.',
      ],
      explanation:
        '<p class="plan">A word in context: the next sentence says what the laboratory does, and for what purpose.</p><p>“The temperature is brought down to a chosen point and held there, so that one animal can be compared with the next” ([[line: so that one animal can be compared with the next]]). So to freeze “properly” is to follow a plan that is the same for each frog. “Autumn does nothing of the kind”: it goes up and down.</p>',
    },
    {
      id: 'act-reading/night-by-night-q6',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes how the passage is organized?',
      right: 'A rule, a breach of it, and a guess at the reason',
      wrong: [
        {
          html: 'A guess, a test of it, and a rule that comes of it',
          misconception: 'ar-reversed',
          why: 'There is a guess, but it comes last; the limits from laboratories are the rule that stands first.',
        },
        {
          html: 'A breach of a rule, two guesses, and a test of both',
          misconception: 'ar-half-right',
          why: 'Two explanations are considered, but the limits come before the frogs that break them, and nothing is tested at the end.',
        },
        {
          html: 'A riddle, a wrong answer, and a proof of another',
          misconception: 'ar-extreme-wording',
          why: 'There is a riddle, and one answer proves too small, but the last is not proved: “They call this a hypothesis, and it is one.”',
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
      stem: 'What was found in the frogs mentioned in [[line: Larson’s group had taken some Alaskan frogs indoors]] is presented as evidence against the view that frogs in the woods survive only because of:',
      right: 'what they store in the summer.',
      wrong: [
        {
          html: 'what they release when it freezes.',
          misconception: 'ar-reversed',
          why: 'The sugar that the liver lets out is what keeps them alive; the frogs indoors had less of it.',
        },
        {
          html: 'what lies above them in the winter.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Leaves and snow are in the first paragraph; the frogs indoors are compared for sugar, after the remark on starch.',
        },
        {
          html: 'what happens to them in the fall.',
          misconception: 'ar-wrong-side',
          why: 'Frogs that lacked an autumn had less sugar, which supports this view and does not speak against it.',
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
      right: 'why a steady cold had been preferred.',
      wrong: [
        {
          html: 'how hard it is to measure sugar.',
          misconception: 'ar-literal-for-figurative',
          why: 'To weigh a feather is hard, but the feather does not stand for sugar; the window stands for the ups and downs that are shut out.',
        },
        {
          html: 'how slight the gain in sugar had been.',
          misconception: 'ar-outside-the-text',
          why: 'A feather is slight, but the gain was large: up to thirteen times; the window stands for ups and downs.',
        },
        {
          html: 'how gently the frogs had to be handled.',
          misconception: 'ar-literal-for-figurative',
          why: 'A feather is light and frail, but how frogs are handled is not the subject; “The ups and downs of an autumn” are what one gets rid of.',
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
      right: 'Sugar rose with each freezing and thawing.',
      wrong: [
        {
          html: 'Sugar was raised by each degree of greater cold.',
          misconception: 'ar-half-right',
          why: 'Cold starts the liver, but the hypothesis is about how many times, and not about how cold.',
        },
        {
          html: 'Sugar fell back at once with each thaw.',
          misconception: 'ar-wrong-side',
          why: 'It would then not mount up; the group needs it to be “slow to be taken back.”',
        },
        {
          html: 'Sugar was higher in frogs that were larger.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Size is not part of the proposal, which is about nights that freeze and days that thaw.',
        },
      ],
      evidence: ['They had measured the sugar at the end, and not after each night.'],
      explanation:
        '<p class="plan">Weighing evidence: the passage says what the group had not measured. Which finding would fill this gap and agree with them?</p><p>“They had measured the sugar at the end, and not after each night” ([[line: and not after each night]]). A gain at each freezing and thawing is what the hypothesis needs.</p>',
    },
  ],
}
