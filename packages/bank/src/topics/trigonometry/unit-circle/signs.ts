import {
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  hypot,
  int,
  neg,
  num,
  paren,
  pick,
  type Rng,
  sample,
  type Template,
  template,
  toTex,
  tripleSays,
  unitCircle,
  until,
} from '#kit'
import { CO, FNS, type Fn, real, realTex, realText, WORD } from '../common.ts'

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
export const ROMAN = ['I', 'II', 'III', 'IV'] as const
export const SIGNS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

const ratio = (fn: Fn, x: number, y: number, r: number): Frac =>
  fn === 'sin' ? frac(y, r) : fn === 'cos' ? frac(x, r) : frac(y, x)
/** The two numbers whose quotient the function is. */
const coordinatesFor = (fn: Fn, x: number, y: number, r: number): readonly [number, number] =>
  fn === 'tan' ? [y, x] : [fn === 'sin' ? y : x, r]
const drawPoint = (rng: Rng) => {
  const [u, v, r] = pick(rng, TRIPLES)
  const turn = int(rng, 0, 1) === 1
  const q = int(rng, 0, 3)
  const [sx, sy] = SIGNS[q] as readonly [number, number]
  const [from, to] = sample(rng, FNS, 2) as [Fn, Fn]
  return { x: sx * (turn ? v : u), y: sy * (turn ? u : v), r, q, from, to }
}

type Known = Readonly<{ k: Frac; q: string; from: Fn; to: Fn }>

/** A point on the terminal side, and its distance from the center, as the known value and the quadrant give them. */
function pointFrom({ k, q, from }: Known): readonly [number, number, number] {
  const [n, d] = [Math.abs(k.n), k.d]
  const leg = Math.round(Math.sqrt(d * d - n * n))
  const [u, v, r] = from === 'sin' ? [leg, n, d] : from === 'cos' ? [n, leg, d] : [d, n, Math.round(hypot(n, d))]
  const [sx, sy] = SIGNS[(ROMAN as readonly string[]).indexOf(q)] ?? SIGNS[0]
  return [sx * u, sy * v, r]
}

const thirdOf = ({ from, to }: Readonly<{ from: Fn; to: Fn }>): Fn => FNS.find((f) => f !== from && f !== to) ?? 'tan'
const opposite = (f: Frac): Frac => frac(-f.n, f.d)

/** The terminal side through (x, y); with the coordinates on the unit circle when they are found. */
function quadrantFigure(x: number, y: number, q: number, found = false): Html {
  const t = (Math.atan2(y, x) * 180) / Math.PI
  const r = Math.round(hypot(x, y))
  const part = (n: number) => `${n < 0 ? '−' : ''}${Math.abs(n)}/${r}`
  return unitCircle({
    alt: `The unit circle with a point P at the end of a terminal side in quadrant ${ROMAN[q]}`,
    angle: t < 0 ? t + 360 : t,
    label: 'θ',
    point: found ? `P(${part(x)}, ${part(y)})` : 'P',
    ...(found ? { triangle: true } : {}),
  })
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
        `Suppose that $\\${from} \\theta = ${toTex(ratio(from, x, y, r))}$ and that the terminal side of $\\theta$ lies in quadrant ${ROMAN[q]}. What is the value of $\\${to} \\theta$, as a fraction or a decimal?`,
    },
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ x, y, r, q, from, to }) =>
        `${quadrantFigure(x, y, q)}<p>For the angle in the figure, $\\${from} \\theta = ${toTex(ratio(from, x, y, r))}$. What is $\\${to} \\theta$?</p>`,
    },
  ],
  given: ({ x, y, r, q, from, to }) => ({ k: ratio(from, x, y, r), q: ROMAN[q] as string, from, to }),
  answer: ({ x, y, r, to }) => num(ratio(to, x, y, r)),
  traps: [
    {
      misconception: 'trig-always-takes-the-positive-root',
      classic: true,
      operation: 'sign-dropped',
      operands: (g) => [ratio(g.to, ...pointFrom(g))],
      rule: (g) => {
        const value = ratio(g.to, ...pointFrom(g))
        return value.n < 0 ? num(opposite(value)) : null
      },
      says: ({ to }) => `I took the ${WORD[to]} as positive without asking in which quadrant the angle lies.`,
      why: ({ to, q }) => `is positive, but the ${WORD[to]} is negative in quadrant ${ROMAN[q]}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      classic: true,
      operation: 'sign-added',
      operands: (g) => [ratio(g.to, ...pointFrom(g))],
      rule: (g) => {
        const value = ratio(g.to, ...pointFrom(g))
        return value.n > 0 ? num(opposite(value)) : null
      },
      why: ({ to, q }) => `is negative, but the ${WORD[to]} is positive in quadrant ${ROMAN[q]}.`,
    },
    {
      misconception: 'trig-takes-the-other-function',
      operation: 'ratio-of-other-sides',
      operands: (g) => coordinatesFor(thirdOf(g), ...pointFrom(g)),
      rule: (g) => num(ratio(thirdOf(g), ...pointFrom(g))),
      says: (p) => `I gave the ${WORD[thirdOf(p)]} of the angle.`,
      why: (p) => `is the ${WORD[thirdOf(p)]} of the angle.`,
    },
    {
      misconception: 'trig-takes-the-other-function',
      twoSlips: true,
      operation: 'ratio-of-other-sides',
      operands: (g) => coordinatesFor(thirdOf(g), ...pointFrom(g)),
      after: (x) => neg(x),
      rule: (g) => num(opposite(ratio(thirdOf(g), ...pointFrom(g)))),
      says: (p) => `I gave the ${WORD[thirdOf(p)]} of the angle, and with the wrong sign.`,
      why: () => 'is neither the function asked for nor of the right sign.',
    },
    {
      misconception: 'trig-turns-the-tangent-upside-down',
      operation: 'reciprocal-taken',
      operands: (g) => coordinatesFor(g.to, ...pointFrom(g)),
      // A sine or cosine above 1 would be struck out at sight among options.
      rule: (g, frame) => {
        if (frame !== 'grid') return null
        const f = ratio(g.to, ...pointFrom(g))
        return num(frac(f.d * Math.sign(f.n), Math.abs(f.n)))
      },
      says: ({ to }) => `I took the reciprocal of the ${WORD[to]}.`,
      why: () => 'is the reciprocal.',
    },
  ],
  explain: ({ x, y, r, q, from, to }, frame) => {
    const value = ratio(to, x, y, r)
    const [over, under] = to === 'sin' ? [y, r] : to === 'cos' ? [x, r] : [y, x]
    return {
      plan: 'The known value gives two sides of a right triangle, and the Pythagorean theorem the third. The quadrant tells the signs of the coordinates, and with them the sign of the value.',
      steps: [
        {
          do:
            from === 'tan'
              ? `Take legs of $${Math.abs(x)}$ (across) and $${Math.abs(y)}$ (up or down). The hypotenuse is $\\sqrt{${x * x} + ${y * y}} = ${r}$.`
              : `Take the hypotenuse $${r}$ and a leg of $${Math.abs(from === 'sin' ? y : x)}$ (${from === 'sin' ? 'up or down' : 'across'}). The other leg is $\\sqrt{${r * r} - ${from === 'sin' ? y * y : x * x}} = ${Math.abs(from === 'sin' ? x : y)}$.`,
          why: `This triangle has the ${WORD[from]} of the right size; the third side comes from the Pythagorean theorem.`,
        },
        {
          do: `In quadrant ${ROMAN[q]}, $x$ is ${x > 0 ? 'positive' : 'negative'} and $y$ is ${y > 0 ? 'positive' : 'negative'}: $x = ${x}$, $y = ${y}$.`,
          why: 'The quadrant decides the signs.',
        },
        {
          do: `$\\${to} \\theta = ${under < 0 ? `${over} \\div (${under})` : `\\frac{${over}}{${under}}`}${under > 0 && over > 0 && value.d === under ? '' : ` = ${toTex(value)}`}$`,
          why: { sin: 'Sine is $\\frac{y}{r}$.', cos: 'Cosine is $\\frac{x}{r}$.', tan: 'Tangent is $\\frac{y}{x}$.' }[
            to
          ],
        },
      ],
      faster: `${tripleSays(Math.abs(x), Math.abs(y), r)}, so the third side is known without any squares; only the sign is left to find.`,
      check: `The point $(${x}, ${y})$ lies in quadrant ${ROMAN[q]} at the distance $${r}$, because $${x * x} + ${y * y} = ${r * r}$, and there the ${WORD[to]} is ${value.n > 0 ? 'positive' : 'negative'}.`,
      ...(frame === 'figure' ? { figure: quadrantFigure(x, y, q, true) } : {}),
    }
  },
  // Looks for the angle in the quadrant, then takes the other function of it.
  check: ({ k, q, from, to }) => {
    const v = Math.abs(k.n / k.d)
    const t = from === 'sin' ? Math.asin(v) : from === 'cos' ? Math.acos(v) : Math.atan(v)
    const turned = { I: t, II: Math.PI - t, III: Math.PI + t, IV: -t }[q] ?? 0
    return real(Math[to](turned))
  },
})

/** The ray through P on a grid; with the distance and the legs when they are found. */
function terminalFigure(x: number, y: number, found = false): Html {
  return drawing(
    {
      alt: `A coordinate grid with a ray from the origin to point P at (${x}, ${y})`.replace(/-/g, '−'),
      at: { P: [x, y], o: [0, 0], ...(found ? { f: [x, 0] as const } : {}) },
      height: 300,
    },
    [
      g.grid([-7, 7], [-7, 7], 1, 2),
      g.ray('oP', { accent: true }),
      g.dots('P'),
      ...(found
        ? [
            g.seg('Pf', '', { dash: true }),
            g.side('oP', realText(hypot(x, y)), { as: 'The distance from the origin to P', from: 'f' }),
          ]
        : []),
    ],
  )
}

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
        `${terminalFigure(x, y)}<p>Point $P(${x}, ${y})$ lies on the terminal side of the angle $\\theta$, which starts at the positive $x$-axis. What is the exact value of $\\${fn} \\theta$?</p>`,
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
      classic: true,
      rule: ({ x, y, fn }) => (fn === 'tan' ? null : real(exact(fn, y, x))),
      why: ({ fn }) => `is the ${fn === 'sin' ? 'cosine' : 'sine'}.`,
    },
    {
      misconception: 'trig-turns-the-tangent-upside-down',
      classic: true,
      operation: 'reciprocal-taken',
      rule: ({ x, y, fn }) => (fn === 'tan' ? real(x / y) : null),
      why: ({ x, y }) => `is ${real(x / y).html}, the first coordinate divided by the second.`,
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ x, y, fn }) => real(-exact(fn, x, y)),
      why: () => 'has the sign of another quadrant.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      twoSlips: true,
      rule: ({ x, y, fn }) => (fn === 'tan' ? real(-x / y) : real(-exact(fn, y, x))),
      says: () => 'I swapped the coordinates and took the sign of another quadrant.',
      why: () => 'swaps the coordinates and has the wrong sign.',
    },
    {
      misconception: 'trig-takes-the-other-function',
      rule: ({ x, y, fn }) => real(fn === 'tan' ? exact('sin', x, y) : y / x),
      says: ({ fn }) => (fn === 'tan' ? 'I gave the sine.' : 'I gave the tangent.'),
      why: ({ fn }) => (fn === 'tan' ? 'is the sine.' : 'is the tangent.'),
    },
    {
      misconception: 'trig-takes-the-other-function',
      rule: ({ x, y, fn }) => (fn === 'tan' ? real(exact('cos', x, y)) : null),
      says: () => 'I gave the cosine.',
      why: () => 'is the cosine.',
    },
  ],
  explain: ({ x, y, fn }, frame) => {
    const r = realTex(hypot(x, y))
    return {
      plan: 'A point on the terminal side and its distance from the center give all functions: sine and cosine divide a coordinate by the distance, tangent divides one coordinate by the other.',
      steps: [
        {
          do: `$r = \\sqrt{${x < 0 ? `(${x})` : x}^2 + ${y < 0 ? `(${y})` : y}^2} = \\sqrt{${x * x + y * y}}${r === `\\sqrt{${x * x + y * y}}` ? '' : ` = ${r}`}$${fn === 'tan' ? '; the tangent does not need it' : ''}.`,
          why: 'The distance of the point from the origin.',
        },
        {
          do: {
            sin: `$\\sin \\theta = \\frac{y}{r} = \\frac{${y}}{${r}}$`,
            cos: `$\\cos \\theta = \\frac{x}{r} = \\frac{${x}}{${r}}$`,
            tan: `$\\tan \\theta = \\frac{y}{x} = ${y} \\div ${x < 0 ? `(${x})` : x}$`,
          }[fn],
          why: { sin: 'Sine is $\\frac{y}{r}$.', cos: 'Cosine is $\\frac{x}{r}$.', tan: 'Tangent is $\\frac{y}{x}$.' }[
            fn
          ],
        },
        {
          do: `$\\${fn} \\theta = ${realTex(exact(fn, x, y))}$`,
          why:
            fn === 'tan'
              ? 'Divide.'
              : /sqrt/.test(r)
                ? 'Write it without a root in the denominator.'
                : 'This is the value.',
        },
      ],
      check: `The point lies in quadrant ${ROMAN[x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2]}, where the ${WORD[fn]} is ${exact(fn, x, y) > 0 ? 'positive' : 'negative'}${fn !== 'tan' ? `, and its size is less than 1: about $${exact(fn, x, y).toFixed(2)}$` : `, and its size is ${Math.abs(y) > Math.abs(x) ? 'more' : 'less'} than 1, because the point lies nearer to the $${Math.abs(y) > Math.abs(x) ? 'y' : 'x'}$-axis`}.`,
      ...(fn === 'tan'
        ? {
            faster: `The distance is not needed: a tangent is $y \\div x$, here $${y} \\div ${paren(x)} = ${realTex(exact(fn, x, y))}$.`,
          }
        : {
            faster: /sqrt/.test(r)
              ? `Three looks choose among the options, without a division: in quadrant ${ROMAN[x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2]} the ${WORD[fn]} is ${exact(fn, x, y) > 0 ? 'positive' : 'negative'}, it keeps the root of the distance, and it is ${Math.abs(y) > Math.abs(x) === (fn === 'sin') ? 'larger' : 'smaller'} in size than the ${WORD[CO[fn]]}, because $${Math.abs(fn === 'sin' ? y : x)} ${Math.abs(y) > Math.abs(x) === (fn === 'sin') ? '\\gt' : '\\lt'} ${Math.abs(fn === 'sin' ? x : y)}$.`
              : '$3$, $4$, $5$ is a Pythagorean triple, so the distance is $5$ without any squares.',
          }),
      ...(frame === 'figure' ? { figure: terminalFigure(x, y, true) } : {}),
    }
  },
  check: ({ x, y, fn }) => real(Math[fn](Math.atan2(y, x))),
})

function exact(fn: Fn, x: number, y: number): number {
  const r = hypot(x, y)
  return fn === 'sin' ? y / r : fn === 'cos' ? x / r : y / x
}

export const templates: readonly Template[] = [fromQuadrant, terminal]
