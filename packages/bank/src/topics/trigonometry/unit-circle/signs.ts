import {
  drawing,
  type Frac,
  frac,
  g,
  hypot,
  int,
  num,
  person,
  pick,
  type Rng,
  sample,
  type Template,
  template,
  text,
  toTex,
  unitCircle,
  until,
} from '#kit'
import { at, FNS, type Fn, real, realTex, WORD } from '../common.ts'

const skill = 'trig-signs-and-quadrants'
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const
const ROMAN = ['I', 'II', 'III', 'IV'] as const
const SIGNS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

const ratio = (fn: Fn, x: number, y: number, r: number): Frac =>
  fn === 'sin' ? frac(y, r) : fn === 'cos' ? frac(x, r) : frac(y, x)
const drawPoint = (rng: Rng) => {
  const [u, v, r] = pick(rng, TRIPLES)
  const turn = int(rng, 0, 1) === 1
  const q = int(rng, 0, 3)
  const [sx, sy] = SIGNS[q] as readonly [number, number]
  const [from, to] = sample(rng, FNS, 2) as [Fn, Fn]
  return { x: sx * (turn ? v : u), y: sy * (turn ? u : v), r, q, from, to }
}

const fromQuadrant = template({
  id: 'trigonometry/value-from-quadrant',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawPoint(rng),
      ({ q }) => q > 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ x, y, r, q, from, to }) =>
        `The angle $\\theta$ ends in quadrant ${ROMAN[q]}, and $\\${from} \\theta = ${toTex(ratio(from, x, y, r))}$. What is $\\${to} \\theta$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ x, y, r, q, from, to }) =>
        `Suppose that $\\${from} \\theta = ${toTex(ratio(from, x, y, r))}$ and that the terminal side of $\\theta$ lies in quadrant ${ROMAN[q]}. What is the value of $\\${to} \\theta$, as a fraction?`,
    },
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ x, y, r, q, from, to }) => {
        const t = (Math.atan2(y, x) * 180) / Math.PI
        return `${unitCircle({ alt: `The unit circle with a point P at the end of a terminal side in quadrant ${ROMAN[q]}`, angle: t < 0 ? t + 360 : t, label: 'θ', point: 'P' })}<p>For the angle in the figure, $\\${from} \\theta = ${toTex(ratio(from, x, y, r))}$. What is $\\${to} \\theta$?</p>`
      },
    },
  ],
  given: ({ x, y, r, q, from, to }) => ({ k: ratio(from, x, y, r), q: ROMAN[q] as string, from, to }),
  answer: ({ x, y, r, to }) => num(ratio(to, x, y, r)),
  traps: [
    {
      misconception: 'trig-always-takes-the-positive-root',
      shortcut: ({ x, y, r, to }) => num(ratio(to, Math.abs(x), Math.abs(y), r)),
      why: ({ to, q }) => `is positive, but the ${WORD[to]} is negative in quadrant ${ROMAN[q]}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      shortcut: ({ x, y, r, to }) => num(ratio(to, -x, y, r)),
      why: ({ q }) => `has the sign of another quadrant than ${ROMAN[q]}.`,
    },
    {
      misconception: 'trig-takes-the-other-function',
      shortcut: ({ x, y, r, from, to }) => num(ratio(FNS.find((f) => f !== from && f !== to) as Fn, x, y, r)),
    },
    {
      misconception: 'trig-takes-the-other-function',
      shortcut: ({ x, y, r, from, to }) => num(ratio(FNS.find((f) => f !== from && f !== to) as Fn, -x, y, r)),
      why: () => 'is neither the function asked for nor of the right sign.',
    },
    {
      misconception: 'trig-turns-the-tangent-upside-down',
      shortcut: ({ x, y, r, to }) => {
        const f = ratio(to, x, y, r)
        return num(frac(f.d * Math.sign(f.n), Math.abs(f.n)))
      },
      why: () => 'is upside down.',
    },
    {
      misconception: 'trig-turns-the-tangent-upside-down',
      shortcut: ({ x, y, r, to }) => {
        const f = ratio(to, x, y, r)
        return num(frac(-f.d * Math.sign(f.n), Math.abs(f.n)))
      },
      why: () => 'is upside down and has the wrong sign.',
    },
  ],
  explain: ({ x, y, r, q, from, to }) => [
    {
      do: `Take a right triangle with the sides $${Math.abs(x)}$ (across), $${Math.abs(y)}$ (up or down) and $${r}$.`,
      why: `It has the ${WORD[from]} of the right size; the third side comes from the Pythagorean theorem.`,
    },
    {
      do: `In quadrant ${ROMAN[q]}, $x$ is ${x > 0 ? 'positive' : 'negative'} and $y$ is ${y > 0 ? 'positive' : 'negative'}.`,
      why: 'The quadrant decides the signs.',
    },
    {
      do: `$\\${to} \\theta = ${toTex(ratio(to, x, y, r))}$`,
      why: { sin: 'Sine is $\\frac{y}{r}$.', cos: 'Cosine is $\\frac{x}{r}$.', tan: 'Tangent is $\\frac{y}{x}$.' }[to],
    },
  ],
  // Looks for the angle in the quadrant, then takes the other function of it.
  check: ({ k, q, from, to }) => {
    const v = Math.abs(k.n / k.d)
    const t = from === 'sin' ? Math.asin(v) : from === 'cos' ? Math.acos(v) : Math.atan(v)
    const turned = { I: t, II: Math.PI - t, III: Math.PI + t, IV: -t }[q] ?? 0
    return real(Math[to](turned))
  },
})

type Sign = Readonly<{ f: Fn; s: number }>
const holds = (q: number, { f, s }: Sign): boolean => {
  const [x, y] = SIGNS[q] as readonly [number, number]
  return (f === 'sin' ? y : f === 'cos' ? x : x * y) === s
}

const whichQuadrant = template({
  id: 'trigonometry/which-quadrant',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) => {
    const [f, h] = sample(rng, FNS, 2) as [Fn, Fn]
    return { one: { f, s: pick(rng, [1, -1]) }, two: { f: h, s: pick(rng, [1, -1]) } }
  },
  frames: [
    {
      id: 'signs',
      kind: 'bare',
      items: 5,
      stem: ({ one, two }) =>
        `In which quadrant does $\\theta$ end if $\\${one.f} \\theta ${one.s > 0 ? '\\gt' : '\\lt'} 0$ and $\\${two.f} \\theta ${two.s > 0 ? '\\gt' : '\\lt'} 0$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ one, two }, rng) =>
        `${person(rng)} picks an angle whose ${WORD[one.f]} is ${one.s > 0 ? 'positive' : 'negative'} and whose ${WORD[two.f]} is ${two.s > 0 ? 'positive' : 'negative'}. In which quadrant does the angle end?`,
    },
  ],
  given: ({ one, two }) => ({ one, two }),
  answer: ({ one, two }) => text(`Quadrant ${ROMAN[[0, 1, 2, 3].find((q) => holds(q, one) && holds(q, two)) ?? 0]}`),
  traps: ([0, 1, 2, 3] as const).map((q) => ({
    misconception: 'trig-tests-one-condition-only',
    rule: ({ one, two }: { one: Sign; two: Sign }) =>
      holds(q, one) && holds(q, two) ? null : text(`Quadrant ${ROMAN[q]}`),
    why: ({ one, two }: { one: Sign; two: Sign }) =>
      `is wrong: there the ${WORD[holds(q, one) ? two.f : one.f]} has the other sign.`,
  })),
  explain: ({ one, two }) => {
    const where = (s: Sign) => [0, 1, 2, 3].filter((q) => holds(q, s)).map((q) => ROMAN[q])
    const q = [0, 1, 2, 3].find((k) => holds(k, one) && holds(k, two)) ?? 0
    return [
      {
        do: `The ${WORD[one.f]} is ${one.s > 0 ? 'positive' : 'negative'} in quadrants ${where(one).join(' and ')}; the ${WORD[two.f]} is ${two.s > 0 ? 'positive' : 'negative'} in quadrants ${where(two).join(' and ')}.`,
        why: 'Sine has the sign of $y$, cosine that of $x$, tangent is positive where both agree.',
      },
      { do: `Only quadrant ${ROMAN[q]} is in both pairs.`, why: 'Both conditions must hold.' },
    ]
  },
  check: ({ one, two }) => {
    const t =
      [50, 140, 230, 320].find((a) => Math.sign(at(one.f, a)) === one.s && Math.sign(at(two.f, a)) === two.s) ?? 0
    return text(`Quadrant ${ROMAN[Math.floor(t / 90)]}`)
  },
})

/** A point on the terminal side in the plane. */
const terminal = template({
  id: 'trigonometry/point-on-terminal-side',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ x: int(rng, -6, 6), y: int(rng, -6, 6), fn: pick(rng, FNS) }),
      ({ x, y }) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y) && (x < 0 || y < 0) && hypot(x, y) > 2.5,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ x, y, fn }) =>
        `${drawing({ alt: `A coordinate grid with a ray from the origin to point P at (${x}, ${y})`.replace(/-/g, '−'), at: { P: [x, y], o: [0, 0] }, height: 300 }, [g.grid([-7, 7], [-7, 7], 1, 2), g.ray('oP', { accent: true }), g.dots('P')])}<p>Point $P(${x}, ${y})$ lies on the terminal side of the angle $\\theta$, which starts at the positive $x$-axis. What is the exact value of $\\${fn} \\theta$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 3,
      stem: ({ x, y, fn }) =>
        `The terminal side of $\\theta$ passes through $(${x}, ${y})$. What is the exact value of $\\${fn} \\theta$?`,
    },
  ],
  given: ({ x, y, fn }) => ({ x, y, fn }),
  answer: ({ x, y, fn }) => real(exact(fn, x, y)),
  traps: [
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      rule: ({ x, y, fn }) => (fn === 'tan' ? null : real(exact(fn, y, x))),
      why: ({ fn }) => `is the ${fn === 'sin' ? 'cosine' : 'sine'}.`,
    },
    { misconception: 'trig-takes-the-wrong-quadrant-sign', rule: ({ x, y, fn }) => real(-exact(fn, x, y)) },
    { misconception: 'trig-turns-the-tangent-upside-down', rule: ({ x, y, fn }) => real(1 / exact(fn, x, y)) },
    {
      misconception: 'trig-takes-the-other-function',
      rule: ({ x, y, fn }) => real(fn === 'tan' ? exact('sin', x, y) : y / x),
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ x, y, fn }) => (fn === 'tan' ? real(-x / y) : real(-exact(fn, y, x))),
      why: () => 'swaps the coordinates and has the wrong sign.',
    },
    {
      misconception: 'trig-takes-the-other-function',
      rule: ({ x, y, fn }) => real(fn === 'tan' ? exact('cos', x, y) : x / y),
    },
  ],
  explain: ({ x, y, fn }) => [
    {
      do: `$r = \\sqrt{${x < 0 ? `(${x})` : x}^2 + ${y < 0 ? `(${y})` : y}^2} = ${realTex(hypot(x, y))}$`,
      why: 'The distance of the point from the origin.',
    },
    {
      do: `$\\${fn} \\theta = ${realTex(exact(fn, x, y))}$`,
      why: { sin: 'Sine is $\\frac{y}{r}$.', cos: 'Cosine is $\\frac{x}{r}$.', tan: 'Tangent is $\\frac{y}{x}$.' }[fn],
    },
  ],
  check: ({ x, y, fn }) => real(Math[fn](Math.atan2(y, x))),
})

function exact(fn: Fn, x: number, y: number): number {
  const r = hypot(x, y)
  return fn === 'sin' ? y / r : fn === 'cos' ? x / r : y / x
}

/** Exactly one of four values has the sign asked for. */
const oneSign = template({
  id: 'trigonometry/which-value-is-positive',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        list: Array.from({ length: 4 }, () => ({ f: pick(rng, FNS), t: int(rng, 95, 355) })),
        positive: int(rng, 0, 1) === 1,
      }),
      ({ list, positive }) =>
        list.every((v) => v.t % 90 > 5 && v.t % 90 < 85) &&
        list.filter((v) => at(v.f, v.t) > 0 === positive).length === 1 &&
        new Set(list.map((v) => Math.floor(v.t / 90))).size > 1 &&
        new Set(list.map((v) => v.f)).size > 1 &&
        new Set(list.map((v) => `${v.f}${v.t}`)).size === 4,
    ),
  frames: [
    {
      id: 'which',
      kind: 'methods',
      items: 5,
      stem: ({ list, positive }) =>
        `Which of the values $${list.map((v) => `\\${v.f} ${v.t}^\\circ`).join('$, $')}$ is ${positive ? 'positive' : 'negative'}?`,
    },
  ],
  given: ({ list, positive }) => ({ list, positive }),
  answer: ({ list, positive }) => {
    const v = list.find((w) => at(w.f, w.t) > 0 === positive) as { f: Fn; t: number }
    return text(`$\\${v.f} ${v.t}^\\circ$`)
  },
  traps: ([0, 1, 2, 3] as const).map((i) => ({
    misconception: 'trig-takes-the-wrong-quadrant-sign',
    rule: ({ list, positive }: { list: readonly { f: Fn; t: number }[]; positive: boolean }) => {
      const v = list[i] as { f: Fn; t: number }
      return at(v.f, v.t) > 0 === positive ? null : text(`$\\${v.f} ${v.t}^\\circ$`)
    },
    why: ({ list, positive }: { list: readonly { f: Fn; t: number }[]; positive: boolean }) => {
      const v = list[i] as { f: Fn; t: number }
      return `is ${positive ? 'negative' : 'positive'}: the angle ends in quadrant ${ROMAN[Math.floor(v.t / 90)]}.`
    },
  })),
  explain: ({ list, positive }) => [
    {
      do: list.map((v) => `$${v.t}^\\circ$ ends in quadrant ${ROMAN[Math.floor(v.t / 90)]}`).join('; '),
      why: 'The quadrant gives the signs.',
    },
    {
      do: `Only ${(() => {
        const v = list.find((w) => at(w.f, w.t) > 0 === positive) as { f: Fn; t: number }
        return `$\\${v.f} ${v.t}^\\circ$`
      })()} is ${positive ? 'positive' : 'negative'}.`,
      why: 'Sine is positive in I and II, cosine in I and IV, tangent in I and III.',
    },
  ],
  check: ({ list, positive }) => {
    const sign = (f: Fn, t: number) => {
      const q = Math.floor(t / 90)
      return { sin: q < 2, cos: q === 0 || q === 3, tan: q % 2 === 0 }[f]
    }
    const v = list.find((w) => sign(w.f, w.t) === positive) ?? { f: 'sin', t: 0 }
    return text(`$\\${v.f} ${v.t}^\\circ$`)
  },
})

export const templates: readonly Template[] = [fromQuadrant, whichQuadrant, terminal, oneSign]
