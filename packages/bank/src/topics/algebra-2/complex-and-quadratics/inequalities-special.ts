/** Quadratic inequalities that hold always, never, or for all numbers but one, for the skill of `inequalities.ts`. */

import { int, nonZero, paren, pick, type Relation, type Template, template, text } from '#kit'
import { quad, wholes } from './common.ts'
import { SIGN } from './inequalities.ts'

const skill = 'a2-quadratic-inequalities'

const SPECIAL = (h: number) =>
  ['Every real number', 'No real number', `Only $x = ${h}$`, `Every real number except $x = ${h}$`] as const

type Case = Readonly<{ b: number; k: number; rel: Relation }>

/** A number that the answer with this place in SPECIAL treats wrongly: the vertex, or one beside it. */
const mistaken = ({ b, k, rel }: Case, which: number): string => {
  const [at, beside] = [-b / 2, -b / 2 + 1]
  const value = (x: number) => x * x + b * x + k
  const fits = (y: number) => (rel.endsWith('=') && y === 0) || (rel.startsWith('<') ? y < 0 : y > 0)
  const includes = { [at]: which === 0 || which === 2, [beside]: which === 0 || which === 3 }
  const x = includes[at] === fits(value(at)) ? beside : at
  return `${includes[x] ? 'includes' : 'leaves out'} $x = ${x}$, where the left side is $${value(x)}$.`
}

/** What leads to the answer with this place in SPECIAL. */
const thought = ({ b, k, rel }: Case, which: number): string => {
  const touches = b * b === 4 * k
  const turned = 'I flipped the inequality sign'
  if (which === 2)
    return touches
      ? 'I solved the equation instead of the inequality.'
      : 'I took the vertex of the parabola for its only zero.'
  if (which === 1) {
    if (!touches) return 'I saw that the expression has no real zero, and took this for no solution.'
    return rel === '<='
      ? 'I left out the zero, although the sign includes it.'
      : 'I took the square for negative at every $x$.'
  }
  if (which === 0) {
    if (rel === '>') return 'I counted the zero, although the sign does not include it.'
    return rel === '<' && touches
      ? 'I saw that the expression is never negative, and took this for the answer.'
      : `${turned}.`
  }
  if (rel === '>=' && touches) return 'I left out the zero, although the sign includes it.'
  if (touches)
    return rel === '<' ? `${turned}.` : 'I took the zero for the only exception instead of the only solution.'
  return rel.startsWith('>')
    ? 'I took the vertex of the parabola for a zero.'
    : `${turned}, and took the vertex of the parabola for a zero.`
}

const SLIPS = [
  'a2-cq-overlooks-where-it-touches',
  'a2-cq-reads-the-sign-turned-around',
  'a2-cq-mixes-up-open-and-closed',
  'a2-cq-solves-the-equation-instead',
  'a2-cq-takes-the-vertex-for-a-zero',
] as const

/** The name of what leads to the answer with this place in SPECIAL. */
const slip = ({ b, k, rel }: Case, which: number): (typeof SLIPS)[number] => {
  const said = thought({ b, k, rel }, which)
  if (said.includes('the equation')) return 'a2-cq-solves-the-equation-instead'
  if (said.includes('vertex')) return 'a2-cq-takes-the-vertex-for-a-zero'
  if (said.includes('include')) return 'a2-cq-mixes-up-open-and-closed'
  return said.includes('flipped') ? 'a2-cq-reads-the-sign-turned-around' : 'a2-cq-overlooks-where-it-touches'
}

const special = template({
  id: 'algebra-2/quadratic-inequality-special',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => {
    const [which, h] = [int(rng, 0, 3), nonZero(rng, -8, 8)]
    const lift = which < 2 && int(rng, 0, 2) > 0 ? int(rng, 1, 9) : 0
    // On the axis: ≥ always, < never, ≤ only at h, > except at h. Above it: > and ≥ always, < and ≤ never.
    const rel: Relation =
      lift > 0
        ? pick(rng, which === 0 ? (['>', '>='] as const) : (['<', '<='] as const))
        : ((['>=', '<', '<=', '>'] as const)[which] as Relation)
    return { b: -2 * h, k: h * h + lift, rel }
  },
  frames: [
    {
      id: 'special',
      kind: 'bare',
      items: 8,
      stem: ({ b, k, rel }) => `Which real numbers satisfy $${quad(1, b, k)} ${SIGN[rel]} 0$?`,
    },
  ],
  given: (p) => p,
  answer: ({ b, k, rel }) => {
    const touches = b * b === 4 * k
    const which = touches ? { '>=': 0, '<': 1, '<=': 2, '>': 3 }[rel] : rel.startsWith('>') ? 0 : 1
    return text(SPECIAL(-b / 2)[which] as string)
  },
  traps: SLIPS.flatMap((misconception) =>
    [0, 1, 2, 3].map((which) => ({
      misconception,
      unlessRight: true as const,
      rule: (p: Case) => (slip(p, which) === misconception ? text(SPECIAL(-p.b / 2)[which] as string) : null),
      why: (p: Case) => mistaken(p, which),
      says: (p: Case) => thought(p, which),
    })),
  ),
  explain: ({ b, k, rel }) => {
    const [half, lift] = [b / 2, k - (b * b) / 4]
    const which = lift === 0 ? { '>=': 0, '<': 1, '<=': 2, '>': 3 }[rel] : rel.startsWith('>') ? 0 : 1
    return {
      plan: 'Complete the square: it shows whether the expression is ever zero or negative. Then read what the sign asks for.',
      steps: [
        {
          do: `Half of $${b}$ is $${half}$, and $${paren(half)}^2 = ${half * half}$. The constant term is $${k}${lift === 0 ? '' : ` = ${half * half} + ${lift}`}$.`,
          why: 'The square of a sum needs the square of half the middle coefficient.',
        },
        {
          do: `$${quad(1, b, k)} = (x${half < 0 ? ` - ${-half}` : ` + ${half}`})^2${lift === 0 ? '' : ` + ${lift}`}$`,
          why: 'Complete the square.',
        },
        lift === 0
          ? {
              do: `This is $0$ for $x = ${-half}$ and positive for all other $x$.`,
              why: 'A square is never negative, and it is $0$ only where its base is.',
            }
          : {
              do: `This is at least $${lift}$, so it is positive for every $x$.`,
              why: 'A square is never negative.',
            },
        {
          do: `The inequality asks where it is $${SIGN[rel]} 0$: ${(SPECIAL(-half)[which] as string).replace(/^./, (s) => s.toLowerCase())}.`,
          why: rel.endsWith('=') ? 'The sign also allows $0$.' : 'The sign does not allow $0$.',
        },
      ],
      check: `At $x = ${-half}$ the left side is $${lift}$, and at $x = ${-half + 1}$ it is $${lift + 1}$.`,
      faster: `The discriminant tells it too: $${paren(b)}^2 - 4 \\cdot ${k} = ${b * b - 4 * k}$ ${lift === 0 ? 'means that the parabola only touches the $x$-axis' : 'is negative, so the parabola never meets the $x$-axis'}, and it opens upward.`,
    }
  },
  check: ({ b, k, rel }) => {
    const holds = (x: number) => {
      const y = x * x + b * x + k
      return rel === '<' ? y < 0 : rel === '<=' ? y <= 0 : rel === '>' ? y > 0 : y >= 0
    }
    const [all, some] = [wholes(40).every(holds), wholes(40).some(holds)]
    const h = wholes(40).find((x) => holds(x - 1) === holds(x + 1) && holds(x) !== holds(x + 1)) ?? -b / 2
    return text(SPECIAL(h)[all ? 0 : !some ? 1 : holds(h) ? 2 : 3] as string)
  },
})

export const templates: readonly Template[] = [special]
