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
      right: 'Ice touches the skin.',
      wrong: [
        {
          html: 'Sugar enters the blood.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The liver pours sugar into the blood in answer to something: “the first touch of ice on the skin.”',
        },
        {
          html: 'The eyes turn white.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'Its eyes turn white when the ice has spread inward, as the next sentences of the first paragraph tell.',
        },
        {
          html: 'The heart beats slower.',
          misconception: 'ar-outside-the-text',
          why: 'A slowing heart would be likely in the cold, but the passage says only that it stops; ice at the skin comes before.',
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
          html: 'its eyes have turned white.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands in a short sentence of its own near the end of the first paragraph: “The eyes turn white.”',
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
      right: 'Frogs in Alaska survive perhaps because they freeze and thaw many times first.',
      wrong: [
        {
          html: 'Frogs in Alaska survive because they store more starch than others of their kind.',
          misconception: 'ar-half-right',
          why: 'They do store more, but that “could not be all”: those frozen indoors had far less sugar.',
        },
        {
          html: 'Frogs in Alaska survive because leaves and snow keep off the worst of the cold.',
          misconception: 'ar-common-sense-over-text',
          why: 'Leaves and snow lie over them, but it was 18 degrees below in one hollow, and that frog was alive.',
        },
        {
          html: 'Frogs in Alaska survive because they are frozen for less time than was supposed.',
          misconception: 'ar-reversed',
          why: 'They were frozen for 193 days on the average, which is longer than any laboratory thought possible.',
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
      right: 'all at one go.',
      wrong: [
        {
          html: 'with great care.',
          misconception: 'ar-first-meaning',
          why: 'It was careful work, the end says; but here the next sentence tells what is done: one point is chosen and held.',
        },
        {
          html: 'to a lower point.',
          misconception: 'ar-half-right',
          why: 'A point is chosen, but not a lower one than in the woods; what matters is that it is held steady.',
        },
        {
          html: 'as winter does.',
          misconception: 'ar-mood-for-meaning',
          why: 'One might take the proper way for winter’s own, but the contrast is with a season: “Autumn does nothing of the kind.”',
        },
      ],
      evidence: [
        'The temperature is brought down to a chosen point and held there, so that one animal can be compared with the next.',
      ],
      explanation:
        '<p class="plan">A word in context: the next sentence says what the laboratory does, and for what purpose.</p><p>“The temperature is brought down to a chosen point and held there, so that one animal can be compared with the next” ([[line: so that one animal can be compared with the next]]). It goes down once and stays, without the thaws of an autumn.</p>',
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
          html: 'A case is reported, a limit is drawn from it, and a cause is then tested.',
          misconception: 'ar-half-right',
          why: 'Case, limit and cause are all there, but the limits come first, from laboratories, and the cause is only proposed.',
        },
        {
          html: 'A cause is stated, a case against it is found, and the cause is given up.',
          misconception: 'ar-half-right',
          why: 'Sugar is stated as the cause early on, but it is not given up: more of it is what the woods provide.',
        },
        {
          html: 'A case is reported, two causes are weighed, and the simpler one is chosen.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Starch and repeated freezing are weighed in the middle, but the limits stand before them, and neither is called simpler.',
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
      right: 'the starch in their livers alone.',
      wrong: [
        {
          html: 'the sugar in their livers alone.',
          misconception: 'ar-half-right',
          why: 'Sugar is what keeps them alive in either case; what “could not be all” is how much starch Alaskan frogs lay up.',
        },
        {
          html: 'the snow and leaves above them.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'These are in the first paragraph; the frogs frozen indoors are compared for sugar, after the remark on starch.',
        },
        {
          html: 'the slow coming of the winter.',
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
      right: 'why it was sensible to keep the temperature steady.',
      wrong: [
        {
          html: 'how small a thing had decided between life and death.',
          misconception: 'ar-outside-the-text',
          why: 'A feather is small, but it stands for what is measured; the window is what one shuts out.',
        },
        {
          html: 'why the earlier results had been so unlike each other.',
          misconception: 'ar-reversed',
          why: 'Ups and downs would make results unlike; they were kept out, and so the results agreed.',
        },
        {
          html: 'how carefully the group in Alaska had gone to work.',
          misconception: 'ar-swaps-people',
          why: 'It was the earlier experimenters who closed the window; the group in Alaska left its frogs in the woods.',
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
      right: 'Frogs that were thawed and frozen again indoors gained sugar.',
      wrong: [
        {
          html: 'Frogs in a fall without thaws had as much sugar as in other falls.',
          misconception: 'ar-wrong-side',
          why: 'That would speak against the group: the sugar would not come from freezing and thawing.',
        },
        {
          html: 'Frogs that were cooled more slowly indoors gained more sugar.',
          misconception: 'ar-half-right',
          why: 'Slow cooling is a change from the usual way, but it is thawing between freezings that the hypothesis needs.',
        },
        {
          html: 'Frogs that were fed more in summer gained more sugar later.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'More food would mean more starch, which is the other explanation, that of “the frogs themselves.”',
        },
      ],
      evidence: ['They had measured the sugar at the end, and not after each night.'],
      explanation:
        '<p class="plan">Weighing evidence: the passage says what the group had not measured. Which finding would fill this gap and agree with them?</p><p>“They had measured the sugar at the end, and not after each night” ([[line: and not after each night]]). A gain at each freezing and thawing is what the hypothesis needs.</p>',
    },
  ],
}
