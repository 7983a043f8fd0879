import {
  inequality,
  linear,
  nonZero,
  pick,
  point,
  signed,
  signedTerm,
  type Template,
  template,
  term,
  until,
} from '#kit'
import { draw, rootTex } from './graphs.ts'

const skill = 'a2-radical-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

type Inside = Readonly<{ m: number; c: number; k: number }>

const domain = template({
  ...base,
  id: 'algebra-2/domain-of-a-root',
  difficulty: 'Medium',
  b: -0.4,
  seconds: 60,
  draw: (rng): Inside =>
    until(
      () => {
        const m = pick(rng, [-4, -3, -2, -1, 2, 3, 4, 5])
        return { m, c: m * nonZero(rng, -7, 7), k: nonZero(rng, -9, 9) }
      },
      ({ m, c, k }) => Math.abs(k) !== Math.abs(c / m),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ m, c, k }) =>
        `What is the domain of the function $f(x) = \\sqrt{${m < 0 ? `${c}${m === -1 ? ' - x' : ` - ${-m}x`}` : linear(m, c)}}${signed(k)}$?`,
    },
  ],
  given: (e) => e,
  answer: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', -c / m),
  traps: [
    {
      misconception: 'a2-forgets-to-turn-the-inequality',
      classic: true,
      operation: 'inequality-not-reversed',
      rule: ({ m, c }) => (m > 0 ? null : inequality('x', '>=', -c / m)),
      why: () => 'forgets to flip the inequality sign when dividing by a negative number.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      classic: true,
      rule: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', c / m),
      says: ({ c }) => `I moved the $${c}$ under the root to the other side without changing its sign.`,
      why: () => 'has the boundary with the wrong sign.',
    },
    {
      misconception: 'a2-excludes-the-boundary',
      rule: ({ m, c }) => inequality('x', m > 0 ? '>' : '<', -c / m),
      says: () => 'I left out the value at which the number under the root is 0.',
      why: ({ m, c }) => `leaves out $x = ${-c / m}$, where the root is $\\sqrt{0} = 0$.`,
    },
    {
      misconception: 'a2-mixes-up-domain-and-range',
      says: ({ k }) => `I took $${k}$, the number beside the root, for the boundary of the domain.`,
      rule: ({ m, k }) => inequality('x', m > 0 ? '>=' : '<=', k),
      why: () => 'uses the number beside the root, which belongs to the range.',
    },
    {
      misconception: 'a2-asks-that-x-is-not-negative',
      rule: () => inequality('x', '>=', 0),
      why: () => 'asks that $x$ itself is not negative; it is the whole number under the root that counts.',
    },
  ],
  explain: ({ m, c }) => {
    const inside = m < 0 ? `${c}${signedTerm(m, 'x')}` : linear(m, c)
    const end = -c / m
    const next = end + (m > 0 ? 1 : -1)
    return {
      plan: 'The number under a square root must not be negative. Write this as an inequality and solve it.',
      steps: [
        {
          do: `The number under the root must not be negative: $${inside} \\ge 0$.`,
          why: 'There is no real square root of a negative number. The number after the root does not matter.',
        },
        {
          do: `${c < 0 ? 'Add' : 'Subtract'} $${Math.abs(c)}$ on both sides: $${term(m, 'x')} \\ge ${-c}$.`,
          why: 'This leaves the term with $x$ alone.',
        },
        {
          do: `Divide both sides by $${m}$: ${inequality('x', m > 0 ? '>=' : '<=', end).html}.`,
          why:
            m < 0
              ? 'Dividing by a negative number reverses the inequality sign.'
              : 'Dividing by a positive number keeps the sign.',
        },
      ],
      check: `At $x = ${end}$ the number under the root is $0$, at $x = ${next}$ it is $${Math.abs(m)}$, and at $x = ${2 * end - next}$ it is $${-Math.abs(m)}$, which has no real root.`,
      faster: `The number under the root is $0$ at $x = ${end}$. The coefficient $${m}$ of $x$ is ${m > 0 ? 'positive, so all greater' : 'negative, so all smaller'} numbers belong to the domain as well.`,
    }
  },
  check: ({ m, c }) => {
    const ok = Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => m * x + c >= 0)
    return ok.includes(20) ? inequality('x', '>=', Math.min(...ok)) : inequality('x', '<=', Math.max(...ok))
  },
})

const range = template({
  ...base,
  id: 'algebra-2/range-of-a-root',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  draw,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `What is the range of the function $y = ${rootTex(e)}$?` },
  ],
  given: (e) => e,
  answer: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', k),
  traps: [
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      classic: true,
      rule: ({ a, k }) => (a > 0 ? null : inequality('y', '>=', k)),
      why: () => 'overlooks the minus sign before the root.',
    },
    {
      misconception: 'a2-mixes-up-domain-and-range',
      says: ({ h }) => `I took $${h}$, the boundary of the domain, for the boundary of the range.`,
      classic: true,
      rule: ({ a, h }) => inequality('y', a > 0 ? '>=' : '<=', h),
      why: () => 'uses the number from the domain.',
    },
    {
      misconception: 'a2-forgets-the-vertical-shift',
      rule: ({ a }) => inequality('y', a > 0 ? '>=' : '<=', 0),
      why: ({ k }) => `forgets the $${k}$ beside the root.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', -k),
      says: () => 'I changed the sign of the number beside the root.',
      why: ({ k }) => `changes the sign of the $${k}$ beside the root.`,
    },
    {
      misconception: 'a2-excludes-the-boundary',
      rule: ({ a, k }) => inequality('y', a > 0 ? '>' : '<', k),
      why: ({ k }) => `leaves out $y = ${k}$, which is taken where the root is 0.`,
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'A square root itself takes all values from zero up. See what the factor before it and the number beside it do to these values.',
    steps: [
      {
        do: `$\\sqrt{${linear(1, -h)}}$ takes all values from $0$ up.`,
        why: 'A square root is never negative, and it grows without end.',
      },
      {
        do:
          Math.abs(a) === 1
            ? a > 0
              ? 'No number and no minus sign stands before the root, so it is still everything from $0$ up.'
              : 'The minus sign before the root makes this everything from $0$ down.'
            : `Times $${a}$ this is everything from $0$ ${a > 0 ? 'up' : 'down'}.`,
        why: a > 0 ? 'A positive factor keeps the direction.' : 'A negative factor turns the graph upside down.',
      },
      {
        do: `${k < 0 ? 'Subtracting' : 'Adding'} $${Math.abs(k)}$ moves all values: ${inequality('y', a > 0 ? '>=' : '<=', k).html}.`,
        why: `The whole graph is moved ${k < 0 ? 'down' : 'up'}, and its first value with it.`,
      },
    ],
    check: `At the start $x = ${h}$ the value is $${k}$, and at $x = ${h + 1}$ it is $${k + a}$, which is ${a > 0 ? 'greater' : 'less'}.`,
    faster: `The graph starts at $(${h}, ${k})$ and ${a > 0 ? 'rises' : 'falls'} from there, so ${inequality('y', a > 0 ? '>=' : '<=', k).html}.`,
  }),
  check: ({ a, h, k }) => {
    const ys = [0, 1, 4, 9].map((d) => a * Math.sqrt(h + d - h) + k)
    return inequality('y', (ys[3] as number) > (ys[0] as number) ? '>=' : '<=', ys[0] as number)
  },
})

const start = template({
  ...base,
  id: 'algebra-2/starting-point-of-a-root',
  difficulty: 'Low',
  b: -0.9,
  seconds: 45,
  draw,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `At which point does the graph of $y = ${rootTex(e)}$ start?` },
  ],
  given: (e) => e,
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      classic: true,
      rule: ({ h, k }) => point(-h, k),
      says: ({ h }) => `I took the number under the root for the $x$-value and did not change its sign: $${-h}$.`,
      why: ({ h }) => `has the wrong $x$-value: the number under the root is 0 at $x = ${h}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: ({ h, k }) => point(k, h),
      why: () => 'has the coordinates in the wrong order.',
    },
    {
      misconception: 'a2-forgets-the-vertical-shift',
      rule: ({ h }) => point(h, 0),
      why: ({ k }) => `forgets the $${k}$ beside the root.`,
    },
    {
      misconception: 'a2-height-with-the-wrong-sign',
      rule: ({ h, k }) => point(h, -k),
      says: ({ k }) => `I changed the sign of the $${k}$ beside the root.`,
      why: ({ k }) => `has the wrong height: where the root is 0, $y$ is $${k}$.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      twoSlips: true,
      rule: ({ h, k }) => point(-h, -k),
      says: () => 'I had the signs of both coordinates wrong.',
      why: () => 'has both signs wrong.',
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'The graph starts where the number under the root is zero; the number beside the root is its height there.',
    steps: [
      { do: `The number under the root is 0 at $x = ${h}$.`, why: 'Further to the left the root does not exist.' },
      {
        do: `There $y = ${k}$, so the graph starts at ${point(h, k).html}.`,
        why: 'The root contributes 0 at this point.',
      },
    ],
    check: `One step to the left, at $x = ${h - 1}$, the number under the root is $-1$: there is no point. One step to the right, at $x = ${h + 1}$, it is $1$, and $y = ${a}${signed(k)} = ${a + k}$.`,
  }),
  check: ({ a, h, k }) => {
    const x = Array.from({ length: 41 }, (_, i) => i - 20).find((t) => t - h >= 0) ?? 0
    return point(x, a * Math.sqrt(x - h) + k)
  },
})

export const templates: readonly Template[] = [domain, range, start]
