import { equation, int, pick, signed, type Template, template, terms, until } from '#kit'
import { drawSys, right, rowTex, type Sys, shown, three } from './three-equations.ts'

type Step = Sys

const combined = (s: Step, m: number, side = m) => {
  const [first = [], second = []] = s.rows
  const row = first.map((c, i) => m * c + (second[i] as number))
  const rhs = side * right(first, s.x) + right(second, s.x)
  return equation(
    `${terms([row[0] ?? 0, 'x'], [row[1] ?? 0, 'y'], [row[2] ?? 0, 'z'])} = ${rhs}`,
    ({ x, y, z }) => (row[0] ?? 0) * x + (row[1] ?? 0) * y + (row[2] ?? 0) * z - rhs,
  )
}

/** The numbers behind the system, put into the new equation. */
const tried = (s: Step): string => {
  const [first = [], second = []] = s.rows
  const [x = 0, y = 0, z = 0] = s.x
  const [a = 0, , c = 0] = first.map((k, i) => -(second[1] ?? 0) * k + (second[i] as number))
  return `The numbers $x = ${x}$, $y = ${y}$, $z = ${z}$ make both given equations true, and in the new one they give $${a * x}${signed(c * z)} = ${a * x + c * z}$.`
}

const eliminate = template({
  ...three,
  id: 'algebra-2/eliminate-one-of-three',
  difficulty: 'Low',
  b: -0.3,
  seconds: 70,
  balance: 'parts',
  draw: (rng): Step =>
    until(
      () => {
        const s = drawSys(rng)
        return { ...s, rows: [s.rows[0] as number[], [int(rng, 2, 5), -pick(rng, [2, 3, 4]), int(rng, 2, 5)]] }
      },
      ({ rows, x }) => right(rows[1] ?? [], x) !== 0 && right(rows[0] ?? [], x) !== 0,
    ),
  frames: [
    {
      id: 'step',
      kind: 'multi-step',
      items: 6,
      stem: (s) =>
        `${shown(s)}<p>${`The first equation is multiplied by ${-(s.rows[1]?.[1] ?? 0)} and added to the second one, so that $y$ disappears.`} Which equation results?</p>`,
    },
  ],
  given: (s) => ({
    first: s.rows[0] ?? [],
    second: s.rows[1] ?? [],
    r1: right(s.rows[0] ?? [], s.x),
    r2: right(s.rows[1] ?? [], s.x),
  }),
  answer: (s) => combined(s, -(s.rows[1]?.[1] ?? 0)),
  traps: [
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      classic: true,
      rule: (g) => noY(g, factorIn(g), factorIn(g), 1),
      says: () => 'I did not multiply the right side of the first equation.',
      why: () => 'does not multiply the right side of the first equation.',
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      rule: (g) => noY(g, factorIn(g), 1, factorIn(g)),
      says: () => 'I did not multiply the $z$-term of the first equation.',
      why: () => 'does not multiply the $z$-term of the first equation.',
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      rule: (g) => noY(g, 1, 1, 1),
      says: () => 'I multiplied only the $y$-term of the first equation.',
      why: () => 'multiplies only the $y$-term of the first equation.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: (g) => noY(g, factorIn(g), factorIn(g), -factorIn(g)),
      says: () => 'I subtracted the right side of the multiple instead of adding it.',
      why: () => 'subtracts the right side of the multiple instead of adding it.',
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      rule: (g) => noY(g, 1, 1, factorIn(g)),
      says: () => 'I multiplied only the $y$-term and the right side of the first equation.',
      why: () => 'does not multiply the terms with $x$ and $z$ of the first equation.',
    },
    {
      misconception: 'a2-sys-multiplies-the-first-terms-only',
      rule: (g) => noY(g, factorIn(g), 1, 1),
      why: () => 'does not multiply the $z$-term and the right side of the first equation.',
    },
  ],
  explain: (s) => ({
    plan: 'Multiply every term of the first equation on both sides, then add the equations term by term.',
    steps: [
      {
        do: `Times ${-(s.rows[1]?.[1] ?? 0)}, the first equation is $${rowTex(
          (s.rows[0] ?? []).map((c) => -c * (s.rows[1]?.[1] ?? 0)),
          s.x,
        )}$.`,
        why: 'Every term on both sides is multiplied.',
      },
      { do: `Added to the second: ${combined(s, -(s.rows[1]?.[1] ?? 0)).html}.`, why: 'The terms with $y$ cancel.' },
    ],
    check: tried(s),
  }),
  // Substitution instead: y from the first equation, put into the second.
  check: ({ first: [a = 0, b = 1, c = 0], second: [d = 0, e = 0, f = 0], r1, r2 }) =>
    equation('c', ({ x, z }) => d * x + e * ((r1 - a * x - c * z) / b) + f * z - r2),
})

type Two = Readonly<{ first: readonly number[]; second: readonly number[]; r1: number; r2: number }>
const factorIn = ({ second }: Two): number => -(second[1] ?? 0)

/** The sum without y, with the x-term, the z-term and the right side of the first equation multiplied by these. */
function noY({ first, second, r1, r2 }: Two, x1: number, z1: number, side: number) {
  const [a, c] = [x1 * (first[0] ?? 0) + (second[0] ?? 0), z1 * (first[2] ?? 0) + (second[2] ?? 0)]
  const rhs = side * r1 + r2
  return a === 0 || c === 0
    ? null
    : equation(`${terms([a, 'x'], [c, 'z'])} = ${rhs}`, ({ x, z }) => a * x + c * z - rhs)
}

export const templates: readonly Template[] = [eliminate]
