/** The shift of a model, from the time of its maximum or minimum. */

import { int, num, pick, type Rng, type Template, template, until } from '#kit'
import { angleOf, piTex } from '../common.ts'

const skill = 'trig-phase-shift-and-equations'

type End = 'maximum' | 'minimum'
type Model = Readonly<{ fn: 'sin' | 'cos'; end: End; period: number; time: number }>
type Shown = Readonly<{ fn: 'sin' | 'cos'; end: End; factor: string; time: number }>

/** How many quarters of a period after its start a wave has its top or bottom. */
const quartersTo = (fn: 'sin' | 'cos', end: End): number => (fn === 'sin' ? 1 : 0) + (end === 'minimum' ? 2 : 0)
/** The least positive number that differs by whole periods. */
const leastPositive = (x: number, period: number): number => ((((x - 1) % period) + period) % period) + 1
const shiftOf = ({ fn, end, period, time }: Model): number =>
  leastPositive(time - (quartersTo(fn, end) * period) / 4, period)
const periodOf = ({ factor }: Shown): number => Math.round(360 / angleOf(factor))
const modelOf = (g: Shown): Model => ({ fn: g.fn, end: g.end, period: periodOf(g), time: g.time })
const opposite = { maximum: 'minimum', minimum: 'maximum' } as const
const swap = { sin: 'cos', cos: 'sin' } as const
const WORDS = { sin: 'sine', cos: 'cosine' } as const

type Setting = Readonly<{
  says: string
  unit: string
  high: string
  low: string
  a: readonly [number, number]
  d: readonly [number, number]
}>
const SETTINGS: Readonly<Record<number, Setting>> = {
  24: {
    says: 'The temperature in a greenhouse, in degrees Fahrenheit, is modeled by',
    unit: 'hours after midnight',
    high: 'The temperature is highest',
    low: 'The temperature is lowest',
    a: [5, 12],
    d: [60, 75],
  },
  12: {
    says: 'The depth of the water at a pier, in feet, is modeled by',
    unit: 'hours after midnight',
    high: 'High tide is',
    low: 'Low tide is',
    a: [2, 6],
    d: [9, 20],
  },
  8: {
    says: 'The height of a horse of a carousel, in inches, is modeled by',
    unit: 'seconds after the start',
    high: 'The horse is at its highest point',
    low: 'The horse is at its lowest point',
    a: [4, 9],
    d: [36, 48],
  },
}

function drawModel(rng: Rng): Model & Readonly<{ a: number; d: number }> {
  const period = pick(rng, [8, 12, 24])
  const setting = SETTINGS[period] as Setting
  const [fn, end] = pick(rng, [
    ['sin', 'maximum'],
    ['sin', 'minimum'],
    ['cos', 'minimum'],
  ] as const)
  // The warmest hour lies after noon, the coldest before sunrise.
  const time = period < 24 ? int(rng, 1, period - 1) : end === 'maximum' ? int(rng, 12, 18) : int(rng, 2, 7)
  return { fn, end, period, time, a: int(rng, ...setting.a), d: int(rng, ...setting.d) }
}

const shiftOfModel = template({
  id: 'trigonometry/shift-of-a-model',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawModel(rng),
      (p) => shiftOf(p) !== p.period,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ fn, end, period, time, a, d }) =>
        `The graph of $y = ${a}\\${fn}\\left(${piTex(2 / period)}(x - c)\\right) + ${d}$ has a ${end} at $x = ${time}$. What is the least positive value of $c$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 3,
      response: 'grid',
      stem: ({ fn, end, period, time, a, d }) => {
        const s = SETTINGS[period] as Setting
        return `${s.says} $${period === 24 ? 'T' : 'h'} = ${a}\\${fn}\\left(${piTex(2 / period)}(t - c)\\right) + ${d}$, with $t$ in ${s.unit}. ${end === 'maximum' ? s.high : s.low} at $t = ${time}$. What is the least positive value of $c$?`
      },
    },
  ],
  given: ({ fn, end, period, time }) => ({ fn, end, factor: piTex(2 / period), time }),
  answer: (p) => num(shiftOf(p)),
  traps: [
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ time }) => [time],
      rule: ({ time }) => num(time),
      says: ({ fn, end, time }) => `I took $${time}$ itself for $c$, as if the ${WORDS[fn]} started at its ${end}.`,
      why: ({ fn, end }) => `would be right if the ${WORDS[fn]} started at its ${end}.`,
    },
    {
      misconception: 'trig-goes-on-instead-of-back-to-the-start',
      classic: true,
      rule: (g) => {
        const m = modelOf(g)
        // Half a period to either side ends at the same place.
        return m.fn === 'cos' ? null : num(leastPositive(m.time + (quartersTo(m.fn, m.end) * m.period) / 4, m.period))
      },
      says: (p) =>
        `I added $${(quartersTo(p.fn, p.end) * p.period) / 4}$ to $${p.time}$ instead of subtracting it${p.time + (quartersTo(p.fn, p.end) * p.period) / 4 > p.period ? `, and took off one period, $${p.period}$` : ''}.`,
      why: (p) => `goes $${(quartersTo(p.fn, p.end) * p.period) / 4}$ to the right instead of to the left.`,
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      rule: (g) => num(shiftOf({ ...modelOf(g), end: opposite[g.end] })),
      says: ({ end, time }) => `I put a ${opposite[end]} at $${time}$.`,
      why: ({ end, time }) => `puts a ${opposite[end]} at $${time}$.`,
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      rule: (g) => num(shiftOf({ ...modelOf(g), fn: swap[g.fn] })),
      says: ({ fn }) => `I took the ${WORDS[fn]} for a ${WORDS[swap[fn]]}.`,
      why: ({ fn }) => `belongs to a ${WORDS[swap[fn]]}.`,
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      // Quarters of half the period must be whole.
      rule: (g) => (periodOf(g) % 8 === 0 ? num(shiftOf({ ...modelOf(g), period: periodOf(g) / 2 })) : null),
      says: ({ period }) =>
        `I divided $\\pi$, and not $2\\pi$, by the factor in front of the parentheses, and took $${period / 2}$ for the period.`,
      why: ({ period }) => `takes $${period / 2}$ for the period.`,
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      rule: (g) =>
        g.fn === 'sin' && g.end === 'maximum' ? num(leastPositive(g.time - periodOf(g) / 2, periodOf(g))) : null,
      says: ({ period }) => `I thought that a sine has its maximum half a period, $${period / 2}$, after its start.`,
      why: ({ period }) => `goes back by $${period / 2}$, half a period, but the maximum comes after a quarter.`,
    },
  ],
  explain: (p, frame) => {
    const { fn, end, period, time } = p
    const after = (quartersTo(fn, end) * period) / 4
    const [v, raw, key] = [frame === 'grid' ? 't' : 'x', time - after, shiftOf(p)]
    const start = { sin: 'A sine starts at its midline, going up', cos: 'A cosine starts at its maximum' }[fn]
    const angle = piTex((2 * (time - key)) / period)
    return {
      plan: 'Find the period, and how long after its start the wave has its maximum or minimum. The start of the moved wave is the shift: go back from the given place by that much. If the result is not positive, add one period.',
      steps: [
        {
          do: `The period is $2\\pi \\div ${piTex(2 / period)} = ${period}$.`,
          why: 'Divide $2\\pi$ by the factor in front of the parentheses.',
        },
        {
          do: `${start}, and has its ${end} ${['', 'a quarter of a', 'half a', 'three quarters of a'][quartersTo(fn, end)]} period later: after $${after}$.`,
          why: 'The four quarters of a wave are equally long.',
        },
        {
          do: `The moved wave starts at $${v} = c$, so $c + ${after} = ${time}$ and $c = ${time} - ${after} = ${raw}$.`,
          why: 'The inside is zero there.',
        },
        ...(raw === key
          ? []
          : [
              {
                do: `The least positive value is $${raw} + ${period} = ${key}$.`,
                why: 'Moving the wave by a whole period changes nothing.',
              },
            ]),
      ],
      ...(raw === key
        ? {
            faster: `No period is needed: at $${v} = ${time}$ the inside must be $${angle}$, where the ${WORDS[fn]} is ${end === 'maximum' ? 'greatest' : 'least'}. That is $${piTex(2 / period)} \\cdot ${after}$, so $${time} - c = ${after}$ and $c = ${key}$.`,
          }
        : {
            faster: `Go forward instead: after a ${end}, the wave comes to its next start ${['', 'three quarters of a period', 'half a period', 'a quarter of a period'][quartersTo(fn, end)]} later, at $${time} + ${period - after} = ${key}$. That is $c$.`,
          }),
      check: `With $c = ${key}$, at $${v} = ${time}$ the inside is $${piTex(2 / period)} \\cdot ${time - key < 0 ? `(${time - key})` : time - key} = ${angle}$, and $\\${fn}${angle.startsWith('-') ? `\\left(${angle}\\right)` : ` ${angle}`} = ${end === 'maximum' ? 1 : -1}$, the ${end === 'maximum' ? 'greatest' : 'least'} value.`,
    }
  },
  // Tries whole numbers for c until the function has its greatest or least value at the given place.
  check: ({ fn, end, factor, time }) => {
    const b = (angleOf(factor) * Math.PI) / 180
    const fits = (c: number) => Math.abs(Math[fn](b * (time - c)) - (end === 'maximum' ? 1 : -1)) < 1e-9
    return num(Array.from({ length: 60 }, (_, i) => i + 1).find(fits) ?? 0)
  },
})

export const templates: readonly Template[] = [shiftOfModel]
