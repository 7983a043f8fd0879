import {
  div,
  type Frac,
  frac,
  hypot,
  int,
  judgeTwo,
  nearly,
  num,
  pick,
  type Rng,
  rightTriangle,
  sample,
  type Template,
  TRIANGLE_NAMES,
  template,
  testsOf,
  toTex,
  triangleTurn,
  tripleSays,
  withCheck,
  withFaster,
} from '#kit'
import { FNS, type Fn, real, WORD } from '../common.ts'

export const skill = 'trig-ratios-of-acute-angles'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
  [28, 45, 53],
  [11, 60, 61],
  [16, 63, 65],
  [33, 56, 65],
  [48, 55, 73],
] as const

export const ratioOf = (fn: Fn, opp: number, adj: number, hyp: number): Frac =>
  fn === 'sin' ? frac(opp, hyp) : fn === 'cos' ? frac(adj, hyp) : frac(opp, adj)

export const flip = (f: Frac): Frac => frac(f.d, f.n)

export const drawTriple = (rng: Rng) => {
  const [x, y, hyp] = pick(rng, TRIPLES)
  const turn = int(rng, 0, 1) === 1
  const [from, to] = sample(rng, FNS, 2) as [Fn, Fn]
  return { opp: turn ? y : x, adj: turn ? x : y, hyp, from, to, set: pick(rng, TRIANGLE_NAMES), rot: triangleTurn(rng) }
}

type Known = Readonly<{ over: number; under: number; from: Fn; to: Fn }>

/** The sides of a right triangle with this ratio. */
const sidesFrom = ({ over: n, under: d, from }: Known): readonly [number, number, number] => {
  const leg = Math.round(Math.sqrt(d * d - n * n))
  return from === 'sin' ? [n, leg, d] : from === 'cos' ? [leg, n, d] : [n, d, Math.round(hypot(n, d))]
}

/** The ratio that is neither known nor asked for. */
const thirdOf = ({ from, to }: Pick<Known, 'from' | 'to'>): Fn => FNS.find((f) => f !== from && f !== to) ?? 'tan'

/** The two sides that make a ratio, the upper one first. */
export const pairFor = (fn: Fn, opp: number, adj: number, hyp: number): readonly [number, number] =>
  fn === 'tan' ? [opp, adj] : [fn === 'sin' ? opp : adj, hyp]

/** The ratio of the triangle with this third side, whose legs may be swapped. */
function withThird({ over, under, from }: Known, x: Frac, to: Fn, swapped = false): Frac {
  const [opp, adj, hyp] =
    from === 'sin' ? [over, x, under] : from === 'cos' ? [x, over, under] : ([over, under, x] as const)
  const [up, beside] = swapped ? [adj, opp] : [opp, adj]
  return to === 'sin' ? div(up, hyp) : to === 'cos' ? div(beside, hyp) : div(up, beside)
}

/** One ratio is known, another is asked for. */
const another = template({
  id: 'trigonometry/ratio-from-ratio',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: drawTriple,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ opp, adj, hyp, from, to }) =>
        `For an acute angle $\\theta$, $\\${from} \\theta = ${toTex(ratioOf(from, opp, adj, hyp))}$. What is $\\${to} \\theta$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 4,
      response: 'grid',
      stem: ({ opp, adj, hyp, from, to, set }) =>
        `In right triangle $${set}$ with the right angle at $${set[2]}$, $\\${from} ${set[0]} = ${toTex(ratioOf(from, opp, adj, hyp))}$. What is the value of $\\${to} ${set[0]}$, as a fraction or a decimal?`,
    },
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      b: -0.3,
      stem: ({ opp, adj, hyp, from, to, set, rot }) => {
        const l =
          from === 'sin'
            ? { a: `${opp}`, c: `${hyp}` }
            : from === 'cos'
              ? { b: `${adj}`, c: `${hyp}` }
              : { a: `${opp}`, b: `${adj}` }
        return `<p>Two sides of right triangle $${set}$ are labeled with their lengths.</p>${rightTriangle(set, opp, adj, l, rot)}<p>What is $\\${to} ${set[0]}$?</p>`
      },
    },
  ],
  given: ({ opp, adj, hyp, from, to }) => {
    const { n: over, d: under } = ratioOf(from, opp, adj, hyp)
    return { over, under, from, to }
  },
  answer: ({ opp, adj, hyp, to }) => num(ratioOf(to, opp, adj, hyp)),
  traps: [
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      classic: true,
      operation: 'ratio-of-other-sides',
      operands: (k) => {
        const [opp, adj, hyp] = sidesFrom(k)
        return pairFor(k.to, adj, opp, hyp)
      },
      rule: (k) => {
        const [opp, adj, hyp] = sidesFrom(k)
        return num(ratioOf(k.to, adj, opp, hyp))
      },
      says: ({ to }) => `I swapped the two legs, and gave the ${WORD[to]} of the other acute angle.`,
      why: ({ to }) => `is the ${WORD[to]} of the other acute angle.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'ratio-of-other-sides',
      operands: (k) => pairFor(thirdOf(k), ...sidesFrom(k)),
      rule: (k) => num(ratioOf(thirdOf(k), ...sidesFrom(k))),
      says: (p) => `I gave the ${WORD[thirdOf(p)]} of this angle.`,
      why: (p) => `is the ${WORD[thirdOf(p)]} of this angle.`,
    },
    {
      misconception: 'trig-turns-the-ratio-upside-down',
      operation: 'reciprocal-taken',
      operands: (k) => pairFor(k.to, ...sidesFrom(k)),
      rule: (k) => num(flip(ratioOf(k.to, ...sidesFrom(k)))),
      says: ({ to }) => `I found the right two sides for the ${WORD[to]}, but divided the wrong way around.`,
      why: () => 'has the right two sides, but is the reciprocal of the right ratio.',
    },
    {
      misconception: 'trig-subtracts-without-squaring',
      operation: 'third-side-without-squares',
      operands: ({ over, under, from }) => [under, from === 'tan' ? over : -over],
      after: (x, k) => withThird(k, x, k.to),
      rule: (k) => {
        const [opp, adj, hyp] = sidesFrom(k)
        if (k.from === 'sin') return num(ratioOf(k.to, opp, hyp - opp, hyp))
        return num(k.from === 'cos' ? ratioOf(k.to, hyp - adj, adj, hyp) : ratioOf(k.to, opp, adj, opp + adj))
      },
      says: ({ from }) =>
        from === 'tan'
          ? 'I took the sum of the legs for the longest side.'
          : 'I took the difference of the two known sides for the third one.',
      why: ({ opp, adj, hyp, from }) =>
        from === 'tan'
          ? `takes $${opp} + ${adj} = ${opp + adj}$ for the longest side.`
          : `takes $${hyp} - ${from === 'sin' ? opp : adj}$ for the missing leg, without squares.`,
    },
    {
      misconception: 'trig-subtracts-without-squaring',
      twoSlips: true,
      operation: 'third-side-without-squares',
      operands: ({ over, under, from }) => [under, from === 'tan' ? over : -over],
      after: (x, k) => withThird(k, x, k.to, true),
      rule: (k) => {
        const [opp, adj, hyp] = sidesFrom(k)
        if (k.from === 'sin') return num(ratioOf(k.to, hyp - opp, opp, hyp))
        return num(k.from === 'cos' ? ratioOf(k.to, adj, hyp - adj, hyp) : ratioOf(k.to, adj, opp, opp + adj))
      },
      says: ({ from }) =>
        from === 'tan'
          ? 'I took the sum of the legs for the longest side, and the other leg.'
          : 'I took the difference of the two known sides for the third one, and swapped the legs.',
      why: () => 'finds the third side without squares and takes the wrong leg as well.',
    },
  ],
  explain: ({ opp, adj, hyp, from, to, set, rot }, frame) => {
    const leg = from === 'sin' ? opp : adj
    const [over, under] = to === 'sin' ? [opp, hyp] : to === 'cos' ? [adj, hyp] : [opp, adj]
    return {
      plan: 'A ratio tells two sides of a right triangle up to a factor. Take them as the sides, find the third one with the Pythagorean theorem, and form the ratio that is asked for.',
      steps: [
        {
          do: {
            sin: `Take $${opp}$ for the opposite leg and $${hyp}$ for the hypotenuse.`,
            cos: `Take $${adj}$ for the adjacent leg and $${hyp}$ for the hypotenuse.`,
            tan: `Take $${opp}$ for the opposite leg and $${adj}$ for the adjacent leg.`,
          }[from],
          why: 'Any right triangle with this ratio will do.',
        },
        {
          do:
            from === 'tan'
              ? `The hypotenuse is $\\sqrt{${opp}^2 + ${adj}^2} = \\sqrt{${hyp * hyp}} = ${hyp}$.`
              : `The other leg is $\\sqrt{${hyp}^2 - ${leg}^2} = \\sqrt{${hyp * hyp - leg * leg}} = ${from === 'sin' ? adj : opp}$.`,
          why: 'The Pythagorean theorem gives the third side.',
        },
        {
          do: `The ${WORD[to]} is $\\frac{${over}}{${under}}$.`,
          why: {
            sin: 'Opposite over hypotenuse.',
            cos: 'Adjacent over hypotenuse.',
            tan: 'Opposite over adjacent.',
          }[to],
        },
      ],
      faster: `${tripleSays(opp, adj, hyp)}, so the third side is known without any squares.`,
      check: `$${opp}^2 + ${adj}^2 = ${opp * opp} + ${adj * adj} = ${opp * opp + adj * adj} = ${hyp}^2$.`,
      ...(frame === 'figure'
        ? { figure: rightTriangle(set, opp, adj, { a: `${opp}`, b: `${adj}`, c: `${hyp}` }, rot) }
        : {}),
    }
  },
  check: ({ over, under, from, to }) => {
    const x = over / under
    const t = from === 'sin' ? Math.asin(x) : from === 'cos' ? Math.acos(x) : Math.atan(x)
    return real(Math[to](t))
  },
})

const claims = template({
  id: 'trigonometry/ratio-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'trig-ratio',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => {
          const { opp, adj, hyp, set, rot } = drawTriple(rng)
          return { opp, adj, hyp, set, rot, k: int(rng, 2, 5) }
        },
        intro: (e) =>
          `${rightTriangle(e.set, e.opp, e.adj, { a: `${e.opp}`, b: `${e.adj}`, c: `${e.hyp}` }, e.rot)}<p>Two students talk about right triangle $${e.set}$ and about a second triangle whose sides are all $${e.k}$ times as long.</p>`,
        shown: ({ opp, adj, hyp, set, rot }) => {
          const A = ((Math.atan2(opp, adj) * 180) / Math.PI).toFixed(1)
          const angles = { A: `${A}°`, B: `${(90 - Number(A)).toFixed(1)}°` }
          return rightTriangle(set, opp, adj, { a: `${opp}`, b: `${adj}`, c: `${hyp}`, ...angles }, rot)
        },
        plan: 'For each angle named, find the opposite side, the adjacent side and the hypotenuse, and write the ratio. Only where a claim speaks of the second triangle, multiply every side by the factor first.',
        claims: ({ opp, adj, hyp, set, k }) => {
          const [A, B] = [set[0], set[1]]
          return [
            {
              id: 'same',
              says: `$\\sin ${A}$ has the same value in both triangles.`,
              holds: true,
              tested: `Opposite over hypotenuse is $\\frac{${opp}}{${hyp}}$ in the first triangle and $\\frac{${k * opp}}{${k * hyp}}$ in the second, where the factor $${k}$ cancels.`,
            },
            {
              id: 'co',
              says: `$\\cos ${B} = ${toTex(frac(opp, hyp))}$`,
              holds: true,
              tested: `Beside $${B}$ lies the leg of $${opp}$, and the hypotenuse is $${hyp}$. Adjacent over hypotenuse: $${toTex(frac(opp, hyp))}$.`,
            },
            {
              id: 'squares',
              says: `$\\sin^2 ${A} + \\sin^2 ${B} = 1$`,
              holds: true,
              tested: `$\\sin ${A} = \\frac{${opp}}{${hyp}}$ and $\\sin ${B} = \\frac{${adj}}{${hyp}}$. The squares add up to $\\frac{${opp * opp}}{${hyp * hyp}} + \\frac{${adj * adj}}{${hyp * hyp}} = \\frac{${hyp * hyp}}{${hyp * hyp}}$.`,
            },
            {
              id: 'times',
              says: `$\\tan ${A}$ is $${k}$ times as large in the second triangle.`,
              holds: false,
              tested: `Opposite over adjacent is $\\frac{${opp}}{${adj}}$ in the first triangle and $\\frac{${k * opp}}{${k * adj}}$ in the second, where the factor $${k}$ cancels.`,
              because: 'Longer sides with the same angles do not change a ratio.',
            },
            {
              id: 'one',
              says: `$\\sin ${A} + \\cos ${A} = 1$`,
              holds: false,
              tested: `$\\sin ${A} + \\cos ${A} = \\frac{${opp}}{${hyp}} + \\frac{${adj}}{${hyp}} = \\frac{${opp + adj}}{${hyp}}$.`,
              because: 'Only the squares of sine and cosine add up to 1.',
            },
            {
              id: 'flip',
              says: `$\\tan ${B} = ${toTex(frac(opp, adj))}$`,
              holds: false,
              tested: `Opposite $${B}$ lies the leg of $${adj}$, beside it the leg of $${opp}$. Opposite over adjacent: $${toTex(frac(adj, opp))}$.`,
              because: `$${toTex(frac(opp, adj))}$ is $\\tan ${A}$, the tangent of the other angle.`,
            },
          ]
        },
        given: ({ opp, adj, hyp, k }) => ({ opp, adj, hyp, k }),
        test: ({ opp, adj, hyp, k }, id) => {
          const [A, B] = [Math.atan2(opp, adj), Math.atan2(adj, opp)]
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const truth: Record<string, boolean> = {
            same: near((k * opp) / (k * hyp), Math.sin(A)),
            co: near(Math.cos(B), opp / hyp),
            squares: near(Math.sin(A) ** 2 + Math.sin(B) ** 2, 1),
            times: near(Math.atan2(k * opp, k * adj), Math.atan(k * Math.tan(A))),
            one: near(Math.sin(A) + Math.cos(A), 1),
            flip: near(Math.tan(B), opp / adj),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { opp, adj, hyp, set, k }, ids }) => {
        const [A, B] = [set[0], set[1]]
        const inB = ((Math.atan2(adj, opp) * 180) / Math.PI).toFixed(1)
        const f = (n: number, d: number) => toTex(frac(n, d))
        return testsOf(ids, {
          same: `In the second triangle, $\\sin ${A} = \\frac{${k * opp}}{${k * hyp}} = ${f(opp, hyp)}$, as in the first.`,
          times: `In the second triangle, $\\tan ${A} = \\frac{${k * opp}}{${k * adj}} = ${f(opp, adj)}$, as in the first.`,
          co: `With $${B} \\approx ${inB}^\\circ$, $\\cos ${B} ${nearly(opp / hyp, 2)}$, and so is $${f(opp, hyp)}$.`,
          squares: `$\\frac{${opp}^2 + ${adj}^2}{${hyp}^2} = \\frac{${opp * opp} + ${adj * adj}}{${hyp * hyp}} = 1$.`,
          one: `As decimals, $\\sin ${A} ${nearly(opp / hyp, 2)}$ and $\\cos ${A} ${nearly(adj / hyp, 2)}$, together more than 1.`,
          flip: `With $${B} \\approx ${inB}^\\circ$, $\\tan ${B} ${nearly(adj / opp, 2)}$, but $${f(opp, adj)} ${nearly(opp / adj, 2)}$.`,
        })
      },
    ),
    ({ e: { opp, adj, hyp, set }, ids }) => {
      const [A, B] = [set[0], set[1]]
      const similar = 'The two triangles are similar, so no ratio differs between them: nothing has to be worked out.'
      return testsOf(ids, {
        same: similar,
        times: similar,
        co: `$${A}$ and $${B}$ make $90^\\circ$ together, so $\\cos ${B} = \\sin ${A}$, and the leg of $${opp}$ lies opposite $${A}$.`,
        squares: `$\\sin ${B} = \\cos ${A}$, and $\\sin^2 ${A} + \\cos^2 ${A} = 1$ for every angle.`,
        one: `The two legs together are longer than the hypotenuse, $${opp} + ${adj} \\gt ${hyp}$, so $\\sin ${A} + \\cos ${A}$ is more than 1.`,
        flip: `The leg opposite $${B}$ is the ${adj > opp ? 'longer' : 'shorter'} one, so $\\tan ${B}$ is ${adj > opp ? 'greater' : 'less'} than 1, and $${toTex(frac(opp, adj))}$ is not.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [another, claims]
