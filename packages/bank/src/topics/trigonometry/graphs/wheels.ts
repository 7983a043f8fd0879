import { frac, int, num, person, pick, type Template, template, text, toTex, until } from '#kit'
import { angleOf, piTex } from '../common.ts'

const skill = 'trig-phase-shift-and-equations'

/** A model for a Ferris wheel that starts at the bottom. */
const model = template({
  id: 'trigonometry/ferris-wheel-model',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) => ({ r: int(rng, 8, 40), low: int(rng, 1, 6), p: pick(rng, [4, 6, 8, 10, 12, 16]) }),
  frames: [
    {
      id: 'equation',
      kind: 'words',
      items: 3,
      stem: ({ r, low, p }, rng) =>
        `A Ferris wheel has a radius of $${r}$ feet; its lowest point is $${low}$ ${low === 1 ? 'foot' : 'feet'} above the ground. It makes one turn in $${p}$ minutes. ${person(rng)} starts at the lowest point. Which equation gives the height $h$, in feet, after $t$ minutes?`,
    },
  ],
  given: ({ r, low, p }) => ({ r, low, p }),
  answer: ({ r, low, p }) => ferris('-', 'cos', r, 2 / p, r + low),
  traps: [
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      classic: true,
      rule: ({ r, low, p }) => ferris('', 'cos', r, 2 / p, r + low),
      says: () => 'I left out the minus sign, so that the ride starts at the top.',
      why: () => 'starts at the top.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      rule: ({ r, low, p }) => ferris('-', 'cos', r, 2 / p, low),
      says: () => 'I used the height of the lowest point as the midline.',
      why: ({ low }) =>
        `has its midline at $${low}$ ${low === 1 ? 'foot' : 'feet'}, so the seat would dive into the ground.`,
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      rule: ({ r, low, p }) => ferris('-', 'cos', r, 1 / p, r + low),
      says: ({ p }) => `I divided $\\pi$ by $${p}$ instead of $2\\pi$.`,
      why: ({ p }) => `makes one turn in $${2 * p}$ minutes.`,
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      rule: ({ r, low, p }) => ferris('-', 'sin', r, 2 / p, r + low),
      says: () => 'I took the sine, which starts halfway up.',
      why: () => 'starts halfway up.',
    },
    {
      misconception: 'trig-multiplies-the-period',
      rule: ({ r, low, p }) => ferris('-', 'cos', r, 2 * p, r + low),
      says: () => 'I multiplied $2\\pi$ by the time for one turn.',
      why: () => 'multiplies $2\\pi$ by the time for one turn.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      twoSlips: true,
      rule: ({ r, low, p }) => ferris('', 'cos', r, 2 / p, low),
      says: () => 'I used the lowest point as the midline, and left out the minus sign.',
      why: () => 'starts at the top of a wheel that reaches into the ground.',
    },
  ],
  explain: ({ r, low, p }) => ({
    plan: 'Find the midline, the amplitude and the factor of $t$ from the height of the axle, the radius and the time for one turn. The start decides between sine and cosine and the sign.',
    steps: [
      {
        do: `The amplitude is $${r}$, and the midline is at $${low} + ${r} = ${r + low}$.`,
        why: 'The height goes one radius up and down from the axle, and the axle is one radius above the lowest point.',
      },
      {
        do: `The factor of $t$ is $\\frac{2\\pi}{${p}}${piTex(2 / p) === `\\frac{2\\pi}{${p}}` ? '' : ` = ${piTex(2 / p)}`}$.`,
        why: 'The period is the time for one turn; the factor is $2\\pi$ divided by the period.',
      },
      {
        do: 'At $t = 0$ the height is lowest: take minus cosine.',
        why: 'Minus cosine starts at its lowest value; a sine would start at the midline.',
      },
      { do: `${ferris('-', 'cos', r, 2 / p, r + low).html}`, why: 'Put the parts together.' },
    ],
    check: `The height swings between $${r + low} - ${r} = ${low}$ and $${r + low} + ${r} = ${2 * r + low}$ feet, and in $${p}$ minutes the inside grows by $${piTex(2 / p)} \\cdot ${p} = 2\\pi$, one full turn.`,
    faster: `Try the options: $t = 0$ must give the lowest height, $${low}$, and $t = ${p / 2}$, half a turn later, the highest, $${2 * r} + ${low} = ${2 * r + low}$.`,
  }),
  // The equation that has the right heights at the start, halfway and after a quarter turn.
  check: ({ r, low, p }) => {
    for (const sign of ['-', ''] as const)
      for (const fn of ['cos', 'sin'] as const)
        for (const b of [2 / p, 1 / p, 2 * p]) {
          const h = (t: number) => (sign === '-' ? -1 : 1) * r * Math[fn](b * Math.PI * t) + r + low
          if ([h(0) - low, h(p / 2) - low - 2 * r, h(p / 4) - low - r].every((x) => Math.abs(x) < 1e-6))
            return ferris(sign, fn, r, b, r + low)
        }
    return text('none')
  },
})

function ferris(sign: '' | '-', fn: 'sin' | 'cos', a: number, b: number, d: number) {
  return text(`$h = ${sign}${a}\\${fn}\\left(${piTex(b)} t\\right) + ${d}$`)
}

type Timed = Readonly<{ shown: string; t: number }>

/** The cosine of the angle after t minutes. */
const cosineAt = ({ shown, t }: Timed): number => Math.cos((angleOf(shown) * t * Math.PI) / 180)

/** The height at a time that is a multiple of a quarter or a third of the turn. */
const heightAt = template({
  id: 'trigonometry/height-at-a-time',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ r: 2 * int(rng, 4, 20), d: int(rng, 10, 60), p: pick(rng, [6, 12, 18, 24]), k: int(rng, 1, 11) }),
      ({ r, d, p, k }) => d > r + 1 && Number.isInteger((p * k) / 6) && k % 6 !== 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      stem: ({ r, d, p, k }, rng) =>
        `${person(rng)} models the height of a car of a Ferris wheel, in feet, by $h = -${r}\\cos\\left(${piTex(2 / p)} t\\right) + ${d}$, with $t$ in minutes. What is the height of the car after $${(p * k) / 6}$ minutes, in feet?`,
    },
  ],
  given: ({ r, d, p, k }) => ({ r, d, shown: piTex(2 / p), t: (p * k) / 6 }),
  answer: ({ r, d, k }) => num(Math.round(-r * Math.cos((k * Math.PI) / 3) + d)),
  traps: [
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      classic: true,
      operation: 'sign-dropped',
      rule: (g) => num(Math.round(g.r * cosineAt(g) + g.d)),
      says: () => 'I left out the minus sign before the cosine.',
      why: () => 'leaves out the minus sign before the cosine.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      rule: (g) => num(Math.round(-g.r * cosineAt(g))),
      says: ({ d }) => `I left out the $${d}$ that is added.`,
      why: ({ d }) => `leaves out the $${d}$.`,
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      operation: 'wrong-number-used',
      operands: ({ r, d }) => [r + d],
      rule: ({ r, d }) => num(d + r),
      says: () => 'I gave the greatest height.',
      why: () => 'is the greatest height.',
    },
  ],
  explain: ({ r, d, p, k }) => {
    const cosine =
      k % 3 === 0 ? (k % 6 === 0 ? '1' : '-1') : k % 6 === 1 || k % 6 === 5 ? '\\frac{1}{2}' : '-\\frac{1}{2}'
    const value = Math.round(-r * Math.cos((k * Math.PI) / 3) + d)
    return {
      plan: 'Put the time into the model. The inside is an angle of the unit circle whose cosine is known; then multiply and add.',
      steps: [
        {
          do: `The angle is $${piTex(2 / p)} \\cdot ${(p * k) / 6} = ${piTex(k / 3)}$.`,
          why: 'Put the time in for $t$.',
        },
        { do: `Its cosine is $${cosine}$.`, why: `It is an angle of the unit circle: $${60 * k}^\\circ$.` },
        {
          do: `$h = -${r} \\cdot ${cosine.startsWith('-') ? `\\left(${cosine}\\right)` : cosine} + ${d} = ${value}$`,
          why: `Multiply by $-${r}$ and add $${d}$.`,
        },
      ],
      faster: byTurns(r, d, p, k),
      check: `The wheel turns between $${d} - ${r} = ${d - r}$ and $${d} + ${r} = ${d + r}$ feet. It starts at the bottom, and the angle is $${60 * k}^\\circ$${k > 6 ? ', more than a full turn' : ''}: ${value === d + r ? 'the car is at the top' : value > d ? `the car is above the axle, between $${d}$ and $${d + r}$ feet` : `the car is below the axle, between $${d - r}$ and $${d}$ feet`}.`,
    }
  },
  check: ({ r, d, shown, t }) => {
    const [, n = '1', q = '1'] = /(\d*)\\pi(?:\}\{(\d+)\})?/.exec(shown) ?? []
    const angle = ((n === '' ? 1 : Number(n)) / Number(q)) * t * 180
    const turned = ((angle % 360) + 360) % 360
    const cosine = { 60: 0.5, 120: -0.5, 180: -1, 240: -0.5, 300: 0.5 }[Math.round(turned)] ?? 1
    return num(Math.round(d - r * cosine))
  },
})

/** The height from the part of a turn that the car has made, without a cosine. */
function byTurns(r: number, d: number, p: number, k: number): string {
  const turns = `One turn takes $${p}$ minutes, so in $${(p * k) / 6}$ minutes the car makes $${toTex(frac(k, 6))}$ ${k < 6 ? 'of a turn' : 'turns'} from the bottom`
  const rest = k < 6 ? '' : `, which end where $${toTex(frac(k - 6, 6))}$ of a turn does`
  if (k % 3 === 0) return `${turns}${rest}. It is at the top, at $${d} + ${r} = ${d + r}$.`
  const above = [2, 4].includes(k % 6)
  return `${turns}${rest}. There it is half a radius ${above ? 'above' : 'below'} the axle: $${d} ${above ? '+' : '-'} \\frac{${r}}{2} = ${above ? d + r / 2 : d - r / 2}$.`
}

export const templates: readonly Template[] = [model, heightAt]
