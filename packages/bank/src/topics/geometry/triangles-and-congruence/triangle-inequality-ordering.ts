import { int, pick, type Template, table, template, text, until } from '#kit'
import { ch, SETS, skill } from './triangle-inequality.ts'

type Shown = Readonly<{ a: number; b: number; set: string; longest: boolean }>

/** Which angle each side is matched with by whoever takes one that touches it. */
const TOUCHING = [
  { angles: [1, 2, 0], side: [0, 1] },
  { angles: [2, 0, 1], side: [0, 2] },
] as const

type Touching = (typeof TOUCHING)[number]

const matchedBy = ({ angles }: Touching, { a, b, set }: Shown, longest: boolean) =>
  orderOf(
    set,
    angles.map((k) => [a, b, 180 - a - b][k] as number),
    longest,
  )

const touchingSaid = ({ side }: Touching, set: string): string =>
  `I matched the angle at $${set[0]}$ with $${ch(set, ...side)}$, which touches it, and so on`

/** Longest side opposite the largest angle. */
const ordering = template({
  id: 'geometry/triangle-sides-by-angles',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 28, 95), b: int(rng, 28, 95), set: pick(rng, SETS), longest: int(rng, 0, 1) === 1 }),
      ({ a, b }) => {
        const c = 180 - a - b
        return (
          c > 25 && new Set([a, b, c]).size === 3 && Math.abs(a - b) > 3 && Math.abs(a - c) > 3 && Math.abs(b - c) > 3
        )
      },
    ),
  frames: [
    {
      id: 'order',
      kind: 'table',
      items: 6,
      stem: ({ a, b, set, longest }) =>
        `<p>Two angles of triangle $${set}$ are known.</p>${table(
          ['Angle', 'Measure'],
          [
            [`$${set[0]}$`, `$${a}^\\circ$`],
            [`$${set[1]}$`, `$${b}^\\circ$`],
          ],
        )}<p>Which list shows the sides from the ${longest ? 'longest to the shortest' : 'shortest to the longest'}?</p>`,
    },
  ],
  given: ({ a, b, set, longest }) => ({ a, b, set, longest }),
  answer: ({ a, b, set, longest }) => orderOf(set, [a, b, 180 - a - b], longest),
  traps: [
    {
      misconception: 'geo-sorts-the-other-way-around',
      classic: true,
      rule: ({ a, b, set, longest }) => orderOf(set, [a, b, 180 - a - b], !longest),
      why: () => 'goes in the opposite direction.',
    },
    ...TOUCHING.map((touching) => ({
      misconception: 'geo-matches-a-side-with-a-touching-angle',
      rule: (shown: Shown) => matchedBy(touching, shown, shown.longest),
      says: ({ set }: Shown) => `${touchingSaid(touching, set)}.`,
      why: () => 'matches each angle with a side that touches it; it belongs to the side opposite.',
    })),
    ...TOUCHING.map((touching) => ({
      misconception: 'geo-matches-a-side-with-a-touching-angle',
      twoSlips: true as const,
      rule: (shown: Shown) => matchedBy(touching, shown, !shown.longest),
      says: ({ set }: Shown) => `${touchingSaid(touching, set)}, and put the list in the opposite order.`,
      why: () => 'matches the angles with the wrong sides, and goes in the opposite direction.',
    })),
  ],
  explain: ({ a, b, set, longest }) => {
    const c = 180 - a - b
    const list = [a, b, c].map((n, i) => ({ n, at: set[i] as string })).sort((p, q) => (p.n - q.n) * (longest ? -1 : 1))
    return {
      plan: 'Find the third angle; then match each angle with the side opposite it: the larger the angle, the longer the side.',
      steps: [
        {
          do: `The third angle, at $${set[2]}$, is $180^\\circ - ${a}^\\circ - ${b}^\\circ = ${c}^\\circ$.`,
          why: 'The angles add up to $180^\\circ$.',
        },
        {
          do: `From the ${longest ? 'largest to the smallest' : 'smallest to the largest'} angle: ${list.map(({ n, at }) => `$${at}$ ($${n}^\\circ$)`).join(', ')}.`,
          why: 'A larger angle faces a longer side.',
        },
        {
          do: `The sides opposite these angles, in this order: ${orderOf(set, [a, b, c], longest).html}.`,
          why: `The side opposite an angle has the other two letters: opposite $${set[0]}$ lies $${ch(set, 1, 2)}$.`,
        },
      ],
      faster: `The first and the last side are enough: opposite $${list[0]?.at}$ lies $${[...set].filter((v) => v !== list[0]?.at).join('')}$, and opposite $${list[2]?.at}$ lies $${[...set].filter((v) => v !== list[2]?.at).join('')}$. Only one option begins and ends in this way.`,
      check: `Read the list back: the letter that a side lacks names its angle, and the angles are $${list.map(({ n }) => n).join(` ${longest ? '\\gt' : '\\lt'} `)}$.`,
    }
  },
  // By the law of sines.
  check: ({ a, b, set, longest }) =>
    orderOf(
      set,
      [a, b, 180 - a - b].map((t) => Math.sin((t * Math.PI) / 180)),
      longest,
    ),
})

function orderOf(set: string, angles: readonly number[], longest: boolean) {
  const sides = [0, 1, 2]
    .sort((i, j) => ((angles[i] as number) - (angles[j] as number)) * (longest ? -1 : 1))
    .map((i) => [...set].filter((_, k) => k !== i).join(''))
  return text(sides.map((s) => `$${s}$`).join(', '))
}

export const templates: readonly Template[] = [ordering]
