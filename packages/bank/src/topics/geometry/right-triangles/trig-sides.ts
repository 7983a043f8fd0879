/** Finding a side of a right triangle from an angle and another side. */

import {
  decimal,
  frac,
  type Html,
  int,
  person,
  pick,
  type Rng,
  rightTriangle,
  TRIANGLE_NAMES,
  template,
  text,
  triangleTurn,
  until,
  type Value,
} from '#kit'
import { FNS, type Fn, rad, skill } from './trig-common.ts'
import { withoutEquation } from './trig-without-equation.ts'

/** Which expression gives the side? Known: the side `from`; asked: the side `to`. */
type S = 'opp' | 'adj' | 'hyp'

const WORD: Readonly<Record<S, string>> = { opp: 'opposite leg', adj: 'adjacent leg', hyp: 'hypotenuse' }

/** The same in words that fit a scene without a named triangle. */
const SEEN: Readonly<Record<S, string>> = { ...WORD, hyp: 'longest side' }

const FULL: Readonly<Record<Fn, string>> = { sin: 'sine', cos: 'cosine', tan: 'tangent' }

const drawSide = (rng: Rng) =>
  until(
    () => ({
      n: int(rng, 4, 30),
      t: int(rng, 22, 68),
      from: pick(rng, ['opp', 'adj', 'hyp'] as const),
      to: pick(rng, ['opp', 'adj', 'hyp'] as const),
      set: pick(rng, TRIANGLE_NAMES),
      rot: triangleTurn(rng),
    }),
    (p) => p.from !== p.to && p.t !== 45 && p.t !== 30 && p.t !== 60,
  )

type SideP = ReturnType<typeof drawSide>

/** The ratio that has both sides, and whether it multiplies. */
function plan(from: S, to: S): { fn: Fn; times: boolean } {
  const has = (x: S) => from === x || to === x
  const fn: Fn = !has('hyp') ? 'tan' : has('opp') ? 'sin' : 'cos'
  return { fn, times: fn === 'tan' ? to === 'opp' : to !== 'hyp' }
}

const tex = (n: number, t: number, fn: Fn, times: boolean): string =>
  times ? `${n} \\${fn} ${t}^\\circ` : `\\frac{${n}}{\\${fn} ${t}^\\circ}`

const expression = (n: number, t: number, fn: Fn, times: boolean): Value => text(`$${tex(n, t, fn, times)}$`)

const sized = ({ n, t, from }: SideP) => {
  const r = (t * Math.PI) / 180
  const hyp = from === 'hyp' ? n : from === 'opp' ? n / Math.sin(r) : n / Math.cos(r)
  return { a: hyp * Math.sin(r), b: hyp * Math.cos(r) }
}

const sideFigure = (p: SideP, found = 'x'): Html => {
  const { a, b } = sized(p)
  const label = (s: S) => (s === p.from ? `${p.n}` : s === p.to ? found : '')
  return rightTriangle(p.set, a, b, { a: label('opp'), b: label('adj'), c: label('hyp'), A: `${p.t}°` }, p.rot)
}

/** Whether the size of the side asked for can be right. */
const sizeCheck = ({ n, t, from, to }: Pick<SideP, 'n' | 't' | 'from' | 'to'>, x: number): Html => {
  const about = x.toFixed(1)
  if (to === 'hyp')
    return `A calculator gives $x \\approx ${about}$. The hypotenuse must be longer than the leg of $${n}$, and it is.`
  if (from === 'hyp')
    return `A calculator gives $x \\approx ${about}$. A leg must be shorter than the hypotenuse of $${n}$, and it is.`
  const less = (to === 'opp') === t < 45
  return `A calculator gives $x \\approx ${about}$. The angle of $${t}^\\circ$ is ${t < 45 ? 'less' : 'greater'} than $45^\\circ$, so the opposite leg is the ${t < 45 ? 'shorter' : 'longer'} one: $x$ must be ${less ? 'less' : 'greater'} than $${n}$, and it is.`
}

export const setUp = template({
  id: 'geometry/trig-set-up',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: drawSide,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) => `${sideFigure(p)}<p>Which expression gives the value of $x$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ n, t, from, to }) =>
        `In a right triangle, one acute angle measures $${t}^\\circ$. ${{ opp: `The leg opposite it is $${n}$ inches long.`, adj: `The leg next to it is $${n}$ inches long.`, hyp: `The hypotenuse is $${n}$ inches long.` }[from]} Which expression gives the length of ${{ opp: 'the leg opposite this angle', adj: 'the leg next to this angle', hyp: 'the hypotenuse' }[to]}, in inches?`,
    },
  ],
  given: ({ n, t, from, to }) => ({ n, t, from, to }),
  answer: ({ n, t, from, to }) => expression(n, t, plan(from, to).fn, plan(from, to).times),
  traps: [
    {
      misconception: 'geo-swaps-sine-and-cosine',
      classic: true,
      rule: ({ n, t, from, to }) =>
        plan(from, to).fn === 'tan'
          ? null
          : expression(n, t, plan(from, to).fn === 'sin' ? 'cos' : 'sin', plan(from, to).times),
      why: ({ from, to }) => `does not compare the ${WORD[from]} with the ${WORD[to]}.`,
    },
    {
      misconception: 'geo-flips-the-ratio',
      classic: true,
      rule: ({ n, t, from, to }) => expression(n, t, plan(from, to).fn, !plan(from, to).times),
      says: ({ from, to }) =>
        plan(from, to).times
          ? 'I divided by the ratio where I should multiply.'
          : 'I multiplied by the ratio where I should divide.',
      why: ({ from, to }) =>
        plan(from, to).times
          ? 'divides by the ratio instead of multiplying.'
          : 'multiplies by the ratio instead of dividing.',
    },
    ...(['sin', 'cos', 'tan'] as const).flatMap((fn) =>
      [true, false].map((times) => ({
        misconception: 'geo-uses-the-wrong-ratio',
        rule: ({ n, t, from, to }: Pick<SideP, 'n' | 't' | 'from' | 'to'>) =>
          (plan(from, to).fn === 'tan') === (fn === 'tan') || (fn === 'tan' && times !== plan(from, to).times)
            ? null
            : expression(n, t, fn, times),
        says: ({ n, from, to }: SideP) =>
          `I ${times ? 'multiplied' : 'divided'} ${n} by the ${FULL[fn]}, although the ${FULL[fn]} does not compare the ${WORD[from]} with the ${WORD[to]}.`,
        why: ({ from, to }: SideP) =>
          `uses the ${FULL[fn]}, which does not compare the ${WORD[from]} with the ${WORD[to]}.`,
      })),
    ),
    {
      misconception: 'geo-swaps-sine-and-cosine',
      twoSlips: true,
      rule: ({ n, t, from, to }) =>
        plan(from, to).fn === 'tan'
          ? null
          : expression(n, t, plan(from, to).fn === 'sin' ? 'cos' : 'sin', !plan(from, to).times),
      says: ({ from, to }) =>
        `I took the other leg, and ${plan(from, to).times ? 'divided by the ratio instead of multiplying' : 'multiplied by the ratio instead of dividing'}.`,
      why: () => 'takes the wrong leg, and exchanges multiplying and dividing as well.',
    },
  ],
  explain: (p, frame) => {
    const { n, t, from, to } = p
    const { fn, times } = plan(from, to)
    const x = times ? n * Math[fn](rad(t)) : n / Math[fn](rad(t))
    return {
      plan: 'Name the known side and the side asked for as seen from the angle, and take the ratio that has both.',
      steps: [
        {
          do: `Seen from the angle of $${t}^\\circ$, the ${WORD[from]} is known ($${n}$) and the ${WORD[to]} is asked for ($x$).`,
          why: 'The hypotenuse lies opposite the right angle; the adjacent leg is the leg that ends at the angle.',
        },
        {
          do: `Take the ${FULL[fn]}: $\\${fn} ${t}^\\circ = ${times ? `\\frac{x}{${n}}` : `\\frac{${n}}{x}`}$.`,
          why: 'It is the ratio that has exactly these two sides.',
        },
        times
          ? { do: `$x = ${tex(n, t, fn, times)}$`, why: `Multiply both sides by ${n}.` }
          : {
              do: `$x \\cdot \\${fn} ${t}^\\circ = ${n}$, so $x = ${tex(n, t, fn, times)}$.`,
              why: `$x$ stands in the denominator: multiply by $x$, then divide by $\\${fn} ${t}^\\circ$.`,
            },
      ],
      check: sizeCheck(p, x),
      faster: withoutEquation(p),
      figure: frame === 'figure' ? sideFigure(p, times ? `${n} ${fn} ${t}°` : `${n} ÷ ${fn} ${t}°`) : '',
    }
  },
  // The expression whose number fits the triangle.
  check: (g) => {
    const r = (g.t * Math.PI) / 180
    const hyp = g.from === 'hyp' ? g.n : g.from === 'opp' ? g.n / Math.sin(r) : g.n / Math.cos(r)
    const want = g.to === 'hyp' ? hyp : g.to === 'opp' ? hyp * Math.sin(r) : hyp * Math.cos(r)
    const all = FNS.flatMap((fn) =>
      [true, false].map((times) => ({ fn, times, x: times ? g.n * Math[fn](r) : g.n / Math[fn](r) })),
    )
    const best = all.reduce((m, e) => (Math.abs(e.x - want) < Math.abs(m.x - want) ? e : m))
    return expression(g.n, g.t, best.fn, best.times)
  },
})

const tenth = (x: number): Value | null =>
  x > 0 && Number.isFinite(x) ? decimal(frac(Math.round(x * 10), 10), 1) : null

const SCENES = [
  {
    from: 'adj',
    to: 'opp',
    say: (who: string, n: number, t: number) =>
      `${who} stands ${n} feet from the foot of a tree on level ground and sees its top at an angle of $${t}^\\circ$ above the ground, measured at ground level. How tall is the tree, to the nearest tenth of a foot?`,
  },
  {
    from: 'hyp',
    to: 'opp',
    say: (who: string, n: number, t: number) =>
      `${who} flies a kite on a straight, tight string of ${n} feet, held at ground level. The string makes an angle of $${t}^\\circ$ with the ground. How high is the kite, to the nearest tenth of a foot?`,
  },
  {
    from: 'hyp',
    to: 'adj',
    say: (who: string, n: number, t: number) =>
      `${who} leans a ${n}-foot ladder against a wall, at an angle of $${t}^\\circ$ to the level ground. How far from the wall is the foot of the ladder, to the nearest tenth of a foot?`,
  },
  {
    from: 'opp',
    to: 'hyp',
    say: (_: string, n: number, t: number) =>
      `A straight cable that holds a mast makes an angle of $${t}^\\circ$ with level ground. It is fixed to the mast ${n} feet above the ground. How long is the cable, to the nearest tenth of a foot?`,
  },
  {
    from: 'opp',
    to: 'adj',
    say: (who: string, n: number, t: number) =>
      `From a boat, ${who} sees the top of a ${n}-foot lighthouse at an angle of $${t}^\\circ$ above the water. How far is the boat from the foot of the lighthouse, to the nearest tenth of a foot?`,
  },
] as const

type Met = Readonly<{ lengths: readonly [number, number]; angles: readonly [number, number] }>

/** Feet and degrees as they are met: a ladder leans at some 75°, a lighthouse is seen from far away. */
const REAL: readonly Met[] = [
  { lengths: [20, 90], angles: [24, 56] },
  { lengths: [60, 180], angles: [35, 68] },
  { lengths: [10, 28], angles: [68, 78] },
  { lengths: [24, 120], angles: [48, 68] },
  { lengths: [50, 180], angles: [12, 35] },
]

export const scene = template({
  id: 'geometry/trig-in-words',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const k = int(rng, 0, 4)
        const { lengths, angles } = REAL[k] as Met
        return { k, n: int(rng, ...lengths), t: int(rng, ...angles) }
      },
      ({ t }) => Math.abs(t - 45) > 4 && t !== 30 && t !== 60,
    ),
  frames: [
    {
      id: 'height-or-distance',
      kind: 'words',
      items: 8,
      stem: ({ k, n, t }, rng) => (SCENES[k] as (typeof SCENES)[number]).say(person(rng), n, t),
    },
  ],
  given: ({ k, n, t }) => ({ says: (SCENES[k] as (typeof SCENES)[number]).say('', n, t), n, t }),
  answer: ({ k, n, t }) => {
    const { fn, times } = plan((SCENES[k] as (typeof SCENES)[number]).from, (SCENES[k] as (typeof SCENES)[number]).to)
    return tenth(times ? n * Math[fn](rad(t)) : n / Math[fn](rad(t))) as Value
  },
  traps: [
    {
      misconception: 'geo-swaps-sine-and-cosine',
      classic: true,
      rule: (g) => (roadOf(g).fn === 'tan' ? null : sceneValue(g, roadOf(g).fn === 'sin' ? 'cos' : 'sin')),
      why: ({ k }) =>
        `takes the ${plan(sceneOf(k).from, sceneOf(k).to).fn === 'sin' ? 'cosine instead of the sine' : 'sine instead of the cosine'}.`,
    },
    {
      misconception: 'geo-flips-the-ratio',
      classic: true,
      rule: (g) => sceneValue(g, roadOf(g).fn, true),
      says: ({ k }) =>
        plan(sceneOf(k).from, sceneOf(k).to).times
          ? 'I divided by the ratio where I should multiply.'
          : 'I multiplied by the ratio where I should divide.',
      why: ({ k }) =>
        plan(sceneOf(k).from, sceneOf(k).to).times
          ? 'divides by the ratio instead of multiplying.'
          : 'multiplies by the ratio instead of dividing.',
    },
    {
      misconception: 'geo-uses-the-wrong-ratio',
      rule: (g) => {
        const wrong = sceneValue(g, roadOf(g).fn === 'tan' ? 'sin' : 'tan')
        return fromLongest(g) && (wrong?.number ? wrong.number.n / wrong.number.d : 0) >= g.n ? null : wrong
      },
      says: ({ k }) =>
        `I used the ${plan(sceneOf(k).from, sceneOf(k).to).fn === 'tan' ? 'sine' : 'tangent'} and ${plan(sceneOf(k).from, sceneOf(k).to).times ? 'multiplied' : 'divided'} by it, although it does not compare the ${SEEN[sceneOf(k).from]} with the ${SEEN[sceneOf(k).to]}.`,
      why: ({ k }) =>
        `uses the ${plan(sceneOf(k).from, sceneOf(k).to).fn === 'tan' ? 'sine' : 'tangent'}, which does not compare the ${SEEN[sceneOf(k).from]} with the ${SEEN[sceneOf(k).to]}.`,
    },
    {
      misconception: 'geo-uses-the-wrong-ratio',
      rule: (g) => (roadOf(g).fn === 'tan' ? sceneValue(g, 'cos') : null),
      says: ({ k }) =>
        `I used the cosine and ${plan(sceneOf(k).from, sceneOf(k).to).times ? 'multiplied' : 'divided'} by it, although it does not compare the ${SEEN[sceneOf(k).from]} with the ${SEEN[sceneOf(k).to]}.`,
      why: ({ k }) =>
        `uses the cosine, which does not compare the ${SEEN[sceneOf(k).from]} with the ${SEEN[sceneOf(k).to]}.`,
    },
    {
      misconception: 'geo-angle-by-proportion',
      rule: (g) => (fromLongest(g) ? tenth((g.n * (roadOf(g).fn === 'sin' ? g.t : 90 - g.t)) / 90) : null),
      says: ({ k }) =>
        `I took the side to be the same fraction of the hypotenuse as the ${sceneOf(k).to === 'opp' ? 'angle' : 'other acute angle'} is of 90°.`,
      why: () => 'takes side and angle to grow together; a leg is not proportional to its angle.',
    },
    {
      misconception: 'geo-calculator-in-radians',
      operation: 'degrees-for-radians',
      rule: (g) => {
        const { fn, times } = roadOf(g)
        const x = times ? g.n * Math[fn](g.t) : g.n / Math[fn](g.t)
        return x > g.n / 6 && x < (fromLongest(g) ? g.n : 5 * g.n) ? tenth(x) : null
      },
      why: () => 'is what the calculator shows when it is set to radians.',
    },
  ],
  explain: ({ k, n, t }) => {
    const s = SCENES[k] as (typeof SCENES)[number]
    const { fn, times } = plan(s.from, s.to)
    const x = times ? n * Math[fn](rad(t)) : n / Math[fn](rad(t))
    return {
      plan: 'Draw the right triangle, name the known and the unknown side as seen from the angle, and take the ratio that has both.',
      steps: [
        {
          do: `Draw the right triangle: the known length $${n}$ is the ${WORD[s.from]} of the angle of $${t}^\\circ$, and the ${WORD[s.to]} is asked for.`,
          why: 'The right angle is between the vertical line and the level ground.',
        },
        {
          do: `$\\${fn} ${t}^\\circ = ${times ? `\\frac{x}{${n}}` : `\\frac{${n}}{x}`}$`,
          why: `The ${FULL[fn]} has exactly these two sides.`,
        },
        {
          do: `$x = ${tex(n, t, fn, times)}$`,
          why: times ? `Multiply both sides by ${n}.` : `Multiply by $x$, then divide by $\\${fn} ${t}^\\circ$.`,
        },
        { do: `$x \\approx ${(Math.round(x * 10) / 10).toFixed(1)}$`, why: 'The calculator must be set to degrees.' },
      ],
      faster: `In one line on a calculator set to degrees: $${n} ${times ? '\\cdot' : '\\div'} \\${fn} ${t}^\\circ \\approx ${(Math.round(x * 10) / 10).toFixed(1)}$.`,
      check: sizeCheck({ n, t, from: s.from, to: s.to }, x),
    }
  },
  // Reads the words: what is slanted, what is level, what is upright.
  check: ({ says, n, t }) => {
    const slanted = /string of|ladder against/.test(says) ? n : null
    const level = /from the foot of a tree/.test(says) ? n : null
    const hyp = slanted ?? (level === null ? n / Math.sin(rad(t)) : level / Math.cos(rad(t)))
    if (/How long/.test(says)) return tenth(hyp) as Value
    return tenth(hyp * (/How far/.test(says) ? Math.cos(rad(t)) : Math.sin(rad(t)))) as Value
  },
})

type Told = Readonly<{ says: string; n: number; t: number }>

function sceneOf(k: number): (typeof SCENES)[number] {
  return SCENES[k] as (typeof SCENES)[number]
}

/** The ratio that the story asks for. */
function roadOf({ says, n, t }: Told): { fn: Fn; times: boolean } {
  const { from, to } = SCENES.find((s) => s.say('', n, t) === says) ?? SCENES[0]
  return plan(from, to)
}

/** Whether the hypotenuse is known: then nothing longer than it is believed, whatever the slip. */
const fromLongest = ({ says, n, t }: Told): boolean => SCENES.some((s) => s.from === 'hyp' && s.say('', n, t) === says)

/** What comes out with another function, or with multiplying and dividing exchanged. */
function sceneValue(g: Told, fn: Fn, flip = false): Value | null {
  const x = Math[fn](rad(g.t))
  return tenth(roadOf(g).times !== flip ? g.n * x : g.n / x)
}
