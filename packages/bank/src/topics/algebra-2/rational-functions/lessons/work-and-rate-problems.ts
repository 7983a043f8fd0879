import { lesson, num, tape } from '#kit'

export const workAndRateProblems = lesson({
  idea: '<p>One pump fills a tank in 6 hours, another in 3 hours. How long do they take together? The times cannot be added: two pumps are faster than one, not slower. What can be added is what they do <em>in one hour</em>: $\\frac{1}{6}$ and $\\frac{1}{3}$ of the tank.</p><p>In the figure the tank is a strip of six parts. In one hour pump A fills one part and pump B two. After one hour half of the strip is full, so the whole tank takes 2 hours. A time of $n$ hours means a rate of $\\frac{1}{n}$ per hour.</p>',
  figure: tape({
    alt: 'A tank as a strip of six parts, after one hour and after two hours.',
    rows: [
      {
        name: '1 hour',
        parts: [
          [1, 'A'],
          [2, 'B'],
          [3, 'empty'],
        ],
      },
      {
        name: '2 hours',
        parts: [
          [2, 'A'],
          [4, 'B'],
        ],
      },
    ],
  }),
  words: [
    { word: 'rate', meaning: 'How much is done in one unit of time, such as $\\frac{1}{6}$ of the job per hour.' },
    { word: 'joint rate', meaning: 'The sum of the rates of all who work together.' },
    { word: 'upstream', meaning: 'Against the current: speed $v - c$.' },
    { word: 'downstream', meaning: 'With the current: speed $v + c$.' },
  ],
  rule: '<ul><li>Together: $\\frac{1}{a} + \\frac{1}{b} = \\frac{1}{t}$. Against each other: subtract the rates.</li><li>Time is 1 divided by the rate.</li><li>Trips: time $= \\frac{\\text{distance}}{\\text{speed}}$; equal times give an equation.</li></ul>',
  use: '<p>Several people, pumps or machines do one job; a boat travels with and against a current; speeds differ on the two halves of a trip.</p>',
  avoid:
    '<p>Never average or add times. If people do separate jobs one after the other, then times are added, and no rates are needed.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Uma folds all the flyers for a concert in 12 minutes; Chloe takes 6 minutes. How many minutes do they need together?',
      covers: ['algebra-2/working-together'],
      steps: [
        {
          do: 'Rates: Uma does $\\frac{1}{12}$ of the job per minute, Chloe $\\frac{1}{6}$.',
          why: 'The whole job is 1.',
        },
        {
          do: 'Add the rates: $\\frac{1}{12} + \\frac{2}{12} = \\frac{3}{12} = \\frac{1}{4}$.',
          why: 'Rates add up when two work together; times do not.',
        },
        {
          do: 'A quarter per minute means 4 minutes.',
          why: 'Time is the reciprocal of the rate. It is less than the shorter time 6, as it must be.',
        },
        {
          do: 'Where did this go wrong? Linh gets 9 minutes. Adding the times gives 18, halving the shorter one 3. The mean of 12 and 6 is 9: Linh took the mean.',
          why: 'Chloe alone needs 6 minutes, so with help it cannot take 9.',
          covers: ['algebra-2/joint-work-mistake'],
        },
      ],
      answer: num(4),
      check: () => {
        let minutes = 0
        for (let done = 0; done < 12; done += 1 + 2) minutes++
        return num(minutes)
      },
    },
    {
      level: 'Next',
      asks: 'Two hoses together fill a pond in 6 hours. The first hose alone takes 10 hours. How many hours does the second hose take alone?',
      covers: ['algebra-2/time-of-the-other', 'algebra-2/equation-for-joint-work', 'algebra-2/fill-with-open-drain'],
      steps: [
        {
          do: 'With $x$ hours for the second hose: $\\frac{1}{10} + \\frac{1}{x} = \\frac{1}{6}$.',
          why: 'The two rates add up to the joint rate.',
        },
        {
          do: 'Subtract: $\\frac{1}{x} = \\frac{1}{6} - \\frac{1}{10} = \\frac{5}{30} - \\frac{3}{30} = \\frac{2}{30}$.',
          why: 'Take the known rate away. With an open drain you subtract as well: the rate of the drain from the rate of the faucet.',
        },
        {
          do: '$\\frac{2}{30} = \\frac{1}{15}$, so the second hose takes 15 hours.',
          why: 'Turn the rate over at the end. It is not $10 - 6$.',
        },
        {
          do: 'Test: $\\frac{1}{10} + \\frac{1}{15} = \\frac{5}{30} = \\frac{1}{6}$.',
          why: 'Alone it takes longer than together, as it must.',
        },
      ],
      answer: num(15),
      check: () =>
        num([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].find((x) => Math.abs(1 / 10 + 1 / x - 1 / 6) < 1e-9) ?? 99),
    },
    {
      level: 'Exam level',
      asks: 'A river flows at 3 mph. A boat travels 12 miles upstream in the same time as 24 miles downstream. What is its speed in still water, in mph?',
      covers: ['algebra-2/boat-with-and-against-current', 'algebra-2/average-speed-both-ways'],
      steps: [
        {
          do: 'With the speed $v$: $\\frac{12}{v - 3} = \\frac{24}{v + 3}$.',
          why: 'Time is distance divided by speed, and the times are equal. The current slows the boat upstream and helps it downstream.',
        },
        {
          do: 'Clear the fractions: $12(v + 3) = 24(v - 3)$, so $12v + 36 = 24v - 72$.',
          why: 'Each numerator times the other denominator.',
        },
        {
          do: '$36 = 12v - 72$, then $108 = 12v$, so $v = 9$ mph.',
          why: 'Test: $\\frac{12}{6} = 2$ hours and $\\frac{24}{12} = 2$ hours.',
        },
        {
          do: 'There and back over the same 12 miles: $2 + 1 = 3$ hours for 24 miles, an average of 8 mph.',
          why: 'Not the mean of 6 and 12: more time is spent at the low speed. Average speed is total distance divided by total time.',
        },
      ],
      answer: num(9),
      check: () => num([4, 5, 6, 7, 8, 9, 10, 11, 12].find((v) => 12 / (v - 3) === 24 / (v + 3)) ?? 99),
    },
    {
      level: 'Exam level',
      asks: 'Quinn takes 5 hours longer than Tariq to paint a fence. Together they need 6 hours. How many hours does Tariq need alone?',
      covers: ['algebra-2/one-takes-longer'],
      steps: [
        {
          do: 'Tariq: $x$ hours, Quinn: $x + 5$ hours. So $\\frac{1}{x} + \\frac{1}{x + 5} = \\frac{1}{6}$.',
          why: 'The unknown is what is asked for: Tariq’s time.',
        },
        {
          do: 'Multiply by $6x(x + 5)$: $6(x + 5) + 6x = x(x + 5)$.',
          why: 'Each term keeps the factors that its denominator lacks.',
        },
        { do: '$12x + 30 = x^2 + 5x$, so $x^2 - 7x - 30 = 0$.', why: 'Bring everything to one side.' },
        {
          do: '$(x - 10)(x + 3) = 0$. A time is positive: Tariq needs 10 hours.',
          why: 'Test: $\\frac{1}{10} + \\frac{1}{15} = \\frac{1}{6}$. The 15 would be Quinn’s time.',
        },
      ],
      answer: num(10),
      check: () =>
        num(
          Array.from({ length: 40 }, (_, i) => i + 1).find((x) => Math.abs(1 / x + 1 / (x + 5) - 1 / 6) < 1e-9) ?? 99,
        ),
    },
  ],
  tryIt: {
    asks: 'Together, Nadia and Ximena clear the snow in 8 minutes. Nadia alone would need 12 minutes. How many minutes would Ximena need alone?',
    steps: [
      {
        ask: 'Which equation fits, with $x$ for Ximena’s time?',
        answer: {
          choose: [
            '$\\frac{1}{12} + \\frac{1}{x} = \\frac{1}{8}$',
            '$12 + x = 8$',
            '$\\frac{1}{12} + \\frac{1}{8} = \\frac{1}{x}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Times do not add up when two work at once. Rates do.',
            misconception: 'a2-adds-the-times',
          },
          {
            choice: 2,
            says: 'The 8 minutes are the common time, so $\\frac{1}{8}$ is the sum.',
            misconception: 'a2-adds-the-rates-again',
          },
        ],
        done: '$\\frac{1}{12} + \\frac{1}{x} = \\frac{1}{8}$',
      },
      {
        ask: 'Subtract in twenty-fourths: $\\frac{1}{x} = \\frac{?}{24}$. Which number stands above?',
        answer: { typed: num(3 - 2) },
        slips: [
          {
            typed: num(5),
            says: 'You added the rates. The common rate is known, so subtract.',
            misconception: 'a2-adds-the-rates-again',
          },
          { typed: num(-1), says: 'Subtract Nadia’s rate from the common rate, not the other way around.' },
        ],
        done: '$\\frac{3}{24} - \\frac{2}{24} = \\frac{1}{24}$',
      },
      {
        ask: 'How many minutes would Ximena need alone?',
        answer: { typed: num(24) },
        slips: [
          {
            typed: num(4),
            says: 'You subtracted the times. Turn the rate over instead.',
            misconception: 'a2-subtracts-the-times',
          },
          {
            typed: num(16),
            says: 'You doubled the common time. That is right only if both are equally fast.',
          },
        ],
        done: '24 minutes. Test: $\\frac{1}{12} + \\frac{1}{24} = \\frac{3}{24} = \\frac{1}{8}$.',
      },
    ],
    answer: num(24),
    check: () => num((12 * 8) / (12 - 8)),
  },
  trap: '<p>Taking the mean of the times. The common time must be <em>less</em> than the shorter of the two. With 6 and 3 hours the mean 4.5 is even longer than one pump alone needs.</p>',
  check:
    '<p>Put your time back in: in that time, do the parts of the job add up to 1? With 2 hours: $\\frac{2}{6} + \\frac{2}{3} = 1$.</p>',
  mends: {
    'a2-averages-the-times': [0, 2],
    'a2-adds-the-times': [0, 1],
    'a2-halves-one-time': [0, 1],
    'a2-multiplies-the-times': [0, 2],
    'a2-rat-names-an-error-without-testing': [0, 3],
    'a2-subtracts-the-times': [1, 2],
    'a2-adds-the-rates-again': [1, 1],
    'a2-answers-for-the-other-one': [3, 3],
    'a2-averages-the-rates': [0, 1],
    'a2-changes-the-speed-one-way': [2, 0],
    'a2-averages-the-speeds': [2, 3],
    'a2-counts-the-way-once': [2, 3],
  },
})
