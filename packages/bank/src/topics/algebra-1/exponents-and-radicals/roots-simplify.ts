import { int, num, person, pick, squareParts, surd, surdSqrt, surdValue, table, template, text, until } from '#kit'

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
      () => ({ k: int(rng, 2, 8), r: pick(rng, FREE) }),
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
  given: ({ k, r }) => ({ n: k * k * r }),
  answer: ({ k, r }) => surdValue(surd(0, k, r)),
  traps: [
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      classic: true,
      rule: ({ n }) => surdValue(surd(0, squareParts(n).outside ** 2, squareParts(n).inside)),
      why: ({ k }) => `takes out $${k * k}$ instead of its root $${k}$.`,
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ n }) => {
        const { outside: k, inside: r } = squareParts(n)
        return squareParts(k).outside === 1 ? surdValue(surd(0, r, k)) : null
      },
      why: ({ k, r }) => `writes $${r}$ outside and $${k}$ inside.`,
    },
    {
      misconception: 'a1-pw-halves-for-the-root',
      says: ({ k }) => `I halved the square factor $${k * k}$ instead of taking its root.`,
      rule: ({ n }) => {
        const { outside: k, inside: r } = squareParts(n)
        return k % 2 === 0 && k > 2 ? surdValue(surd(0, (k * k) / 2, r)) : null
      },
      why: ({ k }) => `halves $${k * k}$ instead of taking its root.`,
    },
    {
      misconception: 'a1-pw-halves-for-the-root',
      says: ({ k, r }) => `I took half of $${k * k * r}$ for its root.`,
      operation: 'root-as-half',
      operands: ({ n }) => [n],
      rule: ({ n }) => (n % 2 === 0 ? num(n / 2) : null),
      why: ({ k, r }) => `is half of $${k * k * r}$.`,
    },
    {
      misconception: 'a1-pw-loses-the-factor-from-inside',
      rule: ({ n }) => surdValue(surdSqrt(squareParts(n).inside)),
      why: ({ k }) => `loses the factor $${k}$ that comes out of the root.`,
    },
    {
      misconception: 'a1-pw-drops-the-root',
      says: ({ k, r }) => `I left out the root sign at the end and multiplied $${k}$ by $${r}$.`,
      rule: ({ n }) => num(squareParts(n).outside * squareParts(n).inside),
      why: ({ k, r }) => `multiplies $${k}$ and $${r}$; the $${r}$ must stay under the root.`,
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      twoSlips: true,
      says: () => 'I exchanged the number inside and the number outside, and squared the one outside.',
      rule: ({ n }) => {
        const { outside: k, inside: r } = squareParts(n)
        return squareParts(k).outside === 1 ? surdValue(surd(0, r * r, k)) : null
      },
      why: ({ k, r }) => `writes $${r}^2$ outside and $${k}$ inside.`,
    },
  ],
  explain: ({ k, r }) => ({
    plan: 'To simplify a square root, split off the largest square factor: its root can be taken, the rest stays inside.',
    steps: [
      {
        do: `$${k * k * r} = ${k * k} \\cdot ${r}$`,
        why: `$${k * k}$ is the largest square that divides $${k * k * r}$.`,
      },
      {
        do: `$\\sqrt{${k * k} \\cdot ${r}} = \\sqrt{${k * k}} \\cdot \\sqrt{${r}} = ${k}\\sqrt{${r}}$`,
        why: `The root of $${k * k}$ is $${k}$.`,
      },
    ],
    check: `Square it: $(${k}\\sqrt{${r}})^2 = ${k * k} \\cdot ${r} = ${k * k * r}$.`,
  }),
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
        `${person(rng)} lets a robot drive around a table ${c} times. One round is $\\sqrt{${k * k * r}}$ feet long, so the whole way is $n\\sqrt{${r}}$ feet long. What is the value of $n$?`,
    },
  ],
  given: ({ c, k, r }) => ({ c, n: k * k * r, r }),
  answer: ({ c, k }) => num(c * k),
  traps: [
    {
      misconception: 'a1-pw-adds-the-outside-factor',
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ c, n, r }) => [c, Math.sqrt(n / r)],
      rule: ({ c, n }) => num(c + squareParts(n).outside),
      why: ({ c, k }) => `adds $${c}$ and $${k}$; the factors are multiplied.`,
    },
    {
      misconception: 'a1-pw-forgets-the-outside-factor',
      operation: 'factor-left-out',
      operands: ({ n, r }) => [Math.sqrt(n / r)],
      rule: ({ n }) => num(squareParts(n).outside),
      why: ({ c }) => `forgets the factor $${c}$ in front of the root.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ c, n }) => num(c * squareParts(n).outside ** 2),
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-keeps-the-outside-factor-only',
      operation: 'factor-left-out',
      operands: ({ c }) => [c],
      rule: ({ c }) => num(c),
      why: ({ k }) => `leaves out the factor $${k}$ that comes out of the root.`,
    },
    {
      misconception: 'a1-pw-squares-the-outside-factor',
      rule: ({ c, n }) => num(c * c * squareParts(n).outside),
      says: ({ c }) => `I squared the factor $${c}$.`,
      why: ({ c }) => `squares the $${c}$.`,
    },
  ],
  explain: ({ c, k, r }, frame) => ({
    plan: 'Both sides have the same root at the end: simplify the root on the left, then multiply what stands in front of it.',
    steps: [
      frame === 'choice'
        ? { do: `The whole way is $${c} \\cdot \\sqrt{${k * k * r}}$ feet.`, why: `The robot drives ${c} rounds.` }
        : {
            do: `Divide the number under the root by $${r}$: $${k * k * r} \\div ${r} = ${k * k}$.`,
            why: `$\\sqrt{${r}}$ must be left at the end.`,
          },
      {
        do: `$\\sqrt{${k * k * r}} = \\sqrt{${k * k} \\cdot ${r}} = ${k}\\sqrt{${r}}$`,
        why: `$${k * k} = ${k}^2$ is a square, so $${k}$ comes out of the root.`,
      },
      {
        do: `$${c} \\cdot ${k}\\sqrt{${r}} = ${c * k}\\sqrt{${r}}$, so $n = ${c * k}$.`,
        why: `The factors in front are multiplied: $${c} \\cdot ${k} = ${c * k}$.`,
      },
    ],
    check: `Square both: $${c * k}^2 \\cdot ${r} = ${c * c * k * k * r}$ and $${c}^2 \\cdot ${k * k * r} = ${c * c * k * k * r}$.`,
    faster: `Divide under one root: $\\sqrt{${k * k * r}} \\div \\sqrt{${r}} = \\sqrt{${k * k}} = ${k}$, so $n = ${c} \\cdot ${k} = ${c * k}$.`,
  }),
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
  given: ({ n }) => ({ n }),
  answer: ({ n }) => pairOf(Math.floor(Math.sqrt(n))),
  traps: [
    {
      misconception: 'a1-pw-halves-for-the-root',
      says: ({ n }) =>
        `I halved $${n}$ instead of taking its root${n % 2 === 0 ? `, and took $${n / 2}$ and the next whole number` : ''}.`,
      classic: true,
      operation: 'root-as-half',
      rule: ({ n }) => pairOf(Math.floor(n / 2)),
      why: ({ n }) => `halves $${n}$ instead of looking for its root.`,
    },
    {
      misconception: 'a1-pw-moves-one-square-up',
      rule: ({ n }) => pairOf(SIDES.find((k) => k * k > n) ?? 0),
      why: ({ n }) => `starts too high: $${Math.floor(Math.sqrt(n)) + 1}^2$ is already more than $${n}$.`,
    },
    {
      misconception: 'a1-pw-moves-one-square-down',
      rule: ({ n }) => pairOf((SIDES.findLast((k) => k * k < n) ?? 0) - 1),
      why: ({ n }) => `ends too low: $${Math.floor(Math.sqrt(n))}^2$ is still less than $${n}$.`,
    },
    {
      misconception: 'a1-pw-divides-by-four-for-the-root',
      rule: ({ n }) => pairOf(Math.floor(n / 4)),
      why: ({ n }) => `divides $${n}$ by 4 instead of looking for its root.`,
    },
  ],
  explain: ({ n }) => {
    const k = Math.floor(Math.sqrt(n))
    return {
      plan: 'A root between whole numbers: look for the squares just below and just above the number under the root.',
      steps: [
        {
          do: `$${k}^2 = ${k * k}$ and $${k + 1}^2 = ${(k + 1) ** 2}$.`,
          why: `Look for the squares just below and just above $${n}$.`,
        },
        {
          do: `$${k * k} \\lt ${n} \\lt ${(k + 1) ** 2}$, so $${k} \\lt \\sqrt{${n}} \\lt ${k + 1}$.`,
          why: 'A larger number has a larger root.',
        },
      ],
      check: `A calculator agrees: $\\sqrt{${n}} \\approx ${Math.sqrt(n).toFixed(1)}$.`,
    }
  },
  check: ({ n }) => {
    let k = 0
    while ((k + 1) * (k + 1) <= n) k++
    return pairOf(k)
  },
})

const SIDES = Array.from({ length: 30 }, (_, k) => k)

const pairOf = (k: number) => text(`$${k}$ and $${k + 1}$`)

export const templates = [simplify, findK, betweenTwo]
