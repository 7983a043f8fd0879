/** Complementary angles, and angles from two sides. */

import {
  div,
  frac,
  type Html,
  hypot,
  int,
  num,
  pick,
  rightTriangle,
  type Template,
  TRIANGLE_NAMES,
  template,
  triangleTurn,
  until,
} from '#kit'
import { FULL } from './trig.ts'
import { FNS, type Fn, rad, skill } from './trig-common.ts'

/** sin x° = cos y°. */
const cofunction = template({
  id: 'geometry/trig-complement',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ t: int(rng, 12, 79), sine: int(rng, 0, 1) === 1, k: int(rng, 2, 3) }),
      ({ t, k }) => Math.abs(t - 45) > 3 && t % k === 0 && t % 10 !== 0,
    ),
  frames: [
    {
      id: 'same-value',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ t, sine, k }) =>
        `The angle $${k}x^\\circ$ is acute, and $\\${sine ? 'sin' : 'cos'} ${t}^\\circ = \\${sine ? 'cos' : 'sin'} (${k}x^\\circ)$. What is the value of $x$?`,
    },
    {
      id: 'choice',
      kind: 'bare',
      items: 4,
      stem: ({ t, sine, k }) =>
        `If $0 \\lt ${k}x \\lt 90$ and $\\${sine ? 'cos' : 'sin'} (${k}x^\\circ) = \\${sine ? 'sin' : 'cos'} ${t}^\\circ$, what is $x$?`,
    },
  ],
  given: ({ t, sine, k }) => ({ t, sine, k }),
  answer: ({ t, k }) => num((90 - t) / k),
  traps: [
    {
      misconception: 'geo-keeps-the-angle-for-the-cofunction',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ t }) => [t],
      after: (x, { k }) => div(x, k),
      rule: ({ t, k }) => num(frac(t, k)),
      why: ({ t, k }) => `sets $${k}x$ equal to $${t}$; but sine and cosine of the same angle differ here.`,
    },
    {
      misconception: 'geo-stops-at-the-angle',
      operation: 'stopped-at-a-step',
      operands: ({ t }) => [90 - t],
      rule: ({ t }) => num(90 - t),
      why: ({ k }) => `is the whole angle $${k}x$, not $x$.`,
    },
    {
      misconception: 'geo-takes-180-for-the-complement',
      operation: 'supplement-for-complement',
      operands: ({ t }) => [t],
      after: (x, { k }) => div(x, k),
      rule: ({ t, k }) => num(frac(180 - t, k)),
      why: ({ t }) => `takes $${t}$ from $180$ instead of $90$.`,
    },
    {
      misconception: 'geo-adds-to-the-right-angle',
      operation: 'added-instead-of-subtracted',
      operands: ({ t }) => [90, t],
      after: (x, { k }) => div(x, k),
      rule: ({ t, k }) => num(frac(90 + t, k)),
      why: ({ t }) => `adds $${t}$ to $90$ instead of subtracting.`,
    },
    {
      misconception: 'geo-subtracts-the-coefficient',
      rule: ({ t, k }) => (90 - t - k > 0 ? num(90 - t - k) : null),
      why: ({ k }) => `subtracts $${k}$ instead of dividing by it.`,
    },
  ],
  explain: ({ t, k, sine }) => ({
    plan: 'The sine of an angle equals the cosine of its complement, so the two angles add up to a right angle.',
    steps: [
      {
        do: `A ${sine ? 'sine and a cosine' : 'cosine and a sine'} are equal, so the two acute angles are complementary: $${k}x + ${t} = 90$.`,
        why: 'In a right triangle, the opposite leg of one acute angle is the adjacent leg of the other.',
      },
      { do: `$${k}x = 90 - ${t} = ${90 - t}$`, why: `Subtract ${t} from both sides.` },
      { do: `$x = ${90 - t} \\div ${k} = ${(90 - t) / k}$`, why: `$${k}x$ is the angle; the question asks for $x$.` },
    ],
    faster: `In one line: $x = (90 - ${t}) \\div ${k} = ${(90 - t) / k}$, the complement of the known angle divided by the factor of $x$.`,
    check: `$${k} \\cdot ${(90 - t) / k} + ${t} = ${90 - t} + ${t} = 90$: the angles are complementary.`,
  }),
  check: ({ t, sine, k }) =>
    num(
      Array.from({ length: 90 }, (_, x) => x).find(
        (x) =>
          x * k < 90 &&
          Math.abs((sine ? Math.sin : Math.cos)(rad(t)) - (sine ? Math.cos : Math.sin)(rad(k * x))) < 1e-9,
      ) ?? -1,
    ),
})

/** Which angle? Two sides are known; the angle is one of those with a plain ratio. */
const inverse = template({
  id: 'geometry/trig-which-angle',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        u: int(rng, 4, 18),
        v: int(rng, 8, 26),
        fn: pick(rng, FNS),
        set: pick(rng, TRIANGLE_NAMES),
        rot: triangleTurn(rng),
      }),
      ({ u, v }) =>
        u / v > 0.42 && u / v < 0.92 && Math.abs(u / v - Math.SQRT1_2) > 0.02 && Math.abs(u / v - 0.5) > 0.01,
    ),
  frames: [
    {
      id: 'angle',
      kind: 'figure',
      items: 6,
      stem: (p) => `${angleFigure(p, 'x°')}<p>What is the value of $x$, to the nearest whole number?</p>`,
    },
  ],
  given: ({ u, v, fn }) => ({ u, v, fn }),
  answer: ({ u, v, fn }) => num(Math.round((fnInverse(fn, u / v) * 180) / Math.PI)),
  traps: [
    {
      misconception: 'geo-swaps-sine-and-cosine',
      classic: true,
      rule: ({ u, v, fn }) => num(90 - Math.round((fnInverse(fn, u / v) * 180) / Math.PI)),
      why: () => 'is the other acute angle of the triangle.',
    },
    {
      misconception: 'geo-uses-the-wrong-ratio',
      rule: ({ u, v, fn }) => num(Math.round((fnInverse(fn === 'tan' ? 'sin' : 'tan', u / v) * 180) / Math.PI)),
      says: ({ fn }) => `I used the ${fn === 'tan' ? 'sine' : 'tangent'} where the ${FULL[fn]} compares the two sides.`,
      why: ({ fn }) => `uses the ${fn === 'tan' ? 'sine' : 'tangent'}, which does not compare the two given sides.`,
    },
    {
      misconception: 'geo-uses-the-wrong-ratio',
      rule: ({ u, v, fn }) => (fn === 'tan' ? num(Math.round((fnInverse('cos', u / v) * 180) / Math.PI)) : null),
      says: () => 'I used the cosine where the tangent compares the two sides.',
      why: () => 'uses the cosine, which does not compare the two given sides.',
    },
    {
      misconception: 'geo-angle-by-proportion',
      rule: ({ u, v }) => num(Math.round((90 * u) / v)),
      why: ({ u, v }) => `is $\\frac{${u}}{${v}}$ of $90$; an angle does not grow in proportion to the ratio.`,
    },
    {
      misconception: 'geo-flips-the-ratio',
      twoSlips: true,
      rule: ({ u, v, fn }) => (fn === 'tan' ? null : num(Math.round((Math.atan(v / u) * 180) / Math.PI))),
      says: ({ fn }) => `I used the tangent instead of the ${FULL[fn]}, and took the reciprocal of the ratio.`,
      why: () => 'uses the tangent, and the reciprocal of the fraction.',
    },
  ],
  explain: ({ u, v, fn, set, rot }) => {
    const angle = Math.round((fnInverse(fn, u / v) * 180) / Math.PI)
    return {
      plan: 'Name the two given sides as seen from the angle, take the ratio that has both, and use its inverse on the calculator.',
      steps: [
        {
          do: {
            sin: `Seen from the angle, $${u}$ is the opposite leg and $${v}$ is the hypotenuse: take the sine.`,
            cos: `Seen from the angle, $${u}$ is the adjacent leg and $${v}$ is the hypotenuse: take the cosine.`,
            tan: `Seen from the angle, $${u}$ is the opposite leg and $${v}$ is the adjacent leg: take the tangent.`,
          }[fn],
          why: 'It is the ratio that has exactly these two sides.',
        },
        {
          do: `$\\${fn} x^\\circ = \\frac{${u}}{${v}} \\approx ${(u / v).toFixed(4)}$`,
          why: 'Put the two lengths into the ratio.',
        },
        {
          do: `$x = \\${fn}^{-1}\\left(\\frac{${u}}{${v}}\\right) \\approx ${angle}$`,
          why: 'The inverse function gives the angle to a ratio; the calculator is set to degrees.',
        },
      ],
      faster: `In one line on a calculator set to degrees: $\\${fn}^{-1}(${u} \\div ${v}) \\approx ${angle}$.`,
      check: `$\\${fn} ${angle}^\\circ \\approx ${Math[fn](rad(angle)).toFixed(2)}$, and $\\frac{${u}}{${v}} \\approx ${(u / v).toFixed(2)}$.`,
      figure: angleFigure({ u, v, fn, set, rot }, `${angle}°`),
    }
  },
  // Tries every whole angle.
  check: ({ u, v, fn }) => {
    const best = Array.from({ length: 890 }, (_, i) => (i + 1) / 10).reduce(
      (m, t) => (Math.abs(Math[fn](rad(t)) - u / v) < Math.abs(Math[fn](rad(m)) - u / v) ? t : m),
      0.1,
    )
    return num(Math.round(best))
  },
})

type Known = Readonly<{ u: number; v: number; fn: Fn; set: string; rot: number }>

/** The triangle in which the ratio of u and v belongs to the angle. */
function angleFigure(p: Known, angle: string): Html {
  const t = fnInverse(p.fn, p.u / p.v)
  const hyp = p.fn === 'tan' ? hypot(p.u, p.v) : p.v
  const sides =
    p.fn === 'cos'
      ? { b: `${p.u}`, c: `${p.v}` }
      : p.fn === 'sin'
        ? { a: `${p.u}`, c: `${p.v}` }
        : { a: `${p.u}`, b: `${p.v}` }
  return rightTriangle(p.set, hyp * Math.sin(t), hyp * Math.cos(t), { ...sides, A: angle }, p.rot)
}

function fnInverse(fn: Fn, x: number): number {
  return fn === 'sin' ? Math.asin(x) : fn === 'cos' ? Math.acos(x) : Math.atan(x)
}

export const templates: readonly Template[] = [cofunction, inverse]
