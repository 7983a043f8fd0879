import { int, pick, type Template, template, text, until } from '#kit'
import { angleOf, piTex } from '../common.ts'
import { DEGREES } from './radians.ts'

const skill = 'trig-degrees-and-radians'

type Listed = Readonly<{ list: readonly string[]; most: boolean }>

/** The degrees of an angle, where π and 1 radian count so many. */
const degreesOf = (s: string, half: number, one: number): number =>
  s.includes('circ') ? angleOf(s) : s.includes('pi') ? (angleOf(s) * half) / 180 : Number(s) * one

/** The first of the list, where π and 1 radian count so many degrees. */
const firstBy = ({ list, most }: Listed, half = 180, one = 180 / Math.PI): string =>
  list.reduce((m, s) => (degreesOf(s, half, one) > degreesOf(m, half, one) === most ? s : m))

/** Whether a wrong number of degrees for π makes two angles of the list equal, so that none of them is the first. */
const hasTies = (list: readonly string[]): boolean =>
  [90, 360].some((half) => new Set(list.map((s) => degreesOf(s, half, 180 / Math.PI))).size < list.length)

const RANKINGS = {
  right: (g: Listed) => firstBy(g),
  plain: (g: Listed) => firstBy(g, 180, 1),
  full: (g: Listed) => firstBy(g, 360),
  quarter: (g: Listed) => firstBy(g, 90),
  end: (g: Listed) => firstBy({ ...g, most: !g.most }),
} as const

/** Puts angles of both kinds in order. */
const order = template({
  id: 'trigonometry/largest-angle',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        list: [
          { t: 5 * int(rng, 12, 60), how: 0 },
          { t: 5 * int(rng, 12, 60), how: 0 },
          { t: pick(rng, DEGREES), how: 1 },
          { t: int(rng, 2, 5), how: 2 },
        ],
        most: int(rng, 0, 1) === 1,
      }),
      ({ list, most }) => {
        const xs = list.map(sizeOf).sort((a, b) => a - b)
        const top = sizeOf(list[3] as Angle)
        const g = { list: list.map(shown), most }
        const named = [RANKINGS.right, RANKINGS.plain, most ? RANKINGS.full : RANKINGS.quarter, RANKINGS.end].map(
          (by) => by(g),
        )
        return (
          xs.every((x, i) => i === 0 || x - (xs[i - 1] as number) > 6) &&
          (most ? top > 150 : top < 240) &&
          !hasTies(g.list) &&
          new Set(named).size === 4
        )
      },
    ),
  frames: [
    {
      id: 'order',
      kind: 'methods',
      items: 4,
      stem: ({ list, most }) =>
        `Which of these angles is the ${most ? 'largest' : 'smallest'}: $${list.map(shown).join('$, $')}$? (Angles without a degree sign are in radians.)`,
    },
  ],
  given: ({ list, most }) => ({ list: list.map(shown), most }),
  answer: ({ list, most }) => text(`$${shown(list.reduce((m, a) => (sizeOf(a) > sizeOf(m) === most ? a : m)))}$`),
  traps: [
    {
      misconception: 'trig-reads-radians-as-degrees',
      classic: true,
      rule: (g) => text(`$${RANKINGS.plain(g)}$`),
      why: ({ most }) =>
        `is the ${most ? 'largest' : 'smallest'} only if the number without a degree sign were in degrees.`,
    },
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      // Too many degrees for π make that angle the largest, too few make it the smallest.
      rule: (g) => (g.most ? text(`$${RANKINGS.full(g)}$`) : null),
      says: ({ list }) => `I counted 360° for the $\\pi$ of $${shown(list[2] as Angle)}$.`,
      why: ({ most }) => `is the ${most ? 'largest' : 'smallest'} only with $360^\\circ$ for $\\pi$.`,
    },
    {
      misconception: 'trig-converts-with-90',
      rule: (g) => (g.most ? null : text(`$${RANKINGS.quarter(g)}$`)),
      says: ({ list }) => `I counted 90° for the $\\pi$ of $${shown(list[2] as Angle)}$.`,
      why: ({ most }) => `is the ${most ? 'largest' : 'smallest'} only with $90^\\circ$ for $\\pi$.`,
    },
    {
      misconception: 'trig-gives-the-other-end',
      rule: (g) => text(`$${RANKINGS.end(g)}$`),
      says: ({ most }) => `I gave the ${most ? 'smallest' : 'largest'} of the angles.`,
      why: ({ most }) => `is the ${most ? 'smallest' : 'largest'} of the four.`,
    },
  ],
  explain: ({ list, most }) => {
    const key = list.reduce((m, a) => (sizeOf(a) > sizeOf(m) === most ? a : m))
    const [inPi, plain] = [list[2] as Angle, list[3] as Angle]
    return {
      plan: 'Angles can be compared only in one unit. Change all of them into degrees, then put them in order.',
      steps: [
        {
          do: `$${shown(inPi)}$ radians are $${inPi.t}^\\circ$.`,
          why: 'Put $180^\\circ$ for $\\pi$.',
        },
        {
          do: `$${plain.t}$ radians are $${plain.t} \\cdot \\frac{180^\\circ}{\\pi} \\approx ${Math.round(sizeOf(plain))}^\\circ$.`,
          why: 'One radian is about $57.3^\\circ$; a number without a degree sign is not in degrees.',
        },
        {
          do: `In order: ${[...list]
            .sort((a, b) => sizeOf(a) - sizeOf(b))
            .map((a) => `$${Math.round(sizeOf(a))}^\\circ$`)
            .join(', ')}. The ${most ? 'largest' : 'smallest'} is $${shown(key)}$.`,
          why: 'Now they can be compared.',
        },
      ],
      faster: most
        ? `No exact value is needed. One radian is more than $57^\\circ$, so $${plain.t}$ is more than $${57 * plain.t}^\\circ$, and none of the other three is so large.`
        : `No exact value is needed. One radian is more than $57^\\circ$, so $${plain.t}$ is more than $${57 * plain.t}^\\circ$, too large to be the smallest. Of the other three, with $${inPi.t}^\\circ$ for $${shown(inPi)}$, the smallest is $${shown(key)}$.`,
      check: `In radians instead, with $\\pi \\approx 3.14$: ${list.map((a) => `$${shown(a)}$ is ${a.how === 2 ? `$${a.t}$` : `about $${((sizeOf(a) * Math.PI) / 180).toFixed(2)}$`}`).join(', ')}. The order is the same.`,
    }
  },
  check: ({ list, most }) => {
    const size = (s: string) => (s.includes('circ') || s.includes('pi') ? angleOf(s) : (Number(s) * 180) / Math.PI)
    return text(`$${list.reduce((m, s) => (size(s) > size(m) === most ? s : m))}$`)
  },
})

type Angle = Readonly<{ t: number; how: number }>

function sizeOf({ t, how }: Angle): number {
  return how === 2 ? (t * 180) / Math.PI : t
}

function shown({ t, how }: Angle): string {
  return how === 0 ? `${t}^\\circ` : how === 1 ? piTex(t / 180) : `${t}`
}

export const templates: readonly Template[] = [order]
