import { expr, lesson, machine, num, type Value, type Vars } from '#kit'

const solved = (variable: string, tex: string, f: (v: Vars) => number): Value => ({
  html: `$${variable} = ${tex}$`,
  key: expr(tex, f).key,
})

export const literalEquations = lesson({
  idea: '<p>A formula such as $d = rt$ gives the distance when you know rate and time. But what if you know the distance and want the time? You can solve the formula for $t$ once, and then use it as often as you like.</p><p>An equation with several variables is called a literal equation. You solve it as you solve $12 = 3x$: see what is done to the wanted variable, and undo it. The other variables are treated like numbers. The answer is not a number but an expression.</p>',
  figure: machine({
    alt: 'The road from the variable n to the cost C and back.',
    states: ['n', 'pn', 'C'],
    there: ['× p', '+ f'],
    back: ['÷ p', '− f'],
  }),
  words: [
    { word: 'literal equation', meaning: 'An equation with two or more variables, such as a formula.' },
    { word: 'formula', meaning: 'An equation that says how quantities depend on each other.' },
    { word: 'solve for', meaning: 'Rewrite an equation so that one variable stands alone on one side.' },
    {
      word: 'in terms of',
      meaning: 'Written with the named variables: $t$ in terms of $d$ and $r$ is $t = \\frac{d}{r}$.',
    },
  ],
  rule: '<ol><li>Find the wanted variable. If it is in a fraction, clear the denominator first.</li><li>Undo what is added or subtracted.</li><li>Undo what multiplies: divide the whole other side.</li><li>If the variable stands in two terms, bring them together and factor it out.</li></ol>',
  use: '<p>“Solve for,” “in terms of,” “which formula gives,” or a formula that is to be used backward.</p>',
  avoid: '<p>If all other quantities are numbers, you may put them in first and solve as usual.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The formula $I = Prt$ gives simple interest. Solve it for $r$.',
      covers: ['algebra-1/literal-product', 'algebra-1/literal-fraction'],
      steps: [
        {
          do: 'The variable $r$ is multiplied by $P$ and by $t$: $I = (Pt)r$.',
          why: 'Variables side by side are factors. They are not subtracted.',
        },
        {
          do: 'Divide both sides by $Pt$: $r = \\frac{I}{Pt}$.',
          why: 'All other factors go into the denominator. With a fraction such as $\\frac{1}{2}$ before them, multiply both sides by 2 first.',
        },
        {
          do: 'Test: $P \\cdot \\frac{I}{Pt} \\cdot t = I$.',
          why: 'Putting the result back must give a true statement.',
        },
      ],
      answer: solved('r', '\\frac{I}{Pt}', (v) => v.i / (v.p * v.t)),
      check: () => solved('r', '\\frac{I}{Pt}', (v) => v.i / v.p / v.t),
    },
    {
      level: 'Next',
      asks: 'A phone repair costs \\$20 for the visit and \\$15 for each hour. The total is $T$ dollars. Find the number of hours $h$ in terms of $T$. How many hours is it for $T = 95$?',
      covers: ['algebra-1/literal-two-step', 'algebra-1/literal-use-formula', 'algebra-1/literal-in-words'],
      steps: [
        { do: 'The formula is $T = 15h + 20$.', why: 'The 15 comes with each hour, the 20 only once.' },
        { do: 'Subtract 20: $T - 20 = 15h$.', why: 'The added term comes off first, and with the opposite sign.' },
        {
          do: 'Divide the whole side by 15: $h = \\frac{T - 20}{15}$.',
          why: 'Both terms are divided. $\\frac{T}{15} - 20$ is something else.',
        },
        {
          do: 'For $T = 95$: $h = \\frac{95 - 20}{15} = \\frac{75}{15} = 5$ hours.',
          why: 'Test: $15 \\cdot 5 + 20 = 95$.',
        },
      ],
      answer: num(5),
      check: () => {
        let hours = 0
        for (let total = 20; total < 95; total += 15) hours++
        return num(hours)
      },
    },
    {
      level: 'Exam level',
      asks: 'Solve $6x - 2y = 10$ for $y$.',
      covers: ['algebra-1/literal-standard-form', 'algebra-1/literal-over-a-number'],
      steps: [
        {
          do: 'Subtract $6x$: $-2y = -6x + 10$.',
          why: 'The term changes sides and its sign; the 10 stays and keeps its sign. In $y = \\frac{3x - 7}{4}$ you would clear the 4 first.',
        },
        {
          do: 'Divide every term by $-2$: $-6x \\div (-2) = 3x$ and $10 \\div (-2) = -5$, so $y = 3x - 5$.',
          why: 'The minus changes both signs, and both terms are divided.',
        },
        {
          do: 'Test with $x = 1$: $6 - 2y = 10$ gives $-2y = 4$, so $y = -2$, and $3 \\cdot 1 - 5 = -2$.',
          why: 'Put in any number that is easy to work with.',
        },
        {
          do: 'Where did this go wrong? Kai solves $3(x + 2) = 7y$ for $x$. Step 1: $3x + 6 = 7y$. Step 2: $3x = 7y - 6$. Step 3: $x = \\frac{7y}{3} - 6$. Steps 1 and 2 are right. The first mistake is in Step 3: the 6 was not divided by 3.',
          why: 'Compare each line with the one before it. Only the first line that does not follow counts; if all follow, there is no mistake.',
          covers: ['algebra-1/literal-wrong-step'],
        },
      ],
      answer: solved('y', '3x - 5', (v) => 3 * v.x - 5),
      check: () => solved('y', '3x - 5', (v) => (10 - 6 * v.x) / -2),
    },
    {
      level: 'Exam level',
      asks: 'Solve $ax + 4 = 3x + b$ for $x$.',
      covers: ['algebra-1/literal-variable-twice'],
      steps: [
        { do: 'Bring the terms with $x$ to one side: $ax - 3x = b - 4$.', why: 'Both moved terms change their signs.' },
        {
          do: 'Factor out $x$: $x(a - 3) = b - 4$.',
          why: 'Now $x$ stands there once. Dividing by $a$ and by 3 would not work.',
        },
        { do: 'Divide by $a - 3$: $x = \\frac{b - 4}{a - 3}$.', why: 'This holds for every $a$ except 3.' },
      ],
      answer: solved('x', '\\frac{b - 4}{a - 3}', (v) => (v.b - 4) / (v.a - 3)),
      check: () =>
        solved('x', '\\frac{b - 4}{a - 3}', (v) => {
          const f = (x: number) => v.a * x + 4 - 3 * x - v.b
          return -f(0) / (f(1) - f(0))
        }),
    },
  ],
  tryIt: {
    asks: 'A pool club charges \\$30 once and \\$12 for each visit. The total is $T$ dollars. Solve for the number of visits $v$, and find it for $T = 114$.',
    steps: [
      {
        ask: 'Which equation gives the total?',
        answer: { choose: ['$T = 12v + 30$', '$T = 30v + 12$', '$T = 42v$'] },
        slips: [
          {
            choice: 1,
            says: 'The 12 comes with each visit, so it multiplies.',
            misconception: 'a1-lit-exchanges-factor-and-term',
          },
          { choice: 2, says: 'The 30 is paid only once, so it does not multiply.' },
        ],
        done: '$T = 12v + 30$',
      },
      {
        ask: 'Solved for $v$, what is it?',
        like: 2,
        answer: { choose: ['$v = \\frac{T - 30}{12}$', '$v = \\frac{T}{12} - 30$', '$v = \\frac{T + 30}{12}$'] },
        slips: [
          {
            choice: 1,
            says: 'The 30 must be taken away before dividing.',
            misconception: 'a1-lit-divides-one-term-only',
          },
          { choice: 2, says: 'To undo $+ 30$, subtract 30.', misconception: 'a1-lit-adds-the-term-again' },
        ],
        done: '$v = \\frac{T - 30}{12}$',
      },
      {
        ask: 'How many visits is it for $T = 114$?',
        like: 3,
        answer: { typed: num((114 - 30) / 12) },
        slips: [
          { typed: num(84), says: 'Now divide by 12.', misconception: 'a1-lit-stops-before-dividing' },
          {
            typed: num(12),
            says: 'You added the 30 instead of subtracting it.',
            misconception: 'a1-lit-adds-the-term-again',
          },
        ],
        done: '$\\frac{114 - 30}{12} = \\frac{84}{12} = 7$',
      },
    ],
    answer: num(7),
    check: () => {
      let visits = 0
      for (let total = 30; total < 114; total += 12) visits++
      return num(visits)
    },
  },
  trap: '<p>Dividing only one term. From $P = 2l + 2w$ you get $l = \\frac{P - 2w}{2}$: the whole of $P - 2w$ is divided by 2.</p>',
  check:
    '<p>Put easy numbers into the old formula, for example $p = 2$, $n = 3$, $f = 4$, so $C = 10$. The new formula must give $n = 3$ back.</p>',
  mends: {
    'a1-lit-subtracts-a-factor': [0, 0],
    'a1-lit-multiplies-to-undo-a-product': [0, 1],
    'a1-lit-divides-by-one-factor': [0, 1],
    'a1-lit-turns-the-fraction-over': [0, 1],
    'a1-lit-keeps-the-fraction': [0, 1],
    'a1-lit-exchanges-factor-and-term': [1, 0],
    'a1-lit-adds-the-term-again': [1, 1],
    'a1-lit-forgets-the-term': [1, 1],
    'a1-lit-subtracts-in-the-wrong-order': [1, 1],
    'a1-lit-divides-one-term-only': [1, 2],
    'a1-lit-stops-before-dividing': [1, 2],
    'a1-lit-keeps-the-sign-of-a-moved-term': [2, 0],
    'a1-lit-moves-the-term-before-clearing': [2, 0],
    'a1-lit-changes-every-sign': [2, 0],
    'a1-lit-divides-by-the-positive': [2, 1],
    'a1-lit-overlooks-the-wrong-step': [2, 3],
    'a1-lit-multiplies-coefficients': [3, 1],
    'a1-lit-exchanges-the-divisors': [2, 0],
    'a1-lit-blames-a-correct-step': [2, 3],
  },
})
