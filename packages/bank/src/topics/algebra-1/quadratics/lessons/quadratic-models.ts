import { curve, dot, lesson, note, num, plane, table } from '#kit'

const flight = plane(
  {
    alt: 'The height of a stone over time: a parabola that opens downward. It starts at 60 meters, is highest after 2 seconds, and lands after 6 seconds.',
    x: [0, 8],
    y: [0, 100],
    xStep: 1,
    yStep: 10,
    yEvery: 2,
    xTitle: 'Time (seconds)',
    yTitle: 'Height (m)',
    height: 260,
  },
  [
    curve((t) => -5 * t * t + 20 * t + 60, { from: 0, to: 6 }),
    dot(0, 60),
    dot(2, 80),
    dot(6, 0),
    note(0.3, 52, 'start', { anchor: 'start' }),
    note(2, 88, 'highest'),
    note(6.2, 6, 'lands', { anchor: 'start' }),
  ],
)

export const quadraticModels = lesson({
  idea: '<p>A thrown stone goes up, slows down, turns, and falls. Its height over time is a parabola. Areas and incomes behave alike: with a higher price fewer guests come, and somewhere in between the income is largest.</p><p>Every question about such a story asks for one of three places on the parabola: where it starts (put in 0), where it is 0 (the zeros), or where it turns (the vertex).</p>',
  figure: flight,
  words: [
    { word: 'model', meaning: 'An equation or function that describes a situation.' },
    { word: 'zero', meaning: 'Where the value is 0: on the ground, no income, no area.' },
    { word: 'maximum', meaning: 'The largest value, at the vertex of a parabola that opens downward.' },
    { word: 'income', meaning: 'Price times the number sold.' },
  ],
  rule: '<ol><li>Say what your variable stands for, with its unit.</li><li>Write the function or equation. Area is length times width, income is price times number.</li><li>“When does it land?”: set it to 0 and solve. “How high, how much at most?”: find the vertex, in the middle between the zeros or at $-\\frac{b}{2a}$.</li><li>Drop solutions that make no sense, and answer the question.</li></ol>',
  use: '<p>Two amounts that depend on the same variable are multiplied, or a height has a term with $t^2$.</p>',
  avoid:
    '<p>If an amount grows by the same number in each step, the model is linear; if it grows by the same factor, it is exponential.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A path of width $x$ meters goes around a pond of 6 by 10 meters. Pond and path together cover 140 square meters. How wide is the path, in meters?',
      covers: ['algebra-1/model-two-numbers'],
      steps: [
        {
          do: 'The path lies on both ends of each side: $(6 + 2x)(10 + 2x) = 140$.',
          why: 'Make a sketch. Ages are alike: “3 years older, product 70” is $x(x + 3) = 70$.',
        },
        {
          do: 'Multiply out and bring 140 over: $4x^2 + 32x - 80 = 0$. Divide by 4: $x^2 + 8x - 20 = 0$.',
          why: 'To use factors, one side must be 0.',
        },
        {
          do: 'Factor: $(x - 2)(x + 10) = 0$, so $x = 2$ or $x = -10$. A width is positive: the path is 2 meters wide.',
          why: 'Test: 10 meters by 14 meters are 140 square meters.',
        },
        {
          do: 'Whose equation is right? Ana writes $(6 + x)(10 + x) = 140$, Ben $(2x + 10)(2x + 6) = 140$. Put 2 in: Ana’s left side is 96, Ben’s 140. Only Ben’s.',
          why: 'Ana’s path is on one side only. The order of factors is free.',
          covers: ['algebra-1/model-set-up'],
        },
      ],
      answer: num(2),
      check: () => num([1, 2, 3, 4, 5].find((x) => (6 + 2 * x) * (10 + 2 * x) === 140) ?? Number.NaN),
    },
    {
      level: 'Next',
      asks: 'A stone is thrown upward from a cliff. After $t$ seconds it is $-5t^2 + 20t + 60$ meters above the water. How high does it get, and after how many seconds does it reach the water?',
      covers: ['algebra-1/model-highest-point', 'algebra-1/model-when-it-lands'],
      steps: [
        {
          do: 'Highest point: $t = -\\frac{20}{2 \\cdot (-5)} = 2$.',
          why: 'The vertex is at $-\\frac{b}{2a}$, with $2a$ below. This is the time, not yet the height.',
        },
        {
          do: 'Put 2 in: $-5 \\cdot 4 + 20 \\cdot 2 + 60 = -20 + 40 + 60 = 80$ meters.',
          why: 'The 60 is only the height at the start. Do not leave it out.',
        },
        {
          do: 'At the water the height is 0: $-5t^2 + 20t + 60 = 0$. Divide by $-5$: $t^2 - 4t - 12 = 0$.',
          why: 'All three terms are divided, and all signs change.',
        },
        {
          do: 'Factor: $(t - 6)(t + 2) = 0$. It reaches the water after 6 seconds.',
          why: 'The other solution lies before the throw.',
        },
      ],
      answer: num(6),
      check: () => {
        let t = 0
        while (-5 * t * t + 20 * t + 60 > 0) t++
        return num(t)
      },
    },
    {
      level: 'Exam level',
      asks: 'A firework shell is $h(t) = -5(t - 3)^2 + 80 = -5(t - 7)(t + 1)$ meters above the ground after $t$ seconds. What do 3, 80 and 7 stand for, and by how many meters does it rise from its start to its highest point?',
      covers: ['algebra-1/model-meaning', 'algebra-1/model-path-graph'],
      steps: [
        {
          do: 'The first form shows the vertex $(3, 80)$: after 3 seconds it is highest, at 80 meters.',
          why: 'The first number says when, the second how high.',
        },
        {
          do: 'The second form shows the zeros 7 and $-1$: it lands after 7 seconds.',
          why: 'A time before the start does not count.',
        },
        {
          do: 'The start: $h(0) = -5 \\cdot (-7) \\cdot 1 = 35$ meters.',
          why: 'Put in 0. On a graph, look at the left end.',
        },
        {
          do: 'The rise is the difference: $80 - 35 = 45$ meters.',
          why: '80 is counted from the ground. The question counts from the start.',
        },
      ],
      answer: num(45),
      check: () => {
        const heights = [0, 1, 2, 3, 4, 5, 6, 7].map((t) => -5 * t * t + 30 * t + 35)
        return num(Math.max(...heights) - (heights[0] ?? 0))
      },
    },
    {
      level: 'Exam level',
      asks: `<p>For a school concert, a higher price means fewer guests.</p>${table(
        ['Price of a ticket', 'Tickets sold'],
        [
          ['\\$6', 100],
          ['\\$7', 95],
          ['\\$8', 90],
        ],
      )}<p>If this pattern goes on, which price, in dollars, brings in the most money?</p>`,
      covers: ['algebra-1/model-best-price', 'algebra-1/model-largest-area'],
      steps: [
        {
          do: 'Let $x$ be the rise in dollars. The income is $(6 + x)(100 - 5x)$.',
          why: 'Each dollar more costs 5 guests.',
        },
        { do: 'Its zeros are $x = -6$ and $x = 20$.', why: 'There the income is 0: free tickets, or no guests.' },
        {
          do: 'The maximum is in the middle: $\\frac{-6 + 20}{2} = 7$.',
          why: 'Half of the sum, not half of the distance.',
        },
        {
          do: 'A rise of 7 means a price of $6 + 7 = 13$ dollars.',
          why: 'The question asks for the price. Test: 13 times 65 is \\$845, more than at \\$12 or \\$14.',
        },
        {
          do: 'Areas work the same way. With 40 meters of fence for three sides beside a wall: $x(40 - 2x)$ has the zeros 0 and 20, so $x = 10$, and the area is $10 \\cdot 20 = 200$.',
          why: 'Count the fenced sides in a sketch.',
        },
      ],
      answer: num(13),
      check: () => {
        const income = (price: number) => price * (100 - 5 * (price - 6))
        return num(
          Array.from({ length: 26 }, (_, i) => i).reduce((best, p) => (income(p) > income(best) ? p : best), 0),
        )
      },
    },
  ],
  tryIt: {
    asks: 'A water rocket starts from a hill. After $t$ seconds it is $-5t^2 + 10t + 75$ meters above the ground. How high does it get, and after how many seconds does it hit the ground?',
    steps: [
      {
        ask: 'After how many seconds is it highest?',
        answer: { typed: num(-10 / (2 * -5)) },
        slips: [
          {
            typed: num(2),
            says: 'You divided by $a$. The formula has $2a$ below.',
            misconception: 'a1-q-divides-by-a-only',
          },
          { typed: num(75), says: 'That is the height at the start.', misconception: 'a1-q-takes-c-for-the-height' },
        ],
        done: '$t = -\\frac{10}{2 \\cdot (-5)} = 1$',
      },
      {
        ask: 'How high is it then, in meters?',
        answer: { typed: num(-5 + 10 + 75) },
        slips: [
          {
            typed: num(-5 + 10),
            says: 'The 75 at the start is missing.',
            misconception: 'a1-q-drops-the-start-height',
          },
          {
            typed: num(1),
            says: 'That is the time. Put it in to get the height.',
            misconception: 'a1-q-gives-the-place-for-the-value',
          },
        ],
        done: '$-5 + 10 + 75 = 80$ meters',
      },
      {
        ask: 'Set the height to 0 and divide by $-5$. After how many seconds does it hit the ground?',
        answer: { typed: num((2 + 8) / 2) },
        slips: [
          {
            typed: num(-3),
            says: 'That lies before the start. Take the other solution.',
            misconception: 'a1-q-gives-the-other-solution',
          },
          {
            typed: num(2),
            says: 'At that time it is as high as at the start. Keep the 75 in the equation.',
            misconception: 'a1-q-drops-the-start-height',
          },
          {
            typed: num(1),
            says: 'That is the highest point. You want the zero.',
            misconception: 'a1-q-takes-the-vertex-for-a-zero',
          },
        ],
        done: '$t^2 - 2t - 15 = (t - 5)(t + 3) = 0$, so after 5 seconds. Test: $-125 + 50 + 75 = 0$.',
      },
    ],
    answer: num(5),
    check: () => {
      let t = 0
      while (-5 * t * t + 10 * t + 75 > 0) t++
      return num(t)
    },
  },
  trap: '<p>Answering another question. The time of the highest point, the height there and the time of landing are three different numbers. Underline what is asked for.</p>',
  check:
    '<p>Put your answer into the story. Does a time come after the start, is a length positive, and do the neighbors of a maximum give less?</p>',
  mends: {
    'a1-q-takes-both-signs': [0, 2],
    'a1-q-gives-the-other-quantity': [0, 2],
    'a1-q-stops-before-the-last-step': [3, 3],
    'a1-q-gives-the-place-for-the-value': [1, 0],
    'a1-q-divides-by-a-only': [1, 0],
    'a1-q-takes-c-for-the-height': [1, 1],
    'a1-q-takes-half-the-distance': [3, 2],
    'a1-q-gives-the-other-solution': [1, 3],
    'a1-q-takes-the-vertex-for-a-zero': [2, 1],
    'a1-q-drops-the-start-height': [2, 2],
    'a1-q-takes-the-wrong-number-of-sides': [3, 4],
    'a1-q-forgets-two-of-the-sides': [3, 4],
    'a1-q-makes-the-sides-equal': [3, 4],
    'a1-q-gives-the-rise-for-the-price': [3, 3],
    'a1-q-accepts-a-wrong-step': [0, 3],
    'a1-q-rejects-a-right-step': [0, 3],
    'a1-q-expects-one-right-answer': [0, 3],
  },
})
