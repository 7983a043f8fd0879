import {
  drawing,
  frac,
  g,
  type Html,
  int,
  num,
  person,
  pick,
  type Rng,
  type Template,
  template,
  text,
  toTex,
  until,
} from '#kit'
import { at, rational, real, realTex } from '../common.ts'

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
const ANGLES = Object.keys(SPLIT).map(Number)
const parts = (t: number) => SPLIT[t] as readonly [number, number, 1 | -1]
/** The two products of the formula, combined with a sign. */
const combine = (a: number, b: number, sign: number, pairs: SC): number =>
  pairs === 'sin'
    ? at('sin', a) * at('cos', b) + sign * at('cos', a) * at('sin', b)
    : at('cos', a) * at('cos', b) + sign * at('sin', a) * at('sin', b)

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
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        return real(combine(a, b, fn === 'sin' ? -s : s, fn))
      },
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        return real(combine(a, b, s, fn === 'sin' ? 'cos' : 'sin'))
      },
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        return real(combine(a, b, -s, fn === 'sin' ? 'cos' : 'sin'))
      },
      why: () => 'pairs the wrong functions and has the wrong sign.',
    },
    {
      misconception: 'trig-distributes-the-function',
      rule: ({ t, fn }) => {
        const [a, b, s] = parts(t)
        const x = at(fn, a) + s * at(fn, b)
        const tex = `\\frac{${realTex(2 * at(fn, a))} ${s > 0 ? '+' : '-'} ${realTex(2 * at(fn, b))}}{2}`
        return { html: `$${tex}$`, key: `real ${x.toPrecision(9)}` }
      },
    },
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      rule: ({ t, fn }) => real(-at(fn, t)),
      why: () => 'has the opposite sign.',
    },
  ],
  explain: ({ t, fn }) => {
    const [a, b, s] = parts(t)
    const sign = fn === 'sin' ? (s > 0 ? '+' : '-') : s > 0 ? '-' : '+'
    const [p, q] =
      fn === 'sin'
        ? [`\\sin ${a}^\\circ\\cos ${b}^\\circ`, `\\cos ${a}^\\circ\\sin ${b}^\\circ`]
        : [`\\cos ${a}^\\circ\\cos ${b}^\\circ`, `\\sin ${a}^\\circ\\sin ${b}^\\circ`]
    return [
      { do: `$${t}^\\circ = ${a}^\\circ ${s > 0 ? '+' : '-'} ${b}^\\circ$`, why: 'Both are angles with known values.' },
      {
        do: `$\\${fn} ${t}^\\circ = ${p} ${sign} ${q} = ${realTex(at(fn, t))}$`,
        why: 'Use the formula and put in the values.',
      },
    ]
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
function twoTriangles(a: readonly number[], b: readonly number[]): Html {
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
      g.angle('bac', 'α', { as: 'The angle at the lower left of the first triangle' }),
      g.angle('edf', 'β', { as: 'The angle at the lower left of the second triangle' }),
      g.side('bc', `${o1}`, { as: 'The leg opposite α', from: 'a' }),
      g.side('ca', `${h1}`, { as: 'The hypotenuse of the first triangle', from: 'b' }),
      g.side('ab', `${d1}`, { as: 'The leg adjacent to α', from: 'c' }),
      g.side('ef', `${o2}`, { as: 'The leg opposite β', from: 'd' }),
      g.side('fd', `${h2}`, { as: 'The hypotenuse of the second triangle', from: 'e' }),
      g.side('de', `${d2}`, { as: 'The leg adjacent to β', from: 'f' }),
    ],
  )
}

const drawPair = (rng: Rng) =>
  until(
    () => ({
      a: pick(rng, TRIPLES),
      b: pick(rng, TRIPLES),
      fn: pick(rng, ['sin', 'cos'] as const),
      s: pick(rng, [1, -1] as const),
    }),
    ({ a, b }) =>
      a[2] !== b[2] &&
      Math.min(a[0], a[1]) / Math.max(a[0], a[1]) > 0.35 &&
      Math.min(b[0], b[1]) / Math.max(b[0], b[1]) > 0.35,
  )
type Pair = ReturnType<typeof drawPair>
const value = ({ a, b, fn, s }: Pick<Pair, 'a' | 'b' | 'fn'> & { s: number }, pairs: SC = fn) =>
  frac(pairs === 'sin' ? a[0] * b[1] + s * a[1] * b[0] : a[1] * b[1] - s * a[0] * b[0], a[2] * b[2])

/** The acute angle of a right triangle of which the hypotenuse and one leg are known. */
const acuteAngle = (t: { opposite?: number; adjacent?: number; hypotenuse: number }): number =>
  t.opposite === undefined ? Math.acos((t.adjacent ?? 0) / t.hypotenuse) : Math.asin(t.opposite / t.hypotenuse)

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
        `For acute angles $\\alpha$ and $\\beta$, $\\sin \\alpha = ${toTex(frac(p.a[0], p.a[2]))}$ and $\\sin \\beta = ${toTex(frac(p.b[0], p.b[2]))}$. What is the value of $\\${p.fn}(\\alpha ${p.s > 0 ? '+' : '-'} \\beta)$, as a fraction?`,
    },
  ],
  given: ({ a, b, fn, s }, frame) => ({
    alpha: { opposite: a[0], hypotenuse: a[2] },
    beta: { ...(frame === 'words' ? { adjacent: b[1] } : { opposite: b[0] }), hypotenuse: b[2] },
    fn,
    s,
  }),
  answer: (p) => num(value(p)),
  traps: [
    { misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula', shortcut: (p) => num(value({ ...p, s: -p.s })) },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      shortcut: (p) => num(value(p, p.fn === 'sin' ? 'cos' : 'sin')),
      why: ({ fn }) => `is the ${fn === 'sin' ? 'cosine' : 'sine'} of the angle.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      shortcut: (p) => num(value({ ...p, s: -p.s }, p.fn === 'sin' ? 'cos' : 'sin')),
      why: () => 'pairs the wrong functions and has the wrong sign.',
    },
    {
      misconception: 'trig-distributes-the-function',
      shortcut: ({ a, b, fn, s }) =>
        num(
          fn === 'sin'
            ? frac(a[0] * b[2] + s * b[0] * a[2], a[2] * b[2])
            : frac(a[1] * b[2] + s * b[1] * a[2], a[2] * b[2]),
        ),
    },
  ],
  explain: (p) => {
    const { a, b, fn, s } = p
    return [
      {
        do: `$\\sin \\alpha = ${toTex(frac(a[0], a[2]))}$, $\\cos \\alpha = ${toTex(frac(a[1], a[2]))}$, $\\sin \\beta = ${toTex(frac(b[0], b[2]))}$, $\\cos \\beta = ${toTex(frac(b[1], b[2]))}$`,
        why: 'The right triangles give all four values.',
      },
      {
        do:
          fn === 'sin'
            ? `$\\sin\\alpha\\cos\\beta ${s > 0 ? '+' : '-'} \\cos\\alpha\\sin\\beta = ${toTex(value(p))}$`
            : `$\\cos\\alpha\\cos\\beta ${s > 0 ? '-' : '+'} \\sin\\alpha\\sin\\beta = ${toTex(value(p))}$`,
        why: `This is the formula for the ${fn === 'sin' ? 'sine' : 'cosine'} of a ${s > 0 ? 'sum' : 'difference'}.`,
      },
    ]
  },
  // From the angles themselves.
  check: ({ alpha, beta, fn, s }) => num(rational(Math[fn](acuteAngle(alpha) + s * acuteAngle(beta)), 700) ?? 0),
})

/** Reading a formula backwards. */
const backwards = template({
  id: 'trigonometry/formula-backwards',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 31, 79),
        b: int(rng, 5, 44),
        fn: pick(rng, ['sin', 'cos'] as const),
        plus: int(rng, 0, 1) === 1,
      }),
      // At 45° sine and cosine agree, and a second option would be right.
      ({ a, b }) => a - b > 5 && a + b < 120 && ![a, a + b, a - b].includes(45),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, fn, plus }) =>
        fn === 'sin'
          ? `Which of these is equal to $\\sin ${a}^\\circ\\cos ${b}^\\circ ${plus ? '+' : '-'} \\cos ${a}^\\circ\\sin ${b}^\\circ$?`
          : `Which of these is equal to $\\cos ${a}^\\circ\\cos ${b}^\\circ ${plus ? '+' : '-'} \\sin ${a}^\\circ\\sin ${b}^\\circ$?`,
    },
  ],
  given: ({ a, b, fn, plus }) => ({ a, b, fn, plus }),
  answer: ({ a, b, fn, plus }) => back(fn, a, b, fn === 'sin' ? plus : !plus),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      rule: ({ a, b, fn, plus }) => back(fn, a, b, fn === 'sin' ? !plus : plus),
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      rule: ({ a, b, fn, plus }) => back(fn === 'sin' ? 'cos' : 'sin', a, b, fn === 'sin' ? plus : !plus),
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      rule: ({ a, b, fn, plus }) => back(fn === 'sin' ? 'cos' : 'sin', a, b, fn === 'sin' ? !plus : plus),
      why: () => 'has the wrong function and the wrong angle.',
    },
  ],
  explain: ({ a, b, fn, plus }) => [
    {
      do: `This is the right side of the formula for $\\${fn}(x ${(fn === 'sin') === plus ? '+' : '-'} y)$ with $x = ${a}^\\circ$ and $y = ${b}^\\circ$.`,
      why: fn === 'sin' ? 'Mixed pairs: the sine keeps the sign.' : 'Equal pairs: the cosine turns the sign around.',
    },
    { do: `It equals $\\${fn} ${(fn === 'sin') === plus ? a + b : a - b}^\\circ$.`, why: 'Work out the angle.' },
  ],
  check: ({ a, b, fn, plus }) => {
    const s = plus ? 1 : -1
    const v =
      fn === 'sin'
        ? at('sin', a) * at('cos', b) + s * at('cos', a) * at('sin', b)
        : at('cos', a) * at('cos', b) + s * at('sin', a) * at('sin', b)
    for (const f of ['sin', 'cos'] as const)
      for (const t of [a + b, a - b]) if (Math.abs(at(f, t) - v) < 1e-9) return text(`$\\${f} ${t}^\\circ$`)
    return text('none')
  },
})

function back(fn: SC, a: number, b: number, plus: boolean) {
  return text(`$\\${fn} ${plus ? a + b : a - b}^\\circ$`)
}

export const templates: readonly Template[] = [exact, twoAngles, backwards]
