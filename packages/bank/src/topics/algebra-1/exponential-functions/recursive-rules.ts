import { asWritten, linear, nonZero, pick, type Rng, signed, template, until, type Value } from '#kit'

const skill = 'a1-recursive-sequences'

/** `a_1 = 5, a_n = a_{n-1} + 3` or, with a factor, `a_n = 3a_{n-1}`. */
const plus = (start: number, d: number): Value => asWritten(`a_1 = ${start}, \\; a_n = a_{n-1}${signed(d)}`)
const times = (start: number, r: number): Value => asWritten(`a_1 = ${start}, \\; a_n = ${r === -1 ? '-' : r}a_{n-1}`)

type Arithmetic = Readonly<{ a: number; d: number }>
const drawArithmetic = (rng: Rng): Arithmetic =>
  until(
    () => ({ a: nonZero(rng, -12, 20), d: nonZero(rng, -9, 9) }),
    ({ a, d }) =>
      Math.abs(a) !== Math.abs(d) &&
      Math.abs(d) > 1 &&
      a !== 2 * d &&
      a + d !== 0 &&
      a + 2 * d !== 0 &&
      Math.abs(a) > 1,
  )

const write = template({
  id: 'algebra-1/recursive-write-rule',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: drawArithmetic,
  frames: [
    {
      id: 'terms',
      kind: 'bare',
      items: 6,
      stem: ({ a, d }) =>
        `Which recursive rule gives the sequence $${[0, 1, 2, 3].map((k) => a + k * d).join(', ')}, \\ldots$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ a, d }) =>
        `The scores of a player after the first four rounds of a game are $${[0, 1, 2, 3].map((k) => a + k * d).join(', ')}$, and they go on in the same way. Which rule gives the score $a_n$ after round $n$?`,
    },
  ],
  given: ({ a, d }) => ({ list: [a, a + d, a + 2 * d, a + 3 * d] }),
  answer: ({ a, d }) => plus(a, d),
  traps: [
    {
      misconception: 'a1-rec-exchanges-start-and-step',
      classic: true,
      rule: ({ list: [first = 0, second = 0] }) => plus(second - first, first),
      why: ({ a, d }) => `starts with $${d}$ and goes on by $${a}$: the two numbers are exchanged.`,
    },
    {
      misconception: 'a1-rec-turns-the-step-round',
      rule: ({ list: [first = 0, second = 0] }) => plus(first, first - second),
      why: ({ d }) => `goes ${d > 0 ? 'down' : 'up'} by ${Math.abs(d)} instead of ${d > 0 ? 'up' : 'down'}.`,
    },
    {
      misconception: 'a1-rec-exchanges-start-and-step',
      says: ({ a, d }) =>
        `I exchanged the first term $${a}$ and the step $${d}$, and I also gave the new step the wrong sign.`,
      twoSlips: true,
      rule: ({ list: [first = 0, second = 0] }) => plus(second - first, -first),
      why: () => 'exchanges start and step, and turns the step around.',
    },
    {
      misconception: 'a1-rec-starts-at-the-second-term',
      rule: ({ list: [first = 0, second = 0] }) => plus(second, second - first),
      why: ({ a, d }) => `starts with $${a + d}$, which is the second term.`,
    },
    {
      misconception: 'a1-rec-multiplies-by-the-step',
      rule: ({ list: [first = 0, second = 0] }) => times(first, second - first),
      why: ({ d }) => `multiplies by $${d}$, although it is ${d > 0 ? 'added' : 'taken away'}.`,
    },
  ],
  explain: ({ a, d }) => ({
    plan: 'A recursive rule needs two things: the first term, and how each term comes from the one before it.',
    steps: [
      { do: `The first term is $a_1 = ${a}$.`, why: 'Without a start the rule would have nothing to work on.' },
      { do: `From each term to the next: $${a + d}${signed(-a)} = ${d}$.`, why: 'The step is the same every time.' },
      { do: `So ${plus(a, d).html}.`, why: '$a_{n-1}$ is the term before $a_n$.' },
    ],
    check: `The rule gives $a_2 = ${a}${signed(d)} = ${a + d}$ and $a_3 = ${a + d}${signed(d)} = ${a + 2 * d}$.`,
    faster: `Test the options on the first two terms: they must begin with $${a}$ and go on with $${a + d}$.`,
  }),
  check: ({ list }) => plus(list[0] ?? 0, (list[3] ?? 0) - (list[2] ?? 0)),
})

const writeFactor = template({
  id: 'algebra-1/recursive-write-factor',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -9, 12), r: pick(rng, [-4, -3, -2, 2, 3, 4, 5]) }),
      ({ a, r }) =>
        Math.abs(a) > 1 &&
        Math.abs(a) !== Math.abs(r) &&
        Math.abs(a * (r - 1)) !== Math.abs(a) &&
        Math.abs(a * r ** 3) < 1000,
    ),
  frames: [
    {
      id: 'terms',
      kind: 'bare',
      items: 6,
      stem: ({ a, r }) =>
        `Which recursive rule gives the geometric sequence $${[0, 1, 2, 3].map((k) => a * r ** k).join(', ')}, \\ldots$?`,
    },
  ],
  given: ({ a, r }) => ({ list: [a, a * r, a * r * r, a * r ** 3] }),
  answer: ({ a, r }) => times(a, r),
  traps: [
    {
      misconception: 'a1-rec-adds-instead-of-multiplying',
      classic: true,
      rule: ({ list: [first = 0, second = 0] }) => plus(first, second - first),
      why: ({ a, r }) => `adds $${a * r - a}$; this leads from the first term to the second, but not to the third.`,
    },
    {
      misconception: 'a1-rec-exchanges-start-and-step',
      rule: ({ list: [first = 0, second = 0] }) => times(second / first, first),
      why: ({ a, r }) => `starts with $${r}$ and multiplies by $${a}$.`,
    },
    {
      misconception: 'a1-rec-turns-the-factor-negative',
      rule: ({ list: [first = 0, second = 0] }) => times(first, -second / first),
      why: ({ r }) => `multiplies by $${-r}$; look at the signs of the terms.`,
    },
    {
      misconception: 'a1-rec-starts-at-the-second-term',
      rule: ({ list: [first = 0, second = 0] }) => times(second, second / first),
      why: ({ a, r }) => `starts with $${a * r}$, which is the second term.`,
    },
    {
      misconception: 'a1-rec-adds-instead-of-multiplying',
      says: ({ a, r }) =>
        `I added the first difference $${a * r - a}$ instead of multiplying, and I also exchanged it with the first term $${a}$.`,
      twoSlips: true,
      rule: ({ list: [first = 0, second = 0] }) => plus(second - first, first),
      why: () => 'adds instead of multiplying, and exchanges start and step.',
    },
  ],
  explain: ({ a, r }) => ({
    plan: 'Divide a term by the one before it to find the factor; the rule is the first term together with this factor.',
    steps: [
      { do: `The first term is $a_1 = ${a}$.`, why: 'Every recursive rule needs a start.' },
      {
        do: `From term to term: $${a * r} \\div ${a < 0 ? `(${a})` : a} = ${r}$, and $${a * r * r} \\div ${a * r < 0 ? `(${a * r})` : a * r} = ${r}$.`,
        why: 'In a geometric sequence the quotient is always the same.',
      },
      { do: `So ${times(a, r).html}.`, why: '$a_{n-1}$ is the term before $a_n$.' },
    ],
    check: `$${r} \\cdot ${a * r * r < 0 ? `(${a * r * r})` : a * r * r} = ${a * r ** 3}$, the fourth term.`,
    faster: `Test the options on the first three terms: they must give $${a}$, $${a * r}$, and $${a * r * r}$.`,
  }),
  check: ({ list }) => times(list[0] ?? 0, (list[3] ?? 0) / (list[2] ?? 1)),
})

const explicit = (d: number, c: number): Value => asWritten(`a_n = ${linear(d, c, 'n')}`)

const toExplicit = template({
  id: 'algebra-1/recursive-to-explicit',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawArithmetic(rng),
      ({ a, d }) => a - d !== 0 && Math.abs(a - d) !== Math.abs(d) && Math.abs(a + d) !== Math.abs(d),
    ),
  frames: [
    {
      id: 'rule',
      kind: 'bare',
      items: 6,
      stem: ({ a, d }) =>
        `A sequence has $a_1 = ${a}$ and $a_n = a_{n-1}${signed(d)}$ for $n \\ge 2$. Which explicit rule gives the same sequence?`,
    },
    {
      id: 'function',
      kind: 'words',
      items: 5,
      stem: ({ a, d }) =>
        `The term $a_1$ of a sequence is $${a}$, and every further term is ${Math.abs(d)} ${d > 0 ? 'more' : 'less'} than the one before. Which formula gives the term $a_n$ directly from its number $n$?`,
    },
  ],
  given: ({ a, d }) => ({ first: a, step: d }),
  answer: ({ a, d }) => explicit(d, a - d),
  traps: [
    {
      misconception: 'a1-rec-takes-the-first-term-for-the-constant',
      classic: true,
      rule: ({ first, step }) => explicit(step, first),
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$: the first term is not the value at $n = 0$.`,
    },
    {
      misconception: 'a1-rec-exchanges-start-and-step',
      rule: ({ first, step }) => explicit(first, step - first),
      why: ({ a }) => `grows by $${a}$ with each term.`,
    },
    {
      misconception: 'a1-rec-adds-the-step-to-the-start',
      rule: ({ first, step }) => explicit(step, first + step),
      why: ({ a, d }) => `gives $${a + 2 * d}$ for $n = 1$: the step was added instead of taken away.`,
    },
    {
      misconception: 'a1-rec-turns-the-step-round',
      rule: ({ first, step }) => explicit(-step, first + step),
      why: ({ d }) => `has the step $${-d}$.`,
    },
    {
      misconception: 'a1-rec-exchanges-start-and-step',
      says: ({ a, d }) => `I multiplied $n$ by the first term $${a}$ and added the step $${d}$.`,
      rule: ({ first, step }) => explicit(first, step),
      why: ({ a, d }) => `exchanges the first term $${a}$ and the step $${d}$.`,
    },
  ],
  explain: ({ a, d }) => ({
    plan: 'From the first term to the term with number $n$ there is one step fewer than $n$: add that many steps to the first term.',
    steps: [
      {
        do: `$a_n = ${a} + (n - 1) \\cdot ${d < 0 ? `(${d})` : d}$`,
        why: 'Two terms are one step apart, three terms two steps.',
      },
      {
        do: `Multiply out: $a_n = ${a}${d > 0 ? ' + ' : ' - '}${Math.abs(d)}n${signed(-d)}$.`,
        why: 'The step multiplies both terms in the parentheses.',
      },
      { do: `So ${explicit(d, a - d).html}.`, why: `$${a}${signed(-d)} = ${a - d}$` },
    ],
    check: `For $n = 1$ it gives $${d}${signed(a - d)} = ${a}$, and for $n = 2$ it gives $${2 * d}${signed(a - d)} = ${a + d}$.`,
    faster: `Test the options: only ${explicit(d, a - d).html} gives $${a}$ for $n = 1$ and $${a + d}$ for $n = 2$.`,
  }),
  check: ({ first, step }) => {
    const list = [first, first + step, first + step + step]
    const d = (list[2] ?? 0) - (list[1] ?? 0)
    return explicit(d, (list[1] ?? 0) - 2 * d)
  },
})

const toRecursive = template({
  id: 'algebra-1/explicit-to-recursive',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ d: nonZero(rng, -9, 9), c: nonZero(rng, -12, 12) }),
      ({ d, c }) =>
        Math.abs(d) > 1 &&
        Math.abs(c) > 1 &&
        Math.abs(d) !== Math.abs(c) &&
        d + c !== 0 &&
        Math.abs(d + c) !== Math.abs(d),
    ),
  frames: [
    {
      id: 'linear',
      kind: 'bare',
      items: 6,
      stem: ({ d, c }) =>
        `A sequence is given by $a_n = ${linear(d, c, 'n')}$. Which recursive rule gives the same sequence?`,
    },
    {
      id: 'seats',
      kind: 'words',
      items: 4,
      stem: ({ d, c }) =>
        `The term with the number $n$ of a sequence is $${linear(d, c, 'n')}$, for $n = 1, 2, 3, \\ldots$ Which rule tells how the sequence starts and how each term comes from the one before?`,
    },
  ],
  given: ({ d, c }) => ({ d, c }),
  answer: ({ d, c }) => plus(d + c, d),
  traps: [
    {
      misconception: 'a1-rec-takes-the-constant-for-the-first-term',
      classic: true,
      rule: ({ d, c }) => plus(c, d),
      why: ({ c, d }) => `starts with $${c}$, which belongs to $n = 0$; for $n = 1$ the rule gives $${d + c}$.`,
    },
    {
      misconception: 'a1-rec-exchanges-start-and-step',
      says: ({ d, c }) => `I took the coefficient $${d}$ for the first term and the constant $${c}$ for the step.`,
      rule: ({ d, c }) => plus(d, c),
      why: ({ d, c }) => `starts with $${d}$ and goes on by $${c}$.`,
    },
    {
      misconception: 'a1-rec-uses-the-constant-as-step',
      rule: ({ d, c }) => plus(d + c, c),
      why: ({ c }) => `goes on by $${c}$, but the coefficient of $n$ is the step.`,
    },
    {
      misconception: 'a1-rec-multiplies-by-the-step',
      rule: ({ d, c }) => times(d + c, d),
      why: ({ d }) => `multiplies by $${d}$; with every $n$ the term only grows by $${d}$.`,
    },
    {
      misconception: 'a1-rec-turns-the-step-round',
      rule: ({ d, c }) => plus(d + c, -d),
      why: ({ d }) => `goes on by $${-d}$.`,
    },
  ],
  explain: ({ d, c }) => ({
    plan: 'Put in one for the first term, and see by how much the value changes when $n$ grows by one.',
    steps: [
      { do: `For $n = 1$: $a_1 = ${d}${signed(c)} = ${d + c}$.`, why: 'The first term has the number 1, not 0.' },
      {
        do: `When $n$ grows by 1, $${d}n$ changes by $${d}$.`,
        why: 'The coefficient of $n$ is the common difference.',
      },
      { do: `So ${plus(d + c, d).html}.`, why: 'Start and step.' },
    ],
    check: `$a_2 = ${d + c}${signed(d)} = ${2 * d + c}$, and the given rule says $${d} \\cdot 2${signed(c)} = ${2 * d + c}$.`,
    faster: `Put in $n = 1$ and $n = 2$: the sequence begins with $${d + c}$ and $${2 * d + c}$. Test the options on these two terms.`,
  }),
  check: ({ d, c }) => {
    const at = (n: number) => d * n + c
    return plus(at(1), at(5) - at(4))
  },
})

export const templates = [write, writeFactor, toExplicit, toRecursive]
