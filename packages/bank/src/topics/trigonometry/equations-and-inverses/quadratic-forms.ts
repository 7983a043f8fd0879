/** Quadratic equations that have to be brought into form: by an identity, by factoring. */

import { eq, type Frac, frac, mul, neg, pick, sub, type Template, template, terms, toNumber, toTex, until } from '#kit'
import { at, realTex } from '../common.ts'
import {
  angleSet,
  anglesOf,
  anglesOfAll,
  angleWords,
  beyondOne,
  keptAngles,
  NAME,
  OTHER,
  type Quadratic,
  rootsOf,
  type SC,
  toValues,
  withRoots,
  wrongPartner,
} from './quadratic-tools.ts'

export const skill = 'trig-quadratic-equations'

const SIGN = 'trig-takes-the-roots-with-the-wrong-sign'

const ONE = 'trig-takes-one-angle-for-each-value'

const LOST = 'trig-loses-one-of-the-two-values'

const OTHER_FN = 'trig-solves-for-the-other-function'

const COUNTS = 'trig-counts-every-value-as-two-angles'

const SIDE = 'trig-takes-the-second-angle-from-the-wrong-side'

const DIVIDES = 'trig-divides-by-a-function-that-can-be-zero'

const SPECIAL: readonly Frac[] = [-2, -1, 1, 2].map((n) => frac(n, 2))

const ANY: readonly Frac[] = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6].map((n) => frac(n, 2))

const firsts = (fn: SC, values: readonly Frac[]): number[] =>
  values.flatMap((v) => anglesOf(fn, toNumber(v)).slice(0, 1))

/** A g² + B f = C, where g² = 1 − f² leads to a quadratic in f. */
type Mixed = Readonly<{ fn: SC; A: number; B: number; C: number }>

const mixedTex = ({ fn, A, B, C }: Mixed): string => `${terms([A, `\\${OTHER[fn]}^2 x`], [B, `\\${fn} x`])} = ${C}`

/** A − A f² + B f = C, as A f² − B f + (C − A) = 0. */
const inForm = ({ fn, A, B, C }: Mixed): Quadratic => ({ fn, a: A, b: -B, c: C - A })

/** The first solution, put into the equation as it is given. */
function tried(m: Mixed): string {
  const v = rootsOf(inForm(m)).find((r) => Math.abs(toNumber(r)) <= 1) as Frac
  const [square, shown] = [sub(1, mul(v, v)), v.n < 0 ? `\\left(${toTex(v)}\\right)` : toTex(v)]
  return `Try angles from the options in the equation as it is given: at $${firsts(m.fn, [v])[0]}^\\circ$, $\\${OTHER[m.fn]}^2 x = ${toTex(square)}$ and $\\${m.fn} x = ${toTex(v)}$, so the left side is $${m.A} \\cdot ${toTex(square)} ${m.B < 0 ? '-' : '+'} ${Math.abs(m.B)} \\cdot ${shown} = ${m.C}$, as it must be. An option with an angle that does not fit is out, and so is one that leaves out an angle with the same ${NAME[m.fn]}.`
}

const identity = template({
  id: 'trigonometry/quadratic-after-identity',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 120,
  response: 'choice',
  draw: (rng): Mixed => {
    const [r, s] = until(
      () => [pick(rng, SPECIAL), pick(rng, ANY)] as const,
      ([x, y]) => !eq(x, y) && !eq(x, neg(y)),
    )
    const q = withRoots(pick(rng, ['sin', 'cos'] as const), r, s)
    return { fn: q.fn, A: q.a, B: -q.b, C: q.c + q.a }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 8,
      stem: (m) => `What are the solutions of $${mixedTex(m)}$ for $0^\\circ \\le x \\lt 360^\\circ$?`,
    },
  ],
  given: ({ fn, A, B, C }): Mixed => ({ fn, A, B, C }),
  answer: (m) => angleSet(anglesOfAll(m.fn, rootsOf(inForm(m)))),
  traps: [
    {
      misconception: ONE,
      classic: true,
      rule: (m) => angleSet(firsts(m.fn, rootsOf(inForm(m)))),
      why: ({ fn }) => `leaves out the second angles with the same ${NAME[fn]}.`,
    },
    {
      misconception: OTHER_FN,
      rule: (m) => angleSet(anglesOfAll(OTHER[m.fn], rootsOf(inForm(m)))),
      says: ({ fn }) => `I looked the values up for the ${NAME[OTHER[fn]]} instead of the ${NAME[fn]}.`,
      why: ({ fn }) => `takes the values for values of the ${NAME[OTHER[fn]]}, which was replaced.`,
    },
    {
      misconception: SIGN,
      rule: (m) =>
        angleSet(
          anglesOfAll(
            m.fn,
            rootsOf(inForm(m)).map((r) => neg(r)),
          ),
        ),
      why: () => 'belongs to the values with the opposite signs.',
    },
    {
      misconception: SIDE,
      rule: (m) => angleSet(firsts(m.fn, rootsOf(inForm(m))).flatMap((x) => [x, wrongPartner(m.fn, x)])),
      why: ({ fn }) => `finds the second angles by the rule of the ${NAME[OTHER[fn]]}.`,
    },
    {
      misconception: LOST,
      rule: (m) => {
        const some = rootsOf(inForm(m)).filter((r) => Math.abs(toNumber(r)) <= 1)
        return some.length < 2 ? null : angleSet(anglesOf(m.fn, toNumber(some[0] as Frac)))
      },
      why: () => 'uses only one of the two values.',
    },
    {
      misconception: LOST,
      rule: (m) => {
        const some = rootsOf(inForm(m)).filter((r) => Math.abs(toNumber(r)) <= 1)
        return some.length < 2 ? null : angleSet(anglesOf(m.fn, toNumber(some[1] as Frac)))
      },
      says: () => 'I used only the second of the two factors.',
      why: () => 'uses only one of the two values.',
    },
    {
      misconception: OTHER_FN,
      twoSlips: true,
      rule: (m) => angleSet(firsts(OTHER[m.fn], rootsOf(inForm(m)))),
      says: ({ fn }) => `I looked the values up for the ${NAME[OTHER[fn]]}, and took one angle for each.`,
      why: ({ fn }) => `goes by the ${NAME[OTHER[fn]]}, and the second angles are missing.`,
    },
    {
      misconception: SIGN,
      twoSlips: true,
      rule: (m) =>
        angleSet(
          firsts(
            m.fn,
            rootsOf(inForm(m)).map((r) => neg(r)),
          ),
        ),
      says: () => 'I read the values off with the wrong sign, and took one angle for each.',
      why: () => 'belongs to the values with the opposite signs, and the second angles are missing.',
    },
    {
      misconception: COUNTS,
      rule: (q) => {
        const values = rootsOf(inForm(q))
        return values.every((v) => Math.abs(toNumber(v)) <= 1) ? null : angleSet(keptAngles(q.fn, values))
      },
      says: (m) => `I took ${beyondOne(rootsOf(inForm(m)))}, and gave an angle for that too.`,
      why: ({ fn }) => `gives an angle for a value that the ${NAME[fn]} never takes.`,
    },
    {
      misconception: COUNTS,
      twoSlips: true,
      rule: (q) => {
        const values = rootsOf(inForm(q))
        return values.every((v) => Math.abs(toNumber(v)) <= 1) ? null : angleSet(keptAngles(OTHER[q.fn], values))
      },
      says: (m) =>
        `I took ${beyondOne(rootsOf(inForm(m)))}, and looked the angles up for the ${NAME[OTHER[m.fn]]} instead of the ${NAME[m.fn]}.`,
      why: ({ fn }) => `goes by the ${NAME[OTHER[fn]]}, and gives an angle for a value that no angle has.`,
    },
  ],
  explain: (m) => {
    const q = inForm(m)
    const [r, s] = rootsOf(q)
    return {
      plan: 'Replace the square of the one function by one minus the square of the other, so that a single function is left. Then solve the quadratic equation and find all angles.',
      steps: [
        {
          do: `$\\${OTHER[m.fn]}^2 x = 1 - \\${m.fn}^2 x$: $${m.A === 1 ? '' : m.A}(1 - \\${m.fn}^2 x)${m.B < 0 ? ' - ' : ' + '}${Math.abs(m.B) === 1 ? '' : Math.abs(m.B)}\\${m.fn} x = ${m.C}$`,
          why: `Now only the ${NAME[m.fn]} is left.`,
        },
        {
          do: `Bring everything to one side: $${terms([q.a, `\\${m.fn}^2 x`], [q.b, `\\${m.fn} x`], [q.c, ''])} = 0$.`,
          why: 'With the square positive, factoring is easier.',
        },
        {
          do: (toValues(q)[0]?.do ?? '') + ' ' + (toValues(q)[1]?.do ?? ''),
          why: 'A product is 0 if either factor is 0.',
        },
        { do: `${angleWords(m.fn, r)}; ${angleWords(m.fn, s)}.`, why: 'Find all angles of a full turn.' },
        { do: `Together: ${angleSet(anglesOfAll(m.fn, [r, s])).html}.`, why: 'All of these are solutions.' },
      ],
      check: `Put ${firsts(m.fn, [r, s])
        .map((x) => `$${x}^\\circ$`)
        .join(
          ' and ',
        )} back into the equation: the left side is $${m.C}$${firsts(m.fn, [r, s]).length > 1 ? ' each time' : ''}.`,
      faster: tried(m),
    }
  },
  check: ({ fn, A, B, C }) =>
    angleSet(
      Array.from({ length: 360 }, (_, x) => x).filter((x) => {
        const t = (x * Math.PI) / 180
        return Math.abs(A * Math[OTHER[fn]](t) ** 2 + B * Math[fn](t) - C) < 1e-9
      }),
    ),
})

/** 2 f g = v f, where v is twice a special value of g; f and g may be the same. */
type Factored = Readonly<{ f: SC; g: SC; right: string }>

const VALUES = [30, 45, 60, 120, 135, 150] as const

const rightOf = (t: number, f: SC): string => {
  const v = realTex(2 * at('cos', t))
  return v === '1' ? `\\${f} x` : v === '-1' ? `-\\${f} x` : `${v}\\${f} x`
}

/** The value that g has where the other factor is 0. */
const valueIn = ({ f, right }: Factored): number => {
  const t = VALUES.find((u) => rightOf(u, f) === right) ?? 60
  return at('cos', t)
}

const left = (f: SC, g: SC): string => (f === g ? `2\\${f}^2 x` : '2\\sin x\\cos x')

const common = template({
  id: 'trigonometry/common-factor-equation',
  skill,
  difficulty: 'Medium',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => ({
    f: pick(rng, ['sin', 'cos'] as const),
    g: pick(rng, ['sin', 'cos'] as const),
    t: pick(rng, VALUES),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ f, g, t }) =>
        `What are the solutions of $${left(f, g)} = ${rightOf(t, f)}$ for $0^\\circ \\le x \\lt 360^\\circ$?`,
    },
    {
      id: 'divided',
      kind: 'error',
      items: 3,
      stem: ({ f, g, t }) =>
        `To solve $${left(f, g)} = ${rightOf(t, f)}$ for $0^\\circ \\le x \\lt 360^\\circ$, a student divides both sides by $\\${f} x$ and gets too few solutions. Which are all solutions?`,
    },
  ],
  given: ({ f, g, t }): Factored => ({ f, g, right: rightOf(t, f) }),
  answer: ({ f, g, t }) => angleSet([...anglesOf(f, 0), ...anglesOf(g, at('cos', t))]),
  traps: [
    {
      misconception: DIVIDES,
      classic: true,
      rule: (x) => angleSet(anglesOf(x.g, valueIn(x))),
      why: ({ f }) => `leaves out the angles at which $\\${f} x = 0$.`,
    },
    {
      misconception: OTHER_FN,
      rule: (x) => angleSet([...anglesOf(OTHER[x.f], 0), ...anglesOf(x.g, valueIn(x))]),
      says: ({ f }) => `I took the zeros of the ${NAME[OTHER[f]]} for those of the ${NAME[f]}.`,
      why: ({ f }) => `has the zeros of the ${NAME[OTHER[f]]} instead of those of the ${NAME[f]}.`,
    },
    {
      misconception: SIGN,
      rule: (x) => angleSet([...anglesOf(x.f, 0), ...anglesOf(x.g, -valueIn(x))]),
      why: ({ g, t }) => `belongs to $\\${g} x = ${realTex(-at('cos', t))}$.`,
    },
    {
      misconception: DIVIDES,
      twoSlips: true,
      rule: (x) => angleSet(anglesOf(OTHER[x.g], valueIn(x))),
      says: ({ g }) => `I divided by a function that can be 0, and took the value for one of the ${NAME[OTHER[g]]}.`,
      why: ({ f, g }) => `leaves out the angles at which $\\${f} x = 0$, and goes by the ${NAME[OTHER[g]]}.`,
    },
    {
      misconception: DIVIDES,
      twoSlips: true,
      rule: (x) => angleSet(anglesOf(x.g, -valueIn(x))),
      says: () => 'I divided by a function that can be 0, and lost a sign.',
      why: ({ f }) => `leaves out the angles at which $\\${f} x = 0$, and has the wrong sign.`,
    },
    {
      misconception: OTHER_FN,
      twoSlips: true,
      rule: (x) => angleSet([...anglesOf(OTHER[x.f], 0), ...anglesOf(x.g, -valueIn(x))]),
      says: ({ f }) => `I took the zeros of the ${NAME[OTHER[f]]} for those of the ${NAME[f]}, and lost a sign.`,
      why: ({ f }) => `has the zeros of the ${NAME[OTHER[f]]}, and the sign of the other value is wrong.`,
    },
  ],
  explain: ({ f, g, t }) => {
    const v = at('cos', t)
    const list = (xs: readonly number[]) => xs.map((x) => `$${x}^\\circ$`).join(' and ')
    const two = realTex(2 * Math.abs(v))
    return {
      plan: 'Do not divide by the function: it can be zero. Bring everything to one side, factor out what both terms have in common, and set each factor equal to zero.',
      steps: [
        {
          do: `$${left(f, g)} ${v > 0 ? '-' : '+'} ${two === '1' ? '' : two}\\${f} x = 0$, so $\\${f} x(2\\${g} x ${v > 0 ? '-' : '+'} ${two}) = 0$.`,
          why: `Both terms contain $\\${f} x$: factor it out.`,
        },
        {
          do: `First factor: $\\${f} x = 0$ gives ${list(anglesOf(f, 0))}.`,
          why: 'These are the solutions that dividing would lose.',
        },
        {
          do: `Second factor: $\\${g} x = ${realTex(v)}$ gives ${list(anglesOf(g, v))}.`,
          why: `Two angles of a full turn have this ${NAME[g]}.`,
        },
        {
          do: `Together: ${angleSet([...anglesOf(f, 0), ...anglesOf(g, v)]).html}.`,
          why: 'A product is 0 if either factor is 0.',
        },
      ],
      check: `At $x = ${anglesOf(f, 0)[0]}^\\circ$ both sides are $0$, and at $x = ${anglesOf(g, v)[0]}^\\circ$ both are about $${(2 * v * at(f, anglesOf(g, v)[0] ?? 0)).toFixed(3)}$.`,
      faster: `Test two angles: at $${anglesOf(f, 0)[0]}^\\circ$ both sides are $0$, and at $${anglesOf(g, v)[0]}^\\circ$ the factor $2\\${g} x$ is $${realTex(2 * v)}$, as on the right side. Only one option has both angles.`,
    }
  },
  check: (x) => {
    const v = 2 * valueIn(x)
    return angleSet(
      Array.from({ length: 360 }, (_, i) => i).filter((i) => {
        const r = (i * Math.PI) / 180
        return Math.abs(2 * Math[x.f](r) * Math[x.g](r) - v * Math[x.f](r)) < 1e-9
      }),
    )
  },
})

export const templates: readonly Template[] = [identity, common]
