import {
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  person,
  pick,
  type Rng,
  type Template,
  template,
  toTex,
  until,
} from '#kit'
import { at, rational, real, realTex } from '../common.ts'
import { decimals, estimated } from './odd-fifteens.ts'

const skill = 'trig-sum-and-difference'
type SC = 'sin' | 'cos'
const SPLIT: Readonly<Record<number, readonly [number, number, 1 | -1]>> = {
  15: [45, 30, -1],
  75: [45, 30, 1],
  105: [60, 45, 1],
  165: [120, 45, 1],
  195: [150, 45, 1],
  255: [210, 45, 1],
  285: [240, 45, 1],
  345: [300, 45, 1],
}
/** How the angle is made of two known ones, as the beginning of a sentence. */
const split = (t: number): string => {
  const [a, b, sign] = parts(t)
  return `With $${a}^\\circ ${sign > 0 ? '+' : '-'} ${b}^\\circ$ for $${t}^\\circ$`
}
const ANGLES = Object.keys(SPLIT).map(Number)
const parts = (t: number) => SPLIT[t] as readonly [number, number, 1 | -1]
/** The two products of the formula, combined with a sign. */
const combine = (a: number, b: number, sign: number, pairs: SC): number =>
  pairs === 'sin'
    ? at('sin', a) * at('cos', b) + sign * at('cos', a) * at('sin', b)
    : at('cos', a) * at('cos', b) + sign * at('sin', a) * at('sin', b)

/** The formula of the other function, for the sum or the difference of two angles. */
const tookFormula = (fn: SC, sign: number): string =>
  `I used the formula for the ${fn === 'sin' ? 'cosine' : 'sine'} of the ${sign > 0 ? 'sum' : 'difference'} of two angles.`

const exact = template({
  id: 'trigonometry/exact-value-by-sum',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => ({ t: pick(rng, ANGLES), fn: pick(rng, ['sin', 'cos'] as const) }),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ t, fn }) => `What is the exact value of $\\${fn} ${t}^\\circ$?` },
  ],
  given: ({ t, fn }) => ({ t, fn }),
  answer: ({ t, fn }) => real(at(fn, t)),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      classic: true,
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        return real(combine(a, b, fn === 'sin' ? -s : s, fn))
      },
      says: ({ t }) => `${split(t)}, I put the wrong sign between the two products.`,
      why: ({ t, fn }) =>
        `is the ${fn === 'sin' ? 'sine' : 'cosine'} of $${parts(t)[0]}^\\circ ${parts(t)[2] > 0 ? '-' : '+'} ${parts(t)[1]}^\\circ$.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        return real(combine(a, b, fn === 'sin' ? -s : s, fn === 'sin' ? 'cos' : 'sin'))
      },
      says: ({ t, fn }) => tookFormula(fn, parts(t)[2]),
      why: ({ t, fn }) => `is $\\${fn === 'sin' ? 'cos' : 'sin'} ${t}^\\circ$.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      twoSlips: true,
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        // Sine and cosine of 45° are equal: only here the other pairs lead away from the value.
        return fn === 'cos' && b === 45 ? real(combine(a, b, -s, 'sin')) : null
      },
      says: ({ t, fn }) => `${split(t)}, ${tookFormula(fn, -parts(t)[2])}`,
      why: () => 'pairs the wrong functions, and the sign between them does not fit them.',
    },
    {
      misconception: 'trig-distributes-the-function',
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        const x = at(fn, a) + s * at(fn, b)
        const [one, two] = [realTex(2 * at(fn, a)), realTex(2 * s * at(fn, b))]
        const tex = `\\frac{${one} ${two.startsWith('-') ? `- ${two.slice(1)}` : `+ ${two}`}}{2}`
        return { html: `$${tex}$`, key: `real ${x.toPrecision(9)}` }
      },
      says: ({ t, fn }) =>
        `I ${parts(t)[2] > 0 ? 'added' : 'subtracted'} $\\${fn} ${parts(t)[0]}^\\circ$ and $\\${fn} ${parts(t)[1]}^\\circ$.`,
      why: ({ t, fn }) =>
        `is $\\${fn} ${parts(t)[0]}^\\circ ${parts(t)[2] > 0 ? '+' : '-'} \\${fn} ${parts(t)[1]}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        return real(-combine(a, b, fn === 'sin' ? -s : s, fn))
      },
      says: ({ t }) => `${split(t)}, I gave the first product of the formula the wrong sign.`,
      why: () => 'has the first product with the wrong sign.',
    },
  ],
  explain: ({ t, fn }) => {
    const [a, b, s] = parts(t)
    const sign = fn === 'sin' ? (s > 0 ? '+' : '-') : s > 0 ? '-' : '+'
    const [p, q] =
      fn === 'sin'
        ? [`\\sin ${a}^\\circ\\cos ${b}^\\circ`, `\\cos ${a}^\\circ\\sin ${b}^\\circ`]
        : [`\\cos ${a}^\\circ\\cos ${b}^\\circ`, `\\sin ${a}^\\circ\\sin ${b}^\\circ`]
    const exactly = (f: SC, u: number) => `\\${f} ${u}^\\circ = ${realTex(at(f, u))}`
    const [one, two] =
      fn === 'sin'
        ? [at('sin', a) * at('cos', b), at('cos', a) * at('sin', b)]
        : [at('cos', a) * at('cos', b), at('sin', a) * at('sin', b)]
    return {
      plan: 'Write the angle as a sum or difference of two special angles. Then the formula gives its value from values that are known exactly.',
      steps: [
        {
          do: `$${t}^\\circ = ${a}^\\circ ${s > 0 ? '+' : '-'} ${b}^\\circ$`,
          why: 'Both are angles with known values.',
        },
        {
          do: `$\\${fn} ${t}^\\circ = ${p} ${sign} ${q}$`,
          why:
            fn === 'sin'
              ? `This is the formula for the sine of a ${s > 0 ? 'sum' : 'difference'}; it keeps the sign.`
              : `This is the formula for the cosine of a ${s > 0 ? 'sum' : 'difference'}; it reverses the sign.`,
        },
        {
          do: `$${exactly('sin', a)}$, $${exactly('cos', a)}$, $${exactly('sin', b)}$, $${exactly('cos', b)}$`,
          why: 'These values are known from the special triangles and the quadrants.',
        },
        {
          do: `$\\${fn} ${t}^\\circ = ${one < 0 ? `\\left(${realTex(one)}\\right)` : realTex(one)} ${sign} ${two < 0 ? `\\left(${realTex(two)}\\right)` : realTex(two)} = ${realTex(at(fn, t))}$`,
          why: 'Multiply in each term, then combine over the denominator 4.',
        },
      ],
      check: `A calculator shows $\\${fn} ${t}^\\circ \\approx ${at(fn, t).toFixed(3)}$; with $\\sqrt{6} \\approx 2.449$ and $\\sqrt{2} \\approx 1.414$ so is the result: $${decimals(at(fn, t))} \\approx ${at(fn, t).toFixed(3)}$.`,
      faster: `Estimate: $${t}^\\circ$ ends $15^\\circ$ from the ${estimated(fn, t)}. With $\\sqrt{6} \\approx 2.4$ and $\\sqrt{2} \\approx 1.4$, $${realTex(at(fn, t))} \\approx ${at(fn, t).toFixed(2)}$ fits.`,
    }
  },
  // By half-angle formulas, from the cosine of twice the angle; the sign is that of the quadrant.
  check: ({ t, fn }) => {
    const [sine, cosine] = [Math.sqrt((1 - at('cos', 2 * t)) / 2), Math.sqrt((1 + at('cos', 2 * t)) / 2)]
    const [above, right] = [((t % 360) + 360) % 360 < 180, (((t + 90) % 360) + 360) % 360 < 180]
    const [y, x] = [above ? sine : -sine, right ? cosine : -cosine]
    return real(fn === 'sin' ? y : fn === 'cos' ? x : y / x)
  },
})

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const

/** Two right triangles side by side, with the angles α and β at the bottom. */
function twoTriangles(a: readonly number[], b: readonly number[], [alpha, beta] = ['α', 'β']): Html {
  const [o1 = 0, d1 = 0, h1 = 1] = a
  const [o2 = 0, d2 = 0, h2 = 1] = b
  const [k1, k2] = [10 / Math.max(o1, d1), 10 / Math.max(o2, d2)]
  const x = d1 * k1 + 5
  return drawing(
    {
      alt: 'Two right triangles with the acute angles alpha and beta',
      notToScale: true,
      at: {
        a: [0, 0],
        b: [d1 * k1, 0],
        c: [d1 * k1, o1 * k1],
        d: [x, 0],
        e: [x + d2 * k2, 0],
        f: [x + d2 * k2, o2 * k2],
      },
      height: 210,
    },
    [
      g.polygon('abc'),
      g.right('abc'),
      g.polygon('def'),
      g.right('def'),
      g.angle('bac', alpha, { as: 'The angle at the lower left of the first triangle' }),
      g.angle('edf', beta, { as: 'The angle at the lower left of the second triangle' }),
      g.side('bc', `${o1}`, { as: 'The leg opposite α', from: 'a' }),
      g.side('ca', `${h1}`, { as: 'The hypotenuse of the first triangle', from: 'b' }),
      g.side('ab', `${d1}`, { as: 'The leg adjacent to α', from: 'c' }),
      g.side('ef', `${o2}`, { as: 'The leg opposite β', from: 'd' }),
      g.side('fd', `${h2}`, { as: 'The hypotenuse of the second triangle', from: 'e' }),
      g.side('de', `${d2}`, { as: 'The leg adjacent to β', from: 'f' }),
    ],
  )
}

const larger = (rng: Rng): readonly [number, number, number] => {
  const [[x, y, z], k] = [pick(rng, TRIPLES), int(rng, 1, 3)]
  return [k * x, k * y, k * z]
}
const drawPair = (rng: Rng) =>
  until(
    () => ({
      a: larger(rng),
      b: larger(rng),
      fn: pick(rng, ['sin', 'cos'] as const),
      s: pick(rng, [1, -1] as const),
    }),
    ({ a, b }) =>
      frac(a[0], a[2]).d !== frac(b[0], b[2]).d &&
      Math.min(a[0], a[1]) / Math.max(a[0], a[1]) > 0.35 &&
      Math.min(b[0], b[1]) / Math.max(b[0], b[1]) > 0.35,
  )
type Pair = ReturnType<typeof drawPair>
const value = ({ a, b, fn, s }: Pick<Pair, 'a' | 'b' | 'fn'> & { s: number }, pairs: SC = fn) =>
  frac(pairs === 'sin' ? a[0] * b[1] + s * a[1] * b[0] : a[1] * b[1] - s * a[0] * b[0], a[2] * b[2])

/** The acute angle of a right triangle of which the hypotenuse and one leg are known. */
const acuteAngle = (t: { opposite?: number; adjacent?: number; hypotenuse: number }): number =>
  t.opposite === undefined ? Math.acos((t.adjacent ?? 0) / t.hypotenuse) : Math.asin(t.opposite / t.hypotenuse)

type Given = Readonly<{ opposite?: number; adjacent?: number; hypotenuse: number }>

/** Opposite leg, adjacent leg and hypotenuse. */
const sidesOf = ({ opposite, adjacent, hypotenuse: h }: Given): readonly [number, number, number] => {
  const other = (leg: number) => Math.round(Math.sqrt(h * h - leg * leg))
  return opposite === undefined ? [other(adjacent ?? 0), adjacent ?? 0, h] : [opposite, other(opposite), h]
}
const pairOf = ({ alpha, beta, fn, s }: Readonly<{ alpha: Given; beta: Given; fn: SC; s: number }>) => ({
  a: sidesOf(alpha),
  b: sidesOf(beta),
  fn,
  s,
})

/** The two products of the formula for the sine, or for the cosine. */
const productsOf = (g: Parameters<typeof pairOf>[0], pairs: SC): readonly [Frac, Frac] => {
  const { a, b } = pairOf(g)
  const [one, two] = pairs === 'sin' ? [a[0], a[1]] : [a[1], a[0]]
  return [frac(one * b[1], a[2] * b[2]), frac(two * b[0], a[2] * b[2])]
}

const twoAngles = template({
  id: 'trigonometry/sum-of-two-known-angles',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: drawPair,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 9,
      stem: (p) => `${twoTriangles(p.a, p.b)}<p>What is $\\${p.fn}(\\alpha ${p.s > 0 ? '+' : '-'} \\beta)$?</p>`,
    },
    {
      id: 'words',
      kind: 'multi-step',
      items: 4,
      b: 0.8,
      stem: (p, rng) =>
        `${person(rng)} knows that $\\alpha$ and $\\beta$ are acute angles with $\\sin \\alpha = ${toTex(frac(p.a[0], p.a[2]))}$ and $\\cos \\beta = ${toTex(frac(p.b[1], p.b[2]))}$. What is $\\${p.fn}(\\alpha ${p.s > 0 ? '+' : '-'} \\beta)$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `For acute angles $\\alpha$ and $\\beta$, $\\sin \\alpha = ${toTex(frac(p.a[0], p.a[2]))}$ and $\\sin \\beta = ${toTex(frac(p.b[0], p.b[2]))}$. What is the value of $\\${p.fn}(\\alpha ${p.s > 0 ? '+' : '-'} \\beta)$, as a fraction or a decimal?`,
    },
  ],
  given: ({ a, b, fn, s }, frame) => {
    // The figure shows the sides as they are, the words their ratios in lowest terms.
    const [p, q] = frame === 'figure' ? [1, 1] : [a[2] / frac(a[0], a[2]).d, b[2] / frac(b[0], b[2]).d]
    return {
      alpha: { opposite: a[0] / p, hypotenuse: a[2] / p },
      beta: { ...(frame === 'words' ? { adjacent: b[1] / q } : { opposite: b[0] / q }), hypotenuse: b[2] / q },
      fn,
      s,
    }
  },
  answer: (p) => num(value(p)),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      classic: true,
      operation: 'sign-between-two-products',
      operands: (g) => [...productsOf(g, g.fn), g.fn === 'sin' ? -g.s : g.s],
      rule: (g) => num(value({ ...pairOf(g), s: -g.s })),
      why: ({ fn, s }) => `is the ${fn === 'sin' ? 'sine' : 'cosine'} of the ${s > 0 ? 'difference' : 'sum'}.`,
    },
    {
      misconception: 'trig-distributes-the-function',
      operation: 'function-of-each-part',
      operands: (g) => [...[g.alpha, g.beta].map((x) => frac(sidesOf(x)[g.fn === 'sin' ? 0 : 1], x.hypotenuse)), g.s],
      rule: (g) => {
        const { a, b, fn, s } = pairOf(g)
        const [p, q] = fn === 'sin' ? [a[0], b[0]] : [a[1], b[1]]
        return num(frac(p * b[2] + s * q * a[2], a[2] * b[2]))
      },
      says: ({ fn, s }) => `I ${s > 0 ? 'added' : 'subtracted'} $\\${fn} \\alpha$ and $\\${fn} \\beta$.`,
      why: ({ fn, s }) => `is $\\${fn} \\alpha ${s > 0 ? '+' : '-'} \\${fn} \\beta$.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      operation: 'formula-of-the-other-function',
      operands: (g) => (g.fn === 'sin' ? [...productsOf(g, 'cos'), -g.s] : [...productsOf(g, 'sin'), g.s]),
      rule: (g) => num(value(pairOf(g), g.fn === 'sin' ? 'cos' : 'sin')),
      says: ({ fn, s }) => tookFormula(fn, s),
      why: ({ fn }) => `is the ${fn === 'sin' ? 'cosine' : 'sine'} of the angle.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      twoSlips: true,
      operation: 'formula-of-the-other-function',
      operands: (g) => (g.fn === 'sin' ? [...productsOf(g, 'cos'), g.s] : [...productsOf(g, 'sin'), -g.s]),
      rule: (g) => num(value({ ...pairOf(g), s: -g.s }, g.fn === 'sin' ? 'cos' : 'sin')),
      says: ({ fn, s }) => tookFormula(fn, -s),
      why: () => 'pairs the wrong functions, and the sign between them does not fit them.',
    },
  ],
  explain: (p, frame) => {
    const { a, b, fn, s } = p
    const [sa, ca, sb, cb] = [frac(a[0], a[2]), frac(a[1], a[2]), frac(b[0], b[2]), frac(b[1], b[2])]
    const v = value(p)
    const [alpha, beta] = [Math.asin(a[0] / a[2]), Math.asin(b[0] / b[2])]
    const degrees = (x: number) => ((x * 180) / Math.PI).toFixed(1)
    const both = (Number(degrees(alpha)) + s * Number(degrees(beta))).toFixed(1)
    const [one, two] = fn === 'sin' ? [mul(sa, cb), mul(ca, sb)] : [mul(ca, cb), mul(sa, sb)]
    const sign = (fn === 'sin') === s > 0 ? '+' : '-'
    return {
      ...(frame === 'figure'
        ? { figure: twoTriangles(a, b, [`α ≈ ${degrees(alpha)}°`, `β ≈ ${degrees(beta)}°`]) }
        : {}),
      plan: 'The formula for a sum or difference needs the sine and the cosine of both angles. Find all four from right triangles, then put them in.',
      steps: [
        {
          do: `For $\\alpha$: $\\sin \\alpha = ${toTex(sa)}$ and $\\cos \\alpha = ${toTex(ca)}$.`,
          why:
            frame === 'figure'
              ? 'Opposite and adjacent leg over the hypotenuse.'
              : `A right triangle with the opposite leg $${sa.n}$ and the hypotenuse $${sa.d}$ has the other leg $\\sqrt{${sa.d}^2 - ${sa.n}^2} = ${ca.n * (sa.d / ca.d)}$.`,
        },
        {
          do: `For $\\beta$: $\\sin \\beta = ${toTex(sb)}$ and $\\cos \\beta = ${toTex(cb)}$.`,
          why:
            frame === 'figure'
              ? 'The same in the second triangle.'
              : frame === 'words'
                ? `The other leg is $\\sqrt{${cb.d}^2 - ${cb.n}^2} = ${sb.n * (cb.d / sb.d)}$.`
                : `The other leg is $\\sqrt{${sb.d}^2 - ${sb.n}^2} = ${cb.n * (sb.d / cb.d)}$.`,
        },
        {
          do:
            fn === 'sin'
              ? `$\\sin(\\alpha ${s > 0 ? '+' : '-'} \\beta) = \\sin\\alpha\\cos\\beta ${sign} \\cos\\alpha\\sin\\beta$`
              : `$\\cos(\\alpha ${s > 0 ? '+' : '-'} \\beta) = \\cos\\alpha\\cos\\beta ${sign} \\sin\\alpha\\sin\\beta$`,
          why: `This is the formula for the ${fn === 'sin' ? 'sine' : 'cosine'} of a ${s > 0 ? 'sum' : 'difference'}.`,
        },
        {
          do: `$${fn === 'sin' ? `${toTex(sa)} \\cdot ${toTex(cb)} ${sign} ${toTex(ca)} \\cdot ${toTex(sb)}` : `${toTex(ca)} \\cdot ${toTex(cb)} ${sign} ${toTex(sa)} \\cdot ${toTex(sb)}`} = ${toTex(one)} ${sign} ${toTex(two)} = ${toTex(v)}$`,
          why: 'Put in the values and multiply.',
        },
      ],
      faster: `Both products have the denominator $${a[2]} \\cdot ${b[2]} = ${a[2] * b[2]}$, so work with the numerators alone: $${fn === 'sin' ? `${a[0]} \\cdot ${b[1]} ${sign} ${a[1]} \\cdot ${b[0]}` : `${a[1]} \\cdot ${b[1]} ${sign} ${a[0]} \\cdot ${b[0]}`} = ${toTex(mul(v, a[2] * b[2]))}$${toTex(v) === toTex(frac(1, 1)) ? '' : ` over $${a[2] * b[2]}$`}.`,
      check: `With a calculator, $\\alpha \\approx ${degrees(alpha)}^\\circ$ and $\\beta \\approx ${degrees(beta)}^\\circ$, and $\\${fn}${alpha + s * beta < 0 ? `(${both}^\\circ)` : ` ${both}^\\circ`} \\approx ${Math[fn](alpha + s * beta).toFixed(2)}$, like $${toTex(v)}$.`,
    }
  },
  // From the angles themselves.
  check: ({ alpha, beta, fn, s }) => num(rational(Math[fn](acuteAngle(alpha) + s * acuteAngle(beta)), 700) ?? 0),
})

export const templates: readonly Template[] = [exact, twoAngles]
