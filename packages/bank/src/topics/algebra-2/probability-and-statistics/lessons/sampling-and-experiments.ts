import { lesson, num, numberLine, text } from '#kit'

export const samplingAndExperiments = lesson({
  idea: '<p>To know what a whole city thinks you need not ask everybody. A spoonful tells about the soup, if the soup is stirred. For people, stirring means chance: everybody must have a fair chance to be picked.</p><p>Even a fair sample is not exact. Another sample would give a slightly different result. That is why surveys state a margin of error. If 52% of a sample say yes and the margin is 5 percentage points, the true share plausibly lies anywhere from 47% to 57%.</p>',
  figure: numberLine({
    alt: 'A number line in percent with the sample result 52% and a thick part that reaches 5 to each side, from 47% to 57%.',
    from: 44,
    to: 60,
    step: 2,
    points: [
      { at: 47, label: '47%' },
      { at: 52, label: '52%' },
      { at: 57, label: '57%' },
    ],
    parts: [{ from: 47, to: 57 }],
  }),
  words: [
    { word: 'population', meaning: 'Everybody or everything you want to know about.' },
    { word: 'sample', meaning: 'The part that is really asked or measured.' },
    {
      word: 'margin of error',
      meaning: 'How far the sample result may plausibly be from the truth, in both directions.',
    },
    { word: 'experiment', meaning: 'A study in which researchers decide who gets a treatment.' },
    { word: 'observational study', meaning: 'A study that only watches what people do anyway.' },
  ],
  rule: '<ul><li>Plausible: from result − margin to result + margin.</li><li>The margin is about $\\frac{1}{\\sqrt{n}}$: for half the margin ask four times as many.</li><li>Samples: <em>simple random</em> (names drawn), <em>stratified</em> (some from every group), <em>cluster</em> (all of some groups), <em>systematic</em> (every tenth on a list).</li><li>Estimate a total with equal shares: $\\frac{\\text{part of sample}}{\\text{sample}} = \\frac{\\text{part of all}}{\\text{all}}$.</li></ul>',
  use: '<p>A survey, poll or study is described, and the question is what it is called, what it shows, or how exact it is.</p>',
  avoid:
    '<p>No margin of error helps if people choose themselves, as in an online poll. And only an experiment can show a cause; an observational study shows that two things go together.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A school has four grades. From each grade 15 students are picked at random and asked about the canteen. What kind of sample is this?',
      covers: ['algebra-2/kind-of-sample', 'algebra-2/kind-of-study'],
      steps: [
        {
          do: 'Ask: what is picked by chance? Here students, separately in <em>every</em> group.',
          why: 'Picking whole classes would be a cluster sample, every tenth name a systematic one, names from one big list a simple random one.',
        },
        { do: 'Some from every group: Stratified sample.', why: 'The grades are the strata, the layers.' },
        {
          do: 'The study is a sample survey: a part is asked, nobody is treated.',
          why: 'Asking all would be a census; deciding who eats what would be an experiment; only watching would be an observational study.',
        },
      ],
      answer: text('Stratified sample'),
      check: () => {
        const picked = ['grade 9', 'grade 10', 'grade 11', 'grade 12'].map(() => 15)
        return text(picked.every((n) => n > 0) ? 'Stratified sample' : 'Cluster sample')
      },
    },
    {
      level: 'Next',
      asks: 'A town has 8,000 households. In a random sample, 45% of the households have a garden, with a margin of error of 5 percentage points. What is the largest number of households with a garden that is plausible for the town?',
      covers: ['algebra-2/interval-from-margin', 'algebra-2/largest-plausible-number'],
      steps: [
        {
          do: 'Plausible shares: from $45 - 5 = 40$ percent to $45 + 5 = 50$ percent.',
          why: 'The error can go in both directions; the result is the middle.',
        },
        { do: 'The largest plausible share is 50%.', why: 'The whole margin is added, neither half of it nor twice.' },
        {
          do: '50% of 8,000 is $0.5 \\cdot 8000 = 4000$ households.',
          why: 'The share is applied to all households, not to the sample.',
        },
      ],
      answer: num(4000),
      check: () => num((8000 / 100) * 45 + (8000 / 100) * 5),
    },
    {
      level: 'Exam level',
      asks: 'The margin of error of a survey is about $\\frac{1}{\\sqrt{n}}$, where $n$ is the number of people asked. A survey asked 300 people. How many must be asked so that the margin is a third of what it was?',
      covers: ['algebra-2/sample-size-for-a-margin'],
      steps: [
        {
          do: 'A third of the margin means that $\\sqrt{n}$ must be 3 times as large.',
          why: 'The root stands in the denominator.',
        },
        {
          do: 'So $n$ must be $3^2 = 9$ times as large.',
          why: '$\\sqrt{9n} = 3\\sqrt{n}$. Three times as many people would not be enough.',
        },
        { do: '$9 \\cdot 300 = 2700$ people', why: 'Accuracy is expensive: the number grows with the square.' },
      ],
      answer: num(2700),
      check: () => {
        let n = 300
        while (1 / Math.sqrt(n) > 1 / Math.sqrt(300) / 3 + 1e-12) n++
        return num(n)
      },
    },
    {
      level: 'Exam level',
      asks: 'To estimate the number of fish in a lake, 120 fish are marked and set free. A week later, 80 fish are caught, and 6 of them are marked. How many fish are in the lake, according to this sample?',
      covers: ['algebra-2/estimate-a-population'],
      steps: [
        {
          do: 'In the sample, 6 of 80 are marked; in the lake, 120 of $x$.',
          why: 'A random catch has about the same share as the whole lake.',
        },
        { do: 'Equal shares: $\\frac{6}{80} = \\frac{120}{x}$.', why: 'Marked above on both sides, all below.' },
        {
          do: '120 is 20 times 6, so $x = 20 \\cdot 80 = 1600$ fish.',
          why: 'Cross-multiplying gives the same: $6x = 9600$.',
        },
      ],
      answer: num(1600),
      check: () => num((120 * 80) / 6),
    },
  ],
  tryIt: {
    asks: 'A city has 12,000 voters. In a random sample, 58% want a new library, with a margin of error of 3 percentage points. What is the smallest number of voters for the library that is plausible?',
    steps: [
      {
        ask: 'What is the smallest plausible share, in percent?',
        answer: { typed: num(58 - 3) },
        slips: [
          { typed: num(61), says: 'That is the largest share. Go down.', misconception: 'a2-prob-uses-one-side-only' },
          {
            typed: num(52),
            says: 'You subtracted the margin twice.',
            misconception: 'a2-prob-halves-or-doubles-the-margin',
          },
        ],
        done: '$58 - 3 = 55$ percent',
      },
      {
        ask: 'How many voters is that?',
        like: 2,
        answer: { typed: num((12000 * 55) / 100) },
        slips: [
          {
            typed: num(6960),
            says: 'That is 58%. Use the smallest plausible share.',
            misconception: 'a2-prob-uses-one-side-only',
          },
          {
            typed: num(660),
            says: 'Check the zeros: half of 12,000 is 6,000.',
            misconception: 'a2-prob-sets-up-the-wrong-proportion',
          },
        ],
        done: '$0.55 \\cdot 12000 = 6600$',
      },
    ],
    answer: num(6600),
    check: () => num(6960 - 360),
  },
  trap: '<p>Trusting a large number of answers. An online poll with 50,000 clicks is no random sample: those who care most answer. A large sample makes the margin small, but it does not repair a bad choice of people.</p>',
  check:
    '<p>Does your interval have the sample result in its middle? Does a smaller margin go with <em>more</em> people? Does your estimated total give the same share as the sample?</p>',
  mends: {
    'a2-prob-goes-by-the-word-random': [0, 0],
    'a2-prob-takes-it-for-a-stratified-sample': [0, 0],
    'a2-prob-takes-it-for-a-cluster-sample': [0, 0],
    'a2-prob-takes-it-for-a-systematic-sample': [0, 0],
    'a2-prob-takes-it-for-an-experiment': [0, 2],
    'a2-prob-takes-it-for-an-observational-study': [0, 2],
    'a2-prob-takes-it-for-a-sample-survey': [0, 2],
    'a2-prob-takes-it-for-a-census': [0, 2],
    'a2-prob-uses-one-side-only': [1, 0],
    'a2-prob-halves-or-doubles-the-margin': [1, 1],
    'a2-prob-forgets-the-square-of-n': [2, 1],
    'a2-prob-sets-up-the-wrong-proportion': [3, 1],
    'a2-prob-takes-points-for-a-number': [1, 0],
    'a2-prob-squares-the-sample-too': [2, 1],
    'a2-prob-gives-the-additional-people': [2, 2],
    'a2-prob-turns-the-relation-over': [2, 0],
    'a2-prob-doubles-instead-of-squaring': [2, 1],
    'a2-prob-counts-only-the-caught': [3, 0],
  },
})
