import {
  frac,
  int,
  isRational,
  nonZero,
  person,
  pick,
  signed,
  solutions,
  squareParts,
  surd,
  surdSqrt,
  surdTex,
  type Template,
  template,
  text,
  until,
} from '#kit'
import { rootOf, square, wholes } from './common.ts'

export const skill = 'a1-quadratics-by-square-roots'

const shifted = template({
  id: 'algebra-1/square-root-shifted',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -9, 9), m: int(rng, 2, 10) }),
      ({ h, m }) => Math.abs(h) !== m && m * m !== 2 * m,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ h, m }) => `What are the solutions of $${square(h)} = ${m * m}$?` },
    {
      id: 'number',
      kind: 'words',
      items: 5,
      b: -0.3,
      stem: ({ h, m }, rng) =>
        `${person(rng)} thinks of a number $x$, ${h < 0 ? 'adds' : 'subtracts'} $${Math.abs(h)}$, squares the result, and gets $${m * m}$. What can the number be?`,
    },
  ],
  given: ({ h, m }) => ({ h, k: m * m }),
  answer: ({ h, m }) => solutions([h + m, h - m]),
  traps: [
    {
      misconception: 'a1-q-loses-the-negative-root',
      classic: true,
      rule: ({ h, k }) => solutions([h + rootOf(k)]),
      why: ({ m }) => `forgets that $(-${m})^2$ is $${m * m}$ too.`,
    },
    {
      misconception: 'a1-q-moves-with-the-wrong-sign',
      rule: ({ h, k }) => solutions([-h + rootOf(k), -h - rootOf(k)]),
      why: ({ h }) => `moves the $${Math.abs(h)}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'a1-q-forgets-to-take-the-root',
      says: () => 'I used the number itself instead of its square root.',
      rule: ({ h, k }) => solutions([h + k, h - k]),
      why: ({ m }) => `uses $${m * m}$ itself instead of its square root.`,
    },
    {
      misconception: 'a1-q-takes-both-signs',
      says: ({ h, m }) => `I worked out the solution $${h + m}$ and took it with both signs.`,
      rule: ({ h, k }) => solutions([h + rootOf(k), -h - rootOf(k)]),
      why: ({ h, m }) => `puts both signs on $${h + m}$; the $\\pm$ belongs to $${m}$ alone.`,
    },
    {
      misconception: 'a1-q-forgets-to-take-the-root',
      says: () => 'I halved the number instead of taking its square root.',
      rule: ({ h, k }) => (k % 2 === 0 ? solutions([h + k / 2, h - k / 2]) : null),
      why: ({ m }) => `halves $${m * m}$ instead of taking the square root.`,
    },
    {
      misconception: 'a1-q-loses-the-negative-root',
      twoSlips: true,
      says: () => 'I gave only the positive root, and moved a number with the wrong sign.',
      rule: ({ h, k }) => solutions([-h + rootOf(k)]),
      why: () => 'has only one of the roots, and a number moved with the wrong sign.',
    },
  ],
  explain: ({ h, m }, frame) => ({
    plan: 'A square equals a number: take square roots on both sides, with both signs, and then solve two short equations.',
    steps: [
      ...(frame === 'number'
        ? [
            {
              do: `Write the story as an equation: $${square(h)} = ${m * m}$.`,
              why: `First ${h < 0 ? 'add' : 'subtract'} ${Math.abs(h)}, then square the result.`,
            },
          ]
        : []),
      {
        do: `Take square roots on both sides: $x${signed(-h)} = ${m}$ or $x${signed(-h)} = -${m}$.`,
        why: `Both $${m}$ and $-${m}$ have the square $${m * m}$.`,
      },
      {
        do: `${h > 0 ? 'Add' : 'Subtract'} $${Math.abs(h)}$ in both: $x = ${m}${signed(h)} = ${h + m}$ or $x = -${m}${signed(h)} = ${h - m}$.`,
        why: 'Do the same on both sides to get $x$ alone.',
      },
    ],
    check: `$${h + m}${signed(-h)} = ${m}$ and $${h - m}${signed(-h)} = -${m}$; both have the square $${m * m}$.`,
    faster: `Think of distances: $x$ lies $${m}$ away from $${h}$, so it is $${h} - ${m} = ${h - m}$ or $${h} + ${m} = ${h + m}$.`,
  }),
  check: ({ h, k }) => solutions(wholes(120).filter((x) => (x - h) * (x - h) === k)),
})

/** Both roots, or nothing where the root would be a constant and stand out. */
const plusMinus = (k: number, n: number) =>
  isRational(surd(0, 1, n)) ? null : solutions([surd(0, k, n), surd(0, -k, n)])

const pure = template({
  id: 'algebra-1/square-root-pure',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, n, b] = [
          int(rng, 2, 5),
          pick(rng, [8, 12, 18, 20, 24, 27, 28, 32, 45, 48, 50, 54, 72]),
          nonZero(rng, -20, 20),
        ]
        return { a, b, c: a * n + b }
      },
      ({ b, c }) => c !== b,
    ),
  frames: [{ id: 'bare', kind: 'bare', items: 7, stem: ({ a, b, c }) => `Solve $${a}x^2${signed(b)} = ${c}$.` }],
  given: (p) => p,
  answer: ({ a, b, c }) => solutions([surdSqrt(frac(c - b, a)), surd(0, -1, (c - b) / a)]),
  traps: [
    {
      misconception: 'a1-q-loses-the-negative-root',
      classic: true,
      rule: ({ a, b, c }) => solutions([surdSqrt(frac(c - b, a))]),
      why: () => 'gives only the positive one of the two roots.',
    },
    {
      misconception: 'a1-q-swaps-the-parts-of-a-root',
      rule: ({ a, b, c }) => {
        const { outside, inside } = squareParts((c - b) / a)
        return outside === inside ? null : plusMinus(inside, outside)
      },
      why: () => 'has the wrong number under the root.',
    },
    {
      misconception: 'a1-q-takes-the-square-factor-out-whole',
      rule: ({ a, b, c }) => {
        const { outside, inside } = squareParts((c - b) / a)
        return plusMinus(outside * outside, inside)
      },
      why: () => 'takes the square factor out of the root without taking its root.',
    },
    {
      misconception: 'a1-q-divides-only-after-the-root',
      rule: ({ b, c }) => plusMinus(1, c - b),
      why: ({ a }) => `does not divide by $${a}$.`,
    },
    {
      misconception: 'a1-q-divides-only-after-the-root',
      says: () => 'I multiplied by the coefficient of the square instead of dividing by it.',
      rule: ({ a, b, c }) => plusMinus(1, (c - b) * a),
      why: ({ a }) => `multiplies by $${a}$ instead of dividing by it.`,
    },
    {
      misconception: 'a1-q-moves-with-the-wrong-sign',
      rule: ({ a, b, c }) => ((c + b) % a === 0 && c + b > 0 ? plusMinus(1, (c + b) / a) : null),
      why: ({ b }) => `moves the $${Math.abs(b)}$ with the wrong sign.`,
    },
    {
      misconception: 'a1-q-takes-the-square-factor-out-whole',
      says: () => 'I left the square factor out of the root altogether.',
      rule: ({ a, b, c }) => plusMinus(1, squareParts((c - b) / a).inside),
      why: () => 'leaves the square factor out altogether.',
    },
    {
      misconception: 'a1-q-loses-the-negative-root',
      twoSlips: true,
      says: () => 'I gave only the positive root, and took the square factor out whole.',
      rule: ({ a, b, c }) => {
        const { outside, inside } = squareParts((c - b) / a)
        return inside === 1 ? null : solutions([surd(0, outside * outside, inside)])
      },
      why: () => 'has only one of the roots, and the square factor itself in front.',
    },
  ],
  explain: ({ a, b, c }) => {
    const n = (c - b) / a
    const { outside, inside } = squareParts(n)
    return {
      plan: 'There is no term with $x$ alone, so get the square alone first, then take the square root with both signs and simplify it.',
      steps: [
        {
          do: `${b > 0 ? `Subtract $${b}$ from` : `Add $${-b}$ to`} both sides: $${a}x^2 = ${c}${signed(-b)} = ${c - b}$.`,
          why: 'First undo what is added to the square.',
        },
        { do: `Divide by $${a}$: $x^2 = ${n}$.`, why: 'Then undo the factor before the square.' },
        {
          do: `Take square roots: $x = \\pm\\sqrt{${n}}$.`,
          why: 'The positive and the negative root have the same square.',
        },
        {
          do: `Simplify: $\\sqrt{${n}} = \\sqrt{${outside * outside} \\cdot ${inside}} = ${surdTex(surdSqrt(frac(n, 1)))}$, so $x = \\pm ${surdTex(surdSqrt(frac(n, 1)))}$.`,
          why: `$${outside * outside} = ${outside}^2$ is the largest square factor of $${n}$.`,
        },
      ],
      check: `$x^2 = ${outside}^2 \\cdot ${inside} = ${n}$, and $${a} \\cdot ${n}${signed(b)} = ${a * n}${signed(b)} = ${c}$.`,
      faster: `Test the options by squaring: $\\left(${surdTex(surdSqrt(frac(n, 1)))}\\right)^2 = ${n}$ fits, because $${a} \\cdot ${n}${signed(b)} = ${c}$. Its opposite has the same square, so take the option with both.`,
    }
  },
  // The square of the answer, put back.
  check: ({ a, b, c }) => {
    const n = Array.from({ length: 200 }, (_, i) => i).find((k) => a * k + b === c) ?? 0
    return solutions([surd(0, 1, n), surd(0, -1, n)])
  },
})

const COUNTS = [
  'It has no real solution',
  'It has exactly one real solution',
  'It has two real solutions with the same sign',
  'It has two real solutions with different signs',
] as const

const howMany = template({
  id: 'algebra-1/square-root-how-many',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const [which, a, h, k] = [int(rng, 0, 3), int(rng, 2, 6), nonZero(rng, -9, 9), nonZero(rng, -12, 12)]
    const big = Math.abs(h) + int(rng, 1, 4)
    const value = [-int(rng, 1, 9), 0, int(rng, 1, Math.max(1, Math.abs(h) - 1)) ** 2, big * big][which] as number
    return { a, h: which === 2 && Math.abs(h) === 1 ? 2 * h : h, k, c: k + a * value }
  },
  frames: [
    {
      id: 'statement',
      kind: 'bare',
      items: 7,
      stem: ({ a, h, k, c }) => `Which statement about $${a}${square(h)}${signed(k)} = ${c}$ is true?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, h, k, c }) => {
    const value = (c - k) / a
    return text(COUNTS[value < 0 ? 0 : value === 0 ? 1 : value < h * h ? 2 : 3] as string)
  },
  traps: [
    {
      misconception: 'a1-q-counts-roots-by-the-right-side',
      unlessRight: true,
      says: () => 'I judged the square to be equal to a negative number.',
      rule: () => text(COUNTS[0]),
      why: () => 'needs a square that equals a negative number.',
    },
    {
      misconception: 'a1-q-loses-the-negative-root',
      unlessRight: true,
      says: () => 'I gave only one root, as if the square were equal to 0.',
      rule: () => text(COUNTS[1]),
      why: () => 'needs a square that equals 0.',
    },
    {
      misconception: 'a1-q-counts-roots-by-the-right-side',
      unlessRight: true,
      says: () => 'I took two roots and judged both solutions to lie on the same side of 0.',
      rule: () => text(COUNTS[2]),
      why: () => 'needs a root that is smaller than the number beside $x$.',
    },
    {
      misconception: 'a1-q-takes-both-signs',
      unlessRight: true,
      says: () =>
        'I took the equation to have two solutions, one positive and one negative, as the two roots of a positive number are.',
      rule: () => text(COUNTS[3]),
      why: () => 'needs a root that is larger than the number beside $x$.',
    },
  ],
  explain: ({ a, h, k, c }) => {
    const value = (c - k) / a
    const m = Math.round(Math.sqrt(Math.max(0, value)))
    return {
      plan: 'Get the square alone: the sign of what it equals tells how many solutions there are, and solving the rest tells their signs.',
      steps: [
        {
          do: `${k > 0 ? `Subtract $${k}$ from` : `Add $${-k}$ to`} both sides: $${a}${square(h)} = ${c - k}$.`,
          why: 'First undo what is added to the square.',
        },
        { do: `Divide by $${a}$: $${square(h)} = ${value}$.`, why: 'Then undo the factor before the square.' },
        ...(value < 0
          ? [
              {
                do: `The right side is negative, so it has no real solution.`,
                why: 'No real number has a negative square.',
              },
            ]
          : value === 0
            ? [
                {
                  do: `$x${signed(-h)} = 0$, so $x = ${h}$: it has exactly one real solution.`,
                  why: 'Only $0$ has the square $0$.',
                },
              ]
            : [
                {
                  do: `Take square roots: $x${signed(-h)} = \\pm ${m}$.`,
                  why: `$${m}^2 = ${value}$, and a positive number has two square roots.`,
                },
                {
                  do: `$x = ${h} - ${m} = ${h - m}$ or $x = ${h} + ${m} = ${h + m}$: two real solutions with ${(h - m) * (h + m) > 0 ? 'the same sign' : 'different signs'}.`,
                  why: `The root $${m}$ is ${m < Math.abs(h) ? 'smaller' : 'larger'} than $${Math.abs(h)}$, so the solutions lie on ${m < Math.abs(h) ? 'the same side' : 'both sides'} of $0$.`,
                },
              ]),
      ],
      ...(value > 0
        ? { check: `Put in $x = ${h + m}$: $${a} \\cdot ${m}^2${signed(k)} = ${a * m * m}${signed(k)} = ${c}$.` }
        : value === 0
          ? { check: `Put in $x = ${h}$: $${a} \\cdot 0^2${signed(k)} = ${k}$, which is the right side.` }
          : {
              check: `The left side is at least $${k}$, because the square is at least $0$; the right side, $${c}$, is less.`,
            }),
      faster: `The left side is never less than $${k}$. The right side, $${c}$, is ${value < 0 ? 'less, so there is no real solution' : value === 0 ? 'just that, so there is exactly one' : `more, so there are two. At $x = 0$ the left side is $${a * h * h + k}$, ${a * h * h + k > c ? `more than $${c}$, so $0$ is not between them and they have the same sign` : `less than $${c}$, so $0$ is between them and they have different signs`}`}.`,
    }
  },
  // Finds the solutions among the whole numbers.
  check: ({ a, h, k, c }) => {
    const found = wholes(40).filter((x) => a * (x - h) * (x - h) + k === c)
    const [x = 0, y = 0] = found
    return text(COUNTS[found.length === 0 ? 0 : found.length === 1 ? 1 : x * y > 0 ? 2 : 3] as string)
  },
})

export const templates: readonly Template[] = [shifted, pure, howMany]
