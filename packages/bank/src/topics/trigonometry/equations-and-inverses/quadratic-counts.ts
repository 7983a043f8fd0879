/** Quadratic equations in sine or cosine: counting and adding up the solutions. */

import { type Frac, frac, int, num, pick, signed, type Template, template, toNumber, toTex, until } from '#kit'
import {
  anglesOf,
  anglesOfAll,
  angleWords,
  NAME,
  OTHER,
  parabola,
  polyIn,
  type Quadratic,
  quadraticTex,
  rootsOf,
  toValues,
  withRoots,
} from './quadratic-tools.ts'
import {
  ANY,
  COUNTS,
  drawn,
  firsts,
  LOST,
  misplaced,
  negated,
  ONE,
  OTHER_FN,
  reason,
  SIDE,
  SIGN,
  SPECIAL,
  skill,
} from './quadratics.ts'

/** How many angles of a full turn a value has. */
const angles = (v: Frac): number => (Math.abs(toNumber(v)) > 1 ? 0 : Math.abs(toNumber(v)) === 1 ? 1 : 2)

/** How many of the two values the function takes at all. */
const possible = (q: Quadratic): number => rootsOf(q).filter((v) => angles(v) > 0).length

const sum = (list: readonly number[]): number => list.reduce((s, x) => s + x, 0)

const THIRDS: readonly Frac[] = [
  frac(1, 3),
  frac(-1, 3),
  frac(2, 3),
  frac(-2, 3),
  frac(1, 4),
  frac(-3, 4),
  frac(4, 3),
  frac(-5, 3),
  frac(2, 5),
]

/** The values at 1 and −1 tell how many zeros lie between, without solving; nothing where both have one sign. */
function atTheEnds(q: Quadratic): { faster?: string } {
  const [up, down] = [q.a + q.b + q.c, q.a - q.b + q.c]
  const put = (u: 1 | -1) => `at $u = ${u}$ it is $${q.a}${signed(u * q.b)}${signed(q.c)} = ${u === 1 ? up : down}$`
  const start = `Put the ends of the range into the quadratic with $u = \\${q.fn} x$:`
  if (up * down < 0)
    return {
      faster: `${start} ${put(1)}, ${put(-1)}. The signs differ, so just one zero lies between $-1$ and 1, and it has two angles.`,
    }
  if (up !== 0 && down !== 0) return {}
  const end = up === 0 ? 1 : -1
  const other = frac(end * q.c, q.a)
  const count = angles(other)
  return {
    faster: `${start} ${put(end)}, so $u = ${end}$ is a zero and has one angle. The product of both zeros is $${toTex(frac(q.c, q.a))}$, so the other is $${toTex(other)}$, which has ${count === 0 ? 'none' : count === 1 ? 'one' : 'two'}: together ${1 + count}.`,
  }
}

const count = template({
  id: 'trigonometry/count-quadratic-solutions',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => {
    const whole = int(rng, 0, 2) > 0
    const [r, s] = until(
      () => [pick(rng, whole ? [...ANY, frac(0)] : [...THIRDS, frac(1), frac(-1)]), pick(rng, ANY)] as const,
      ([x, y]) => x.n * y.d !== y.n * x.d && angles(x) + angles(y) > 0,
    )
    return { ...withRoots(pick(rng, ['sin', 'cos'] as const), r, s), whole }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      response: 'grid',
      stem: (q) => `How many solutions does $${quadraticTex(q)}$ have for $0 \\le x \\lt 2\\pi$?`,
    },
    {
      id: 'circle',
      kind: 'words',
      items: 6,
      stem: (q) => `How many points of the unit circle belong to angles $x$ with $${quadraticTex(q)}$?`,
    },
  ],
  given: ({ fn, a, b, c }): Quadratic => ({ fn, a, b, c }),
  answer: (q) => num(sum(rootsOf(q).map(angles))),
  traps: [
    {
      misconception: COUNTS,
      classic: true,
      rule: (q) => num(2 * rootsOf(q).length),
      says: () => 'I counted two angles for each of the two values.',
      why: () => 'counts two angles for each value, whatever its size.',
    },
    {
      misconception: ONE,
      // Where every possible value is 1 or −1, one angle for each is right.
      rule: (q) => (rootsOf(q).some((v) => angles(v) === 2) ? num(possible(q)) : null),
      why: () => 'counts one angle for each value that is possible.',
    },
    {
      misconception: COUNTS,
      rule: (q) => (rootsOf(q).some((v) => angles(v) === 1) ? num(2 * possible(q)) : null),
      says: () => 'I counted two angles for each value that is possible, also for 1 or $-1$.',
      why: () => 'counts two angles also for a value of 1 or $-1$.',
    },
    {
      misconception: COUNTS,
      rule: (q) => (possible(q) === 2 ? null : num(sum(rootsOf(q).map((v) => (angles(v) === 0 ? 1 : angles(v)))))),
      says: (q) => {
        const beyond = rootsOf(q).find((v) => angles(v) === 0) ?? frac(2, 1)
        return `I counted one angle for $\\${q.fn} x = ${toTex(beyond)}$ too, although no angle has this ${NAME[q.fn]}.`
      },
      why: () => 'counts an angle for a value that the function never takes.',
    },
    {
      misconception: LOST,
      rule: (q) => (possible(q) === 2 ? num(angles(rootsOf(q)[0])) : null),
      says: (q) => `I counted only the angles with $\\${q.fn} x = ${toTex(rootsOf(q)[0])}$.`,
      why: () => 'counts the angles of one value only.',
    },
    {
      misconception: COUNTS,
      rule: (q) =>
        rootsOf(q).some((v) => v.n === 0) ? num(sum(rootsOf(q).map((v) => (v.n === 0 ? 1 : angles(v))))) : null,
      says: () => 'I counted one angle for the value 0.',
      why: () => 'counts one angle for the value 0, which has two.',
    },
    {
      misconception: LOST,
      twoSlips: true,
      rule: (q) => (rootsOf(q).some((v) => angles(v) === 2) ? null : num(rootsOf(q).length + 1)),
      says: () => 'I counted two angles for one value and one for the other, without looking which.',
      why: () => 'counts two angles for one value and one for the other, whatever they are.',
    },
    {
      misconception: ONE,
      twoSlips: true,
      rule: (q) => (possible(q) === 2 ? num(1) : null),
      says: () => 'I used only one of the values, and took one angle for it.',
      why: () => 'takes one angle for one value.',
    },
  ],
  explain: (q) => {
    const [r, s] = rootsOf(q)
    const each = (v: Frac) =>
      `$\\${q.fn} x = ${toTex(v)}$: ${angles(v) === 0 ? 'no angle' : angles(v) === 1 ? 'one angle' : 'two angles'}.`
    return {
      plan: 'Solve the quadratic equation for the function. Then count for each value: no angle if it is outside of the range, one at the very top or bottom, two in between.',
      steps: [
        ...toValues(q),
        {
          do: `${each(r)} ${each(s)}`,
          why: 'Draw the line at this height or distance: it meets the unit circle so many times.',
        },
        { do: `$${angles(r)} + ${angles(s)} = ${angles(r) + angles(s)}$`, why: 'Add the two counts.' },
      ],
      ...atTheEnds(q),
      check: `As decimals: ${[r, s].map((v) => `$${Number(toNumber(v).toFixed(2))}$ ${angles(v) === 0 ? `is no ${NAME[q.fn]}, since it is not between $-1$ and $1$` : `is taken ${angles(v) === 1 ? 'once' : 'twice'} in a full turn`}`).join('; ')}.`,
    }
  },
  // Changes of sign of the left side in a full turn, and places where it only touches 0.
  check: ({ fn, a, b, c }) => {
    const f = (x: number) => a * Math[fn](x) ** 2 + b * Math[fn](x) + c
    const n = 5040
    const ys = Array.from({ length: n }, (_, i) => f(((i + 0.37) * 2 * Math.PI) / n))
    const crossings = ys.filter((y, i) => y < 0 !== (ys[(i + 1) % n] as number) < 0).length
    const touches = [0, 90, 180, 270].filter((x) => Math.abs(f((x * Math.PI) / 180)) < 1e-9)
    const only = touches.filter((x) => f((x * Math.PI) / 180 - 1e-3) < 0 === f((x * Math.PI) / 180 + 1e-3) < 0)
    return num(crossings + only.length)
  },
})

const total = template({
  id: 'trigonometry/sum-of-quadratic-solutions',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) => drawn(rng, [...SPECIAL, ...ANY]),
  frames: [
    {
      id: 'parabola',
      kind: 'graph',
      items: 6,
      stem: (q) =>
        `${parabola(q)}<p>The figure shows the graph of $y = ${polyIn(q)}$ with its zeros marked. What is the sum, in degrees, of all solutions of $${quadraticTex(q)}$ for $0^\\circ \\le x \\lt 360^\\circ$?</p>`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: (q) =>
        `All solutions of $${quadraticTex(q)}$ with $0^\\circ \\le x \\lt 360^\\circ$ are added. What is the sum, in degrees?`,
    },
  ],
  given: ({ fn, a, b, c }): Quadratic => ({ fn, a, b, c }),
  answer: (q) => num(sum(anglesOfAll(q.fn, rootsOf(q)))),
  traps: [
    {
      misconception: ONE,
      classic: true,
      rule: (q) => num(sum(firsts(q.fn, rootsOf(q)))),
      why: ({ fn }) => `adds only the first angle for each value of the ${NAME[fn]}.`,
    },
    {
      misconception: OTHER_FN,
      rule: (q) => num(sum(anglesOfAll(OTHER[q.fn], rootsOf(q)))),
      says: ({ fn }) => `I looked the values up for the ${NAME[OTHER[fn]]} instead of the ${NAME[fn]}.`,
      why: ({ fn }) => `adds the angles at which the ${NAME[OTHER[fn]]} has these values.`,
    },
    {
      misconception: SIGN,
      rule: (q) => num(sum(anglesOfAll(q.fn, negated(q)))),
      why: () => 'adds the angles for the values with the opposite signs.',
    },
    {
      misconception: LOST,
      rule: (q) => {
        const some = rootsOf(q).filter((r) => Math.abs(toNumber(r)) <= 1)
        return some.length < 2 ? null : num(sum(anglesOf(q.fn, toNumber(some[1] as Frac))))
      },
      why: () => 'adds the angles of one value only.',
    },
    {
      misconception: SIDE,
      rule: (q) => num(sum([...new Set(misplaced(q.fn, rootsOf(q)))])),
      why: ({ fn }) => `finds the second angles by the rule of the ${NAME[OTHER[fn]]}.`,
    },
  ],
  explain: (q, frame) => {
    const [r, s] = rootsOf(q)
    const all = anglesOfAll(q.fn, [r, s]).sort((x, y) => x - y)
    const usual = [r, s].filter((v) => angles(v) > 0)
    const bothOf = (v: Frac): number =>
      angles(v) === 1 ? sum(anglesOf(q.fn, toNumber(v))) : q.fn === 'cos' ? 360 : v.n < 0 ? 540 : 180
    return {
      plan: 'Find the values of the function from the quadratic equation, then all angles of a full turn for each value, and add them up.',
      steps: [
        ...(frame === 'parabola'
          ? [
              {
                do: `The zeros are $u = ${toTex(r)}$ and $u = ${toTex(s)}$, so $\\${q.fn} x = ${toTex(r)}$ or $\\${q.fn} x = ${toTex(s)}$.`,
                why: 'The function stands in the place of the variable.',
              },
            ]
          : toValues(q)),
        { do: `${angleWords(q.fn, r)}.`, why: reason(q.fn, r) },
        { do: `${angleWords(q.fn, s)}.`, why: reason(q.fn, s) },
        {
          do: all.length === 1 ? `The only solution is ${all[0]} degrees.` : `$${all.join(' + ')} = ${sum(all)}$`,
          why: 'Add all solutions.',
        },
      ],
      ...(usual.every((v) => angles(v) === 1)
        ? {}
        : {
            faster: `Two angles with the same ${q.fn === 'cos' ? 'cosine, $x$ and $360^\\circ - x$, add up to $360^\\circ$' : 'sine, $x$ and $180^\\circ - x$, add up to $180^\\circ$; where the sine is negative, a full turn comes on top, $540^\\circ$'}. ${usual.some((v) => angles(v) === 1) ? `Only the ${NAME[q.fn]} $${toTex(usual.find((v) => angles(v) === 1) as Frac)}$ belongs to a single angle. So the other angles` : 'So the angles themselves'} are not needed: $${usual.map(bothOf).join(' + ')}${usual.length > 1 ? ` = ${sum(all)}` : ''}$.`,
          }),
      check: `Value by value: ${[r, s]
        .filter((v) => anglesOf(q.fn, toNumber(v)).length > 0)
        .map(
          (v) =>
            `${NAME[q.fn]} $${toTex(v)}$ gives $${anglesOf(q.fn, toNumber(v)).join(' + ')}${anglesOf(q.fn, toNumber(v)).length > 1 ? ` = ${sum(anglesOf(q.fn, toNumber(v)))}` : ''}$`,
        )
        .join(', ')}. In all that is $${sum(all)}$.`,
      ...(frame === 'parabola' ? { figure: parabola(q, true) } : {}),
    }
  },
  check: ({ fn, a, b, c }) =>
    num(
      sum(
        Array.from({ length: 360 }, (_, x) => x).filter((x) => {
          const u = Math[fn]((x * Math.PI) / 180)
          return Math.abs(a * u * u + b * u + c) < 1e-9
        }),
      ),
    ),
})

export const templates: readonly Template[] = [count, total]
