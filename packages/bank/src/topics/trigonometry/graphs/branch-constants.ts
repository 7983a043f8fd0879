/** Secant, cosecant and tangent with unknown constants, and a beam of light that sweeps along a wall. */

import {
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  note,
  num,
  pick,
  signed,
  straight,
  type Template,
  template,
  until,
  type Value,
  whole,
} from '#kit'
import { type Branch, branchFigure } from './branch-figures.ts'

const skill = 'trig-tangent-and-secant-graphs'
const MIXED = 'trig-mixes-up-factor-and-shift-of-the-branches'
const NOT_HALVED = 'trig-does-not-halve-the-two-heights'
const ANGLE = 'trig-takes-the-wrong-angle-for-the-value'

type Heights = Readonly<{ high: number; low: number; ask: 'a' | 'd' }>
type Cups = Readonly<{ fn: 'sec' | 'csc'; a: number; d: number; ask: 'a' | 'd' }>
const high = ({ a, d }: Cups): number => a + d
const low = ({ a, d }: Cups): number => d - a

const constants = template({
  id: 'trigonometry/constants-of-secant',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng): Cups =>
    until(
      () => ({
        fn: pick(rng, ['sec', 'csc'] as const),
        a: int(rng, 2, 7),
        d: pick(rng, [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        ask: pick(rng, ['a', 'd'] as const),
      }),
      (p) => Math.abs(p.d) !== p.a && high(p) > 0 && high(p) !== 2 * p.a,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: (p) =>
        `${cups(p)}<p>The figure shows the graph of $y = a\\${p.fn} x + d$, where $a$ and $d$ are constants and $a \\gt 0$. The marked turning points have the $y$-coordinates $${high(p)}$ and $${low(p)}$. What is the value of $${p.ask}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: (p) =>
        `For constants $a \\gt 0$, $b \\gt 0$ and $d$, the branches of $y = a\\${p.fn}(bx) + d$ that open upward have their lowest points at $y = ${high(p)}$, and the branches that open downward have their highest points at $y = ${low(p)}$. What is the value of $${p.ask}$?`,
    },
  ],
  given: (p): Heights => ({ high: high(p), low: low(p), ask: p.ask }),
  answer: (p) => num(p[p.ask]),
  traps: [
    {
      misconception: MIXED,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ high, low, ask }) => [ask === 'a' ? high : frac(high - low, 2)],
      rule: ({ high: h, low: l, ask }) => num(ask === 'a' ? h : (h - l) / 2),
      says: ({ ask }) =>
        ask === 'a'
          ? 'I took the height of the branches that open upward for the factor.'
          : 'I gave the distance from the middle instead of the middle.',
      why: (p) =>
        p.ask === 'a'
          ? `is the height $${high(p)}$ itself; the factor is its distance from the middle.`
          : 'is the distance from the middle to either height, which is the factor.',
    },
    {
      misconception: NOT_HALVED,
      operation: 'part-left-out',
      operands: ({ high, low, ask }) => [ask === 'a' ? high - low : high + low],
      rule: ({ high: h, low: l, ask }) => num(ask === 'a' ? h - l : h + l),
      says: ({ ask }) =>
        ask === 'a' ? 'I took the whole gap between the two heights.' : 'I added the two heights and did not halve.',
      why: (p) =>
        p.ask === 'a' ? 'is the whole gap between the two heights.' : 'is the sum of the heights, not halved.',
    },
    {
      misconception: 'trig-forgets-to-move-the-branches-up',
      operation: 'wrong-number-used',
      operands: ({ high, low, ask }) => [ask === 'a' ? frac(high + low, 2) : high],
      rule: ({ high: h, low: l, ask }) => (ask === 'a' ? whole((h + l) / 2) : num(h)),
      says: ({ ask }) =>
        ask === 'a' ? 'I gave the middle of the two heights.' : 'I took the upper height for the shift.',
      why: ({ ask }) =>
        ask === 'a'
          ? 'is the middle of the two heights, which is the shift.'
          : 'is the upper height; the shift is the middle.',
    },
    {
      misconception: 'trig-forgets-to-move-the-branches-up',
      operation: 'wrong-number-used',
      operands: ({ low, ask }) => [ask === 'a' ? Math.abs(low) : low],
      rule: ({ low: l, ask }) => num(ask === 'a' ? Math.abs(l) : l),
      says: ({ a, d, ask }) =>
        `I took the lower height ${ask === 'a' && d < a ? 'without its minus sign ' : ''}for the constant.`,
      why: () => 'goes by the lower height alone.',
    },
    {
      misconception: NOT_HALVED,
      rule: ({ high: h, low: l, ask }) => (ask === 'a' ? whole(h + l) : num(h - l)),
      says: ({ ask }) => (ask === 'a' ? 'I added the two heights.' : 'I subtracted the two heights.'),
      why: ({ ask }) => (ask === 'a' ? 'is the sum of the two heights.' : 'is the gap between the two heights.'),
    },
  ],
  explain: (p, frame) => ({
    plan: 'The wave that belongs to the branches swings between the same two heights. Its midline is the shift, and the distance from the midline to either height is the factor in front.',
    steps: [
      {
        do: `Where $\\${p.fn}$ is $1$, the height is $a + d = ${high(p)}$; where it is $-1$, the height is $-a + d = ${low(p)}$.`,
        why: 'These are the turning points, because a secant or cosecant is never between $-1$ and 1.',
      },
      p.ask === 'a'
        ? {
            do: `Subtract the equations: $2a = ${high(p)} - ${low(p) < 0 ? `(${low(p)})` : low(p)} = ${2 * p.a}$.`,
            why: 'The shift $d$ drops out.',
          }
        : {
            do: `Add the equations: $2d = ${high(p)} + ${low(p) < 0 ? `(${low(p)})` : low(p)} = ${2 * p.d}$.`,
            why: 'The factor $a$ drops out.',
          },
      { do: `$${p.ask} = ${2 * p[p.ask]} \\div 2 = ${p[p.ask]}$`, why: 'Divide by 2.' },
    ],
    check: `With $a = ${p.a}$ and $d = ${p.d}$ the heights are $${p.d} + ${p.a} = ${high(p)}$ and $${p.d} - ${p.a} = ${low(p)}$.`,
    faster:
      p.ask === 'a'
        ? `No equations are needed: $a$ is half of the distance between the two heights, $(${high(p)}${signed(-low(p))}) \\div 2 = ${p.a}$.`
        : `No equations are needed: $d$ lies halfway between the two heights, at $(${high(p)}${signed(low(p))}) \\div 2 = ${p.d}$.`,
    ...(frame === 'graph' ? { figure: cups(p, true) } : {}),
  }),
  // The constants that give both heights, by trying.
  check: ({ high: h, low: l, ask }) => {
    const all = Array.from({ length: 41 }, (_, a) => Array.from({ length: 81 }, (__, d) => ({ a, d: d - 40 }))).flat()
    const found = all.find(({ a, d }) => a > 0 && a + d === h && d - a === l)
    return num(found?.[ask] ?? 0)
  },
})

function cups(p: Cups, found = false): Html {
  const [up, down] = p.fn === 'sec' ? [0, 1] : [0.5, 1.5]
  return branchFigure(
    { fn: p.fn as Branch, a: p.a, b: 1, d: p.d },
    [up, down],
    `A curve of separate cups; the marked turning point of a cup that opens up has the height ${high(p)}, the one of a cup that opens down the height ${low(p)}.${found ? ` A dashed line marks the height halfway between them, y = ${p.d}.` : ''}`.replace(
      / -(?=\d)/g,
      ' −',
    ),
    found
      ? [
          straight(0, p.d, { dash: true }),
          note(1.97 * Math.PI, p.d + 0.3, `y = ${p.d}`.replace('-', '−'), { anchor: 'end' }),
        ]
      : [],
  )
}

type Ask = 'spot' | 'beam' | 'parallel'
type Beam = Readonly<{ wide: number; time: number; reach: number; ask: Ask }>
/** The angle that the beam has then, as a part of π. */
const PART = { spot: 1 / 4, beam: 1 / 3, parallel: 1 / 2 } as const
const rule = ({ ask, wide, time }: Readonly<{ ask: Ask; wide: number; time: number }>): string =>
  ask === 'beam'
    ? `s = ${wide}\\sec\\left(\\frac{\\pi t}{${time}}\\right)`
    : `y = ${wide}\\tan\\left(\\frac{\\pi t}{${time}}\\right)`
const question = ({ ask, wide }: Readonly<{ ask: Ask; wide: number }>): string =>
  ask === 'spot'
    ? `After how many seconds is the spot of light first ${wide} ft from $N$?`
    : ask === 'beam'
      ? `After how many seconds is the beam first ${2 * wide} ft long?`
      : 'After how many seconds does the beam first run parallel to the wall, so that there is no spot on it?'
const meaning = ({ ask }: Readonly<{ ask: Ask }>): string =>
  ask === 'beam'
    ? 'the length $s$ of the beam from $L$ to the wall, in feet, is'
    : 'the spot of light on the wall is $y$ feet from $N$, where'
const part = (k: number): string => `\\frac{\\pi}{${k}}`
const at = (time: number, k: number): Value => num(Math.round(time * k))

const beam = template({
  id: 'trigonometry/rotating-beam',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({
    wide: int(rng, 4, 18) * 5,
    time: pick(rng, [12, 24, 36, 48, 60, 72]),
    ask: pick(rng, ['spot', 'beam', 'beam', 'parallel'] as const),
  }),
  frames: [
    {
      id: 'wall',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: (p) =>
        `${sweep(p.wide)}<p>A light at $L$ in a courtyard rotates steadily. At time $t = 0$ its beam hits the long straight wall at the nearest point $N$, ${p.wide} ft away. After $t$ seconds ${meaning(p)} $${rule(p)}$. ${question(p)}</p>`,
    },
    {
      id: 'fence',
      kind: 'words',
      items: 5,
      stem: (p) =>
        `A searchlight $L$ stands ${p.wide} ft from a long straight wall; $N$ is the point of the wall nearest to it. The light turns steadily and points at $N$ when $t = 0$. After $t$ seconds ${meaning(p)} $${rule(p)}$. ${question(p)}`,
    },
  ],
  given: ({ wide, time, ask }): Beam => ({
    wide,
    time,
    reach: ask === 'spot' ? wide : ask === 'beam' ? 2 * wide : 0,
    ask,
  }),
  answer: ({ time, ask }) => num(Math.round(time * PART[ask])),
  traps: [
    {
      misconception: ANGLE,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ ask }) => [ask === 'beam' ? 30 : 90],
      after: (x, { time }) => mul(time, div(x, 180)),
      rule: ({ time, ask }) => at(time, ask === 'beam' ? 1 / 6 : ask === 'spot' ? 1 / 2 : 1),
      says: ({ ask }) =>
        ask === 'beam'
          ? 'I took the angle whose sine is one half, not the one whose cosine is one half.'
          : ask === 'spot'
            ? 'I took the right angle, where the tangent does not exist.'
            : 'I took a half turn, where the tangent is 0.',
      why: ({ ask }) =>
        ask === 'beam'
          ? `sets the inside equal to $${part(6)}$, where the sine is one half, not the cosine.`
          : ask === 'spot'
            ? `sets the inside equal to $${part(2)}$, where the tangent does not exist.`
            : 'sets the inside equal to $\\pi$, where the tangent is 0.',
    },
    {
      misconception: ANGLE,
      operation: 'wrong-number-used',
      operands: ({ ask }) => [ask === 'beam' ? 45 : 60],
      after: (x, { time }) => mul(time, div(x, 180)),
      rule: ({ time, ask }) => at(time, ask === 'beam' ? 1 / 4 : ask === 'spot' ? 1 / 3 : 1 / 4),
      says: ({ ask }) => `I set the inside equal to $${part(ask === 'spot' ? 3 : 4)}$.`,
      why: ({ ask }) => `sets the inside equal to $${part(ask === 'spot' ? 3 : 4)}$, where the value is another one.`,
    },
    {
      misconception: 'trig-takes-a-zero-for-an-asymptote',
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { time }) => mul(time, div(x, 180)),
      rule: ({ time, ask }) => at(time, ask === 'parallel' ? 1 / 3 : 1),
      says: ({ ask }) =>
        ask === 'parallel' ? `I set the inside equal to $${part(3)}$.` : 'I took a half turn of the light.',
      why: ({ ask }) =>
        ask === 'parallel'
          ? `sets the inside equal to $${part(3)}$, where the tangent still exists.`
          : 'sets the inside equal to $\\pi$, a half turn.',
    },
    {
      misconception: 'trig-gives-the-branches-the-wrong-period',
      operation: 'wrong-number-used',
      operands: ({ ask }) => [ask === 'beam' ? 90 : 30],
      after: (x, { time }) => mul(time, div(x, 180)),
      rule: ({ time, ask }) => at(time, ask === 'beam' ? 1 / 2 : ask === 'spot' ? 1 / 6 : 2),
      says: ({ ask }) =>
        ask === 'beam'
          ? 'I took the time at which the beam is parallel to the wall.'
          : ask === 'spot'
            ? `I set the inside equal to $${part(6)}$.`
            : 'I took the time of a whole turn of the light.',
      why: ({ ask }) =>
        ask === 'beam'
          ? `sets the inside equal to $${part(2)}$, where the beam never reaches the wall.`
          : ask === 'spot'
            ? `sets the inside equal to $${part(6)}$, where the tangent is less than 1.`
            : 'sets the inside equal to $2\\pi$, a whole turn.',
    },
  ],
  explain: ({ wide, time, ask }, frame) => {
    const n = Math.round(1 / PART[ask])
    const t = Math.round(time * PART[ask])
    return {
      ...(frame === 'wall' ? { figure: swept(wide, 180 / n) } : {}),
      plan: 'Turn the question into an equation for the tangent or the secant, find the smallest positive angle that fits, and set the inside equal to this angle.',
      steps: [
        ask === 'spot'
          ? {
              do: `$${wide}\\tan\\left(\\frac{\\pi t}{${time}}\\right) = ${wide}$, so $\\tan\\left(\\frac{\\pi t}{${time}}\\right) = 1$.`,
              why: `Divide by ${wide}.`,
            }
          : ask === 'beam'
            ? {
                do: `$${wide}\\sec\\left(\\frac{\\pi t}{${time}}\\right) = ${2 * wide}$, so $\\sec\\left(\\frac{\\pi t}{${time}}\\right) = 2$ and $\\cos\\left(\\frac{\\pi t}{${time}}\\right) = \\frac{1}{2}$.`,
                why: `Divide by ${wide}; the secant is 1 divided by the cosine.`,
              }
            : {
                do: 'A beam parallel to the wall hits nothing: there the tangent has a vertical asymptote.',
                why: 'The nearer the beam comes to this direction, the farther away the spot is.',
              },
        {
          do: `The smallest positive angle with this property is $${part(n)}$: $\\frac{\\pi t}{${time}} = ${part(n)}$.`,
          why:
            ask === 'spot'
              ? 'The tangent is 1 at $45^\\circ$.'
              : ask === 'beam'
                ? 'The cosine is one half at $60^\\circ$.'
                : 'The cosine, the denominator of the tangent, is 0 at $90^\\circ$.',
        },
        { do: `$t = \\frac{${time}}{${n}} = ${t}$ seconds`, why: `Multiply by ${time} and divide by $\\pi$.` },
      ],
      check: `At $t = ${t}$ the light has turned by $\\frac{${t}\\pi}{${time}} = ${part(n)}$, which is ${180 / n} degrees.`,
      faster: `Think of the triangle: ${ask === 'spot' ? 'two equal legs belong to $45^\\circ$, a quarter' : ask === 'beam' ? 'a hypotenuse twice as long as the leg belongs to $60^\\circ$, a third' : 'parallel to the wall means $90^\\circ$, half'} of the half turn that the light makes in ${time} seconds. So it takes $${time} \\div ${n} = ${t}$ seconds.`,
    }
  },
  // The light turns by 180° in `time` seconds: the triangle with the wall.
  check: ({ wide, time, reach, ask }) => {
    const degrees =
      ask === 'parallel' ? 90 : ((ask === 'spot' ? Math.atan2(reach, wide) : Math.acos(wide / reach)) * 180) / Math.PI
    return num(Math.round((degrees * time) / 180))
  },
})

/** A light L, the nearest point N of a wall, and a spot S on the wall. */
function sweep(wide: number): Html {
  const up = wide * 0.62
  return drawing(
    {
      alt: 'A straight wall seen from above with the nearest point N to the light L and the spot S of light on the wall',
      at: { L: [0, 0], N: [wide, 0], S: [wide, up], w: [wide, -0.25 * wide], v: [wide, wide * 0.85] },
      height: 220,
    },
    [
      g.seg('wv'),
      g.seg('LN', `${wide} ft`, { from: 'S' }),
      g.seg('LS', '', { accent: true }),
      g.right('LNS'),
      g.dots('LNS'),
    ],
  )
}

/** The same when the beam has turned by an angle; at 90° it runs along the wall and hits nothing. */
function swept(wide: number, degrees: number): Html {
  const up = degrees === 90 ? wide : wide * Math.tan((degrees * Math.PI) / 180)
  const end = degrees === 90 ? 's' : 'S'
  return drawing(
    {
      alt: `A straight wall seen from above with the nearest point N to the light L and ${degrees === 90 ? 'a beam of light parallel to the wall' : 'the spot S of light on the wall'}`,
      at: {
        L: [0, 0],
        N: [wide, 0],
        [end]: [degrees === 90 ? 0 : wide, up],
        w: [wide, -0.25 * wide],
        v: [wide, up + 0.2 * wide],
      },
      height: 220,
    },
    [
      g.seg('wv'),
      g.seg('LN', `${wide} ft`, { from: end }),
      g.seg(`L${end}`, '', { accent: true }),
      g.angle(`NL${end}`, `${degrees}°`),
      g.dots(degrees === 90 ? 'LN' : 'LNS'),
    ],
  )
}

export const templates: readonly Template[] = [constants, beam]
