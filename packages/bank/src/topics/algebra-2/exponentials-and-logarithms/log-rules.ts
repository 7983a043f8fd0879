import {
  coef,
  decimal,
  expr,
  frac,
  int,
  nameTheWorkedMistake,
  pick,
  snap,
  type Template,
  table,
  template,
  until,
  withFaster,
} from '#kit'
import { twoNumbers } from './seen-at-once.ts'

const rules = { skill: 'a2-log-rules', calculator: false, response: 'choice' } as const

type Cond = Readonly<{ m: number; n: number; b: number }>

const L = (arg: string, b: number) => `\\log_{${b}} ${arg}`
export const ln = (v: number, b: number) => Math.log(v) / Math.log(b)

const condense = template({
  ...rules,
  id: 'algebra-2/condense-logarithms',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  draw: (rng): Cond =>
    until(
      () => ({ m: int(rng, 2, 5), n: int(rng, 2, 5), b: pick(rng, [2, 3, 5, 7]) }),
      ({ m, n }) => m !== n,
    ),
  frames: [
    {
      id: 'condense',
      kind: 'bare',
      items: 7,
      stem: ({ m, n, b }) =>
        `Which expression is equivalent to $${m}${L('x', b)} + ${L('y', b)} - ${n}${L('z', b)}$ for positive $x$, $y$ and $z$?`,
    },
  ],
  given: ({ m, n, b }) => ({ m, n, b }),
  answer: ({ m, n, b }) =>
    expr(L(`\\frac{x^${m}y}{z^${n}}`, b), ({ x, y, z }) => (x > 0 ? ln((x ** m * y) / z ** n, b) : Number.NaN)),
  traps: [
    {
      misconception: 'a2-log-makes-the-factor-a-factor',
      says: ({ m, n }) => `I moved ${m} and ${n} into the logarithms as factors.`,
      classic: true,
      rule: ({ m, n, b }) => expr(L(`\\frac{${m}xy}{${n}z}`, b), ({ x, y, z }) => ln((m * x * y) / (n * z), b)),
      why: () => 'moves the factors in as factors, where they become exponents.',
    },
    {
      misconception: 'a2-log-adds-the-arguments',
      rule: ({ m, n, b }) => expr(L(`(x^${m} + y - z^${n})`, b), ({ x, y, z }) => ln(x ** m + y - z ** n, b)),
      says: () => 'I moved the factors up as exponents, then added and subtracted inside one logarithm.',
      why: () => 'adds and subtracts inside, where it must multiply and divide.',
    },
    {
      misconception: 'a2-log-ignores-the-minus',
      rule: ({ m, n, b }) => expr(L(`(x^${m}yz^${n})`, b), ({ x, y, z }) => ln(x ** m * y * z ** n, b)),
      why: ({ n }) => `multiplies by $z^${n}$, although its logarithm is subtracted.`,
      says: ({ n }) => `I multiplied by $z^${n}$, although its logarithm is subtracted.`,
    },
    {
      misconception: 'a2-log-ignores-the-minus',
      rule: ({ m, n, b }) => expr(L(`\\frac{x^${m}}{yz^${n}}`, b), ({ x, y, z }) => ln(x ** m / (y * z ** n), b)),
      why: () => 'divides by $y$, although its logarithm is added.',
      says: () => 'I divided by $y$, although its logarithm is added.',
    },
  ],
  explain: ({ m, n, b }) => ({
    plan: 'Turn the factors in front into exponents first; then a sum becomes a product and a difference a quotient.',
    steps: [
      {
        do: `$${m}${L('x', b)} = ${L(`x^${m}`, b)}$ and $${n}${L('z', b)} = ${L(`z^${n}`, b)}$.`,
        why: 'A factor in front becomes an exponent.',
      },
      {
        do: `$${L(`x^${m}`, b)} + ${L('y', b)} = ${L(`(x^${m}y)`, b)}$`,
        why: 'Adding means multiplying: the product rule.',
      },
      {
        do: `$${L(`(x^${m}y)`, b)} - ${L(`z^${n}`, b)} = ${L(`\\frac{x^${m}y}{z^${n}}`, b)}$`,
        why: 'Subtracting means dividing: the quotient rule.',
      },
    ],
    check: `Test with $x = ${b}$, $y = ${b * b}$, and $z = ${b}$, whose logarithms are $1$, $2$, and $1$: the given expression is $${m} + 2 - ${n} = ${m + 2 - n}$, and the result is the logarithm of $\\frac{${b}^${m} \\cdot ${b}^2}{${b}^${n}}$, which is $${m} + 2 - ${n}$ too.`,
    faster: `Read it off by the signs: $x^${m}$ and $y$ come from logarithms with a plus and stand on top, $z^${n}$ comes from one with a minus and stands below.`,
  }),
  check: ({ m, n, b }) => expr('c', ({ x, y, z }) => m * ln(x, b) + ln(y, b) - n * ln(z, b)),
})

/** The logarithm of a power of 2, as the whole number that it is on every CPU. */
const log2 = (y: number): number => snap(Math.log2(y))

const expand = template({
  id: 'algebra-2/expand-logarithm-mistake',
  skill: rules.skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-log',
      draw: (rng): { y: number; n: number } =>
        until(
          () => ({ y: 2 ** int(rng, 2, 6), n: int(rng, 2, 9) }),
          ({ y, n }) => log2(y) !== n && n !== y,
        ),
      task: ({ y, n }) => `expanded $\\log_2 (${y}x^${n})$ for positive $x$`,
      solution: ({ y, n }) => expr(`${log2(y)} + ${n}\\log_2 x`, ({ x }) => log2(y) + n * Math.log2(x)),
      work: ({ y, n }) =>
        `$\\log_2 ${y} + \\log_2 x^${n}$, where $\\log_2 ${y} = ${log2(y)}$ and $\\log_2 x^${n} = ${n}\\log_2 x$`,
      mistakes: ({ y, n }) => [
        {
          says: `Applying the exponent ${n} to the whole product`,
          work: `$\\log_2 (${y}x)^${n} = ${n}\\log_2 ${y} + ${n}\\log_2 x$`,
          result: expr(`${n * log2(y)} + ${n}\\log_2 x`, ({ x }) => n * log2(y) + n * Math.log2(x)),
        },
        {
          says: `Multiplying the two logarithms instead of adding them`,
          work: `$\\log_2 ${y} \\cdot \\log_2 x^${n} = ${log2(y)} \\cdot ${n}\\log_2 x$`,
          result: expr(`${log2(y) * n}\\log_2 x`, ({ x }) => log2(y) * n * Math.log2(x)),
        },
        {
          says: `Leaving $${y}$ as it is instead of taking its logarithm`,
          work: `$${y}$ stands where $\\log_2 ${y}$ belongs`,
          result: expr(`${y} + ${n}\\log_2 x`, ({ x }) => y + n * Math.log2(x)),
        },
        {
          says: `Adding the exponent ${n} instead of writing it as a factor`,
          work: `$\\log_2 ${y} + ${n} + \\log_2 x$`,
          result: expr(`${log2(y) + n} + \\log_2 x`, ({ x }) => log2(y) + n + Math.log2(x)),
        },
      ],
      redo: ({ y, n }) => [
        expr('c', ({ x }) => Math.log2(y * x ** (n - 1) * x) + (x < 0 ? Number.NaN : 0)),
        expr('c', ({ x }) => n * Math.log2(y * x)),
        expr('c', ({ x }) => (x < 0 ? Number.NaN : log2(y) * Math.log2(x ** n))),
        expr('c', ({ x }) => (x < 0 ? Number.NaN : Math.log2(2 ** y * x ** n))),
        expr('c', ({ x }) => Math.log2(y * 2 ** n * x)),
      ],
    }),
    ({ e: { y, n }, which, name }) => twoNumbers({ y, n, power: log2(y) }, which, name),
  ),
})

const LOGS = [
  [2, 301],
  [3, 477],
  [7, 845],
] as const

type Parts = Readonly<{ i: number; j: number; m: number; n: number }>
const at = (i: number) => LOGS[i] as readonly [number, number]

const thousandths = (x: number) => decimal(frac(x, 1000))

type Prime = Readonly<{ log: number; times: number }>

/** The two primes of the table that divide x, smaller first: their logarithms in thousandths, and how often each divides. */
const primesOf = (x: number): readonly [Prime, Prime] => {
  const found = LOGS.map(([p, log]): Prime => {
    let [rest, times] = [x, 0]
    while (rest % p === 0) {
      rest /= p
      times++
    }
    return { log, times }
  }).filter(({ times }) => times > 0)
  return [found[0] as Prime, found[1] as Prime]
}

/** The exponents of the two primes, smaller prime first. */
const inOrder = ({ i, j, m, n }: Parts): readonly [number, number] => (i < j ? [m, n] : [n, m])

const fromTable = template({
  ...rules,
  calculator: true,
  id: 'algebra-2/logarithm-from-prime-table',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng): Parts =>
    until(
      () => ({ i: int(rng, 0, 2), j: int(rng, 0, 2), m: int(rng, 2, 4), n: int(rng, 1, 3) }),
      ({ i, j, m, n }) => i !== j && at(i)[0] ** m * at(j)[0] ** n < 999 && m !== n,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'table',
      items: 7,
      response: 'grid',
      stem: ({ i, j, m, n }) =>
        `<p>The table shows common logarithms, rounded to three decimal places.</p>${table(
          ['$x$', '$\\log x$'],
          [
            ['$2$', '$0.301$'],
            ['$3$', '$0.477$'],
            ['$7$', '$0.845$'],
          ],
        )}<p>Using these values, what is $\\log ${at(i)[0] ** m * at(j)[0] ** n}$?</p>`,
    },
  ],
  given: ({ i, j, m, n }) => ({ x: at(i)[0] ** m * at(j)[0] ** n }),
  answer: ({ i, j, m, n }) => thousandths(m * at(i)[1] + n * at(j)[1]),
  traps: [
    {
      misconception: 'a2-log-ignores-the-exponent',
      classic: true,
      rule: ({ x }) => {
        const [one, two] = primesOf(x)
        return thousandths(one.log + two.log)
      },
      why: () => 'adds the two logarithms once each, without the exponents.',
      says: () => 'I left out the exponents of the two primes.',
    },
    {
      misconception: 'a2-log-swaps-the-exponents',
      rule: ({ x }) => {
        const [one, two] = primesOf(x)
        return thousandths(two.times * one.log + one.times * two.log)
      },
      why: () => 'has the two exponents swapped.',
    },
    {
      misconception: 'a2-log-ignores-the-exponent',
      rule: ({ x }) => {
        const [one, two] = primesOf(x)
        return one.times === 1 ? null : thousandths(one.times * (one.log + two.log))
      },
      why: (p) => `gives both primes the exponent ${inOrder(p)[0]}.`,
      says: (p) => `I gave both primes the exponent ${inOrder(p)[0]}.`,
    },
    {
      misconception: 'a2-log-ignores-the-exponent',
      rule: ({ x }) => {
        const [one, two] = primesOf(x)
        return two.times === 1 ? null : thousandths(two.times * (one.log + two.log))
      },
      why: (p) => `gives both primes the exponent ${inOrder(p)[1]}.`,
      says: (p) => `I gave both primes the exponent ${inOrder(p)[1]}.`,
    },
  ],
  explain: ({ i, j, m, n }) => ({
    plan: 'Split the number into the primes of the table; products become sums, exponents become factors.',
    steps: [
      {
        do: `$${at(i)[0] ** m * at(j)[0] ** n} = ${at(i)[0]}^${m} \\cdot ${at(j)[0]}${n === 1 ? '' : `^${n}`}$`,
        why: 'Only for these primes does the table give a logarithm.',
      },
      {
        do: `Its logarithm is $${m}\\log ${at(i)[0]} + ${n === 1 ? '' : n}\\log ${at(j)[0]}$.`,
        why: 'Exponents become factors, products become sums.',
      },
      {
        do: `$${m} \\cdot 0.${at(i)[1]} + ${n === 1 ? '' : `${n} \\cdot `}0.${at(j)[1]} = ${(m * at(i)[1] + n * at(j)[1]) / 1000}$`,
        why: `Use the values of the table, as the question says; a calculator, which does not round them, gives $${Math.log10(at(i)[0] ** m * at(j)[0] ** n).toFixed(4)}$.`,
      },
    ],
    check: `$${at(i)[0] ** m * at(j)[0] ** n}$ lies between ${at(i)[0] ** m * at(j)[0] ** n < 100 ? '10 and 100, so its logarithm must lie between 1 and 2' : '100 and 1000, so its logarithm must lie between 2 and 3'}.`,
  }),
  check: ({ x }) => {
    let [rest, total] = [x, 0]
    for (const [p, l] of LOGS)
      while (rest % p === 0) {
        rest /= p
        total += l
      }
    return thousandths(total)
  },
})

type Letters = Readonly<{ m: number; n: number; b: number; two: boolean }>
const sumOf = (m: number, n: number) => expr(`${coef(m)}p + ${coef(n)}q`, ({ p, q }) => m * p + n * q)

const raised = (letter: string, n: number) => (n === 1 ? letter : `${letter}^${n}`)
const powersOf = (m: number, n: number, product: boolean) =>
  expr(`${raised('p', m)}${product ? '' : ' + '}${raised('q', n)}`, ({ p, q }) =>
    product ? p ** m * q ** n : p ** m + q ** n,
  )

/** How often 2 or 5, and how often 3 divides x. */
const exponentsIn = ({ x }: Readonly<{ x: number }>): readonly [m: number, n: number] => {
  let [rest, n] = [x, 0]
  while (rest % 3 === 0) {
    rest /= 3
    n++
  }
  return [Math.round(Math.log(rest) / Math.log(rest % 2 === 0 ? 2 : 5)), n]
}

const inLetters = template({
  ...rules,
  id: 'algebra-2/logarithm-in-letters',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 65,
  draw: (rng): Letters =>
    until(
      () => ({ m: int(rng, 1, 4), n: int(rng, 1, 4), b: pick(rng, [5, 6, 7, 10]), two: int(rng, 0, 1) === 1 }),
      ({ m, n, b, two }) => m !== n && m + n > 3 && (two ? 2 : 5) ** m * 3 ** n < 2000 && (two || b !== 5),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ m, n, b, two }) =>
        `If $\\log_{${b}} ${two ? 2 : 5} = p$ and $\\log_{${b}} 3 = q$, which expression is equal to $\\log_{${b}} ${(two ? 2 : 5) ** m * 3 ** n}$?`,
    },
  ],
  given: ({ m, n, b, two }) => ({ b, x: (two ? 2 : 5) ** m * 3 ** n }),
  answer: ({ m, n }) => sumOf(m, n),
  traps: [
    {
      misconception: 'a2-log-keeps-the-exponents',
      classic: true,
      rule: (g) => powersOf(...exponentsIn(g), true),
      why: () => 'keeps powers and product, but the logarithm turns them into factors and a sum.',
      says: ({ two }) => `I only replaced ${two ? 2 : 5} by $p$ and 3 by $q$.`,
    },
    {
      misconception: 'a2-log-swaps-the-exponents',
      rule: (g) => {
        const [m, n] = exponentsIn(g)
        return sumOf(n, m)
      },
      why: ({ m, n, two }) => `belongs to $${raised(two ? '2' : '5', n)} \\cdot ${raised('3', m)}$.`,
    },
    {
      misconception: 'a2-log-multiplies-the-logarithms',
      rule: (g) => {
        const [m, n] = exponentsIn(g)
        return expr(`${m * n}pq`, ({ p, q }) => m * n * p * q)
      },
      why: () => 'multiplies the two logarithms instead of adding them.',
    },
    {
      misconception: 'a2-log-keeps-the-exponents',
      rule: (g) => powersOf(...exponentsIn(g), false),
      why: () => 'keeps the exponents, which become factors.',
    },
    {
      misconception: 'a2-log-keeps-the-exponents',
      twoSlips: true,
      rule: (g) => {
        const [m, n] = exponentsIn(g)
        return powersOf(n, m, false)
      },
      why: () => 'keeps the exponents, which become factors, and gives them to the wrong variables.',
      says: () => 'I kept the exponents although I took the logarithm, and gave them to the wrong variables.',
    },
  ],
  explain: ({ m, n, b, two }) => {
    const x = two ? 2 : 5
    const front = (k: number) => (k === 1 ? '' : `${k}`)
    return {
      plan: 'Write the number as a product of powers of the two numbers whose logarithms are known.',
      steps: [
        {
          do: `$${x ** m * 3 ** n} = ${raised(`${x}`, m)} \\cdot ${raised('3', n)}$`,
          why: 'Divide by the two numbers whose logarithms are known, again and again.',
        },
        {
          do: `$\\log_{${b}} ${x ** m * 3 ** n} = \\log_{${b}} ${raised(`${x}`, m)} + \\log_{${b}} ${raised('3', n)}$`,
          why: 'The logarithm of a product is the sum of the logarithms.',
        },
        {
          do: `$= ${front(m)}\\log_{${b}} ${x} + ${front(n)}\\log_{${b}} 3$`,
          why: 'An exponent becomes a factor in front.',
        },
        { do: `With $p$ and $q$: ${sumOf(m, n).html}.`, why: 'Put in the variables for the two logarithms.' },
      ],
      check: `In decimals: $p \\approx ${(Math.log(x) / Math.log(b)).toFixed(3)}$ and $q \\approx ${(Math.log(3) / Math.log(b)).toFixed(3)}$ give about $${(Math.log(x ** m * 3 ** n) / Math.log(b)).toFixed(2)}$, and so does $\\log_{${b}} ${x ** m * 3 ** n}$.`,
      faster: `The number is a product, so the answer is a sum. Then count one of the primes: ${x ** m * 3 ** n} can be divided by ${x} ${['', 'only once', 'twice', 'three times', 'four times'][m]}, so look for the sum with $${front(m)}p$.`,
    }
  },
  // Divides by the primes again and again, as long as it works out.
  check: ({ x }) => {
    let [rest, threes, others] = [x, 0, 0]
    while (rest % 3 === 0) {
      rest /= 3
      threes++
    }
    for (const f = rest % 2 === 0 ? 2 : 5; rest > 1; rest /= f) others++
    return expr('c', ({ p, q }) => others * p + threes * q)
  },
})

export const templates: readonly Template[] = [condense, expand, fromTable, inLetters]
