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
      right: 'so little snow comes down there each year.',
      wrong: [
        {
          html: 'so much snow lies there above the bubbles.',
          misconception: 'ar-common-sense-over-text',
          why: 'The depth of the firn is what “One would suppose” to be the cause; but the passage says that the age depends far more on something else.',
        },
        {
          html: 'so little time passes before bubbles close.',
          misconception: 'ar-half-right',
          why: 'Time is indeed the matter, but at Vostok a layer takes very long, not a little, to get to the bottom of the firn.',
        },
        {
          html: 'so much of the air there is cold and heavy.',
          misconception: 'ar-outside-the-text',
          why: 'Heavy molecules that settle do come up, but with nitrogen and much later; the age of the ice is nowhere explained by the air’s weight.',
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
      stem: 'Which statement in the lecture is best supported by the last two columns of the table, taken together?',
      right: '“It depends far more on how long a layer of snow takes”',
      wrong: [
        {
          html: '“One would suppose that it depends on the depth of the firn.”',
          misconception: 'ar-half-right',
          why: 'Depth and age are the two columns, but they do not go together: at Vostok the bubbles close higher up than at the South Pole, in older ice.',
        },
        {
          html: '“For most purposes this hardly matters.”',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The sentence is about the use of the numbers, not about the numbers; no table of depths and ages could support it.',
        },
        {
          html: '“a desert in everything but temperature”',
          misconception: 'ar-true-but-not-asked',
          why: 'The small yearly amount at Vostok supports this, but it stands in another column, the first of the numbers.',
        },
      ],
      evidence: ['3,300 years', 'It depends far more on how long a layer of snow takes to get to the bottom'],
      explanation:
        '<p class="plan">A question on the table: compare the two columns for the South Pole and Vostok. Do age and depth rise together?</p><p>At Vostok bubbles close at “95 meters” and the difference is “3,300 years”; at the South Pole it is “120 meters” and “1,000 years.” So depth cannot be what decides, and the statement that the time taken matters more ([[line: It depends far more on how long a layer of snow takes]]) is supported.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last sentence of the fourth paragraph ([[line: We had a ruler marked in feet]]) serves mainly to point out that:',
      right: 'the doubt in the correction was larger than the gap in question.',
      wrong: [
        {
          html: 'the correction was larger for the ice ages than it is for today.',
          misconception: 'ar-half-right',
          why: 'It was larger, since less snow fell; but the ruler compares the size of the doubt with that of the thing to be measured.',
        },
        {
          html: 'the temperature was harder to read than the carbon dioxide was.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Both are read from the core without trouble; what is uncertain is how to lay the one record beside the other.',
        },
        {
          html: 'the instruments of the 1990s were older than those of today.',
          misconception: 'ar-outside-the-text',
          why: 'A coarse ruler may call up old instruments, but no instruments are described; the amount in doubt “has to be calculated.”',
        },
      ],
      evidence: [
        'five or six thousand years, give or take perhaps a thousand',
        'The rises themselves were thought to lie a few hundred years apart.',
      ],
      explanation:
        '<p class="plan">A function question: put the two numbers of years before the sentence beside the foot and the inch.</p><p>The correction was known only to within “perhaps a thousand” years ([[line: give or take perhaps a thousand]]), but the rises lay “a few hundred years apart” ([[line: a few hundred years apart]]). The measure was too coarse for what was asked.</p>',
    },
    {
      id: 'act-reading/older-than-its-air-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in the passage, the phrase “both hands were on one clock” ([[line: Now both hands were on one clock.]]) refers to the fact that the same bubbles gave:',
      right: 'a trace of warming and the carbon dioxide.',
      wrong: [
        {
          html: 'a trace of depth and the age of the ice.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The record of depth comes from nitrogen, ten years later; and the age of the ice is not read from the bubbles at all.',
        },
        {
          html: 'a trace of warming in two forms of argon.',
          misconception: 'ar-half-right',
          why: 'The trace of warming in argon is one of the hands; but two forms of argon make up that trace, and the other hand is missing here.',
        },
        {
          html: 'a trace of the hour at which they closed.',
          misconception: 'ar-literal-for-figurative',
          why: 'The clock is a figure of speech for dating; nothing as exact as an hour is meant, but two records that need no correction.',
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
      right: 'the air and not from the ice.',
      wrong: [
        {
          html: 'the nitrogen and not from the ice.',
          misconception: 'ar-half-right',
          why: 'The ice was indeed replaced, but by argon; nitrogen is what the later group measured, and for another purpose.',
        },
        {
          html: 'the ice and not from the air.',
          misconception: 'ar-reversed',
          why: 'Ice and air are the right pair, but temperature had been read from the ice before; what was new in 2003 was that it was taken “from the air.”',
        },
        {
          html: 'the coast and not from the interior.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Law Dome on the coast is compared with Vostok earlier on; the group of 2003 worked with Vostok, in the interior.',
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
      right: 'less heavy nitrogen than the calculation implied.',
      wrong: [
        {
          html: 'more heavy nitrogen than the calculation implied.',
          misconception: 'ar-reversed',
          why: 'More heavy nitrogen would mean deeper firn; but the firn “had been thinner than the calculation assumed.”',
        },
        {
          html: 'a lower amount of nitrogen and carbon dioxide.',
          misconception: 'ar-half-right',
          why: 'Less heavy nitrogen fits thinner firn, but the amount of carbon dioxide is not what the group’s test was about.',
        },
        {
          html: 'as much heavy nitrogen as in the air of today.',
          misconception: 'ar-outside-the-text',
          why: 'Today’s air would be a natural measure, but the passage compares the ice age with a calculation; a comparison with today is not reported.',
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
      right: 'the dates of ice and air no longer had to be matched by reckoning alone.',
      wrong: [
        {
          html: 'the age of air at the coast could be compared with that of the interior.',
          misconception: 'ar-too-narrow',
          why: 'Law Dome and Vostok are compared once, to show how the difference varies; the order of the rises was not found in this way.',
        },
        {
          html: 'the date of a warming was found to be earlier than had been reckoned.',
          misconception: 'ar-half-right',
          why: 'Reckoning was indeed improved, but by looking at the gap between ice and air; no warming was given an earlier date.',
        },
        {
          html: 'the amount of carbon dioxide was measured in more places than before.',
          misconception: 'ar-outside-the-text',
          why: 'More measurements often help, but the two groups are praised for another kind of measurement, argon and nitrogen, not for more places.',
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
      right: 'belong to different events and methods.',
      wrong: [
        {
          html: 'lie within each other’s margin of error.',
          misconception: 'ar-outside-the-text',
          why: 'Margins of two hundred years are given for both, so this seems a likely defense; but the speaker does not make it.',
        },
        {
          html: 'leave open what it is that warms the earth.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is said of another charge, that one result or the other proves something about carbon dioxide and warming.',
        },
        {
          html: 'describe one event by different methods.',
          misconception: 'ar-half-right',
          why: 'Two methods is right, but there were two events as well: a warming of 240,000 years ago, and the end of the last ice age.',
        },
      ],
      evidence: ['They concern two different warmings, and they were reached in two different ways.'],
      explanation:
        '<p class="plan">A move in an argument: find the word “contradict” and read the next sentence.</p><p>“They concern two different warmings, and they were reached in two different ways” ([[line: They concern two different warmings]]). “Two different warmings” are two events, and “two different ways” are two methods; results about different things cannot contradict each other.</p>',
    },
  ],
}
