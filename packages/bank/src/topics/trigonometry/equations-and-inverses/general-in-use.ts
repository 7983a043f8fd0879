/** General solutions put to use: counting in a long interval, the m-th solution, times at which a height is reached. */

import {
  curve,
  dot,
  type Frac,
  frac,
  g,
  type Html,
  int,
  num,
  pick,
  plane,
  straight,
  type Template,
  template,
  toDecimalText,
  toNumber,
  unitCircle,
  until,
  whole,
} from '#kit'
import { at, realTex } from '../common.ts'
import { families, NAME, OTHER, pair, type SC, SPECIAL, upTo, wrongPair } from './general-tools.ts'

const skill = 'trig-general-solutions'
const PERIOD = 'trig-repeats-with-the-wrong-period'
const DIVIDES = 'trig-divides-only-a-part-of-the-general-solution'
const FAMILY = 'trig-finds-one-family-only'
const SIDE = 'trig-starts-the-second-family-in-the-wrong-quadrant'
const ANGLE = 'trig-starts-from-another-special-angle'
const TURNS = 'trig-miscounts-the-turns'

type Long = Readonly<{ fn: SC; v: Frac; b: number; m: number }>
/** Solutions in so many half turns of the inside. */
const solutionsIn = (fn: SC, positive: boolean, halves: number): number =>
  fn === 'cos' ? halves : 2 * (positive ? Math.ceil(halves / 2) : Math.floor(halves / 2))
const inside = (b: number): string => (b === 1 ? ' x' : `(${b}x)`)
const half = (n: number): string => (n === 1 ? 'one half turn' : `${n} half turns`)

const long = template({
  id: 'trigonometry/solutions-in-a-long-interval',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 95,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos', 'sin'] as const),
        v: pick(rng, [1, 2, 3, 4, 6, 7, 8, 9]) * pick(rng, [1, -1]),
        b: int(rng, 1, 3),
        m: int(rng, 3, 9),
      }),
      ({ b, m }) => (b * m) % 2 === 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ fn, v, b, m }) =>
        `How many solutions does $\\${fn}${inside(b)} = ${toDecimalText(frac(v, 10))}$ have in the interval $0 \\le x \\le ${m}\\pi$?`,
    },
  ],
  given: ({ fn, v, b, m }): Long => ({ fn, v: frac(v, 10), b, m }),
  answer: ({ fn, v, b, m }) => num(solutionsIn(fn, v > 0, b * m)),
  traps: [
    {
      misconception: TURNS,
      classic: true,
      rule: ({ fn, v, b, m }) => num(fn === 'cos' ? b * m + 1 : b * m + (v.n > 0 ? 0 : 1) - (v.n > 0 ? 1 : 0)),
      says: ({ fn, v }) =>
        fn === 'cos'
          ? 'I counted two solutions for the half turn that is left at the end.'
          : v > 0
            ? 'I left out the half turn at the end.'
            : 'I counted two solutions for the half turn that is left at the end.',
      why: ({ fn, v }) =>
        fn === 'cos'
          ? 'counts two solutions in the last half turn, which has one.'
          : v > 0
            ? 'leaves out the last half turn, which has two solutions.'
            : 'counts two solutions in the last half turn, which has none.',
    },
    {
      misconception: DIVIDES,
      rule: ({ fn, v, b, m }) => (b === 1 ? null : num(solutionsIn(fn, v.n > 0, m))),
      says: () => 'I left out the factor of $x$.',
      why: ({ b }) => `leaves out the factor ${b}: the inside runs through ${b} times as many turns.`,
    },
    {
      misconception: FAMILY,
      rule: ({ b, m }) => num(Math.ceil((b * m) / 2)),
      says: ({ b, m }) =>
        `I counted one solution for every turn${b === 1 ? '' : ` of $${b}x$`}${(b * m) % 2 === 0 ? '' : ', and one for the half turn at the end'}.`,
      why: () => 'counts one solution for every turn; there are two.',
    },
    {
      misconception: PERIOD,
      rule: ({ b, m }) => num(2 * b * m),
      says: ({ b }) => `I counted two solutions for every half turn${b === 1 ? '' : ` of $${b}x$`}.`,
      why: () => 'counts two solutions for every half turn, as if the function repeated after $\\pi$.',
    },
  ],
  explain: ({ fn, v, b, m }) => {
    const halves = b * m
    const count = solutionsIn(fn, v > 0, halves)
    return {
      plan: 'See through how many turns the inside runs, count two solutions for every whole turn, and then look closely at the half turn that is left.',
      steps: [
        {
          do: `The inside runs from 0 to $${b === 1 ? '' : `${b} \\cdot ${m}\\pi = `}${halves}\\pi$: ${half(halves)}, that is ${(halves - 1) / 2} whole turn${halves === 3 ? '' : 's'} and one half turn.`,
          why: 'A whole turn is $2\\pi$.',
        },
        {
          do: `Whole turns: $${(halves - 1) / 2} \\cdot 2 = ${halves - 1}$ solutions.`,
          why: `The value lies between $-1$ and 1, so the ${fn === 'cos' ? 'vertical' : 'horizontal'} line meets the unit circle in two points.`,
        },
        {
          do: `The last half turn goes through quadrants I and II: ${count - halves + 1 === 0 ? 'no solution' : count - halves + 1 === 1 ? 'one solution' : 'two solutions'}. Together: ${count}.`,
          why:
            fn === 'cos'
              ? 'There the cosine falls from 1 to $-1$ and takes every value once.'
              : v > 0
                ? 'There the sine is positive: it goes up and comes down again.'
                : 'There the sine is positive, and the value is negative.',
        },
      ],
      faster:
        fn === 'cos'
          ? `Count by half turns: the inside runs through ${halves} of them, and in each the cosine takes the value $${v / 10}$ once. That makes $${count}$.`
          : `Count by half turns: of the ${halves}, the sine is ${v > 0 ? 'positive' : 'negative'} in ${count / 2}, and in each of these it takes the value $${v / 10}$ twice: $2 \\cdot ${count / 2} = ${count}$.`,
      check: `Let the inside go on to $${halves + 1}\\pi$: ${(halves + 1) / 2} whole turns have ${halves + 1} solutions of $\\${fn}${inside(b)} = ${toDecimalText(frac(v, 10))}$, and the half turn added has ${fn === 'cos' ? 'one' : v > 0 ? 'none' : 'two'} of them: $${halves + 1} - ${halves + 1 - count} = ${count}$.`,
    }
  },
  check: ({ fn, v, b, m }) => {
    const n = 20000
    const above = Array.from({ length: n + 1 }, (_, i) => Math[fn]((b * m * Math.PI * i) / n) > toNumber(v))
    return num(above.filter((x, i) => i > 0 && x !== above[i - 1]).length)
  },
})

type Nth = Readonly<{ fn: SC; value: string; m: number }>
const angleIn = ({ fn, value }: Nth): number => SPECIAL.find((t) => realTex(at(fn, t)) === value) ?? 0
const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const
const nthOf = (starts: readonly number[], step: number, m: number): number => upTo(starts, step, m + 1)[m - 1] as number

const nth = template({
  id: 'trigonometry/solution-by-number',
  skill,
  difficulty: 'Medium',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ fn: pick(rng, ['sin', 'cos'] as const), t: pick(rng, SPECIAL), m: int(rng, 3, 6) }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      stem: ({ fn, t, m }) =>
        `The positive solutions of $\\${fn} x = ${realTex(at(fn, t))}$ are listed in increasing order, in degrees. Which is the ${ORDINAL[m]} number in the list?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ fn, t, m }) =>
        `${around(pair(fn, t)[0])}<p>A point $P$ moves counterclockwise around the unit circle, starting at $(1, 0)$. Through how many degrees has $P$ turned when its ${fn === 'sin' ? '$y$' : '$x$'}-coordinate is $${realTex(at(fn, t))}$ for the ${ORDINAL[m]} time?</p>`,
    },
  ],
  given: ({ fn, t, m }): Nth => ({ fn, value: realTex(at(fn, t)), m }),
  answer: ({ fn, t, m }) => num(nthOf(pair(fn, t), 360, m)),
  traps: [
    {
      misconception: FAMILY,
      classic: true,
      rule: (g) => num(pair(g.fn, angleIn(g))[0] + 360 * (g.m - 1)),
      says: () => 'I used only the first of the two families of solutions.',
      why: ({ fn, t, m }) => `is $${pair(fn, t)[0]} + ${m - 1} \\cdot 360$, with one solution in every turn.`,
    },
    {
      misconception: SIDE,
      rule: (g) => num(nthOf(wrongPair(g.fn, angleIn(g)), 360, g.m)),
      says: ({ fn }) => `I found the second angle of the first turn by the rule of the ${NAME[OTHER[fn]]}.`,
      why: ({ fn }) => `finds the second angle by the rule of the ${NAME[OTHER[fn]]}.`,
    },
    {
      misconception: PERIOD,
      rule: (g) => num(nthOf(pair(g.fn, angleIn(g)), 180, g.m)),
      says: () => 'I let both families of solutions repeat after $180^\\circ$.',
      why: ({ fn, t }) =>
        `goes on from $${pair(fn, t)[0]}^\\circ$ and from $${pair(fn, t)[1]}^\\circ$ by $180^\\circ$ each time.`,
    },
    {
      misconception: ANGLE,
      rule: (g) => num(nthOf(pair(g.fn, (angleIn(g) + 180) % 360), 360, g.m)),
      says: ({ fn, t }) => `I turned the sign of the value around, and solved $\\${fn} x = ${realTex(-at(fn, t))}$.`,
      why: ({ fn, t, m }) => `is number ${m} in the list for $\\${fn} x = ${realTex(-at(fn, t))}$.`,
    },
    {
      misconception: FAMILY,
      rule: (g) => num(pair(g.fn, angleIn(g))[1] + 360 * (g.m - 1)),
      says: () => 'I used only the second of the two families of solutions.',
      why: ({ fn, t, m }) => `is $${pair(fn, t)[1]} + ${m - 1} \\cdot 360$, with one solution in every turn.`,
    },
  ],
  explain: ({ fn, t, m }, frame) => {
    const [one, two] = pair(fn, t)
    const all = upTo([one, two], 360, 4).slice(0, m)
    return {
      plan: 'Find the two angles of the first turn, then go on by whole turns with both of them, in order, and count.',
      steps: [
        {
          do: `First turn: $${one}^\\circ$ and $${two}^\\circ$.`,
          why: `Both have the ${NAME[fn]} $${realTex(at(fn, t))}$.`,
        },
        { do: `All solutions: ${families([one, two], 360).html}.`, why: 'Both repeat after a whole turn.' },
        {
          do: `In order: $${all.join(', ')}$. Number ${m} is ${all[m - 1]}.`,
          why: 'Two in every turn.',
        },
      ],
      faster: `Every turn has two solutions, so number ${m} is number ${2 - (m % 2)} plus $${(m - 2 + (m % 2)) / 2}$ turn${m > 4 ? 's' : ''}: $${m % 2 === 1 ? one : two} + ${m > 4 ? '2 \\cdot ' : ''}360 = ${all[m - 1]}$.`,
      check: `$${all[m - 1]} - ${m < 5 ? '' : `${Math.floor((m - 1) / 2)} \\cdot `}360 = ${(all[m - 1] as number) - 360 * Math.floor((m - 1) / 2)}$, one of the two angles of the first turn.`,
      ...(frame === 'typed' ? { figure: around(one, two) } : {}),
    }
  },
  check: (g) => {
    const v = at(g.fn, angleIn(g))
    const fits = Array.from({ length: 3000 }, (_, x) => x + 1).filter((x) => Math.abs(at(g.fn, x) - v) < 1e-9)
    return num(fits[g.m - 1] ?? 0)
  },
})

function around(angle: number, second?: number): Html {
  if (second !== undefined)
    return unitCircle({
      alt: 'The unit circle with the two points P and Q of the first turn that fit',
      angle,
      label: `${angle}°`,
      point: 'P',
      at: { Q: [at('cos', second), at('sin', second)] },
      extra: [
        g.seg('oQ', '', { dash: true }),
        g.dots('Q'),
        g.tag('Q', `${second}°`, { as: 'Point Q', towards: second }),
      ],
    })
  return unitCircle({
    alt: 'The unit circle with a point P that moves around it, and the angle theta by which it has turned',
    angle,
    label: 'θ',
    point: 'P',
  })
}

type Bob = Readonly<{ c: number; a: number; half: number; level: number; m: number }>
/** The two times of the first period; the reference angle is this part of a half turn. */
const timesOf = ({ c, half: h, level }: Bob, flip = false, part = 3): readonly [number, number] => {
  const k = level > c !== flip ? h / part : h - h / part
  return [k, 2 * h - k]
}
const bobTex = ({ c, a, half: h }: Readonly<{ c: number; a: number; half: number }>): string =>
  `${c} + ${a}\\cos\\left(\\frac{\\pi t}{${h}}\\right)`

const times = template({
  id: 'trigonometry/times-of-a-height',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 120,
  response: 'choice',
  balance: 'place',
  draw: (rng): Bob => {
    const [c, a] = [int(rng, 9, 15), pick(rng, [2, 4, 6, 8])]
    return { c, a, half: pick(rng, [3, 6, 9, 12]), level: c + (a / 2) * pick(rng, [1, -1]), m: int(rng, 3, 5) }
  },
  frames: [
    {
      id: 'buoy',
      kind: 'graph',
      items: 7,
      response: 'grid',
      stem: (p) =>
        `${depth(p)}<p>Pumps make the water level in a test tank rise and fall. After $t$ hours, the water is $d = ${bobTex(p)}$ feet deep. The figure shows the graph for the first hours and the level $d = ${p.level}$. After how many hours is the depth ${p.level} ft for the ${ORDINAL[p.m]} time?</p>`,
    },
    {
      id: 'platform',
      kind: 'words',
      items: 4,
      stem: (p) =>
        `A machine moves a platform up and down. After $t$ seconds its height is $h = ${bobTex(p)}$ inches. After how many seconds is the height ${p.level} inches for the ${ORDINAL[p.m]} time?`,
    },
  ],
  given: ({ c, a, half: h, level, m }): Bob => ({ c, a, half: h, level, m }),
  answer: (p) => num(nthOf(timesOf(p), 2 * p.half, p.m)),
  traps: [
    {
      misconception: FAMILY,
      classic: true,
      rule: (p) => num(timesOf(p)[0] + 2 * p.half * (p.m - 1)),
      says: () => 'I used only the first of the two families of solutions.',
      why: (p) => `is $${timesOf(p)[0]} + ${p.m - 1} \\cdot ${2 * p.half}$, with one time in every period.`,
    },
    {
      misconception: ANGLE,
      rule: (p) => num(nthOf(timesOf(p, true), 2 * p.half, p.m)),
      says: (p) =>
        `I used the cosine $${p.level > p.c ? '-' : ''}\\frac{1}{2}$ instead of $${p.level > p.c ? '' : '-'}\\frac{1}{2}$.`,
      why: (p) => `belongs to the cosine $${p.level > p.c ? '-' : ''}\\frac{1}{2}$.`,
    },
    {
      misconception: PERIOD,
      rule: (p) => num(nthOf(timesOf(p), p.half, p.m)),
      says: () => 'I let both times repeat after half a period.',
      why: (p) => `goes on from ${timesOf(p)[0]} and from ${timesOf(p)[1]} by ${p.half} each time, half of the period.`,
    },
    {
      misconception: FAMILY,
      rule: (p) => num(timesOf(p)[1] + 2 * p.half * (p.m - 1)),
      says: () => 'I used only the second of the two families of solutions.',
      why: (p) => `is $${timesOf(p)[1]} + ${p.m - 1} \\cdot ${2 * p.half}$, with one time in every period.`,
    },
    {
      misconception: ANGLE,
      rule: (p) => whole(nthOf(timesOf(p, false, 6), 2 * p.half, p.m)),
      says: () => 'I used the reference angle $\\frac{\\pi}{6}$ instead of $\\frac{\\pi}{3}$.',
      why: () => 'belongs to the reference angle $\\frac{\\pi}{6}$.',
    },
  ],
  explain: (p, frame) => {
    const [one, two] = timesOf(p)
    const up = p.level > p.c
    const all = upTo([one, two], 2 * p.half, 4).slice(0, p.m)
    const [name, unit] = frame === 'buoy' ? ['depth', 'hours'] : ['height', 'seconds']
    return {
      plan: 'Solve for the cosine and find the two times in the first period. Every further time is one of these two plus whole periods; list them in order.',
      steps: [
        {
          do: `$${bobTex(p)} = ${p.level}$, so $\\cos\\left(\\frac{\\pi t}{${p.half}}\\right) = ${up ? '' : '-'}\\frac{1}{2}$.`,
          why: `Subtract ${p.c}, then divide by ${p.a}.`,
        },
        {
          do: `$\\frac{\\pi t}{${p.half}} = ${up ? '\\frac{\\pi}{3}' : '\\frac{2\\pi}{3}'}$ or $${up ? '\\frac{5\\pi}{3}' : '\\frac{4\\pi}{3}'}$, so $t = ${one}$ or $t = ${two}$ in the first period.`,
          why: `Multiply by ${p.half} and divide by $\\pi$.`,
        },
        {
          do: `The period is $2 \\cdot ${p.half} = ${2 * p.half}$ ${unit}: $t = ${one} + ${2 * p.half}n$ or $t = ${two} + ${2 * p.half}n$.`,
          why: `The inside grows by $2\\pi$ in ${2 * p.half} ${unit}.`,
        },
        {
          do: `In order: $${all.join(', ')}$. Time number ${p.m} is ${all[p.m - 1]} ${unit}.`,
          why: 'Two in every period.',
        },
      ],
      faster: `Every period has two such times, so time number ${p.m} is number ${2 - (p.m % 2)} plus $${(p.m - 2 + (p.m % 2)) / 2}$ period${p.m > 4 ? 's' : ''}: $${p.m % 2 === 1 ? one : two} + ${p.m > 4 ? '2 \\cdot ' : ''}${2 * p.half} = ${all[p.m - 1]}$.`,
      check: `After ${all[p.m - 1]} ${unit} the ${name} is $${p.c} + ${p.a} \\cdot ${up ? '\\frac{1}{2}' : '\\left(-\\frac{1}{2}\\right)'} = ${p.level}$.`,
      ...(frame === 'buoy' ? { figure: depth(p, all) } : {}),
    }
  },
  check: ({ c, a, half: h, level, m }) => {
    const fits = Array.from({ length: 400 }, (_, t) => t).filter(
      (t) => Math.abs(c + a * Math.cos((Math.PI * t) / h) - level) < 1e-9,
    )
    return num(fits[m - 1] ?? 0)
  },
})

function depth(p: Bob, found: readonly number[] = []): Html {
  const seen = found.filter((t) => t <= 3 * p.half)
  return plane(
    {
      alt: `The depth over the time in hours, a wave: it starts at the depth ${p.c + p.a}, swings between ${p.c + p.a} and ${p.c - p.a}, and is back at the top after ${2 * p.half} hours; a horizontal line at ${p.level} cuts it${seen.length > 0 ? `, at the times ${seen.join(', ')}` : ''}.`,
      x: [0, 3 * p.half],
      y: [0, p.c + p.a + 3],
      xStep: p.half / 3,
      xEvery: 3,
      yStep: 2,
      xTitle: 'Time (hours)',
      yTitle: 'Depth (feet)',
      height: 240,
    },
    [
      curve((t) => p.c + p.a * Math.cos((Math.PI * t) / p.half)),
      straight(0, p.level, { plain: true }),
      ...seen.map((t, i) => dot(t, p.level, { label: `${t}`, at: i % 2 === 0 ? 'ne' : 'se' })),
    ],
  )
}

export const templates: readonly Template[] = [long, nth, times]
