/** Which name fits a quadrilateral with given properties. */

import { int, pick, template, text } from '#kit'
import { SETS, skill } from './special-common.ts'

/** Names from properties. */
const NAMES = ['Parallelogram', 'Rectangle', 'Rhombus', 'Square', 'Kite', 'Isosceles trapezoid'] as const

const CASES = [
  { says: 'It is a parallelogram with equal diagonals', name: 'Rectangle' },
  { says: 'It is a parallelogram with perpendicular diagonals', name: 'Rhombus' },
  { says: 'It is a parallelogram with one right angle', name: 'Rectangle' },
  { says: 'It is a parallelogram with two equal neighboring sides', name: 'Rhombus' },
  { says: 'It is a rectangle with perpendicular diagonals', name: 'Square' },
  { says: 'It is a rhombus with equal diagonals', name: 'Square' },
  { says: 'Its diagonals bisect each other', name: 'Parallelogram' },
  { says: 'Both pairs of opposite sides are equal', name: 'Parallelogram' },
  { says: 'It has exactly one pair of parallel sides, and its diagonals are equal', name: 'Isosceles trapezoid' },
  { says: 'It has two pairs of equal neighboring sides, and opposite sides are not equal', name: 'Kite' },
] as const

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
        `This is all that is known about quadrilateral $${set}$: ${(CASES[k] as (typeof CASES)[number]).says.replace(/^./, (c) => c.toLowerCase())}. Which name fits every such quadrilateral and says the most about it?`,
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
  }),
  check: ({ says }) => text(nameOf(says)),
})
