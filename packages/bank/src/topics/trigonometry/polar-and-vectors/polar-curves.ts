/** Circles and lines in polar form. */

import { div, equation, frac, int, mul, num, pick, type Template, template, text, type Value } from '#kit'
import { at } from '../common.ts'
import { graphOf, poleCircle } from './polar-figures.ts'

export const skill = 'trig-polar-coordinates'

type SC = 'sin' | 'cos'

const other = (fn: SC): SC => (fn === 'sin' ? 'cos' : 'sin')

const less = (name: string, c: number): string =>
  c === 0 ? `${name}^2` : `(${name} ${c > 0 ? '-' : '+'} ${Math.abs(c)})^2`

/** The circle of radius m around a point of an axis: of the x-axis for the cosine, of the y-axis for the sine. */
const circle = (fn: SC, c: number, m: number): Value => {
  const [h, k] = fn === 'cos' ? [c, 0] : [0, c]
  return equation(`${less('x', h)} + ${less('y', k)} = ${m * m}`, ({ x, y }) => (x - h) ** 2 + (y - k) ** 2 - m * m)
}

const toCircle = template({
  id: 'trigonometry/polar-circle-to-rectangular',
  skill,
  difficulty: 'High',
  b: 1.0,
  calculator: false,
  seconds: 105,
  response: 'choice',
  draw: (rng) => ({ c: 2 * int(rng, 1, 9) * (int(rng, 0, 1) === 1 ? 1 : -1), fn: pick(rng, ['sin', 'cos'] as const) }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 8,
      stem: ({ c, fn }) =>
        `Which equation in rectangular coordinates has the same graph as the polar equation $r = ${c}\\${fn} \\theta$?`,
    },
  ],
  given: ({ c, fn }) => ({ c, fn }),
  answer: ({ c, fn }) => circle(fn, c / 2, Math.abs(c / 2)),
  traps: [
    {
      misconception: 'trig-puts-the-circle-on-the-other-axis',
      classic: true,
      rule: ({ c, fn }) => circle(other(fn), c / 2, Math.abs(c / 2)),
      why: ({ fn }) =>
        `has its center on the ${fn === 'cos' ? 'y' : 'x'}-axis; $r\\${fn} \\theta$ is $${fn === 'cos' ? 'x' : 'y'}$.`,
    },
    {
      misconception: 'trig-has-the-wrong-sign-of-the-center',
      rule: ({ c, fn }) => circle(fn, -c / 2, Math.abs(c / 2)),
      why: () => 'has its center on the wrong side.',
    },
    {
      misconception: 'trig-puts-the-circle-on-the-other-axis',
      twoSlips: true,
      rule: ({ c, fn }) => circle(other(fn), -c / 2, Math.abs(c / 2)),
      says: () => 'I took the wrong axis and the wrong side.',
      why: () => 'has its center on the wrong axis and on the wrong side.',
    },
    {
      misconception: 'trig-takes-the-diameter-for-the-radius-of-a-polar-circle',
      rule: ({ c, fn }) => circle(fn, c, Math.abs(c)),
      why: ({ c }) => `has radius $${Math.abs(c)}$, which is the diameter.`,
    },
  ],
  explain: ({ c, fn }) => {
    const v = fn === 'cos' ? 'x' : 'y'
    const h = c / 2
    return {
      plan: 'Multiply both sides by the radius, so that its square and the product of radius and cosine or sine can be replaced. Then complete the square.',
      steps: [
        { do: `Multiply by $r$: $r^2 = ${c}r\\${fn} \\theta$`, why: 'Now both sides can be replaced.' },
        {
          do: `$x^2 + y^2 = ${c}${v}$`,
          why: `$r^2 = x^2 + y^2$ and $r\\${fn} \\theta = ${v}$.`,
        },
        {
          do: `$${v}^2 ${c > 0 ? '-' : '+'} ${Math.abs(c)}${v} + ${h * h}$ is $${less(v, h)}$, so add $${h * h}$ on both sides: ${circle(fn, h, Math.abs(h)).html}`,
          why: 'Half of the coefficient, squared, completes the square.',
        },
      ],
      faster: `The graph of such an equation is always a circle through the origin whose diameter is the size of the coefficient, $${Math.abs(c)}$, on the $${v}$-axis. So its radius is $${Math.abs(h)}$ and its center is $${fn === 'cos' ? `(${h}, 0)` : `(0, ${h})`}$.`,
      check: `The circle runs through the origin, and at $${fn === 'cos' ? '\\theta = 0' : '\\theta = 90^\\circ'}$ it reaches $r = ${c}$.`,
    }
  },
  // Puts x and y of points on the polar curve in: three points fix a circle.
  check: ({ c, fn }) => {
    const fits = (f: SC, h: number, m: number) =>
      [10, 35, 80, 140].every((t) => {
        const r = c * at(fn, t)
        const [x, y] = [r * at('cos', t), r * at('sin', t)]
        const [u, v] = f === 'cos' ? [h, 0] : [0, h]
        return Math.abs((x - u) ** 2 + (y - v) ** 2 - m * m) < 1e-6
      })
    for (const f of ['sin', 'cos'] as const)
      for (const h of [c / 2, -c / 2, c, -c]) if (fits(f, h, Math.abs(h))) return circle(f, h, Math.abs(h))
    return num(0)
  },
})

const FORMS = ['cos', 'sin', 'sec', 'csc'] as const

type Form = (typeof FORMS)[number]

const polar = (a: number, f: Form): Value => text(`$r = ${a}\\${f} \\theta$`)

const CO: Readonly<Record<Form, Form>> = { cos: 'sin', sin: 'cos', sec: 'csc', csc: 'sec' }

const INVERSE: Readonly<Record<Form, Form>> = { cos: 'sec', sec: 'cos', sin: 'csc', csc: 'sin' }

/** What is done to the number when it goes to the wrong side of the fraction bar. */
const wrongly = (f: Form): string =>
  f === 'sec' || f === 'csc'
    ? 'multiplied by the function where I had to divide by it'
    : 'divided by the function where I had to multiply by it'

const RECTANGULAR: Readonly<Record<Form, (a: number) => string>> = {
  cos: (a) => `x^2 + y^2 = ${a}x`,
  sin: (a) => `x^2 + y^2 = ${a}y`,
  sec: (a) => `x = ${a}`,
  csc: (a) => `y = ${a}`,
}

const toPolarForm = template({
  id: 'trigonometry/rectangular-equation-to-polar',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 2, 15), f: pick(rng, FORMS) }),
  frames: [
    {
      id: 'same-graph',
      kind: 'bare',
      items: 8,
      stem: ({ a, f }) =>
        `${graphOf(f === 'sec' || f === 'csc' ? 'line' : 'circle', a, f === 'cos' || f === 'sec' ? 'x' : 'y')}<p>The figure shows the graph of $${RECTANGULAR[f](a)}$. Which polar equation has the same graph?</p>`,
    },
  ],
  given: ({ a, f }) => ({ a, f }),
  answer: ({ a, f }) => polar(a, f),
  traps: [
    {
      misconception: 'trig-forgets-to-divide-by-the-function',
      classic: true,
      rule: ({ a, f }) => polar(a, INVERSE[f]),
      says: ({ f }) => `I solved for $r$ the wrong way: I ${wrongly(f)}.`,
      why: ({ f }) =>
        f === 'sec' || f === 'csc'
          ? 'multiplies by the function instead of dividing by it.'
          : 'divides by the function instead of multiplying by it.',
    },
    {
      misconception: 'trig-swaps-sine-and-cosine-in-polar-coordinates',
      rule: ({ a, f }) => polar(a, CO[f]),
      says: () => 'I mixed up what stands for $x$ and what stands for $y$.',
      why: () => 'mixes up $x = r\\cos\\theta$ and $y = r\\sin\\theta$.',
    },
    {
      misconception: 'trig-forgets-to-divide-by-the-function',
      twoSlips: true,
      rule: ({ a, f }) => polar(a, CO[INVERSE[f]]),
      says: ({ f }) => `I mixed up $x$ and $y$, and I ${wrongly(f)}.`,
      why: () => 'has the wrong function, and it stands on the wrong side.',
    },
  ],
  explain: ({ a, f }) => {
    const isLine = f === 'sec' || f === 'csc'
    const base = f === 'sec' || f === 'cos' ? 'cos' : 'sin'
    const v = base === 'cos' ? 'x' : 'y'
    return {
      plan: 'Replace the rectangular coordinates by radius times cosine and radius times sine, and solve for the radius.',
      steps: isLine
        ? [
            { do: `$${v} = r\\${base} \\theta$, so $r\\${base} \\theta = ${a}$`, why: 'Replace the coordinate.' },
            { do: `$r = \\frac{${a}}{\\${base} \\theta}$`, why: `Divide by $\\${base} \\theta$.` },
            {
              do: `This is ${polar(a, f).html}.`,
              why: `One over the ${base === 'cos' ? 'cosine is the secant' : 'sine is the cosecant'}.`,
            },
          ]
        : [
            {
              do: `$x^2 + y^2 = r^2$ and $${v} = r\\${base} \\theta$.`,
              why: 'These change rectangular into polar coordinates.',
            },
            { do: `$r^2 = ${a}r\\${base} \\theta$`, why: 'Put both into the equation.' },
            { do: `Divide by $r$: ${polar(a, f).html}`, why: 'The pole itself still lies on the curve.' },
          ],
      faster: isLine
        ? `Two looks at the figure are enough. A line runs on without end, so $r$ must be able to grow without end: a secant or cosecant. It crosses the $${v}$-axis at $\\theta = ${base === 'cos' ? 0 : '90^\\circ'}$, where the ${base === 'cos' ? 'secant' : 'cosecant'} is 1.`
        : `Two looks at the figure are enough. A circle stays within reach, so $r$ must be bounded: a sine or cosine. Its farthest point from the pole lies on the $${v}$-axis, at $\\theta = ${base === 'cos' ? 0 : '90^\\circ'}$, where the ${base === 'cos' ? 'cosine' : 'sine'} is 1.`,
      check: isLine
        ? `At $${base === 'cos' ? '\\theta = 0' : '\\theta = 90^\\circ'}$ the radius is $${a}$, and there $${v} = ${a}$.`
        : `At $${base === 'cos' ? '\\theta = 0' : '\\theta = 90^\\circ'}$ the radius is $${a}$, and there $${v} = ${a}$ fits: $${a}^2 = ${a} \\cdot ${a}$.`,
      figure: graphOf(isLine ? 'line' : 'circle', a, v, true),
    }
  },
  // Points of each polar curve are put into the rectangular equation.
  check: ({ a, f }) => {
    const radius = (h: Form, t: number) =>
      a * (h === 'cos' || h === 'sin' ? at(h, t) : 1 / at(h === 'sec' ? 'cos' : 'sin', t))
    const zero = (x: number, y: number) =>
      f === 'cos' ? x * x + y * y - a * x : f === 'sin' ? x * x + y * y - a * y : f === 'sec' ? x - a : y - a
    const found = FORMS.find((h) =>
      [20, 50, 75].every((t) => Math.abs(zero(radius(h, t) * at('cos', t), radius(h, t) * at('sin', t))) < 1e-6),
    )
    return found ? polar(a, found) : num(0)
  },
})

const constant = template({
  id: 'trigonometry/constant-of-a-polar-circle',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({
    m: int(rng, 3, 12),
    fn: pick(rng, ['sin', 'cos'] as const),
    ask: pick(rng, ['constant', 'area'] as const),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, fn, ask }) =>
        `${poleCircle(fn)}<p>${
          ask === 'constant'
            ? `The graph of the polar equation $r = a\\${fn} \\theta$, where $a$ is a positive constant, is a circle with an area of $${m * m}\\pi$. What is the value of $a$?`
            : `The graph of the polar equation $r = ${2 * m}\\${fn} \\theta$ is a circle with an area of $a\\pi$, where $a$ is a constant. What is the value of $a$?`
        }</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      response: 'grid',
      stem: ({ m, fn, ask }) =>
        `${poleCircle(fn)}<p>${
          ask === 'constant'
            ? `A designer draws a round logo with the polar equation $r = k\\${fn} \\theta$, where $k \\gt 0$. The logo covers $${m * m}\\pi$ square inches. What is the value of $k$?`
            : `A designer draws a round logo with the polar equation $r = ${2 * m}\\${fn} \\theta$, with distances in inches. The logo covers $k\\pi$ square inches. What is the value of $k$?`
        }</p>`,
    },
  ],
  given: ({ m, ask }) => ({ size: ask === 'constant' ? m * m : 2 * m, ask }),
  answer: ({ m, ask }) => num(ask === 'constant' ? 2 * m : m * m),
  traps: [
    {
      misconception: 'trig-takes-the-diameter-for-the-radius-of-a-polar-circle',
      classic: true,
      operation: 'part-left-out',
      operands: ({ size, ask }) => [ask === 'constant' ? Math.sqrt(size) : size],
      after: (x, { ask }) => (ask === 'constant' ? x : mul(x, x)),
      rule: ({ size, ask }) => num(ask === 'constant' ? Math.round(Math.sqrt(size)) : size * size),
      says: () => 'I took the coefficient of the function for the radius of the circle.',
      why: ({ m, ask }) =>
        ask === 'constant'
          ? 'is the radius; the coefficient of the function is the diameter.'
          : `takes $${2 * m}$ for the radius; it is the diameter.`,
    },
    {
      misconception: 'trig-leaves-the-radius-squared',
      operation: 'part-left-out',
      operands: ({ size, ask }) => [ask === 'constant' ? size : div(size, 2)],
      after: (x, { ask }) => (ask === 'constant' ? mul(2, x) : x),
      rule: ({ size, ask }) => num(ask === 'constant' ? 2 * size : size / 2),
      says: ({ ask }) =>
        ask === 'constant' ? 'I did not take the root for the radius.' : 'I gave the radius and did not square it.',
      why: ({ ask }) =>
        ask === 'constant' ? 'doubles the area without taking the root.' : 'is the radius, not its square.',
    },
    {
      misconception: 'trig-leaves-the-radius-squared',
      operation: 'wrong-number-used',
      operands: ({ size }) => [size],
      rule: ({ size }) => num(size),
      says: ({ ask }) =>
        ask === 'constant'
          ? 'I took the area without $\\pi$ for the constant.'
          : 'I used the formula of the circumference.',
      why: ({ ask }) => (ask === 'constant' ? 'is the area without $\\pi$.' : 'is the circumference without $\\pi$.'),
    },
    {
      misconception: 'trig-takes-the-diameter-for-the-radius-of-a-polar-circle',
      rule: ({ size, ask }) => (ask === 'area' ? num(2 * size) : num(frac(size, 2))),
      says: ({ ask }) =>
        ask === 'area'
          ? 'I took the diameter for the radius, and used the formula of the circumference.'
          : 'I halved the area without $\\pi$.',
      why: ({ ask }) =>
        ask === 'area' ? 'is a circumference with the diameter as radius.' : 'is half of the area without $\\pi$.',
    },
  ],
  explain: ({ m, fn, ask }) => ({
    plan: 'In such an equation the coefficient of the function is the diameter of the circle. Half of it is the radius, which belongs to the area.',
    steps: [
      {
        do: `The circle goes from the pole, where $r = 0$, to the point where $\\${fn} \\theta = 1$ and $r$ is the coefficient of the function. This is a diameter.`,
        why: `In rectangular form it is a circle around a point of the ${fn === 'cos' ? 'x' : 'y'}-axis, with half of this number as radius.`,
      },
      ask === 'constant'
        ? { do: `$\\pi R^2 = ${m * m}\\pi$, so $R^2 = ${m * m}$ and $R = ${m}$`, why: 'Area of a circle.' }
        : { do: `The radius is $${2 * m} \\div 2 = ${m}$.`, why: 'Half of the diameter.' },
      ask === 'constant'
        ? { do: `The diameter is $2 \\cdot ${m} = ${2 * m}$, so the constant is $${2 * m}$.`, why: 'Twice the radius.' }
        : {
            do: `The area is $\\pi \\cdot ${m}^2 = ${m * m}\\pi$, so the constant is $${m * m}$.`,
            why: 'Area of a circle.',
          },
    ],
    faster: `Compare with $r = 2\\${fn} \\theta$, a circle with radius 1 and area $\\pi$. ${
      ask === 'constant'
        ? `The area here is $${m * m}$ times as large, so every length is $${m}$ times as long, and the constant is $${m} \\cdot 2 = ${2 * m}$.`
        : `The coefficient here is $${m}$ times as large, so the area is $${m}^2 = ${m * m}$ times as large.`
    }`,
    check: `A circle with diameter $${2 * m}$ has radius $${m}$ and area $${m * m}\\pi$.`,
    figure: poleCircle(fn, `${2 * m}`),
  }),
  // Tries diameters, or measures the circle in rectangular form: half of the number, squared.
  check: ({ size, ask }) =>
    ask === 'constant'
      ? num(Array.from({ length: 60 }, (_, i) => i + 1).find((a) => (a / 2) ** 2 === size) ?? 0)
      : num(frac(size * size, 4)),
})

export const templates: readonly Template[] = [toCircle, toPolarForm, constant]
