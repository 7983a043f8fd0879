import {
  deg,
  frac,
  int,
  nameTheSlip,
  num,
  pick,
  rightTriangle,
  sub,
  type Template,
  template,
  unitCircle,
  until,
} from '#kit'
import { at, FNS, type Fn, inverse, real, realTex, WORD } from '../common.ts'

const skill = 'trig-inverse-functions'
const principal = (fn: Fn, t: number): number => Math.round(inverse(fn, at(fn, t)))
const RANGE = {
  sin: 'from $-90^\\circ$ to $90^\\circ$',
  cos: 'from $0^\\circ$ to $180^\\circ$',
  tan: 'between $-90^\\circ$ and $90^\\circ$',
} as const
const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const
const ROMAN = ['I', 'II', 'III', 'IV'] as const
const inner = (fn: Fn, t: number) => realTex(at(fn, t))

const value = template({
  id: 'trigonometry/inverse-value',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ t: pick(rng, SPECIAL), fn: pick(rng, FNS) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ t, fn }) => `What is $\\${fn}^{-1}\\left(${inner(fn, t)}\\right)$, in degrees?`,
    },
    {
      id: 'circle',
      kind: 'figure',
      items: 8,
      stem: ({ t, fn }) =>
        `${unitCircle({ alt: `The unit circle with a point P at the end of the terminal side of an angle theta, in quadrant ${ROMAN[Math.floor(t / 90)]}`, angle: t, label: 'θ', point: 'P' })}<p>For the angle $\\theta$ in the figure, $\\${fn} \\theta = ${inner(fn, t)}$. What is $\\${fn}^{-1}(\\${fn} \\theta)$?</p>`,
    },
  ],
  given: ({ t, fn }) => ({ fn, value: inner(fn, t) }),
  answer: ({ t, fn }) => deg(principal(fn, t)),
  traps: [
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      shortcut: ({ t, fn }) => deg(principal(fn, t) < 0 ? principal(fn, t) + 360 : 180 - principal(fn, t)),
      why: ({ fn }) => `lies outside the range of the inverse ${WORD[fn]}, or has another value.`,
    },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      shortcut: ({ t, fn }) => deg(fn === 'cos' ? 360 - principal(fn, t) : principal(fn, t) + 180),
      why: ({ fn }) => `is not ${RANGE[fn]}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      shortcut: ({ t, fn }) =>
        deg(
          fn === 'cos'
            ? Math.abs(90 - principal(fn, t))
            : Math.sign(principal(fn, t)) * (90 - Math.abs(principal(fn, t)) || 30),
        ),
    },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      shortcut: ({ t, fn }) => deg(-principal(fn, t)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      shortcut: ({ t, fn }) => deg(Math.abs(principal(fn, t)) === 45 ? 60 : 45),
    },
  ],
  explain: ({ t, fn }) => [
    { do: `The inverse ${WORD[fn]} gives angles ${RANGE[fn]}.`, why: 'That makes the answer unique.' },
    {
      do: `In this range only $${principal(fn, t)}^\\circ$ has the ${WORD[fn]} $${inner(fn, t)}$.`,
      why: 'Look for the angle with the right reference angle and sign.',
    },
  ],
  check: ({ fn, value: v }) => {
    const range = fn === 'cos' ? [0, 180] : [-90, 90]
    const found = [-60, -45, -30, 30, 45, 60, 120, 135, 150].find(
      (u) => u >= (range[0] as number) && u <= (range[1] as number) && realTex(at(fn, u)) === v,
    )
    return deg(found ?? 0)
  },
})

/** The inverse of a function value at an angle outside the range. */
const cancel = template({
  id: 'trigonometry/inverse-of-function',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ t: int(rng, 95, 355), fn: pick(rng, FNS) }),
      ({ t, fn }) => t % 90 > 6 && t % 90 < 84 && principal(fn, t) !== t && Math.abs((t % 90) - 45) > 3,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 5, stem: ({ t, fn }) => `What is $\\${fn}^{-1}(\\${fn} ${t}^\\circ)$?` },
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ t, fn }) =>
        `A calculator in degree mode is given $\\${fn}^{-1}(\\${fn} ${t}^\\circ)$. Which number does it show?`,
    },
  ],
  given: ({ t, fn }) => ({ t, fn }),
  answer: ({ t, fn }) => deg(principal(fn, t)),
  traps: [
    { misconception: 'trig-cancels-function-and-inverse', rule: ({ t }) => deg(t) },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      rule: ({ t, fn }) => deg(-principal(fn, t)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      rule: ({ t, fn }) => deg(fn === 'cos' ? principal(fn, t) - 180 : principal(fn, t) + 180),
      why: ({ fn }) => `is not ${RANGE[fn]}.`,
    },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      rule: ({ t }) => deg(t - 360),
      why: () => 'is coterminal with the given angle, but outside the range.',
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      rule: ({ t, fn }) => deg(Math.sign(principal(fn, t)) * Math.abs(90 - Math.abs(principal(fn, t)))),
      why: () => 'measures to the $y$-axis.',
    },
  ],
  explain: ({ t, fn }) => [
    {
      do: `$${t}^\\circ$ does not lie in the range of the inverse ${WORD[fn]}, ${RANGE[fn]}.`,
      why: 'So function and inverse do not simply cancel.',
    },
    {
      do: `The angle in the range with the same ${WORD[fn]} is $${principal(fn, t)}^\\circ$.`,
      why: {
        sin: 'Mirror in the $y$-axis, or subtract a full turn.',
        cos: 'Mirror in the $x$-axis.',
        tan: 'Subtract half a turn or a full turn.',
      }[fn],
    },
  ],
  check: ({ t, fn }) => {
    const [lo, hi] = fn === 'cos' ? [0, 180] : [-89, 90]
    for (let u = lo; u <= hi; u++) if (Math.abs(at(fn, u) - at(fn, t)) < 1e-9) return deg(u)
    return deg(999)
  },
})

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** cos(tan⁻¹ x) and the like. */
const compose = template({
  id: 'trigonometry/function-of-inverse',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [u, v, r] = pick(rng, TRIPLES)
    const turn = int(rng, 0, 1) === 1
    const [f, h] = pick(rng, [
      ['sin', 'cos'],
      ['sin', 'tan'],
      ['cos', 'sin'],
      ['cos', 'tan'],
      ['tan', 'sin'],
      ['tan', 'cos'],
    ] as const)
    return { o: turn ? v : u, d: turn ? u : v, r, f, h }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 3,
      stem: ({ o, d, r, f, h }) =>
        `What is the exact value of $\\${f}\\left(\\${h}^{-1}\\frac{${h === 'cos' ? d : o}}{${h === 'tan' ? d : r}}\\right)$?`,
    },
    {
      id: 'figure',
      kind: 'figure',
      items: 3,
      stem: ({ o, d, r, f, h }) =>
        `${rightTriangle('ABC', o, d, { a: `${o}`, b: `${d}`, c: `${r}`, A: 'θ' })}<p>In the figure, $\\theta = \\${h}^{-1}\\frac{${h === 'cos' ? d : o}}{${h === 'tan' ? d : r}}$. What is $\\${f}\\left(\\${h}^{-1}\\frac{${h === 'cos' ? d : o}}{${h === 'tan' ? d : r}}\\right)$?</p>`,
    },
  ],
  given: ({ o, d, r, f, h }) => ({ k: frac(h === 'cos' ? d : o, h === 'tan' ? d : r), f, h }),
  answer: ({ o, d, r, f }) => num(ratio(f, o, d, r)),
  traps: [
    {
      misconception: 'trig-takes-the-inverse-for-the-reciprocal',
      shortcut: ({ o, d, r, f }) => num(frac(ratio(f, o, d, r).d, ratio(f, o, d, r).n)),
    },
    {
      misconception: 'trig-takes-the-inverse-for-the-reciprocal',
      shortcut: ({ o, d, r, f }) => num(ratio(f, d, o, r)),
      why: () => 'belongs to the other acute angle.',
    },
    {
      misconception: 'trig-cancels-function-and-inverse',
      shortcut: ({ o, d, r, h }) => num(ratio(h, o, d, r)),
      why: () => 'lets two different functions cancel.',
    },
    {
      misconception: 'trig-takes-the-inverse-for-the-reciprocal',
      shortcut: ({ o, d, r, f, h }) => num(ratio(FNS.find((x) => x !== f && x !== h) as Fn, o, d, r)),
      why: () => 'is another function of the angle.',
    },
    {
      misconception: 'trig-takes-one-minus-the-ratio',
      shortcut: ({ o, d, r, f, h }) => (f === 'tan' || h === 'tan' ? null : num(sub(1, ratio(h, o, d, r)))),
    },
    {
      misconception: 'trig-subtracts-without-squaring',
      shortcut: ({ o, d, r, f, h }) =>
        num(h === 'tan' ? ratio(f, o, d, o + d) : h === 'sin' ? ratio(f, o, r - o, r) : ratio(f, r - d, d, r)),
      why: ({ h }) =>
        h === 'tan' ? 'adds the legs to get the hypotenuse.' : 'subtracts to get the third side, without squares.',
    },
  ],
  explain: ({ o, d, r, f, h }) => [
    {
      do: `Draw a right triangle with the legs $${o}$ (opposite) and $${d}$ (adjacent) and the hypotenuse $${r}$.`,
      why: `The inner part is the angle whose ${WORD[h]} is the given fraction.`,
    },
    {
      do: `Its ${WORD[f]} is $\\frac{${ratio(f, o, d, r).n}}{${ratio(f, o, d, r).d}}$.`,
      why: 'Read the outer function off the triangle.',
    },
  ],
  check: ({ k, f, h }) => {
    const x = k.n / k.d
    return num(real(Math[f](h === 'sin' ? Math.asin(x) : h === 'cos' ? Math.acos(x) : Math.atan(x))).number ?? 0)
  },
})

function ratio(fn: Fn, o: number, d: number, r: number) {
  return fn === 'sin' ? frac(o, r) : fn === 'cos' ? frac(d, r) : frac(o, d)
}

const slip = template({
  id: 'trigonometry/inverse-slip',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...nameTheSlip({
    items: 4,
    misconception: 'trig-equation-names-an-error-without-testing',
    draw: (rng) => ({
      t: until(
        () => int(rng, 95, 175),
        (t) => Math.abs(t - 135) > 3,
      ),
    }),
    task: ({ t }) => `worked out $\\sin^{-1}(\\sin ${t}^\\circ)$`,
    solution: ({ t }) => deg(180 - t),
    right: ({ t }) => ({
      do: `$\\sin ${t}^\\circ = \\sin (180^\\circ - ${t}^\\circ) = \\sin ${180 - t}^\\circ$, so the correct answer is $${180 - t}^\\circ$.`,
      why: `The inverse sine gives angles ${RANGE.sin} only, and $${t}^\\circ$ is not one of them.`,
    }),
    slips: ({ t }) => [
      {
        says: 'Letting function and inverse cancel',
        result: deg(t),
        how: `$\\sin^{-1}(\\sin ${t}^\\circ) = ${t}^\\circ$`,
      },
      {
        says: 'Subtracting a full turn from the angle',
        result: deg(t - 360),
        how: `$${t}^\\circ - 360^\\circ = ${t - 360}^\\circ$`,
      },
      {
        says: 'Subtracting half a turn from the angle',
        result: deg(t - 180),
        how: `$${t}^\\circ - 180^\\circ = ${t - 180}^\\circ$`,
      },
      {
        says: 'Measuring the reference angle to the $y$-axis',
        result: deg(t - 90),
        how: `$${t}^\\circ - 90^\\circ = ${t - 90}^\\circ$`,
      },
    ],
  }),
})

export const templates: readonly Template[] = [value, cancel, compose, slip]
