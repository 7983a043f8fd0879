import {
  expr,
  frac,
  int,
  nameTheMistake,
  num,
  person,
  pick,
  squareParts,
  surd,
  surdSqrt,
  surdTex,
  surdValue,
  table,
  template,
  text,
  until,
} from '../../../kit.ts'

const skill = 'a1-simplifying-square-roots'
const FREE = [2, 3, 5, 6, 7, 10, 11] as const

const simplify = template({
  id: 'algebra-1/root-simplify',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 9), r: pick(rng, FREE) }),
      ({ k, r }) => k !== r && k * k * r < 500,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ k, r }) => `Simplify $\\sqrt{${k * k * r}}$.` },
    {
      id: 'square',
      kind: 'words',
      items: 6,
      b: -0.4,
      stem: ({ k, r }, rng) =>
        `${person(rng)} cuts a square of felt with an area of ${k * k * r} square inches. What is the length of one side, in inches, in simplest form?`,
    },
  ],
  answer: ({ k, r }) => surdValue(surd(0, k, r)),
  traps: [
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ k, r }) => surdValue(surd(0, k * k, r)),
      why: ({ k }) => `takes out $${k * k}$ instead of its root $${k}$.`,
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ k, r }) => (squareParts(k).outside === 1 ? surdValue(surd(0, r, k)) : null),
      why: ({ k, r }) => `writes $${r}$ outside and $${k}$ inside.`,
    },
    {
      misconception: 'a1-pw-halves-for-the-root',
      rule: ({ k, r }) => ((k * k) % 2 === 0 ? surdValue(surd(0, (k * k) / 2, r)) : null),
      why: ({ k }) => `halves $${k * k}$ instead of taking its root.`,
    },
    { misconception: 'a1-pw-drops-the-root', rule: ({ k, r }) => num(k * r), why: () => 'leaves out the root sign.' },
    {
      misconception: 'a1-pw-takes-out-the-rest',
      rule: ({ k, r }) => surdValue(surd(0, k + 1, r)),
      why: ({ k }) => `takes $${k + 1}$ for the root of $${k * k}$.`,
    },
    {
      misconception: 'a1-pw-keeps-square-inside-too',
      rule: ({ k, r }) => surdValue(surd(0, k - 1 || 2, r)),
      why: ({ k, r }) => `splits off a wrong square; $${k * k} \\cdot ${r}$ is the number under the root.`,
    },
  ],
  explain: ({ k, r }) => [
    {
      do: `$${k * k * r} = ${k * k} \\cdot ${r}$`,
      why: `$${k * k}$ is the largest square that divides $${k * k * r}$.`,
    },
    {
      do: `$\\sqrt{${k * k} \\cdot ${r}} = \\sqrt{${k * k}} \\cdot \\sqrt{${r}} = ${k}\\sqrt{${r}}$`,
      why: `The root of $${k * k}$ is $${k}$.`,
    },
  ],
  given: ({ k, r }) => ({ n: k * k * r }),
  check: ({ n }) => surdValue(surdSqrt(n)),
})

const findK = template({
  id: 'algebra-1/root-find-factor',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ c: int(rng, 2, 5), k: int(rng, 2, 6), r: pick(rng, FREE) }),
      ({ c, k, r }) => k * k * r < 300 && c !== k,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 8,
      stem: ({ c, k, r }) => `If $${c}\\sqrt{${k * k * r}} = n\\sqrt{${r}}$, what is the value of $n$?`,
    },
    {
      id: 'choice',
      kind: 'multi-step',
      response: 'choice',
      items: 5,
      b: 0.3,
      stem: ({ c, k, r }, rng) =>
        `${person(rng)} lets a robot drive around a table ${c} times. One round is $\\sqrt{${k * k * r}}$ meters long, so the whole way is $n\\sqrt{${r}}$ meters long. What is the value of $n$?`,
    },
  ],
  answer: ({ c, k }) => num(c * k),
  traps: [
    {
      misconception: 'a1-pw-adds-the-outside-factor',
      rule: ({ c, k }) => num(c + k),
      why: ({ c, k }) => `adds $${c}$ and $${k}$; the factors are multiplied.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ c, k }) => num(c * k * k),
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-forgets-the-outside-factor',
      rule: ({ k }) => num(k),
      why: ({ c }) => `forgets the factor $${c}$ in front of the root.`,
    },
    {
      misconception: 'a1-pw-squares-the-outside-factor',
      rule: ({ c, k }) => num(c * c * k),
      why: ({ c }) => `squares the $${c}$.`,
    },
    {
      misconception: 'a1-pw-keeps-the-outside-factor-only',
      rule: ({ c }) => num(c),
      why: () => 'leaves out the factor that comes out of the root.',
    },
  ],
  explain: ({ c, k, r }) => [
    {
      do: `$\\sqrt{${k * k * r}} = \\sqrt{${k * k} \\cdot ${r}} = ${k}\\sqrt{${r}}$`,
      why: 'Take out the largest square.',
    },
    {
      do: `$${c} \\cdot ${k}\\sqrt{${r}} = ${c * k}\\sqrt{${r}}$, so $n = ${c * k}$.`,
      why: 'The factors in front are multiplied.',
    },
  ],
  given: ({ c, k, r }) => ({ c, n: k * k * r, r }),
  check: ({ c, n, r }) => num(Math.round((c * Math.sqrt(n)) / Math.sqrt(r))),
})

const betweenTwo = template({
  id: 'algebra-1/root-between',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const k = int(rng, 4, 13)
        return { n: int(rng, k * k + 2, (k + 1) * (k + 1) - 2) }
      },
      ({ n }) => n > 17,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ n }) => `Between which two consecutive whole numbers does $\\sqrt{${n}}$ lie?`,
    },
    {
      id: 'tiles',
      kind: 'table',
      items: 5,
      stem: ({ n }, rng) =>
        `<p>${person(rng)} lists some squares before laying out a square dance floor of ${n} square feet.</p>${table(
          ['Side in feet', 'Area in square feet'],
          [...Array(4)].map((_, i) => [Math.floor(Math.sqrt(n)) - 1 + i, (Math.floor(Math.sqrt(n)) - 1 + i) ** 2]),
        )}<p>Between which two whole numbers of feet is the side of this floor?</p>`,
    },
  ],
  answer: ({ n }) => pairOf(Math.floor(Math.sqrt(n))),
  traps: [
    {
      misconception: 'a1-pw-moves-one-square-down',
      rule: ({ n }) => pairOf(Math.floor(Math.sqrt(n)) - 1),
      why: ({ n }) => `is too low: $${Math.floor(Math.sqrt(n))}^2$ is still less than $${n}$.`,
    },
    {
      misconception: 'a1-pw-moves-one-square-up',
      rule: ({ n }) => pairOf(Math.floor(Math.sqrt(n)) + 1),
      why: ({ n }) => `is too high: $${Math.floor(Math.sqrt(n)) + 1}^2$ is already more than $${n}$.`,
    },
    {
      misconception: 'a1-pw-halves-for-the-root',
      rule: ({ n }) => pairOf(Math.floor(n / 2)),
      why: ({ n }) => `halves $${n}$ instead of looking for its root.`,
    },
    {
      misconception: 'a1-pw-moves-one-square-up',
      rule: ({ n }) => pairOf(Math.floor(Math.sqrt(n)) + 2),
      why: () => 'is too high: compare the squares.',
    },
    {
      misconception: 'a1-pw-moves-one-square-down',
      rule: ({ n }) => pairOf(Math.floor(Math.sqrt(n)) - 2),
      why: () => 'is too low: compare the squares.',
    },
  ],
  explain: ({ n }) => {
    const k = Math.floor(Math.sqrt(n))
    return [
      {
        do: `$${k}^2 = ${k * k}$ and $${k + 1}^2 = ${(k + 1) ** 2}$.`,
        why: `Look for the squares just below and just above $${n}$.`,
      },
      {
        do: `$${k * k} \\lt ${n} \\lt ${(k + 1) ** 2}$, so $${k} \\lt \\sqrt{${n}} \\lt ${k + 1}$.`,
        why: 'A larger number has a larger root.',
      },
    ]
  },
  given: ({ n }) => ({ n }),
  check: ({ n }) => {
    let k = 0
    while ((k + 1) * (k + 1) <= n) k++
    return pairOf(k)
  },
})

const pairOf = (k: number) => text(`$${k}$ and $${k + 1}$`)

const fraction = template({
  id: 'algebra-1/root-of-a-fraction',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 5), r: pick(rng, [2, 3, 5, 6, 7]), d: int(rng, 3, 9) }),
      ({ k, r, d }) => frac(k * k * r, d * d).d === d * d && k * k * r < 120,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ k, r, d }) => `Which expression is equal to $\\sqrt{\\frac{${k * k * r}}{${d * d}}}$?`,
    },
  ],
  answer: ({ k, r, d }) => surdValue(surd(0, frac(k, d), r)),
  traps: [
    {
      misconception: 'a1-pw-leaves-the-denominator',
      rule: ({ k, r, d }) => surdValue(surd(0, frac(k, d * d), r)),
      why: ({ d }) => `takes the root above only; the root of $${d * d}$ is $${d}$.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ k, r, d }) => surdValue(surd(0, frac(k * k, d), r)),
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-drops-the-root',
      rule: ({ k, r, d }) => num(frac(k * r, d)),
      why: () => 'leaves out the root sign.',
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ k, r, d }) => (squareParts(k).outside === 1 && k !== r ? surdValue(surd(0, frac(r, d), k)) : null),
      why: ({ k, r }) => `exchanges $${r}$ and $${k}$.`,
    },
    {
      misconception: 'a1-pw-leaves-both-squares',
      rule: ({ k, r, d }) => surdValue(surd(0, frac(k * k, d * d), r)),
      why: () => 'takes the squares out without taking their roots.',
    },
  ],
  explain: ({ k, r, d }) => [
    {
      do: `$\\sqrt{\\frac{${k * k * r}}{${d * d}}} = \\frac{\\sqrt{${k * k * r}}}{\\sqrt{${d * d}}} = \\frac{\\sqrt{${k * k * r}}}{${d}}$`,
      why: 'The root of a fraction is the quotient of the roots.',
    },
    {
      do: `$\\sqrt{${k * k * r}} = ${k}\\sqrt{${r}}$, so the result is $${surdTex(surd(0, frac(k, d), r))}$.`,
      why: `$${k * k * r} = ${k * k} \\cdot ${r}$.`,
    },
  ],
  given: ({ k, r, d }) => ({ above: k * k * r, below: d * d }),
  check: ({ above, below }) => surdValue(surdSqrt(frac(above, below))),
})

const letters = template({
  id: 'algebra-1/root-with-letter',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ k: int(rng, 2, 7), r: pick(rng, [2, 3, 5, 6, 7] as const), e: int(rng, 2, 6) }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ k, r, e }) => `Which expression is equal to $\\sqrt{${k * k * r}x^{${2 * e}}}$ for $x \\gt 0$?`,
    },
  ],
  answer: ({ k, r, e }) => rootMono(k, e, r),
  traps: [
    {
      misconception: 'a1-pw-keeps-the-exponent',
      rule: ({ k, r, e }) => rootMono(k, 2 * e, r),
      why: ({ e }) => `leaves the exponent $${2 * e}$; the root halves it.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ k, r, e }) => rootMono(k * k, e, r),
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-halves-for-the-root',
      rule: ({ k, r, e }) => (k % 2 === 0 ? rootMono((k * k) / 2, e, r) : rootMono(2 * k, e, r)),
      why: ({ k }) => `takes a wrong number for the root of $${k * k}$.`,
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ k, r, e }) => (squareParts(k).outside === 1 && k !== r ? rootMono(r, 2 * e, k) : null),
      why: ({ k, r }) => `exchanges $${r}$ and $${k}$ and leaves the exponent.`,
    },
    {
      misconception: 'a1-pw-takes-root-of-the-exponent',
      rule: ({ k, r, e }) => rootMono(k, 2 * e - 2, r),
      why: () => 'subtracts 2 from the exponent instead of halving it.',
    },
    {
      misconception: 'a1-pw-leaves-both-squares',
      rule: ({ k, r, e }) => rootMono(k * k, 2 * e, r),
      why: () => 'takes the squares out without taking their roots.',
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ k, r, e }) => (squareParts(k).outside === 1 && k !== r ? rootMono(r, e, k) : null),
      why: ({ k, r }) => `exchanges $${r}$ and $${k}$.`,
    },
  ],
  explain: ({ k, r, e }) => [
    { do: `$\\sqrt{${k * k * r}} = ${k}\\sqrt{${r}}$`, why: `$${k * k * r} = ${k * k} \\cdot ${r}$.` },
    {
      do: `$\\sqrt{x^{${2 * e}}} = x^{${e}}$, because $(x^{${e}})^2 = x^{${2 * e}}$. Together: ${rootMono(k, e, r).html}.`,
      why: 'The root halves an even exponent.',
    },
  ],
  given: ({ k, r, e }) => ({ n: k * k * r, e: 2 * e }),
  check: ({ n, e }) => expr('', ({ x }) => Math.sqrt(n) * Math.abs(x) ** (e / 2)),
})

const rootMono = (k: number, e: number, r: number) =>
  expr(`${k}x^{${e}}\\sqrt{${r}}`, ({ x }) => k * Math.abs(x) ** e * Math.sqrt(r))

const diagonal = template({
  id: 'algebra-1/root-leg',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 10), b: int(rng, 2, 12) }),
      ({ a, b }) =>
        a < b &&
        squareParts(a * a + b * b).outside > 1 &&
        squareParts(a * a + b * b).inside > 1 &&
        squareParts(b * b - a * a).inside > 1,
    ),
  frames: [
    {
      id: 'gate',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b }, rng) =>
        `${person(rng)} fixes a wooden bar along the diagonal of a rectangular gate that is ${a} feet high and ${b} feet wide. How long is the diagonal, in feet, in simplest form?`,
    },
  ],
  answer: ({ a, b }) => surdValue(surdSqrt(a * a + b * b)),
  traps: [
    {
      misconception: 'a1-pw-adds-before-squaring',
      rule: ({ a, b }) => num(a + b),
      why: ({ a, b }) => `adds the sides; $\\sqrt{${a}^2 + ${b}^2}$ is not $${a} + ${b}$.`,
    },
    {
      misconception: 'a1-pw-subtracts-the-squares',
      rule: ({ a, b }) => surdValue(surdSqrt(b * b - a * a)),
      why: () => 'subtracts the squares; the diagonal is the longest side.',
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ a, b }) => {
        const s = squareParts(a * a + b * b)
        return surdValue(surd(0, s.outside ** 2, s.inside))
      },
      why: () => 'takes the square factor out without taking its root.',
    },
    {
      misconception: 'a1-pw-root-of-the-sum',
      rule: ({ a, b }) => (squareParts(a + b).inside > 1 ? surdValue(surdSqrt(a + b)) : null),
      why: () => 'forgets to square the sides.',
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ a, b }) => {
        const s = squareParts(a * a + b * b)
        return squareParts(s.outside).outside === 1 ? surdValue(surd(0, s.inside, s.outside)) : null
      },
    },
  ],
  explain: ({ a, b }) => {
    const s = squareParts(a * a + b * b)
    return [
      {
        do: `The diagonal is $\\sqrt{${a}^2 + ${b}^2} = \\sqrt{${a * a + b * b}}$.`,
        why: 'Height, width and diagonal form a right triangle.',
      },
      {
        do: `$${a * a + b * b} = ${s.outside ** 2} \\cdot ${s.inside}$, so it is $${s.outside}\\sqrt{${s.inside}}$.`,
        why: 'Take out the largest square.',
      },
    ]
  },
  given: ({ a, b }) => ({ a, b }),
  check: ({ a, b }) => ({ html: '', key: `surd ${Number(Math.hypot(a, b).toPrecision(8))}` }),
})

const mistake = nameTheMistake({
  id: 'algebra-1/root-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 85,
  items: 6,
  misconception: 'a1-pw-names-an-error-without-testing',
  draw: (rng): { n: number } => ({ n: pick(rng, [4, 6, 8, 10]) ** 2 * pick(rng, [2, 3, 5, 7]) }),
  task: ({ n }) => `simplified $\\sqrt{${n}}$`,
  solution: ({ n }) => surdValue(surdSqrt(n)),
  work: ({ n }) => {
    const { outside: k, inside: r } = squareParts(n)
    return `$${n} = ${k * k} \\cdot ${r}$, and the root of $${k * k}$ is $${k}$.`
  },
  mistakes: ({ n }) => {
    const { outside: k, inside: r } = squareParts(n)
    return [
      {
        says: `Writing $${k * k}$ in front of the root instead of $${k}$`,
        result: surdValue(surd(0, k * k, r)),
        how: `$${k * k}\\sqrt{${r}}$`,
        // k² in front is k⁴ under the root.
        again: surdValue(surdSqrt(n * k * k)),
      },
      {
        says: `Taking half of $${k * k}$ as its root`,
        result: surdValue(surd(0, (k * k) / 2, r)),
        how: `$${(k * k) / 2}\\sqrt{${r}}$, because half of $${k * k}$ is $${(k * k) / 2}$`,
        again: surdValue(surdSqrt((n * k * k) / 4)),
      },
      {
        says: `Multiplying $${k}$ and $${r}$ and leaving out the root`,
        result: num(k * r),
        how: `$${k} \\cdot ${r} = ${k * r}$`,
        again: num(n / k),
      },
      {
        says: `Taking half of $${k * k * r}$ as the answer`,
        result: num((k * k * r) / 2),
        how: `$${n} \\div 2 = ${n / 2}$`,
        again: num(n - n / 2),
      },
    ]
  },
})

export const templates = [simplify, findK, betweenTwo, fraction, letters, diagonal, mistake]
