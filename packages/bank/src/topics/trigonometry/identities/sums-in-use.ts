/** The formulas with a variable: shifts by quarter turns, and waves written as sine and cosine. */

import { int, pick, type Template, template, text, type Value } from '#kit'
import { angleOf, angleTex, at, realTex, WORD } from '../common.ts'

const skill = 'trig-sum-and-difference'
type SC = 'sin' | 'cos'
/** A function as so many sines and so many cosines of the variable. */
type Mix = readonly [sines: number, cosines: number]

const other = (fn: SC): SC => (fn === 'sin' ? 'cos' : 'sin')
const sign = (s: number): string => (s > 0 ? '+' : '-')
const kindOf = (s: number): string => (s > 0 ? 'sum' : 'difference')
/** The formula for the function of x + s·k, when k has this sine and this cosine. */
const formula = (fn: SC, s: number, sine: number, cosine: number): Mix =>
  fn === 'sin' ? [cosine, s * sine] : [-s * sine, cosine]
/** The formula for the function of x + s·k in words of TeX. */
const formulaTex = (fn: SC, s: number, x: string, k: string): string =>
  fn === 'sin'
    ? `\\sin ${x}\\cos ${k} ${sign(s)} \\cos ${x}\\sin ${k}`
    : `\\cos ${x}\\cos ${k} ${sign(-s)} \\sin ${x}\\sin ${k}`
const bracket = (v: number): string => (v < 0 ? `(${v})` : `${v}`)

/** One of the functions sin x, −sin x, cos x, −cos x. */
const single = ([sines, cosines]: Mix, x: string): Value =>
  text(`$${sines + cosines < 0 ? '-' : ''}\\${Math.abs(sines) > 0.5 ? 'sin' : 'cos'} ${x}$`)

const x = 'x'

const quarter = template({
  id: 'trigonometry/shift-by-quarter-turns',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({
    fn: pick(rng, ['sin', 'cos'] as const),
    s: pick(rng, [1, -1]),
    k: pick(rng, [90, 90, 180, 270]),
  }),
  frames: [
    {
      id: 'degrees',
      kind: 'bare',
      items: 5,
      stem: ({ fn, s, k }) =>
        `Which of these is equal to $\\${fn}(${x} ${sign(s)} ${k}^\\circ)$ for every angle $${x}$?`,
    },
    {
      id: 'radians',
      kind: 'bare',
      items: 5,
      stem: ({ fn, s, k }) =>
        `The function $f(${x}) = \\${fn}\\left(${x} ${sign(s)} ${angleTex(k, true)}\\right)$ can be written without parentheses. Which of these is $f(${x})$?`,
    },
  ],
  given: ({ fn, s, k }, frame) => ({ fn, s, shown: angleTex(k, frame === 'radians') }),
  answer: ({ fn, s, k }) => single(formula(fn, s, Math.round(at('sin', k)), Math.round(at('cos', k))), x),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      classic: true,
      rule: ({ fn, s, shown }) => {
        const [sine, cosine] = quarterValues(shown)
        return sine === 0 ? null : single(formula(fn, -s, sine, cosine), x)
      },
      why: ({ fn, s }) => `follows from the formula for the ${WORD[fn]} of a ${kindOf(-s)}.`,
    },
    {
      misconception: 'trig-distributes-the-function',
      classic: true,
      rule: ({ fn, s, shown }) => {
        const [sine, cosine] = quarterValues(shown)
        const more = s * (fn === 'sin' ? sine : cosine)
        return text(`$\\${fn} ${x}${more === 0 ? '' : ` ${sign(more)} 1`}$`)
      },
      says: ({ fn, s }) =>
        `I ${s > 0 ? 'added' : 'subtracted'} the ${WORD[fn]} of the known angle ${s > 0 ? 'to' : 'from'} $\\${fn} ${x}$.`,
      why: ({ fn, s }) =>
        `is $\\${fn} ${x}$ ${s > 0 ? 'plus' : 'minus'} the ${WORD[fn]} of the known angle, but the function cannot be distributed.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      rule: ({ fn, s, shown }) => {
        const [sine, cosine] = quarterValues(shown)
        return single(formula(other(fn), s, sine, cosine), x)
      },
      says: ({ fn, s }) => `I used the formula for the ${WORD[other(fn)]} of a ${kindOf(s)}.`,
      why: ({ fn, s }) => `follows from the formula for the ${WORD[other(fn)]} of a ${kindOf(s)}.`,
    },
    {
      misconception: 'trig-swaps-the-values-of-the-known-angle',
      rule: ({ fn, s, shown }) => {
        const [sine, cosine] = quarterValues(shown)
        return single(formula(fn, s, cosine, sine), x)
      },
      why: () => 'takes the sine of the known angle for its cosine, and the cosine for its sine.',
    },
  ],
  explain: ({ fn, s, k }, frame) => {
    const radians = frame === 'radians'
    const shown = angleTex(k, radians)
    const [sine, cosine] = quarterValues(shown)
    const key = single(formula(fn, s, sine, cosine), x).html
    const start = angleTex(30, radians)
    const end = angleTex(30 + s * k, radians)
    return {
      plan: 'Write the formula for the sum or difference, put in the values of sine and cosine of the known angle, and see which product is left.',
      steps: [
        {
          do: `$\\${fn}\\left(${x} ${sign(s)} ${shown}\\right) = ${formulaTex(fn, s, x, shown)}$`,
          why:
            fn === 'sin' ? 'Sine: mixed pairs, and the sign stays.' : 'Cosine: equal pairs, and the sign turns around.',
        },
        {
          do: `$\\cos ${shown} = ${cosine}$ and $\\sin ${shown} = ${sine}$`,
          why: 'They are the x- and the y-coordinate of a point where the unit circle meets an axis.',
        },
        {
          do: `$\\${fn} ${x} \\cdot ${bracket(cosine)} ${sign(fn === 'sin' ? s : -s)} \\${other(fn)} ${x} \\cdot ${bracket(sine)}$, which is ${key}.`,
          why: 'One of the two products is 0, and the other one is left.',
        },
      ],
      check: `Try $${x} = ${start}$: $\\${fn}\\left(${end}\\right) \\approx ${at(fn, 30 + s * k).toFixed(2)}$, and ${key} at $${start}$ is about $${at(fn, 30 + s * k).toFixed(2)}$ as well.`,
      faster: `Two angles decide: at $${x} = ${angleTex(0, radians)}$ the function is $${Math.round(at(fn, s * k)) + 0}$, at $${x} = ${angleTex(90, radians)}$ it is $${Math.round(at(fn, 90 + s * k)) + 0}$. Of the four options only ${key} has both values.`,
    }
  },
  // Tries the four functions at an angle where they all differ.
  check: ({ fn, s, shown }) => {
    const value = at(fn, 20 + s * angleOf(shown))
    const all: Mix[] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]
    return single(all.find(([p, q]) => Math.abs(p * at('sin', 20) + q * at('cos', 20) - value) < 1e-9) ?? [0, 0], x)
  },
})

/** Sine and cosine of a whole number of quarter turns. */
function quarterValues(shown: string): Mix {
  const k = Math.round(angleOf(shown))
  return [Math.round(at('sin', k)), Math.round(at('cos', k)) + 0]
}

const multiple = (k: number, f: string): string => {
  const tex = realTex(Math.abs(k))
  return `${tex === '1' ? '' : tex}${f}`
}

/** A sum of sine and cosine; the function that was expanded stands first. */
function wave([sines, cosines]: Mix, fn: SC): Value {
  const [p, q] = fn === 'sin' ? [sines, cosines] : [cosines, sines]
  const html = `$${p < 0 ? '-' : ''}${multiple(p, `\\${fn} t`)} ${sign(q)} ${multiple(q, `\\${other(fn)} t`)}$`
  return { html, key: `wave ${sines.toFixed(6)} ${cosines.toFixed(6)}` }
}
const times = (A: number, [p, q]: Mix): Mix => [A * p, A * q]

const expanded = template({
  id: 'trigonometry/wave-as-sine-and-cosine',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'parts',
  draw: (rng) => ({
    fn: pick(rng, ['sin', 'cos'] as const),
    s: pick(rng, [1, -1]),
    A: 2 * int(rng, 2, 12),
    k: pick(rng, [30, 60]),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ fn, s, A, k }) =>
        `Which of these is equal to $${A}\\${fn}(t ${sign(s)} ${k}^\\circ)$ for every angle $t$?`,
    },
    {
      id: 'buoy',
      kind: 'words',
      items: 5,
      stem: ({ fn, s, A, k }) =>
        `After $t$ seconds a buoy is $h = ${A}\\${fn}\\left(t ${sign(s)} ${angleTex(k, true)}\\right)$ inches above its mean level. Which of these is the same function, written with $\\sin t$ and $\\cos t$?`,
    },
  ],
  given: ({ fn, s, A, k }, frame) => ({ fn, s, A, shown: angleTex(k, frame === 'buoy') }),
  answer: ({ fn, s, A, k }) => wave(times(A, formula(fn, s, at('sin', k), at('cos', k))), fn),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      classic: true,
      rule: ({ fn, s, A, shown }) => {
        const k = angleOf(shown)
        return wave(times(A, formula(fn, -s, at('sin', k), at('cos', k))), fn)
      },
      why: ({ fn, s }) => `belongs to the ${WORD[fn]} of the ${kindOf(-s)}.`,
    },
    {
      misconception: 'trig-swaps-the-values-of-the-known-angle',
      rule: ({ fn, s, A, shown }) => {
        const k = angleOf(shown)
        return wave(times(A, formula(fn, s, at('cos', k), at('sin', k))), fn)
      },
      why: () => 'takes the sine of the known angle for its cosine, and the cosine for its sine.',
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      rule: ({ fn, s, A, shown }) => {
        const k = angleOf(shown)
        return wave(times(A, formula(other(fn), s, at('sin', k), at('cos', k))), other(fn))
      },
      says: ({ fn, s }) => `I used the formula for the ${WORD[other(fn)]} of a ${kindOf(s)}.`,
      why: ({ fn, s }) => `belongs to the ${WORD[other(fn)]} of the ${kindOf(s)}.`,
    },
    {
      misconception: 'trig-multiplies-one-product-only',
      rule: ({ fn, s, A, shown }) => {
        const k = angleOf(shown)
        const [p, q] = formula(fn, s, at('sin', k), at('cos', k))
        return wave(fn === 'sin' ? [A * p, q] : [p, A * q], fn)
      },
      says: ({ A }) => `I multiplied only the first product of the formula by $${A}$.`,
      why: ({ A }) => `multiplies only the first product by $${A}$.`,
    },
    {
      misconception: 'trig-swaps-the-values-of-the-known-angle',
      twoSlips: true,
      rule: ({ fn, s, A, shown }) => {
        const k = angleOf(shown)
        return wave(times(A, formula(fn, -s, at('cos', k), at('sin', k))), fn)
      },
      says: () =>
        'I took sine and cosine of the known angle for each other, and put the wrong sign between the products.',
      why: () => 'takes the sine of the known angle for its cosine, and has the wrong sign as well.',
    },
    {
      misconception: 'trig-multiplies-one-product-only',
      twoSlips: true,
      rule: ({ fn, s, A, shown }) => {
        const k = angleOf(shown)
        const [p, q] = formula(fn, -s, at('sin', k), at('cos', k))
        return wave(fn === 'sin' ? [A * p, q] : [p, A * q], fn)
      },
      says: ({ A }) =>
        `I multiplied only the first product of the formula by $${A}$, and put the wrong sign before the second.`,
      why: ({ A }) => `multiplies only the first product by $${A}$, and has the wrong sign as well.`,
    },
    {
      misconception: 'trig-distributes-the-function',
      rule: ({ fn, s, A, shown }) => {
        const tex = realTex(A * at(fn, angleOf(shown)))
        return text(`$${A}\\${fn} t ${sign(s)} ${tex}$`)
      },
      says: ({ fn, s, A }) =>
        `I took the ${WORD[fn]} of $t$ and the ${WORD[fn]} of the known angle, ${s > 0 ? 'added' : 'subtracted'} them, and multiplied by $${A}$.`,
      why: ({ fn }) => `distributes the ${WORD[fn]} over the two angles.`,
    },
  ],
  explain: ({ fn, s, A, k }, frame) => {
    const shown = angleTex(k, frame === 'buoy')
    const key = wave(times(A, formula(fn, s, at('sin', k), at('cos', k))), fn).html
    const middle = sign(fn === 'sin' ? s : -s)
    return {
      plan: 'Write the formula for the sum or difference in parentheses. Put in the values of the known angle, and multiply both products by the factor in front.',
      steps: [
        {
          do: `$\\${fn}\\left(t ${sign(s)} ${shown}\\right) = ${formulaTex(fn, s, 't', shown)}$`,
          why:
            fn === 'sin' ? 'Sine: mixed pairs, and the sign stays.' : 'Cosine: equal pairs, and the sign turns around.',
        },
        {
          do: `$\\cos ${shown} = ${realTex(at('cos', k))}$ and $\\sin ${shown} = ${realTex(at('sin', k))}$`,
          why: 'These are values you know by heart.',
        },
        {
          do: `$${A}\\left(${realTex(at('cos', k))}\\${fn} t ${middle} ${realTex(at('sin', k))}\\${other(fn)} t\\right)$`,
          why: `The factor $${A}$ belongs to the whole function.`,
        },
        {
          do: `$${A} \\cdot ${realTex(at('cos', k))} = ${realTex(A * at('cos', k))}$ and $${A} \\cdot ${realTex(at('sin', k))} = ${realTex(A * at('sin', k))}$. The function is ${key}.`,
          why: 'Multiply both products.',
        },
      ],
      check: `At $t = 0$ the function given is $${A}\\${fn}${s < 0 ? `\\left(-${shown}\\right)` : ` ${shown}`} = ${realTex(A * at(fn, s * k))}$. In the answer only the cosine is left there, with the same factor.`,
      faster: `Put in two angles: at $t = 0$ only the cosine is left, so its factor is $${A}\\${fn}${s < 0 ? `\\left(-${shown}\\right)` : ` ${shown}`} = ${realTex(A * at(fn, s * k))}$. At $t = ${angleTex(90, frame === 'buoy')}$ only the sine is left, with the factor $${A}\\${fn} ${angleTex(90 + s * k, frame === 'buoy')} = ${realTex(A * at(fn, 90 + s * k))}$.`,
    }
  },
  // What stands before the sine is the value at 90°, what stands before the cosine the value at 0°.
  check: ({ fn, s, A, shown }) => {
    const f = (t: number) => A * at(fn, t + s * angleOf(shown))
    return wave([f(90), f(0)], fn)
  },
})

export const templates: readonly Template[] = [quarter, expanded]
