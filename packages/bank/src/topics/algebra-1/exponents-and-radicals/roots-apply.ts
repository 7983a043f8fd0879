import {
  expr,
  frac,
  hypot,
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
  template,
  until,
} from '#kit'

const skill = 'a1-simplifying-square-roots'

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
  given: ({ k, r, d }) => ({ above: k * k * r, below: d * d }),
  answer: ({ k, r, d }) => surdValue(surd(0, frac(k, d), r)),
  traps: [
    {
      misconception: 'a1-pw-leaves-the-denominator',
      shortcut: ({ k, r, d }) => surdValue(surd(0, frac(k, d * d), r)),
      why: ({ d }) => `takes the root above only; the root of $${d * d}$ is $${d}$.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      shortcut: ({ k, r, d }) => surdValue(surd(0, frac(k * k, d), r)),
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-drops-the-root',
      shortcut: ({ k, r, d }) => num(frac(k * r, d)),
      why: () => 'leaves out the root sign.',
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      shortcut: ({ k, r, d }) => (squareParts(k).outside === 1 && k !== r ? surdValue(surd(0, frac(r, d), k)) : null),
      why: ({ k, r }) => `exchanges $${r}$ and $${k}$.`,
    },
    {
      misconception: 'a1-pw-leaves-both-squares',
      shortcut: ({ k, r, d }) => surdValue(surd(0, frac(k * k, d * d), r)),
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
  given: ({ k, r, e }) => ({ n: k * k * r, e: 2 * e }),
  answer: ({ k, r, e }) => rootMono(k, e, r),
  traps: [
    {
      misconception: 'a1-pw-keeps-the-exponent',
      shortcut: ({ k, r, e }) => rootMono(k, 2 * e, r),
      why: ({ e }) => `leaves the exponent $${2 * e}$; the root halves it.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      shortcut: ({ k, r, e }) => rootMono(k * k, e, r),
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-halves-for-the-root',
      shortcut: ({ k, r, e }) => (k % 2 === 0 ? rootMono((k * k) / 2, e, r) : rootMono(2 * k, e, r)),
      why: ({ k }) => `takes a wrong number for the root of $${k * k}$.`,
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      shortcut: ({ k, r, e }) => (squareParts(k).outside === 1 && k !== r ? rootMono(r, 2 * e, k) : null),
      why: ({ k, r }) => `exchanges $${r}$ and $${k}$ and leaves the exponent.`,
    },
    {
      misconception: 'a1-pw-takes-root-of-the-exponent',
      shortcut: ({ k, r, e }) => rootMono(k, 2 * e - 2, r),
      why: () => 'subtracts 2 from the exponent instead of halving it.',
    },
    {
      misconception: 'a1-pw-leaves-both-squares',
      shortcut: ({ k, r, e }) => rootMono(k * k, 2 * e, r),
      why: () => 'takes the squares out without taking their roots.',
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      shortcut: ({ k, r, e }) => (squareParts(k).outside === 1 && k !== r ? rootMono(r, e, k) : null),
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
  given: ({ a, b }) => ({ a, b }),
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
  check: ({ a, b }) => ({ html: '', key: `surd ${Number(hypot(a, b).toPrecision(8))}` }),
})

const mistake = template({
  id: 'algebra-1/root-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...nameTheMistake({
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
  }),
})

export const templates = [fraction, letters, diagonal, mistake]
