import {
  abs,
  div,
  frac,
  gcd,
  int,
  nonZero,
  num,
  paren,
  person,
  signedTerm,
  type Template,
  template,
  term,
  terms,
  toTex,
  until,
  type Value,
} from '#kit'
import { empty } from './line-when-empty.ts'
import { drawLine, standardValue } from './lines.ts'
import { over } from './work.ts'

const skill = 'a1-line-graphs-and-intercepts'

/** Ax + By = C crosses the axes at whole numbers p and q. */
const crossing = template({
  id: 'algebra-1/line-axis-crossing',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [p, q] = [nonZero(rng, -9, 9), nonZero(rng, -9, 9)]
        const g = gcd(p, q) * (q < 0 ? -1 : 1)
        return { a: q / g, b: p / g, c: (p * q) / g, onX: int(rng, 0, 1) === 1 }
      },
      ({ a, b, c }) => Math.abs(a) !== Math.abs(b) && Math.abs(a) > 1 && Math.abs(b) > 1 && Math.abs(c) < 60,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, onX }) =>
        `At which value of $${onX ? 'x' : 'y'}$ does the line $${terms([a, 'x'], [b, 'y'])} = ${c}$ cross the $${onX ? 'x' : 'y'}$-axis?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, onX }) => num(onX ? c / a : c / b),
  traps: [
    {
      misconception: 'a1-intercept-wrong-axis',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ onX, c, b, a }) => [onX ? div(c, b) : div(c, a)],
      rule: ({ a, b, c, onX }) => num(onX ? c / b : c / a),
      why: ({ onX }) => `belongs to the crossing with the $${onX ? 'y' : 'x'}$-axis.`,
    },
    {
      misconception: 'a1-intercept-right-side',
      operation: 'stopped-at-a-step',
      operands: ({ c }) => [c],
      rule: ({ c }) => num(c),
      why: () => 'is the right side itself, not yet divided.',
    },
    {
      misconception: 'a1-intercept-sign',
      says: () => 'I gave the crossing with the wrong sign.',
      operation: 'sign-reversed',
      operands: ({ onX, c, a, b }) => [onX ? div(c, a) : div(c, b)],
      rule: ({ a, b, c, onX }) => num(onX ? -c / a : -c / b),
    },
    {
      misconception: 'a1-intercept-sign',
      says: () => 'I gave the crossing with the other axis, with the wrong sign.',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ onX, c, b, a }) => [onX ? div(c, b) : div(c, a)],
      rule: ({ a, b, c, onX }) => num(onX ? -c / b : -c / a),
    },
  ],
  explain: ({ a, b, c, onX }) => {
    const [v, n] = onX ? ['x', a] : ['y', b]
    return {
      plan: 'Every point of an axis has the other coordinate zero, so put zero in for the other variable and solve.',
      steps: [
        {
          do: `On the $${v}$-axis, $${onX ? 'y' : 'x'} = 0$: $${onX ? `${term(a, 'x')}${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \\cdot 0` : `${a} \\cdot 0${signedTerm(b, 'y')}`} = ${c}$.`,
          why: 'The crossing lies on the line and on the axis, so both conditions hold.',
        },
        { do: `That leaves $${term(n, v)} = ${c}$.`, why: 'A number times 0 is 0, so that term disappears.' },
        { do: `$${v} = ${over(c, n)} = ${c / n}$`, why: `Divide both sides by $${n}$.` },
      ],
      check: `$${n} \\cdot ${paren(c / n)} = ${c}$`,
    }
  },
  check: ({ a, b, c, onX }) =>
    num(Array.from({ length: 41 }, (_, i) => i - 20).find((t) => (onX ? a : b) * t === c) ?? 99),
})

const fromIntercepts = template({
  id: 'algebra-1/line-from-intercepts',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -5, 5), q: nonZero(rng, -5, 5) }),
      ({ p, q }) => Math.abs(p) !== Math.abs(q) && gcd(p, q) === 1 && Math.abs(p) > 1 && Math.abs(q) > 1,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ p, q }) => `<p>Which equation describes the line in the figure?</p>${drawLine(p, 0, 0, q)}`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ p, q }, rng) =>
        `${person(rng)} draws a line that crosses the $x$-axis at $${p}$ and the $y$-axis at $${q}$. Which is an equation of this line?`,
    },
  ],
  given: (e) => e,
  answer: ({ p, q }) => clean(q, p, p * q),
  traps: [
    {
      misconception: 'a1-intercepts-as-coefficients',
      says: ({ p, q }) =>
        `I used the crossings as coefficients, $${p}$ for $x$ and $${q}$ for $y$, and their product as the right side.`,
      classic: true,
      rule: ({ p, q }) => clean(p, q, p * q),
      why: ({ p, q }) => `crosses the $x$-axis at $${q}$ and the $y$-axis at $${p}$.`,
    },
    {
      misconception: 'a1-line-sign-of-slope',
      says: () => 'I gave the $y$-intercept the wrong sign, so that the line runs the wrong way.',
      rule: ({ p, q }) => clean(q, -p, p * q),
      why: ({ p }) => `crosses the $x$-axis at $${p}$, but its slope has the wrong sign.`,
    },
    {
      misconception: 'a1-intercept-sign',
      says: () => 'I gave both crossings the wrong sign.',
      rule: ({ p, q }) => clean(q, p, -p * q),
      why: ({ p }) => `crosses the $x$-axis at $${-p}$.`,
    },
    {
      misconception: 'a1-intercepts-as-coefficients',
      says: ({ p, q }) =>
        `I used the crossings as coefficients, $${p}$ for $x$ and $${q}$ for $y$, and their product as the right side, and I got the sign of the $y$-term wrong.`,
      twoSlips: true,
      rule: ({ p, q }) => clean(p, -q, p * q),
    },
    {
      misconception: 'a1-intercept-sign',
      says: ({ p, q }) =>
        `I used the crossings as coefficients, $${p}$ for $x$ and $${q}$ for $y$, and their product with the wrong sign as the right side.`,
      twoSlips: true,
      rule: ({ p, q }) => clean(p, q, -p * q),
    },
  ],
  explain: ({ p, q }, frame) => {
    const s = q < 0 ? -1 : 1
    const [a, b, c] = [s * q, s * p, s * p * q]
    return {
      ...(frame === 'graph'
        ? {
            figure: drawLine(p, 0, 0, q, [], {
              points: [
                [p, 0],
                [0, q],
              ],
            }),
          }
        : {}),
      plan: 'The two crossings are two points of the line, so put each of them into $Ax + By = C$; one term disappears each time.',
      steps: [
        {
          do: `The line passes through $(${p}, 0)$ and $(0, ${q})$.`,
          why: 'On each axis the other coordinate is 0.',
        },
        {
          do: `Put them into $Ax + By = C$: $${term(p, 'A')} = C$ and $${term(q, 'B')} = C$.`,
          why: 'A point on the line makes the equation true, and the term with 0 disappears.',
        },
        {
          do: `Choose $C = ${c}$. Then $A = ${over(c, p)} = ${a}$ and $B = ${over(c, q)} = ${b}$.`,
          why: `All multiples of an equation describe the same line; $${c}$ can be divided by $${p}$ and by $${q}$, and it makes $A$ positive.`,
        },
        { do: `The equation is ${clean(q, p, p * q).html}.`, why: 'Put $A$, $B$, and $C$ into the form.' },
      ],
      faster: `The line with these crossings is $${p < 0 ? '-' : ''}\\frac{x}{${Math.abs(p)}} ${q < 0 ? '-' : '+'} \\frac{y}{${Math.abs(q)}} = 1$. Multiply by $${c}$: $${terms([a, 'x'], [b, 'y'])} = ${c}$.`,
      check: `For $y = 0$: $${a} \\cdot ${paren(p)} = ${c}$. For $x = 0$: $${b} \\cdot ${paren(q)} = ${c}$.`,
    }
  },
  check: ({ p, q }) => {
    for (const a of [q, -q, p, -p])
      for (const b of [p, -p, q, -q]) if (a * p === b * q && (a === q || a === -q)) return clean(a, b, a * p)
    return num(0)
  },
})

/** Ax + By = C with A > 0. */
function clean(a: number, b: number, c: number): Value {
  const s = a < 0 ? -1 : 1
  return standardValue(s * a, s * b, s * c)
}

const triangle = template({
  id: 'algebra-1/line-axes-triangle',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const [p, q] = [nonZero(rng, -12, 12), nonZero(rng, -12, 12)]
        const g = gcd(p, q) * (q < 0 ? -1 : 1)
        return { a: q / g, b: p / g, c: (p * q) / g }
      },
      ({ a, b, c }) => Math.abs(a) > 1 && Math.abs(b) > 1 && Math.abs(a) !== Math.abs(b) && Math.abs(c) < 80,
    ),
  frames: [
    {
      id: 'area',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, b, c }) =>
        `The line $${terms([a, 'x'], [b, 'y'])} = ${c}$ and the two coordinate axes enclose a triangle. What is its area, in square units?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b, c }) => num(frac(Math.abs(c * c), 2 * Math.abs(a * b))),
  traps: [
    {
      misconception: 'a1-triangle-forgets-half',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ c, a, b }) => [abs(div(c, a)), abs(div(c, b))],
      rule: ({ a, b, c }) => num(frac(c * c, Math.abs(a * b))),
    },
    { misconception: 'a1-triangle-uses-coefficients', rule: ({ a, b }) => num(frac(Math.abs(a * b), 2)) },
    {
      misconception: 'a1-triangle-adds-legs',
      operation: 'added-instead-of-multiplied',
      operands: ({ a, b, c }) => [abs(div(c, a)), abs(div(c, b))],
      rule: ({ a, b, c }) => num(Math.abs(c / a) + Math.abs(c / b)),
    },
  ],
  explain: ({ a, b, c }) => {
    const [x, y] = [c / a, c / b]
    return {
      plan: 'The axes meet at a right angle, so the triangle has its two legs on the axes: the crossings of the line tell how long they are.',
      steps: [
        {
          do: `Crossing with the $x$-axis, $y = 0$: $${term(a, 'x')} = ${c}$, so $x = ${over(c, a)} = ${x}$.`,
          why: 'Every point of the $x$-axis has $y = 0$.',
        },
        {
          do: `Crossing with the $y$-axis, $x = 0$: $${term(b, 'y')} = ${c}$, so $y = ${over(c, b)} = ${y}$.`,
          why: 'Every point of the $y$-axis has $x = 0$.',
        },
        {
          do: `The legs, from the origin to the crossings, are $${Math.abs(x)}$ and $${Math.abs(y)}$ units long.`,
          why: 'A length is never negative, so only the distance from 0 counts.',
        },
        {
          do: `Area: $\\frac{1}{2} \\cdot ${Math.abs(x)} \\cdot ${Math.abs(y)} = ${toTex(frac(Math.abs(x * y), 2))}$.`,
          why: 'A right triangle is half of the rectangle with the same sides.',
        },
      ],
      faster: `In one go: the area is $\\frac{C^2}{2|AB|} = \\frac{${c * c}}{2 \\cdot ${Math.abs(a * b)}} = ${toTex(frac(Math.abs(x * y), 2))}$.`,
      check: `The crossings fit the equation: $${a} \\cdot ${paren(x)} = ${c}$ and $${b} \\cdot ${paren(y)} = ${c}$.`,
    }
  },
  // Half the absolute value of the cross product of the two crossing points.
  check: ({ a, b, c }) => {
    const [x, y] = [frac(c, a), frac(c, b)]
    return num(frac(Math.abs(x.n * y.n), 2 * x.d * y.d))
  },
})

export const templates: readonly Template[] = [crossing, fromIntercepts, triangle, empty]
