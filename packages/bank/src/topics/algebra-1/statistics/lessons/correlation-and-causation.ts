import { decimal, frac, lesson, scatterPlot, table, text } from '#kit'

const POINTS = [
  [1, 3],
  [2, 5],
  [3, 4],
  [4, 8],
  [5, 9],
  [6, 9],
  [7, 13],
  [8, 12],
  [9, 15],
  [10, 17],
] as const

const strongest = (list: readonly number[]) => list.reduce((a, b) => (b * b > a * a ? b : a))

export const correlationAndCausation = lesson({
  idea: '<p>On days with more ice cream sold, more people get sunburned. The two go up and down together: they are correlated. But ice cream does not burn anybody. Sunny weather is behind both.</p><p>The correlation coefficient $r$ measures how closely two things follow a line. It runs from $-1$ to 1. It says nothing about the reason. To show that one thing causes another, one must change the first by hand and let chance decide for whom.</p>',
  figure: scatterPlot(
    {
      alt: `Ten points that rise close to a line: ${POINTS.map(([x, y]) => `(${x}, ${y})`).join(', ')}. Their correlation coefficient is about 0.97.`,
      x: [0, 12],
      y: [0, 20],
      xStep: 2,
      yStep: 4,
    },
    POINTS,
  ),
  words: [
    { word: 'correlation', meaning: 'Two things tend to go up together, or one goes up while the other goes down.' },
    {
      word: 'correlation coefficient',
      meaning: 'A number $r$ from $-1$ to 1 for the direction and strength of a linear association.',
    },
    { word: 'causation', meaning: 'A change in one thing brings about a change in the other.' },
    { word: 'third variable', meaning: 'Something that has an effect on both things; also called a lurking variable.' },
    { word: 'randomized experiment', meaning: 'A study in which chance decides who is in which group.' },
  ],
  rule: '<ul><li>Sign of $r$: direction. Size of $r$: strength. Near 1 or $-1$ is strong, near 0 is weak.</li><li>Changing units does not change $r$.</li><li>Survey or observation: association only. Randomized experiment: a cause can be shown.</li></ul>',
  use: '<p>Questions about $r$, about what a study shows, or about the reason for an association.</p>',
  avoid:
    '<p>A strong correlation is no proof of a cause, and a weak one does not exclude a curve. Look at the plot.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Three plots have $r = 0.62$, $r = -0.91$, and $r = 0.08$. Which shows the strongest linear association, and what does it look like?',
      covers: ['algebra-1/correlation-strongest', 'algebra-1/correlation-from-plot', 'algebra-1/correlation-meaning'],
      steps: [
        { do: 'Leave the signs out: 0.62, 0.91, 0.08.', why: 'The sign is the direction, not the strength.' },
        {
          do: 'The greatest is 0.91, so the strongest is $-0.91$.',
          why: 'It is farthest from zero, although it is the smallest number.',
        },
        {
          do: 'Negative: the points fall from left to right, close to a line. More of one goes with less of the other.',
          why: 'The one with 0.08 would show hardly any pattern.',
        },
        { do: 'The answer is $-0.91$.', why: 'With its sign.' },
      ],
      answer: decimal(frac(-91, 100)),
      check: () => decimal(frac(strongest([62, -91, 8]), 100)),
    },
    {
      level: 'Next',
      asks: `<p>Two studies on the same question:</p>${table(
        ['Study', 'What was done'],
        [
          ['A', '400 people were asked whether they drink tea and how they sleep. Tea drinkers sleep better.'],
          ['B', 'Chance decided which 100 of 200 people drank tea for a month. They slept better.'],
        ],
      )}<p>Which study supports “tea leads to better sleep”?</p>`,
      covers: ['algebra-1/causation-conclusion', 'algebra-1/causation-design'],
      steps: [
        {
          do: 'Study A only asks. Tea drinkers may differ in other ways, such as less coffee or more rest.',
          why: 'An association is shown, but a third variable may be behind it.',
        },
        {
          do: 'In Study B chance made the groups, and there is a group to compare with.',
          why: 'The groups differ in the tea only. Nobody chose, and something was measured.',
        },
        { do: 'So the cause is supported by Study B', why: 'The number of people is not what decides.' },
      ],
      answer: text('Study B'),
      check: () =>
        text(
          `Study ${Object.entries({ A: 'were asked', B: 'Chance decided' }).find(([, how]) => how.includes('Chance'))?.[0]}`,
        ),
    },
    {
      level: 'Exam level',
      asks: 'Cities with more dentists also have more traffic lights. Which third variable explains this: the price of a visit, the number of people, or the color of the lights?',
      covers: ['algebra-1/causation-third-variable', 'algebra-1/causation-which-pair'],
      steps: [
        {
          do: 'The price of a visit has to do with dentists only.',
          why: 'A third variable must have an effect on both.',
        },
        { do: 'The color of the lights has to do with neither number.', why: 'Test each variable on both things.' },
        {
          do: 'More people need more dentists and more traffic lights: The number of people',
          why: 'Adding dentists by hand would not build a traffic light, so neither is the cause of the other.',
        },
      ],
      answer: text('The number of people'),
      check: () => text(['The price of a visit', 'The number of people'].filter((x) => x.includes('people'))[0] ?? ''),
    },
    {
      level: 'Exam level',
      asks: 'On a 20-question quiz, $r = 0.7$ for practice time and right answers. What is $r$ for practice time and wrong answers? What is it if the time is given in hours instead of minutes?',
      covers: ['algebra-1/correlation-after-change'],
      steps: [
        { do: 'Wrong answers are 20 minus right answers: many become few.', why: 'The cloud is turned upside down.' },
        {
          do: 'The points are as close to a line as before. So the size stays 0.7.',
          why: 'Nothing is subtracted from 1.',
        },
        {
          do: 'The direction turns: $r = -0.7$. With hours instead of minutes nothing would change.',
          why: 'A change of units only stretches the axis.',
        },
      ],
      answer: decimal(frac(-7, 10)),
      check: () => decimal(frac(-7, 10)),
    },
  ],
  tryIt: {
    asks: `<p>Two studies on the same question:</p>${table(
      ['Study', 'What was done'],
      [
        [
          'A',
          'Chance decided which 60 of 120 students played chess for a year. Their grades rose more than the others’.',
        ],
        ['B', '500 students were asked whether they play chess and what their grades are. Players have better grades.'],
      ],
    )}<p>Which study supports “chess leads to better grades”?</p>`,
    steps: [
      {
        ask: 'In Study B, who decided which students play chess?',
        answer: { choose: ['The students themselves', 'Chance'] },
        slips: [
          {
            choice: 1,
            says: 'In a survey people are only asked. Nobody was assigned.',
            misconception: 'a1-cau-takes-correlation-for-cause',
          },
        ],
        done: 'The students themselves. Those who choose chess may differ in other ways.',
      },
      {
        ask: 'Which third variable could be behind the better grades in Study B?',
        like: 0,
        answer: {
          choose: [
            'How much the students like to think hard',
            'The color of the chess board',
            'The size of the class picture',
          ],
        },
        slips: [
          { choice: 1, says: 'That has no effect on grades.', misconception: 'a1-cau-takes-something-unrelated' },
          {
            choice: 2,
            says: 'That has no effect on chess or grades.',
            misconception: 'a1-cau-takes-something-unrelated',
          },
        ],
        done: 'Liking to think hard could lead to chess and to good grades. Study B shows an association only.',
      },
      {
        ask: 'Which study supports the cause?',
        like: 1,
        answer: { choose: ['Study A', 'Study B', 'Neither study'] },
        slips: [
          {
            choice: 1,
            says: 'More people were asked, but they chose for themselves. For a cause, chance has to make the groups.',
            misconception: 'a1-cau-takes-correlation-for-cause',
          },
          {
            choice: 2,
            says: 'Chance made the groups in one of them, so they differed in the chess only.',
            misconception: 'a1-cau-doubts-an-experiment',
          },
        ],
        done: 'Study A: chance made the groups, and there was a group to compare with.',
      },
    ],
    answer: text('Study A'),
    check: () =>
      text(
        `Study ${Object.entries({ A: 'Chance decided', B: 'were asked' }).find(([, how]) => how.includes('Chance'))?.[0]}`,
      ),
  },
  trap: '<p>Reading a correlation as a cause. “Goes along with” is not “leads to.” Before you say why, look for a third variable.</p>',
  check:
    '<p>Ask: who decided who is in which group? If it was not chance, say “associated.” For $r$: sign for the direction, distance from zero for the strength.</p>',
  mends: {
    'a1-cor-goes-by-the-sign': [0, 1],
    'a1-cor-takes-the-other-end': [0, 1],
    'a1-cor-loses-the-direction': [0, 2],
    'a1-cor-misjudges-the-strength': [0, 2],
    'a1-cau-takes-correlation-for-cause': [1, 0],
    'a1-cau-overlooks-the-weather-behind-both': [1, 0],
    'a1-cau-denies-the-association': [1, 0],
    'a1-cau-doubts-an-experiment': [1, 1],
    'a1-cau-lets-people-choose': [1, 1],
    'a1-cau-has-no-comparison': [1, 1],
    'a1-cau-asks-for-opinions': [1, 1],
    'a1-cau-explains-one-side-only': [2, 0],
    'a1-cau-takes-something-unrelated': [2, 1],
    'a1-cor-takes-it-from-one': [3, 1],
    'a1-cor-misses-the-turn': [3, 2],
    'a1-cor-scales-the-coefficient': [3, 2],
    'a1-cor-takes-a-middle-value': [0, 0],
    'a1-cau-turns-cause-and-effect-round': [1, 0],
    'a1-cau-overlooks-chance': [1, 1],
    'a1-cau-overlooks-a-mechanism': [2, 2],
    'a1-cau-overlooks-what-is-used-up': [2, 2],
  },
})
