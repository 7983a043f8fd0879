import {
  expr,
  frac,
  gcd,
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
  withFaster,
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
      classic: true,
      rule: ({ above, below }) => {
        const { outside: k, inside: r } = squareParts(above)
        return surdValue(surd(0, frac(k, below), r))
      },
      why: ({ d }) => `takes the root above only; the root of $${d * d}$ is $${d}$.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ above, below }) => {
        const { outside: k, inside: r } = squareParts(above)
        return surdValue(surd(0, frac(k * k, squareParts(below).outside), r))
      },
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-leaves-both-squares',
      rule: ({ above, below }) => {
        const { outside: k, inside: r } = squareParts(above)
        return surdValue(surd(0, frac(k * k, below), r))
      },
      why: () => 'takes the squares out without taking their roots.',
    },
    {
      misconception: 'a1-pw-drops-the-root',
      says: ({ r }) => `I simplified the root, but left out the root sign over the $${r}$ at the end.`,
      rule: ({ above, below }) => {
        const { outside: k, inside: r } = squareParts(above)
        return num(frac(k * r, squareParts(below).outside))
      },
      why: ({ r }) => `leaves out the root sign; the $${r}$ must stay under the root.`,
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ above, below }) => {
        const { outside: k, inside: r } = squareParts(above)
        return squareParts(k).outside === 1 && k !== r
          ? surdValue(surd(0, frac(r, squareParts(below).outside), k))
          : null
      },
      why: ({ k, r }) => `exchanges $${r}$ and $${k}$.`,
    },
  ],
  explain: ({ k, r, d }) => ({
    plan: 'The root of a fraction: take the root of the numerator and of the denominator, then simplify what is left.',
    steps: [
      {
        do: `$\\sqrt{\\frac{${k * k * r}}{${d * d}}} = \\frac{\\sqrt{${k * k * r}}}{\\sqrt{${d * d}}}$`,
        why: 'The root of a fraction is the quotient of the roots.',
      },
      { do: `The denominator: $\\sqrt{${d * d}} = ${d}$.`, why: `$${d}^2 = ${d * d}$.` },
      {
        do: `The numerator: $\\sqrt{${k * k * r}} = \\sqrt{${k * k} \\cdot ${r}} = ${k}\\sqrt{${r}}$.`,
        why: `$${k * k} = ${k}^2$ is the largest square factor.`,
      },
      { do: `The result is $${surdTex(surd(0, frac(k, d), r))}$.`, why: 'Put numerator and denominator together.' },
    ],
    faster: `Test the options by squaring: the denominator must give $${d * d}$, so it is $${d}$, and the numerator must give $${k * k * r}$: $(${k}\\sqrt{${r}})^2 = ${k * k} \\cdot ${r} = ${k * k * r}$. Only one option has both.`,
    check: `In decimals: $\\sqrt{${k * k * r} \\div ${d * d}}$ is about $\\sqrt{${((k * k * r) / (d * d)).toFixed(3)}}$, about $${((k * Math.sqrt(r)) / d).toFixed(2)}$, and $${k} \\cdot ${Math.sqrt(r).toFixed(3)} \\div ${d}$ is about $${((k * Math.sqrt(r)) / d).toFixed(2)}$, too.`,
  }),
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
      classic: true,
      rule: ({ n, e }) => rootMono(squareParts(n).outside, e, squareParts(n).inside),
      why: ({ e }) => `leaves the exponent $${2 * e}$; the root halves it.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ n, e }) => rootMono(squareParts(n).outside ** 2, e / 2, squareParts(n).inside),
      why: ({ k }) => `takes out $${k * k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-pw-takes-root-of-the-exponent',
      rule: ({ n, e }) => rootMono(squareParts(n).outside, e - 2, squareParts(n).inside),
      why: () => 'subtracts 2 from the exponent instead of halving it.',
    },
    {
      misconception: 'a1-pw-halves-for-the-root',
      says: ({ k }) => `I halved the square factor $${k * k}$ instead of taking its root.`,
      rule: ({ n, e }) => {
        const { outside: k, inside: r } = squareParts(n)
        return k % 2 === 0 && k > 2 ? rootMono((k * k) / 2, e / 2, r) : null
      },
      why: ({ k }) => `takes half of $${k * k}$ for its root.`,
    },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ n, e }) => {
        const { outside: k, inside: r } = squareParts(n)
        return squareParts(k).outside === 1 && k !== r ? rootMono(r, e / 2, k) : null
      },
      why: ({ k, r }) => `exchanges $${r}$ and $${k}$.`,
    },
    {
      misconception: 'a1-pw-leaves-both-squares',
      rule: ({ n, e }) => rootMono(squareParts(n).outside ** 2, e, squareParts(n).inside),
      why: () => 'takes the squares out without taking their roots.',
    },
  ],
  explain: ({ k, r, e }) => ({
    plan: 'A root with a number and a power: take the root of each factor by itself, because the root of a product is the product of the roots.',
    steps: [
      {
        do: `$\\sqrt{${k * k * r}x^{${2 * e}}} = \\sqrt{${k * k * r}} \\cdot \\sqrt{x^{${2 * e}}}$`,
        why: 'The root of a product is the product of the roots.',
      },
      {
        do: `The number: $\\sqrt{${k * k * r}} = \\sqrt{${k * k} \\cdot ${r}} = ${k}\\sqrt{${r}}$.`,
        why: `$${k * k} = ${k}^2$ is the largest square factor.`,
      },
      {
        do: `The power: $\\sqrt{x^{${2 * e}}} = x^{${e}}$, because $(x^{${e}})^2 = x^{${2 * e}}$.`,
        why: `The root halves an even exponent: $${2 * e} \\div 2 = ${e}$.`,
      },
      { do: `Together: ${rootMono(k, e, r).html}.`, why: 'What has a whole root stands before the root sign.' },
    ],
    check: `Square the answer: $${k}^2 \\cdot ${r} = ${k * k * r}$ and $(x^{${e}})^2 = x^{${2 * e}}$.`,
    faster: `Square the options: the right one gives $${k * k * r}x^{${2 * e}}$ back.`,
  }),
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
      classic: true,
      operation: 'root-of-sum-as-sum',
      operands: ({ a, b }) => [a, b],
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
      why: () => 'writes the number that belongs under the root in front of it, and the other one inside.',
    },
  ],
  explain: ({ a, b }) => {
    const s = squareParts(a * a + b * b)
    return {
      plan: 'The diagonal is the longest side of a right triangle: use the Pythagorean theorem, then simplify the root.',
      steps: [
        {
          do: `Let $d$ be the diagonal: $d^2 = ${a}^2 + ${b}^2$.`,
          why: 'Height, width and diagonal form a right triangle, and the diagonal is its hypotenuse.',
        },
        {
          do: `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${a * a + b * b}$, so $d = \\sqrt{${a * a + b * b}}$.`,
          why: 'A length is positive, so only the positive root counts.',
        },
        {
          do: `The largest square factor is $${s.outside ** 2}$: $\\sqrt{${a * a + b * b}} = \\sqrt{${s.outside ** 2} \\cdot ${s.inside}} = ${s.outside}\\sqrt{${s.inside}}$ feet.`,
          why: `$\\sqrt{${s.outside ** 2}} = ${s.outside}$ comes out of the root.`,
        },
      ],
      check: `$${s.outside}^2 \\cdot ${s.inside} = ${a * a + b * b}$. The diagonal is about $${Math.sqrt(a * a + b * b).toFixed(1)}$ feet: longer than each side, and shorter than both together.`,
      ...(gcd(a, b) === s.outside
        ? {
            faster: `Both sides have the factor $${s.outside}$, so the triangle is $${s.outside}$ times one with the legs $${a / s.outside}$ and $${b / s.outside}$: $${s.outside} \\cdot \\sqrt{${(a / s.outside) ** 2} + ${(b / s.outside) ** 2}} = ${s.outside}\\sqrt{${s.inside}}$.`,
          }
        : {}),
    }
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
  ...withFaster(
    nameTheMistake({
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
    ({ e: { n }, which }) => {
      const { outside: k, inside: r } = squareParts(n)
      return `Compare with $${n} = ${k * k} \\cdot ${r}$: ${
        [
          `the number before the root is $${k * k}$ itself, and not its root.`,
          `the number before the root is $${(k * k) / 2}$, half of $${k * k}$.`,
          `no root is left, and $${k * r}$ is $${k} \\cdot ${r}$.`,
          `no root is left, and $${n / 2}$ is half of $${n}$.`,
        ][which]
      }`
    },
  ),
})

export const templates = [fraction, letters, diagonal, mistake]
