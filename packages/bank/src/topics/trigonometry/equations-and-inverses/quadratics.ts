/** Quadratic equations in sine or cosine: solving. */

import {
  type Frac,
  frac,
  mul,
  neg,
  num,
  pick,
  type Rng,
  signed,
  type Template,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import {
  angleSet,
  anglesOf,
  anglesOfAll,
  angleWords,
  beyondOne,
  keptAngles,
  NAME,
  OTHER,
  parabola,
  polyIn,
  type Quadratic,
  quadraticTex,
  rootsOf,
  type SC,
  toValues,
  withRoots,
  wrongPartner,
} from './quadratic-tools.ts'

export const skill = 'trig-quadratic-equations'

export const SIGN = 'trig-takes-the-roots-with-the-wrong-sign'

export const ONE = 'trig-takes-one-angle-for-each-value'

export const LOST = 'trig-loses-one-of-the-two-values'

export const OTHER_FN = 'trig-solves-for-the-other-function'

export const COUNTS = 'trig-counts-every-value-as-two-angles'

export const SIDE = 'trig-takes-the-second-angle-from-the-wrong-side'

const halves = (list: readonly number[]): readonly Frac[] => list.map((n) => frac(n, 2))

/** Values with known angles, and values that no angle has. */
export const SPECIAL = halves([-2, -1, 1, 2])

export const ANY = halves([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])

export const drawn = (rng: Rng, pool: readonly Frac[]): Quadratic => {
  const [r, s] = until(
    () => [pick(rng, SPECIAL), pick(rng, pool)] as const,
    ([x, y]) => x.n * y.d !== y.n * x.d && x.n * y.d !== -y.n * x.d,
  )
  return withRoots(pick(rng, ['sin', 'cos'] as const), r, s)
}

export const negated = (q: Quadratic): readonly Frac[] => rootsOf(q).map((r) => neg(r))

/** First angles only: what a calculator shows, turned into a full turn. */
export const firsts = (fn: SC, values: readonly Frac[]): number[] =>
  values.flatMap((v) => anglesOf(fn, toNumber(v)).slice(0, 1))

/** Both angles, the second by the rule of the other function. */
export const misplaced = (fn: SC, values: readonly Frac[]): number[] =>
  firsts(fn, values).flatMap((x) => [x, wrongPartner(fn, x)])

/** The largest angle of a set; null where it is empty. */
const largest = (list: readonly number[]) => (list.length === 0 ? null : num(Math.max(...list)))

/** The largest angle of the one value that was kept; null where the other has none, or none that is larger. */
function largestOfOne(q: Quadratic, kept: 0 | 1) {
  const [own, lost] = [rootsOf(q)[kept], rootsOf(q)[1 - kept] as Frac].map((v) => anglesOf(q.fn, toNumber(v)))
  return own === undefined || lost === undefined || Math.max(...own) >= Math.max(...lost) ? null : largest(own)
}

/** The greatest solution, put into the equation. */
function tried(q: Quadratic): string {
  const x = Math.max(...anglesOfAll(q.fn, rootsOf(q)))
  const v = rootsOf(q).find((r) => anglesOf(q.fn, toNumber(r)).includes(x)) as Frac
  return `Try the options from the greatest down, and take the first that fits: at $${x}^\\circ$ the ${NAME[q.fn]} is $${toTex(v)}$, and the left side is $${toTex(mul(q.a, mul(v, v)))}${signed(mul(q.b, v))}${signed(q.c)} = 0$.`
}

const solve = template({
  id: 'trigonometry/solve-quadratic-in-sine',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) => drawn(rng, [...SPECIAL, ...SPECIAL, ...ANY]),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: (q) =>
        `What is the greatest solution of $${quadraticTex(q)}$ with $0^\\circ \\le x \\lt 360^\\circ$, in degrees?`,
    },
    {
      id: 'parabola',
      kind: 'graph',
      items: 7,
      response: 'grid',
      stem: (q) =>
        `${parabola(q)}<p>The figure shows the graph of $y = ${polyIn(q)}$ with its zeros marked. What is the greatest solution of $${quadraticTex(q)}$ with $0^\\circ \\le x \\lt 360^\\circ$, in degrees?</p>`,
    },
  ],
  given: ({ fn, a, b, c }): Quadratic => ({ fn, a, b, c }),
  answer: (q) => num(Math.max(...anglesOfAll(q.fn, rootsOf(q)))),
  traps: [
    {
      misconception: ONE,
      classic: true,
      rule: (q) => largest(firsts(q.fn, rootsOf(q))),
      why: ({ fn }) => `is the largest of the first angles; the second angles with the same ${NAME[fn]} are missing.`,
    },
    {
      misconception: SIGN,
      rule: (q, frame) => (frame === 'parabola' ? null : largest(anglesOfAll(q.fn, negated(q)))),
      why: (q) =>
        `belongs to $\\${q.fn} x = ${toTex(negated(q)[0] as Frac)}$ and $\\${q.fn} x = ${toTex(negated(q)[1] as Frac)}$.`,
    },
    {
      misconception: OTHER_FN,
      rule: (q) => largest(anglesOfAll(OTHER[q.fn], rootsOf(q))),
      says: ({ fn }) => `I looked the values up for the ${NAME[OTHER[fn]]} instead of the ${NAME[fn]}.`,
      why: ({ fn }) => `has the right values, but for the ${NAME[OTHER[fn]]}.`,
    },
    {
      misconception: SIDE,
      rule: (q) => largest(misplaced(q.fn, rootsOf(q))),
      why: ({ fn }) => `finds the second angles by the rule of the ${NAME[OTHER[fn]]}.`,
    },
    {
      misconception: LOST,
      rule: (q) => largestOfOne(q, 0),
      why: (q) => `uses only $\\${q.fn} x = ${toTex(rootsOf(q)[0])}$.`,
    },
    {
      misconception: LOST,
      rule: (q) => largestOfOne(q, 1),
      why: (q) => `uses only $\\${q.fn} x = ${toTex(rootsOf(q)[1])}$.`,
    },
    {
      misconception: COUNTS,
      rule: (q) => {
        const values = rootsOf(q)
        const [kept, right] = [keptAngles(q.fn, values), anglesOfAll(q.fn, values)].map((list) => Math.max(...list))
        // The angle that is one too many shows only where it is the largest.
        return kept === undefined || kept === right ? null : num(kept)
      },
      says: (q) => `I took ${beyondOne(rootsOf(q))}, and gave an angle for that too.`,
      why: ({ fn }) => `gives an angle for a value that the ${NAME[fn]} never takes.`,
    },
  ],
  explain: (q, frame) => {
    const [r, s] = rootsOf(q)
    const values = toValues(q)
    return {
      plan: 'Let one variable stand for the function and solve the quadratic equation. Then find all angles of a full turn for each value of the function.',
      steps: [
        ...(frame === 'parabola'
          ? [
              {
                do: `The zeros of the parabola are $u = ${toTex(r)}$ and $u = ${toTex(s)}$. With $u = \\${q.fn} x$: $\\${q.fn} x = ${toTex(r)}$ or $\\${q.fn} x = ${toTex(s)}$.`,
                why: 'The equation has the same numbers, with the function in the place of the variable.',
              },
            ]
          : values),
        { do: `${angleWords(q.fn, r)}.`, why: reason(q.fn, r) },
        { do: `${angleWords(q.fn, s)}.`, why: reason(q.fn, s) },
        {
          do: `All solutions: ${angleSet(anglesOfAll(q.fn, [r, s])).html}. The greatest is ${Math.max(...anglesOfAll(q.fn, [r, s]))} degrees.`,
          why: 'All angles of both equations are solutions.',
        },
      ],
      check: `Put the values back: ${[r, s]
        .filter((v) => Math.abs(toNumber(v)) <= 1)
        .map(
          (v) =>
            `at $${anglesOf(q.fn, toNumber(v))[0]}^\\circ$ the left side is $${toTex(mul(q.a, mul(v, v)))}${signed(mul(q.b, v))}${signed(q.c)} = 0$`,
        )
        .join(', and ')}.`,
      ...(frame === 'parabola' ? { figure: parabola(q, true), faster: onlyTheLast(q) } : { faster: tried(q) }),
    }
  },
  // Every whole degree of a full turn, put into the equation.
  check: ({ fn, a, b, c }) => {
    const f = Math[fn]
    return num(
      Math.max(
        ...Array.from({ length: 360 }, (_, x) => x).filter((x) => {
          const u = f((x * Math.PI) / 180)
          return Math.abs(a * u * u + b * u + c) < 1e-9
        }),
      ),
    )
  },
})

/** The greatest angle without the others. */
function onlyTheLast(q: Quadratic): string {
  const values = rootsOf(q).filter((v) => anglesOf(q.fn, toNumber(v)).length > 0)
  const last = Math.max(...anglesOfAll(q.fn, rootsOf(q)))
  const from = values.find((v) => anglesOf(q.fn, toNumber(v)).includes(last)) as Frac
  return values.length === 1
    ? `Only the zero $u = ${toTex(from)}$ lies between $-1$ and 1, and only its greatest angle is asked for: the last one before a full turn with $\\${q.fn} x = ${toTex(from)}$ is $${last}^\\circ$.`
    : `Only the greatest angle is asked for. Picture the points on the unit circle: the last one before a full turn belongs to $\\${q.fn} x = ${toTex(from)}$, at $${last}^\\circ$.`
}

export function reason(fn: SC, v: Frac): string {
  const size = Math.abs(toNumber(v))
  return size > 1
    ? `The ${NAME[fn]} is never above 1 or below $-1$.`
    : size === 1
      ? `The ${NAME[fn]} takes its ${v.n > 0 ? 'largest' : 'smallest'} value once in a full turn.`
      : fn === 'sin'
        ? 'Two points of the unit circle have this height.'
        : 'Two points of the unit circle have this first coordinate.'
}

export const templates: readonly Template[] = [solve]
