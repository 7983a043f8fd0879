import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/older-than-its-air',
  kind: 'Natural Science',
  title: 'Older Than Its Air',
  description:
    'This passage is adapted from a public lecture on polar ice by Henrike Sandvig (2016). The table belongs to the lecture. The speaker is invented; the places, the methods and the findings are not, and the figures in the table are rounded.',
  paragraphs: [
    'A bubble in polar ice is a sample of air that was shut in long ago and that nothing has touched since. It is the nearest thing we have to a bottle of old atmosphere. For some time, however, the bottles were wrongly dated, and I should like to tell you how that came about and how far it has been put right.',
    'Snow that falls on the middle of Antarctica does not melt. It is buried. The upper hundred yards or so of an ice sheet are not yet ice but firn, which is old snow packed hard, and between the grains of firn there are passages that lead to the surface. Air moves about in them. Only at the bottom of the firn, where the grains have been pressed together, do the passages close, and whatever air is there at that moment is sealed in. It follows that a bubble holds young air in old ice. The ice fell as snow long before. The air came down, as it were, yesterday.',
    'How great is the difference? One would suppose that it depends on the depth of the firn. It depends far more on how long a layer of snow takes to get to the bottom, and that depends on how much falls on top of it. At Law Dome, near the coast, where more than a meter of ice is added in a year, the ice is about thirty years older than its air. At Vostok, in the interior, which is a desert in everything but temperature, it is more than three thousand years older.',
    'For most purposes this hardly matters. In the 1990s it came to matter a great deal. At the end of an ice age the temperature rises, and so does the carbon dioxide in the air, and people wished to know which rises first. The temperature is written in the ice, in the proportion of heavy water molecules to light ones. The carbon dioxide is in the bubbles. To compare them is to compare two clocks, one of which is off by an amount that has to be calculated. For the ice ages, when less snow fell than today, the amount at Vostok came out at five or six thousand years, give or take perhaps a thousand. The rises themselves were thought to lie a few hundred years apart. We had a ruler marked in feet, and were asked about an inch.',
    'In 2003 a French group found a way around the difficulty. They took the temperature, too, from the air. When the surface warms, certain forms of argon in the firn are sorted a little differently, and so a warming leaves its trace in the same bubbles that hold the carbon dioxide. Now both hands were on one clock. For a warming of some 240,000 years ago, at Vostok, the answer was that carbon dioxide had followed temperature by about eight hundred years, give or take two hundred.',
    'Ten years later another group, at work on the end of the last ice age, went back to the calculation and tested it. In still air, heavy molecules settle. The deeper the firn, the more heavy nitrogen gathers at its foot, so that a bubble keeps a record of how deep the firn was in which it closed. It turned out that the firn of the ice age had been thinner than the calculation assumed. The correction shrank, and the delay shrank with it. The two rises now came out as nearly simultaneous, to within some two hundred years.',
    'It is often said that these results contradict each other. They concern two different warmings, and they were reached in two different ways. It is also said that the one or the other proves that carbon dioxide does, or does not, warm the earth. Neither was meant to show that, which is known on other grounds; two things may each drive the other, as falling prices and a panic do, and which of them stirred first does not tell us what each contributed. What we learned from the bubbles is a more modest thing. If you want to know which of two events came first, try to hear of both from the same witness.',
  ],
  figure: table(
    ['Site', 'Ice added in a year', 'Depth at which bubbles close', 'Ice older than its air by'],
    [
      ['Law Dome', '110 centimeters', '85 meters', '30 years'],
      ['West Antarctic Divide', '22 centimeters', '75 meters', '200 years'],
      ['South Pole', '8 centimeters', '120 meters', '1,000 years'],
      ['Vostok', '2 centimeters', '95 meters', '3,300 years'],
    ],
    'Four places in Antarctica at the present day (rounded)',
    true,
  ),
  questions: [
    {
      id: 'act-reading/older-than-its-air-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.3,
      seconds: 50,
      text: '',
      stem: 'According to the table, at which place do the bubbles close nearest to the surface?',
      right: 'The West Antarctic Divide',
      wrong: [
        {
          html: 'Law Dome near the coast',
          misconception: 'ar-wrong-column',
          why: 'Law Dome has the smallest number in the last column, the years; in the column of depths its 85 meters is not the smallest.',
        },
        {
          html: 'The site at the South Pole',
          misconception: 'ar-compares-wrongly',
          why: 'The column is the right one, but 120 meters is the largest number in it: there the bubbles close farthest down.',
        },
        {
          html: 'The inland site of Vostok',
          misconception: 'ar-wrong-column',
          why: 'Vostok has the smallest number for ice added in a year; the depth is in the next column, and is 95 meters there.',
        },
      ],
      evidence: ['75 meters'],
      explanation:
        '<p class="plan">A question on the table: find the column of depths, and the smallest number in it.</p><p>In the column “Depth at which bubbles close” the smallest number is “75 meters,” in the row of the West Antarctic Divide.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'According to the passage, ice at Vostok is so much older than its air because:',
      right: 'so little snow falls there in a year.',
      wrong: [
        {
          html: 'so much of the snow there is blown away again.',
          misconception: 'ar-half-right',
          why: 'Little snow stays on a layer in either case, but wind is not mentioned; what counts is “how much falls on top of it.”',
        },
        {
          html: 'the firn reaches so much deeper there.',
          misconception: 'ar-common-sense-over-text',
          why: 'Depth is what “one would suppose,” but at Vostok bubbles close at 95 meters and at the South Pole at 120.',
        },
        {
          html: 'the cold there is so much greater.',
          misconception: 'ar-outside-the-text',
          why: 'It is cold there, but a desert “in everything but temperature” points to how little falls.',
        },
      ],
      evidence: ['that depends on how much falls on top of it'],
      explanation:
        '<p class="plan">A stated cause: find the question “How great is the difference?” and follow the two words “depends.”</p><p>The difference depends “on how long a layer of snow takes to get to the bottom, and that depends on how much falls on top of it” ([[line: and that depends on how much falls on top of it]]). Vostok is “a desert in everything but temperature.” A desert has little snow, so a layer sinks slowly and stays open to the air for long; near the coast, where much falls, the difference is small.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'Which statement in the lecture is borne out by the last column of the table, taken by itself?',
      right: '“It follows that a bubble holds young air in old ice.”',
      wrong: [
        {
          html: '“It depends far more on how long a layer of snow takes”',
          misconception: 'ar-half-right',
          why: 'The last column has what depends; but what it depends on is in the others, and one has to compare them with it.',
        },
        {
          html: '“The correction shrank, and the delay shrank with it.”',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The column does have differences of age, but of the present day; the correction that shrank was one for the ice age.',
        },
        {
          html: '“In still air, heavy molecules settle.”',
          misconception: 'ar-outside-the-text',
          why: 'Bubbles are what the table is about, but it has no molecules: the last column says by how many years ice is older than air.',
        },
      ],
      evidence: ['3,300 years', 'It follows that a bubble holds young air in old ice.'],
      explanation:
        '<p class="plan">A question on the table: read the heading of the last column, and what kind of number stands in each row.</p><p>The column says by how much the ice is older than its air, from “30 years” to “3,300 years.” At all four places the ice is the older of the two, and that is the statement about the bubble ([[line: It follows that a bubble holds young air in old ice]]); no other column is needed for it.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last sentence of the fourth paragraph serves mainly to point out that:',
      right: 'the dates were too rough for what was asked.',
      wrong: [
        {
          html: 'the dates rested on a calculation that was mistaken.',
          misconception: 'ar-half-right',
          why: 'A calculation is indeed the weak place, but it is not called mistaken: it was known to within “perhaps a thousand” years, and the question needed less.',
        },
        {
          html: 'the gap in time was larger than expected.',
          misconception: 'ar-reversed',
          why: 'The gap was small, a few hundred years: an inch, for which the ruler in feet was too coarse.',
        },
        {
          html: 'the measures of the time were out of date.',
          misconception: 'ar-literal-for-figurative',
          why: 'Feet and inches may sound old, but they stand for a thousand years of doubt and a gap of a few hundred.',
        },
      ],
      evidence: [
        'five or six thousand years, give or take perhaps a thousand',
        'The rises themselves were thought to lie a few hundred years apart.',
      ],
      explanation:
        '<p class="plan">A function question: put the two numbers of years before the sentence beside the foot and the inch.</p><p>The correction was known only to within “perhaps a thousand” years ([[line: give or take perhaps a thousand]]), but the rises lay “a few hundred years apart” ([[line: a few hundred years apart]]). “We had a ruler marked in feet, and were asked about an inch.”</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'The sentence in [[line: Now both hands were on one clock.]] refers to the fact that the same bubbles gave:',
      right: 'a warming and the carbon dioxide of its time.',
      wrong: [
        {
          html: 'a warming and the age of the ice around it.',
          misconception: 'ar-half-right',
          why: 'A warming is one of the two, but the age of ice is what the older method had to calculate; the other hand is carbon dioxide.',
        },
        {
          html: 'the depth of the firn and the air above it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Depth is what nitrogen told another group, ten years later; the sentence before speaks of warming and carbon dioxide.',
        },
        {
          html: 'the argon of the firn and its nitrogen.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Argon is the means here, and nitrogen that of the later group; what is read from the bubbles is a warming and carbon dioxide.',
        },
      ],
      evidence: ['a warming leaves its trace in the same bubbles that hold the carbon dioxide'],
      explanation:
        '<p class="plan">A figure of speech: the sentence before names the two things that are now found together.</p><p>“A warming leaves its trace in the same bubbles that hold the carbon dioxide” ([[line: in the same bubbles that hold the carbon dioxide]]). These two are the hands. A clock whose hands move together shows two things at one time: the warming and the gas can now be dated by the same bubble.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q6',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the group of 2003 differed from those before it in that it took the temperature from:',
      right: 'air in the ice.',
      wrong: [
        {
          html: 'dust in the ice.',
          misconception: 'ar-outside-the-text',
          why: 'Dust in old ice does tell of past climates, but none is mentioned; the group used argon, in “the same bubbles that hold the carbon dioxide.”',
        },
        {
          html: 'ice of another site.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Law Dome and the South Pole are other sites, but this group worked with bubbles from Vostok.',
        },
        {
          html: 'light and heavy water.',
          misconception: 'ar-reversed',
          why: 'That is how it was done before: “in the proportion of heavy water molecules to light ones.”',
        },
      ],
      evidence: ['They took the temperature, too, from the air.'],
      explanation:
        '<p class="plan">A stated detail: find the year in the passage and read the short sentence that follows.</p><p>“They took the temperature, too, from the air” ([[line: They took the temperature, too, from the air.]]), by means of argon in the bubbles. “Too” is the clue: the gas had always come from the air, and now the temperature does as well, where it used to come from the ice.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that, in bubbles from the last ice age, the group that studied nitrogen found:',
      right: 'less heavy nitrogen than had been assumed.',
      wrong: [
        {
          html: 'more heavy nitrogen than had been assumed.',
          misconception: 'ar-reversed',
          why: 'Deep firn gathers more of it; but the firn proved thinner than assumed, and so there was less.',
        },
        {
          html: 'more heavy nitrogen than there is today.',
          misconception: 'ar-outside-the-text',
          why: 'Today’s firn is not compared in that paragraph; what is compared is the calculation and the finding.',
        },
        {
          html: 'less heavy nitrogen than at other sites.',
          misconception: 'ar-half-right',
          why: 'Less is right, but it was less than the calculation implied; no other site is compared in this paragraph.',
        },
      ],
      evidence: [
        'The deeper the firn, the more heavy nitrogen gathers at its foot',
        'the firn of the ice age had been thinner than the calculation assumed',
      ],
      explanation:
        '<p class="plan">An inference: one sentence links nitrogen with depth, another says what the depth turned out to be.</p><p>“The deeper the firn, the more heavy nitrogen gathers at its foot” ([[line: the more heavy nitrogen gathers at its foot]]). The firn “had been thinner than the calculation assumed” ([[line: thinner than the calculation assumed]]); so there was less. Put the two sentences together: thinner firn means a smaller depth, and a smaller depth means less heavy nitrogen at the foot.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q8',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The main point of the lecture is that the order of two rises was better known once:',
      right: 'it hung less on a doubtful calculation.',
      wrong: [
        {
          html: 'it was studied in more than one place.',
          misconception: 'ar-outside-the-text',
          why: 'Four places are in the table, but the two advances were made with bubbles and a calculation, not with more places.',
        },
        {
          html: 'the rises proved to lie further apart.',
          misconception: 'ar-reversed',
          why: 'They came out nearer: first eight hundred years apart, and in the other case nearly simultaneous.',
        },
        {
          html: 'the carbon dioxide could be measured better.',
          misconception: 'ar-half-right',
          why: 'Carbon dioxide is one of the two, but it was the dating that was in doubt: two clocks, one of them off.',
        },
      ],
      evidence: [
        'To compare them is to compare two clocks, one of which is off by an amount that has to be calculated.',
        'try to hear of both from the same witness',
      ],
      explanation:
        '<p class="plan">A main point: connect the two clocks in the fourth paragraph with the last sentence.</p><p>At first two clocks had to be matched by a calculation ([[line: off by an amount that has to be calculated]]). One group put both records in the air, the other tested the calculation by nitrogen. So the advice: “hear of both from the same witness” ([[line: try to hear of both from the same witness]]).</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The speaker answers the charge that the two results contradict each other by saying that they:',
      right: 'treat two events, by two methods.',
      wrong: [
        {
          html: 'treat one event, by two methods.',
          misconception: 'ar-half-right',
          why: 'The methods do differ, but so do the warmings: one of 240,000 years ago, one of the last ice age.',
        },
        {
          html: 'differ by less than they may err.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Margins of two hundred years are given with the results, but the answer to the charge does not appeal to them: it names “two different warmings.”',
        },
        {
          html: 'were not meant to be compared.',
          misconception: 'ar-half-right',
          why: '“Neither was meant to show that” is said of another claim, whether carbon dioxide warms the earth; to this charge the answer is two warmings.',
        },
      ],
      evidence: ['They concern two different warmings, and they were reached in two different ways.'],
      explanation:
        '<p class="plan">A move in an argument: find the word “contradict” and read the next sentence.</p><p>“They concern two different warmings, and they were reached in two different ways” ([[line: They concern two different warmings]]). “Two different warmings” are two events, and “two different ways” are two methods; results about different things cannot contradict each other.</p>',
    },
  ],
}
