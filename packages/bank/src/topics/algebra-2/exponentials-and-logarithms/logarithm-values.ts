import { div, type Frac, frac, int, neg, nonZero, num, pick, type Template, template, text, toTex, until } from '#kit'

const inverse = { skill: 'a2-logarithms-as-inverses', calculator: false, response: 'choice' } as const

type Eval = Readonly<{ p: number; m: number; k: number }>

const argTex = ({ p, k }: Eval) => (k < 0 ? `\\frac{1}{${p ** -k}}` : `${p ** k}`)

type Given = Readonly<{ base: number; x: number | Frac }>

/** Base and number as powers of one prime: base = pᵐ, number = pᵏ. */
const asPowers = ({ base, x }: Given): { m: number; k: number } => {
  const p = [2, 3, 5].find((q) => base % q === 0) ?? 2
  const log = (y: number) => Math.round(Math.log(y) / Math.log(p))
  return { m: log(base), k: typeof x === 'number' ? log(x) : log(x.n) - log(x.d) }
}

const evaluate = template({
  ...inverse,
  id: 'algebra-2/evaluate-a-logarithm',
  difficulty: 'Low',
  b: -0.6,
  seconds: 50,
  draw: (rng): Eval =>
    until(
      () => ({ p: pick(rng, [2, 3, 5]), m: int(rng, 1, 4), k: nonZero(rng, -5, 7) }),
      ({ p, m, k }) => p ** m < 130 && p ** Math.abs(k) < 260 && m !== k && Math.abs(k) > 1 && (m > 1 || k < 0),
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: (e) => `What is the value of $\\log_{${e.p ** e.m}} ${argTex(e)}$?` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      b: -0.4,
      stem: (e) =>
        `The graph of $y = \\log_{${e.p ** e.m}} x$ passes through the point $\\left(${argTex(e)}, c\\right)$. What is the value of $c$?`,
    },
  ],
  given: (e) => ({ base: e.p ** e.m, x: e.k < 0 ? frac(1, e.p ** -e.k) : e.p ** e.k }),
  answer: ({ m, k }) => num(frac(k, m)),
  traps: [
    {
      misconception: 'a2-log-divides-the-numbers',
      classic: true,
      rule: (g) => (asPowers(g).k > 0 ? num(div(g.x, g.base)) : null),
      why: () => 'divides the number by the base; a logarithm is an exponent.',
      says: () => 'I divided the number by the base.',
    },
    {
      misconception: 'a2-log-loses-a-sign',
      classic: true,
      operation: 'sign-dropped',
      operands: (g) => [div(asPowers(g).k, asPowers(g).m)],
      rule: (g) => {
        const { m, k } = asPowers(g)
        return k < 0 ? num(frac(-k, m)) : null
      },
      why: () => 'has the wrong sign: the number is less than 1.',
      says: () => 'I left out the minus, although the number is less than 1.',
    },
    {
      misconception: 'a2-log-turns-the-exponent-over',
      operation: 'reciprocal-taken',
      operands: (g) => [asPowers(g).k, asPowers(g).m],
      rule: (g) => {
        const { m, k } = asPowers(g)
        return num(frac(m, k))
      },
      why: () => 'uses the reciprocal of the exponent: it belongs to the number as base.',
      says: () => 'I used the reciprocal of the exponent.',
    },
    {
      misconception: 'a2-log-counts-with-another-base',
      rule: (g) => {
        const { m, k } = asPowers(g)
        return m === 1 ? null : num(k)
      },
      why: ({ p, m }) => `is the exponent for the base ${p}; here the base is ${p ** m}.`,
      says: ({ p, m }) => `I counted with the base ${p} instead of ${p ** m}.`,
    },
    {
      misconception: 'a2-log-subtracts-the-exponents',
      says: ({ p, m, k }) =>
        `I wrote both numbers as powers of $${p}$ and subtracted the exponents, $${k} - ${m}$, instead of dividing them.`,
      operation: 'subtracted-instead-of-divided',
      operands: (g) => [asPowers(g).k, asPowers(g).m],
      rule: (g) => {
        const { m, k } = asPowers(g)
        return num(k - m)
      },
      why: ({ m, k }) => `subtracts the exponents, $${k} - ${m}$, instead of dividing them.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      twoSlips: true,
      operation: 'reciprocal-taken',
      operands: (g) => [asPowers(g).k, asPowers(g).m],
      after: (got) => neg(got),
      rule: (g) => {
        const { m, k } = asPowers(g)
        return k < 0 ? num(frac(-m, k)) : null
      },
      why: () => 'uses the reciprocal of the exponent, and the wrong sign.',
      says: () => 'I used the reciprocal of the exponent, and left out the minus.',
    },
  ],
  explain: ({ p, m, k }) => ({
    plan: 'A logarithm is an exponent: write base and number as powers of one number and compare the exponents.',
    steps: [
      {
        do: `Write both numbers as powers of ${p}: the base is $${p}${m === 1 ? '' : `^{${m}}`}$, the other number is $${p}^{${k}}$.`,
        why: 'A logarithm is the exponent that turns the base into the number.',
      },
      {
        do: `${m === 1 ? '' : `$(${p}^{${m}})^{c} = ${p}^{${k}}$ means $${m}c = ${k}$, so `}$c = ${toTex(frac(k, m))}$.`,
        why: 'Powers with the same base are equal when their exponents are.',
      },
    ],
    check: `Raise the base to this exponent: it gives $${p}^{${k}}$, the number of the question.`,
  }),
  check: ({ base, x }) => {
    const target = Math.log(typeof x === 'number' ? x : x.n / x.d) / Math.log(base)
    const d = [1, 2, 3, 4].find((q) => Math.abs(q * target - Math.round(q * target)) < 1e-9) ?? 1
    return num(frac(Math.round(d * target), d))
  },
})

type Form = Readonly<{ b: number; c: number; v: string }>
const formTex = (base: string | number, e: string | number, r: string | number) => text(`$${base}^{${e}} = ${r}$`)

const convert = template({
  ...inverse,
  id: 'algebra-2/logarithm-to-power-form',
  difficulty: 'Low',
  b: -0.9,
  seconds: 40,
  draw: (rng): Form =>
    until(
      () => ({ b: int(rng, 2, 12), c: int(rng, 2, 12), v: pick(rng, ['x', 'n', 'k', 'w', 'p']) }),
      ({ b, c }) => b !== c && b ** c !== c ** b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ b, c, v }) => `Which equation is equivalent to $\\log_{${b}} ${v} = ${c}$?`,
    },
  ],
  given: ({ b, c, v }) => ({ b, c, v }),
  answer: ({ b, c, v }) => formTex(b, c, v),
  traps: [
    {
      misconception: 'a2-log-swaps-exponent-and-result',
      classic: true,
      rule: ({ b, c, v }) => formTex(b, v, c),
      why: ({ v }) => `takes $${v}$ for the exponent; the exponent is the value of the logarithm.`,
      says: ({ c, v }) => `I took $${v}$ for the exponent and ${c} for the result.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(c, b, v),
      why: ({ b }) => `takes ${b} for the exponent, but it is the base.`,
      says: ({ b, c }) => `I took ${c} for the base and ${b} for the exponent.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(v, c, b),
      why: ({ b, v }) => `takes $${v}$ for the base, but the base is ${b}.`,
      says: ({ b, v }) => `I took $${v}$ for the base and ${b} for the result.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(v, b, c),
      why: ({ b, v }) => `takes $${v}$ for the base and ${b} for the exponent.`,
      says: ({ b, v }) => `I took $${v}$ for the base and ${b} for the exponent.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(c, v, b),
      why: ({ b, c }) => `takes ${c} for the base, but the base is ${b}.`,
      says: ({ c, v }) => `I took ${c} for the base and $${v}$ for the exponent.`,
    },
  ],
  explain: ({ b, c, v }) => ({
    plan: 'Say what the logarithm means: it is the exponent that turns the base into the number.',
    steps: [
      {
        do: `$\\log_{${b}} ${v}$ is the exponent that turns ${b} into $${v}$.`,
        why: 'This is what a logarithm means.',
      },
      {
        do: `This exponent is ${c}, so $${b}^{${c}} = ${v}$.`,
        why: 'The base of the logarithm is the base of the power.',
      },
    ],
    check: `Put it back: $\\log_{${b}} ${b}^{${c}}$ asks which exponent turns ${b} into $${b}^{${c}}$, and that is ${c}.`,
  }),
  // With the number that has this logarithm in place of the letter, only one arrangement of the three is true.
  check: ({ b, c, v }) => {
    const size = (s: string | number) => (s === v ? Math.exp(c * Math.log(b)) : Number(s))
    const three = [b, c, v]
    const found = three.flatMap((base) =>
      three.flatMap((e) => {
        const right = three.find((r) => r !== base && r !== e)
        const holds = base !== e && Math.abs(size(e) * Math.log(size(base)) - Math.log(size(right ?? 0))) < 1e-9
        return holds && right !== undefined ? [formTex(base, e, right)] : []
      }),
    )
    return found.length === 1 ? (found[0] ?? text('none')) : text('none')
  },
})

type Between = Readonly<{ b: number; x: number }>
const pair = (k: number) => text(`Between ${k} and ${k + 1}`)

const whole = ({ b, x }: Between) => Array.from({ length: 12 }, (_, k) => k).filter((k) => b ** k <= x).length - 1
const powerTex = (b: number, k: number) => (k === 1 ? `${b}` : `${b}^{${k}} = ${b ** k}`)

const tooLow = ({ b, x }: Between, k: number) => `is too low: $${powerTex(b, k + 1)}$ is still less than ${x}.`
const tooHigh = ({ b, x }: Between, k: number) => `is too high: $${powerTex(b, k)}$ is already more than ${x}.`

/** The base that the question shows; a common logarithm is written without it. */
const baseOf = ({ b }: Between): number => (b === 1 ? 10 : b)

/** How many whole powers of the base are not greater than x, the power with exponent 0 among them. */
const powersUpTo = (b: number, x: number): number =>
  Array.from({ length: 12 }, (_, k) => b ** k).filter((y) => y <= x).length

const offBy = (e: Between, k: number): string => (k < whole(e) ? tooLow(e, k) : tooHigh(e, k))

const between = template({
  ...inverse,
  id: 'algebra-2/logarithm-between-whole-numbers',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 50,
  draw: (rng): Between =>
    until(
      () => ({ b: pick(rng, [2, 3, 4, 5, 6, 10]), x: int(rng, 12, 950) }),
      (e) => whole(e) >= 1 && e.b ** whole(e) !== e.x && whole(e) < 7,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ b, x }) => `Between which two whole numbers does $${b === 10 ? '\\log' : `\\log_{${b}}`} ${x}$ lie?`,
    },
  ],
  given: ({ b, x }) => ({ b: b === 10 ? 1 : b, x }),
  answer: (e) => pair(whole(e)),
  traps: [
    {
      misconception: 'a2-log-divides-the-numbers',
      classic: true,
      rule: (e) => pair(Math.floor(e.x / baseOf(e))),
      why: ({ b, x }) => `divides ${x} by ${b}; a logarithm is an exponent.`,
      says: ({ b, x }) => `I divided ${x} by ${b}.`,
    },
    {
      misconception: 'a2-log-is-one-off',
      rule: (e) => pair(powersUpTo(baseOf(e), e.x)),
      why: (e) => tooHigh(e, whole(e) + 1),
      says: ({ b }) => `I counted 1 as the first power of ${b}, but its exponent is 0.`,
    },
    {
      misconception: 'a2-log-counts-with-another-base',
      rule: (e) => (e.b === 1 ? null : pair(powersUpTo(10, e.x) - 1)),
      why: (e) => offBy(e, powersUpTo(10, e.x) - 1),
      says: ({ b }) => `I counted with powers of 10 instead of powers of ${b}.`,
    },
    {
      misconception: 'a2-log-takes-a-square-root',
      rule: ({ x }) => pair(Math.floor(Math.sqrt(x))),
      why: ({ x }) => `lies around the square root of ${x}; a logarithm is an exponent.`,
    },
    {
      misconception: 'a2-log-counts-with-another-base',
      rule: (e) => (baseOf(e) > 2 ? pair(powersUpTo(2, e.x) - 1) : null),
      why: (e) => offBy(e, powersUpTo(2, e.x) - 1),
      says: ({ b }) => `I counted with powers of 2 instead of powers of ${b}.`,
    },
  ],
  explain: (e) => ({
    plan: 'A logarithm is an exponent, so look for the two neighboring powers of the base around the number.',
    steps: [
      {
        do: `Call the logarithm $c$: then $${e.b}^{c} = ${e.x}$.`,
        why: 'A logarithm is the exponent that turns the base into the number.',
      },
      {
        do: `${whole(e) === 1 ? `$${e.b}$` : `$${e.b}^{${whole(e)}} = ${e.b ** whole(e)}$`} is less than ${e.x}, and $${e.b}^{${whole(e) + 1}} = ${e.b ** (whole(e) + 1)}$ is more.`,
        why: 'Look for the powers of the base around the number.',
      },
      {
        do: `So the exponent lies between ${whole(e)} and ${whole(e) + 1}.`,
        why: 'A larger power needs a larger exponent.',
      },
    ],
    check: `With a calculator: the logarithm is about $${(Math.log(e.x) / Math.log(e.b)).toFixed(3)}$, which lies between these two.`,
    faster: `Options with large numbers are out at once, since already $${e.b}^{10}$ is more than ${e.x}. Of the others, test just the exponents that they name: $${whole(e) === 1 ? e.b : `${e.b}^{${whole(e)}} = ${e.b ** whole(e)}`}$ is too small and $${e.b}^{${whole(e) + 1}} = ${e.b ** (whole(e) + 1)}$ too large.`,
  }),
  check: ({ b, x }) => pair(Math.floor(Math.log(x) / Math.log(b === 1 ? 10 : b))),
})

export const templates: readonly Template[] = [evaluate, convert, between]
