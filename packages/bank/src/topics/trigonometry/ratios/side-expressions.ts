/** Which expression gives a side. */

import { int, pick, type Template, template, text, until, type Value } from '#kit'
import { at, CO, type Fn, rad, tenthText, WORD } from '../common.ts'
import { bySize, drawSides, figureOf, length, NAME, plan, type Side, skill, takesTheOtherLeg } from './sides.ts'

/** Which expression gives the side? */
const expression = template({
  id: 'trigonometry/side-expression',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({
    ...drawSides(rng),
    n: int(rng, 5, 30),
    t: until(
      () => int(rng, 25, 65),
      (t) => Math.abs(t - 45) > 4,
    ),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'methods',
      items: 4,
      stem: (p) => `${figureOf(p, `${p.n}`)}<p>Which expression is equal to $x$?</p>`,
    },
    {
      id: 'street',
      kind: 'words',
      items: 4,
      stem: ({ from, to, n, t }, rng) => {
        const part = {
          opp: 'height of the top end above the bottom end',
          adj: 'horizontal distance between its two ends',
        }
        return `A straight ${pick(rng, ['cable', 'guy wire', 'beam', 'rope', 'chain'])} makes an angle of $${t}^\\circ$ with level ground. ${from === 'hyp' ? 'Its length' : `The ${part[from]}`} is $${n}$ feet. Which expression gives ${to === 'hyp' ? 'its length' : `the ${part[to]}`}, in feet?`
      },
    },
  ],
  given: ({ from, to, n, t }) => ({ from, to, n, t }),
  answer: ({ from, to, n, t }) => shown(plan(from, to).fn, n, t, plan(from, to).times),
  traps: [
    {
      misconception: 'trig-multiplies-instead-of-dividing',
      classic: true,
      rule: ({ from, to, n, t }) => shown(plan(from, to).fn, n, t, !plan(from, to).times),
      says: ({ from, to }) =>
        plan(from, to).times
          ? 'I divided by the ratio instead of multiplying.'
          : 'I multiplied by the ratio instead of dividing.',
      why: ({ from, to }) =>
        plan(from, to).times ? 'divides instead of multiplying.' : 'multiplies instead of dividing.',
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      classic: true,
      rule: ({ from, to, n, t }) =>
        plan(from, to).fn === 'tan' ? null : shown(CO[plan(from, to).fn], n, t, plan(from, to).times),
      says: takesTheOtherLeg,
      why: ({ from, to }) => `has the ${WORD[CO[plan(from, to).fn]]} instead of the ${WORD[plan(from, to).fn]}.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      rule: ({ from, to, n, t }) => (plan(from, to).fn === 'tan' ? shown('sin', n, t, plan(from, to).times) : null),
      says: () => 'I used the sine instead of the tangent.',
      why: () => 'has the sine, which does not join these two sides.',
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      twoSlips: true,
      rule: ({ from, to, n, t }) =>
        plan(from, to).fn === 'tan'
          ? shown('sin', n, t, !plan(from, to).times)
          : shown(CO[plan(from, to).fn], n, t, !plan(from, to).times),
      says: ({ from, to }) =>
        `${plan(from, to).fn === 'tan' ? 'I used the sine instead of the tangent' : 'I took the other leg'}, and ${plan(from, to).times ? 'divided instead of multiplying' : 'multiplied instead of dividing'}.`,
      why: () => 'has the wrong ratio and goes the wrong way as well.',
    },
  ],
  explain: (p, frame) => {
    const { from, to, n, t } = p
    const { fn, times } = plan(from, to)
    const value = length(from, to, n, t)
    const ratio = times ? `\\frac{x}{${n}}` : `\\frac{${n}}{x}`
    return {
      plan: 'Name the side that is known and the side that is asked for, as seen from the angle. Write the ratio that has both as an equation, and solve it for the unknown.',
      steps: [
        {
          do: `Seen from the angle of $${t}^\\circ$, the ${NAME[from]} is $${n}$, and the ${NAME[to]} is $x$.`,
          why: `The ${WORD[fn]} is the ratio that has both.`,
        },
        {
          do: `$\\${fn} ${t}^\\circ = ${ratio}$`,
          why: {
            sin: 'Sine is opposite over hypotenuse.',
            cos: 'Cosine is adjacent over hypotenuse.',
            tan: 'Tangent is opposite over adjacent.',
          }[fn],
        },
        {
          do: `$x = ${times ? `${n} \\${fn} ${t}^\\circ` : `\\frac{${n}}{\\${fn} ${t}^\\circ}`}$`,
          why: times ? `Multiply both sides by $${n}$.` : 'Multiply both sides by $x$, then divide by the ratio.',
        },
      ],
      faster: byLooks(from, to, t),
      check: bySize(p, value),
      ...(frame === 'figure' ? { figure: figureOf(p, `${n}`, tenthText(value)) } : {}),
    }
  },
  // Whichever of the six expressions has the right size.
  check: ({ from, to, n, t }) => {
    const unit = { opp: Math.sin(rad(t)), adj: Math.cos(rad(t)), hyp: 1 }
    const want = (n / unit[from]) * unit[to]
    for (const fn of ['sin', 'cos', 'tan'] as const) {
      for (const times of [true, false]) {
        const x = times ? n * at(fn, t) : n / at(fn, t)
        if (Math.abs(x - want) < 1e-9) return shown(fn, n, t, times)
      }
    }
    return text('none')
  },
})

/** What sides and size tell about the expression, without an equation. */
function byLooks(from: Side, to: Side, t: number): string {
  const { fn, times } = plan(from, to)
  if (fn === 'tan')
    return `Two looks are enough. Both sides are legs, so it is the tangent, which is ${t > 45 ? 'more' : 'less'} than 1 at $${t}^\\circ$. There the ${NAME[to]} must be the ${(t > 45) === times ? 'longer' : 'shorter'} one, so the known length is ${times ? 'multiplied by' : 'divided by'} it.`
  return `Two looks are enough. The leg ${fn === 'sin' ? 'opposite' : 'beside'} the angle belongs to the ${WORD[fn]}, which is less than 1. The ${NAME[to]} must be ${times ? 'shorter than the hypotenuse' : 'longer than the leg'}, so the known length is ${times ? 'multiplied by' : 'divided by'} it.`
}

function shown(fn: Fn, n: number, t: number, times: boolean): Value {
  return text(times ? `$${n} \\${fn} ${t}^\\circ$` : `$\\dfrac{${n}}{\\${fn} ${t}^\\circ}$`)
}

export const templates: readonly Template[] = [expression]
