/** Which name fits a quadrilateral with given properties. */

import { int, pick, template, text } from '#kit'
import { SETS, skill } from './special-common.ts'

/** Names from properties. */
const NAMES = ['Parallelogram', 'Rectangle', 'Rhombus', 'Square', 'Kite', 'Isosceles trapezoid'] as const

const CASES = [
  { says: 'It is a parallelogram with equal diagonals', name: 'Rectangle' },
  { says: 'It is a parallelogram with perpendicular diagonals', name: 'Rhombus' },
  { says: 'It is a parallelogram with one right angle', name: 'Rectangle' },
  { says: 'It is a parallelogram with two congruent consecutive sides', name: 'Rhombus' },
  { says: 'It is a rectangle with perpendicular diagonals', name: 'Square' },
  { says: 'It is a rhombus with equal diagonals', name: 'Square' },
  { says: 'Its diagonals bisect each other', name: 'Parallelogram' },
  { says: 'Both pairs of opposite sides are equal', name: 'Parallelogram' },
  { says: 'It has exactly one pair of parallel sides, and its diagonals are equal', name: 'Isosceles trapezoid' },
  { says: 'It has two pairs of equal neighboring sides, and opposite sides are not equal', name: 'Kite' },
] as const

/** An example for each case that fits the name and no more special one. */
const EXAMPLES: readonly string[] = [
  'A rectangle with sides of $3$ and $4$ has two diagonals of $5$; its sides differ, so “square” would say too much.',
  'Diagonals of $6$ and $8$ that bisect each other at right angles give four sides of $5$; the diagonals differ, so “square” would say too much.',
  'Beside a right angle the next one is $180^\\circ - 90^\\circ = 90^\\circ$, and so on around. The sides may be $3$ and $4$, so “square” would say too much.',
  'With sides of $5$ and $5$ the opposite ones are $5$ and $5$ too. The angles may be $60^\\circ$ and $120^\\circ$, so “square” would say too much.',
  'All half diagonals of a rectangle are equal, say $5$; at right angles they make four sides of $\\sqrt{5^2 + 5^2}$. Four equal sides and right angles: nothing less than a square.',
  'With two diagonals of $6$, all half diagonals are $3$ and meet at right angles, so every corner has $45^\\circ + 45^\\circ = 90^\\circ$.',
  'Diagonals of $6$ and $10$ that bisect each other at $60^\\circ$ give sides of $\\sqrt{19}$ and $7$ and no right angle, so any other name says too much.',
  'Sides of $3$, $5$, $3$, $5$ can be joined with angles of $60^\\circ$ and $120^\\circ$: neither rectangle nor rhombus, but opposite sides are parallel.',
  'Take the vertices $(0, 0)$, $(6, 0)$, $(4, 3)$, $(2, 3)$: the parallel sides are $6$ and $2$, both diagonals $5$, and both legs $\\sqrt{13}$.',
  'Take the vertices $(-2, 0)$, $(0, 1)$, $(2, 0)$, $(0, -5)$: the sides are $\\sqrt{5}$, $\\sqrt{5}$, $\\sqrt{29}$, $\\sqrt{29}$, and no two are parallel.',
]

const caseOf = (k: number): (typeof CASES)[number] => CASES[k] as (typeof CASES)[number]

/** The name that follows, from the words alone. */
const nameOf = (says: string): string => {
  const has = (x: string) => says.includes(x)
  if (has('exactly one pair')) return 'Isosceles trapezoid'
  if (has('not equal')) return 'Kite'
  if ((has('rectangle') && has('perpendicular')) || (has('rhombus') && has('equal diagonals'))) return 'Square'
  if (has('a parallelogram')) return has('equal diagonals') || has('right angle') ? 'Rectangle' : 'Rhombus'
  return 'Parallelogram'
}

/** The more special figure that is most often seen in it. */
const TOO_MUCH: Readonly<Record<string, string>> = {
  Parallelogram: 'Rectangle',
  Rectangle: 'Square',
  Rhombus: 'Square',
  Kite: 'Rhombus',
  'Isosceles trapezoid': 'Rectangle',
}

/** The name that is already told, where more follows from the rest. */
const tooLittle = (says: string): string | null =>
  says.includes('a parallelogram')
    ? 'Parallelogram'
    : says.includes('a rectangle')
      ? 'Rectangle'
      : says.includes('a rhombus')
        ? 'Rhombus'
        : null

export const naming = template({
  id: 'geometry/quadrilateral-names',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ k: int(rng, 0, CASES.length - 1), set: pick(rng, SETS) }),
  frames: [
    {
      id: 'must-be',
      kind: 'bare',
      items: 7,
      stem: ({ k, set }) =>
        `This is all that is known about quadrilateral $${set}$: ${(CASES[k] as (typeof CASES)[number]).says.replace(/^./, (c) => c.toLowerCase())}. Which is the most specific name that fits every such quadrilateral?`,
    },
  ],
  given: ({ k }) => ({ says: (CASES[k] as (typeof CASES)[number]).says }),
  answer: ({ k }) => text((CASES[k] as (typeof CASES)[number]).name),
  traps: [
    {
      misconception: 'geo-gives-a-figure-too-much',
      classic: true,
      rule: ({ says }) => {
        const name = TOO_MUCH[nameOf(says)]
        return name === undefined ? null : text(name)
      },
      says: ({ k }) =>
        `I took it for a ${(TOO_MUCH[caseOf(k).name] ?? '').toLowerCase()}, which needs more than is known.`,
      why: ({ k }) => `needs more than is known: think of an ordinary ${caseOf(k).name.toLowerCase()}.`,
    },
    {
      misconception: 'geo-says-too-little',
      classic: true,
      rule: ({ says }) => {
        const name = tooLittle(says)
        return name === null ? null : text(name)
      },
      why: ({ k }) => `is true, but says less than is known: it is a ${caseOf(k).name.toLowerCase()} as well.`,
    },
    ...NAMES.map((n) => ({
      misconception: 'geo-mixes-up-quadrilaterals',
      unlessRight: true as const,
      rule: () => text(n),
      says: () => `I mixed it up with the properties of a ${n.toLowerCase()}.`.replace('a isosceles', 'an isosceles'),
      why: ({ k }: { k: number }) =>
        `does not follow from what is known: think of an ordinary ${caseOf(k).name.toLowerCase()}.`,
    })),
  ],
  explain: ({ k }) => ({
    plan: 'Draw the least regular quadrilateral that has what is known; the name must fit it, and say all that follows.',
    steps: [
      {
        do: `${(CASES[k] as (typeof CASES)[number]).says}: try to draw such a quadrilateral that is as irregular as possible.`,
        why: 'The name must fit every example.',
      },
      {
        do: `It is always a ${(CASES[k] as (typeof CASES)[number]).name.toLowerCase()}.`.replace(
          'a isosceles',
          'an isosceles',
        ),
        why: 'A more special name would need a further property.',
      },
    ],
    check: EXAMPLES[k] as string,
  }),
  check: ({ says }) => text(nameOf(says)),
})
