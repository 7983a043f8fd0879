import {
  int,
  judgeTwoWays,
  nonZero,
  num,
  pick,
  polynomial,
  polyValue,
  type Template,
  template,
  text,
  until,
} from '#kit'
import { factor, JUDGING, quad, rootsOf, square, wholes } from './common.ts'

const skill = 'a1-forms-of-a-quadratic'

const poly = (a: number, b: number, c: number) => polyValue(polynomial([a, b, c]))

const lead = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : `${a}`)

export const tail = (k: number): string => (k === 0 ? '' : k > 0 ? ` + ${k}` : ` - ${-k}`)

export const vertexTex = (a: number, h: number, k: number): string => `${lead(a)}${square(h)}${tail(k)}`

export const factoredTex = (a: number, r: number, s: number): string => `${lead(a)}${factor(r)}${factor(s)}`

const expand = template({
  id: 'algebra-1/forms-vertex-to-standard',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-3, -2, 2, 3, 4]), h: nonZero(rng, -6, 6), k: nonZero(rng, -20, 20) }),
      ({ a, h, k }) => a * h * h + k !== 0 && h * h + k !== 0 && Math.abs(h) > 1,
    ),
  frames: [
    {
      id: 'expand',
      kind: 'bare',
      items: 7,
      stem: ({ a, h, k }) => `Which expression is equivalent to $${vertexTex(a, h, k)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, h, k }) => poly(a, -2 * a * h, a * h * h + k),
  traps: [
    {
      misconception: 'a1-q-squares-term-by-term',
      classic: true,
      rule: ({ a, h, k }) => poly(a, 0, a * h * h + k),
      why: ({ h }) => `leaves out the middle term of $${square(h)}$.`,
    },
    {
      misconception: 'a1-q-multiplies-the-square-only',
      says: () => 'I multiplied only $x^2$ by the factor in front.',
      rule: ({ a, h, k }) => poly(a, -2 * h, h * h + k),
      why: ({ a }) => `multiplies only $x^2$ by $${a}$.`,
    },
    {
      misconception: 'a1-q-multiplies-everything',
      rule: ({ a, h, k }) => poly(a, -2 * a * h, a * h * h + a * k),
      why: ({ a, k }) => `multiplies the $${k}$ by $${a}$ too, although it stands outside.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      says: () => 'I got the sign of the middle term wrong.',
      rule: ({ a, h, k }) => poly(a, 2 * a * h, a * h * h + k),
      why: () => 'has the wrong sign in the middle term.',
    },
    {
      misconception: 'a1-q-forgets-to-double-the-middle',
      rule: ({ a, h, k }) => poly(a, -a * h, a * h * h + k),
      why: () => 'takes the middle term only once; it comes twice.',
    },
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      says: () => 'I gave the square of the number in the parentheses a minus.',
      rule: ({ a, h, k }) => poly(a, -2 * a * h, -a * h * h + k),
      why: ({ h }) => `has the wrong sign: the square of $${-h}$ is $${h * h}$.`,
    },
  ],
  explain: ({ a, h, k }) => [
    { do: `$${square(h)} = ${quad(1, -2 * h, h * h)}$`, why: 'Square, twice the product, square.' },
    {
      do: `Times $${a}$: $${quad(a, -2 * a * h, a * h * h)}$. Then ${k > 0 ? 'add' : 'subtract'} $${Math.abs(k)}$: $${quad(a, -2 * a * h, a * h * h + k)}$.`,
      why: 'The factor belongs to the square, not to the number behind it.',
    },
  ],
  // Three values fix a quadratic.
  check: ({ a, h, k }) => {
    const f = (x: number) => a * (x - h) * (x - h) + k
    const top = (f(1) + f(-1) - 2 * f(0)) / 2
    return poly(top, (f(1) - f(-1)) / 2, f(0))
  },
})

const peak = template({
  id: 'algebra-1/forms-factored-to-vertex',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), r: nonZero(rng, -7, 5), s: nonZero(rng, -5, 9) }),
      ({ r, s }) => s - r >= 4 && (r + s) % 2 === 0 && r + s !== 0,
    ),
  frames: [
    {
      id: 'height',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, r, s }) => `What is the ${a > 0 ? 'minimum' : 'maximum'} value of $f(x) = ${factoredTex(a, r, s)}$?`,
    },
    {
      id: 'height-grid',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, r, s }) => `The vertex of the parabola $y = ${factoredTex(a, r, s)}$ is $(h, k)$. What is $k$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, r, s }) => num((-a * (s - r) ** 2) / 4),
  traps: [
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      classic: true,
      rule: ({ r, s }) => num((r + s) / 2),
      why: () => 'is the $x$ of the vertex, not the value there.',
    },
    {
      misconception: 'a1-q-takes-c-for-the-height',
      says: () => 'I gave the value at $x = 0$.',
      rule: ({ a, r, s }) => num(a * r * s),
      why: () => 'is the value at $x = 0$.',
    },
    {
      misconception: 'a1-q-multiplies-the-square-only',
      says: () => 'I left out the factor in front.',
      rule: ({ a, r, s }) => (a === 1 ? null : num(-((s - r) ** 2) / 4)),
      why: ({ a }) => `leaves out the factor $${a}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      rule: ({ a, r, s }) => {
        const m = -(r + s) / 2
        return num(a * (m - r) * (m - s))
      },
      why: () => 'is the value at the opposite $x$.',
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      says: () => 'I lost the minus of one of the two factors when I put the middle in.',
      rule: ({ a, r, s }) => num((a * (s - r) ** 2) / 4),
      why: () =>
        'loses the minus of one factor: the middle lies to the left of one zero and to the right of the other.',
    },
    {
      misconception: 'a1-q-takes-half-the-distance',
      says: () => 'I used the whole distance of the zeros in both factors.',
      rule: ({ a, r, s }) => num(-a * (s - r) ** 2),
      why: () => 'uses the whole distance of the zeros instead of half of it.',
    },
  ],
  explain: ({ a, r, s }) => [
    {
      do: `The zeros are $${r}$ and $${s}$, so the vertex is at $x = ${(r + s) / 2}$.`,
      why: 'The axis lies in the middle between the zeros.',
    },
    {
      do: `$f(${(r + s) / 2}) = ${lead(a) === '' ? '' : a === -1 ? '-' : `${a} \\cdot `}${(s - r) / 2} \\cdot (${-(s - r) / 2}) = ${(-a * (s - r) ** 2) / 4}$`,
      why: 'Put the middle into the factored form.',
    },
  ],
  check: ({ a, r, s }) => {
    const values = wholes(20).map((x) => a * (x - r) * (x - s))
    return num(a > 0 ? Math.min(...values) : Math.max(...values))
  },
})

/** x² + bx + c in the three forms: factored, around the vertex, and with the constant apart. */
function formsOf({ b, c }: Readonly<{ b: number; c: number }>): readonly [string, string, string] {
  const { r, s } = rootsOf(b, c)
  const [low, high] = [Math.min(r, s), Math.max(r, s)]
  return [`$${factoredTex(1, low, high)}$`, `$${vertexTex(1, -b / 2, c - (b * b) / 4)}$`, `$x(x${tail(b)})${tail(c)}$`]
}

const FEATURES = ['the zeros', 'the vertex', 'the $y$-intercept'] as const

const whichForm = template({
  id: 'algebra-1/forms-which-shows',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: nonZero(rng, -9, 7), s: nonZero(rng, -7, 9), which: int(rng, 0, 2) }),
      ({ r, s }) => s > r && (r + s) % 2 === 0 && r + s !== 0,
    ),
  frames: [
    {
      id: 'shows',
      kind: 'methods',
      items: 8,
      stem: ({ r, s, which }) =>
        `Which expression is equal to $f(x) = ${quad(1, -(r + s), r * s)}$ and shows ${FEATURES[which]} of its graph directly, as numbers in it?`,
    },
  ],
  given: ({ r, s, which }) => ({ b: -(r + s), c: r * s, feature: FEATURES[which] ?? '' }),
  answer: ({ r, s, which }) =>
    text(
      `$${[factoredTex(1, r, s), vertexTex(1, (r + s) / 2, -((s - r) ** 2) / 4), `x(x${tail(-(r + s))})${tail(r * s)}`][which]}$`,
    ),
  traps: [
    {
      misconception: 'a1-q-mixes-up-the-forms',
      says: () => 'I took the factored form, which shows the zeros.',
      rule: (g) => text(formsOf(g)[0]),
      why: () => 'shows the zeros.',
    },
    {
      misconception: 'a1-q-mixes-up-the-forms',
      says: () => 'I took the vertex form.',
      rule: (g) => text(formsOf(g)[1]),
      why: () => 'shows the vertex.',
    },
    {
      misconception: 'a1-q-mixes-up-the-forms',
      says: () => 'I took the form that shows the value at $x = 0$.',
      rule: (g) => text(formsOf(g)[2]),
      why: () => 'shows the value at $x = 0$.',
    },
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      says: () => 'I wrote the zeros into the factors with their own signs.',
      rule: ({ b, c, feature }) => {
        const { r, s } = rootsOf(b, c)
        return feature === FEATURES[0] ? text(`$${factoredTex(1, -Math.min(r, s), -Math.max(r, s))}$`) : null
      },
      why: () => 'is not equal to $f(x)$: its zeros are the opposite numbers.',
    },
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      rule: ({ b, c, feature }) => (feature === FEATURES[0] ? null : text(`$${vertexTex(1, -b / 2, c)}$`)),
      why: () => 'is not equal to $f(x)$: what was added for the square is not taken away again.',
    },
  ],
  explain: ({ r, s, which }) => [
    {
      do: 'Factored form shows the zeros, vertex form the vertex, and a number added to multiples of $x$ the $y$-intercept.',
      why: 'In each, one puts in the $x$ that makes something zero.',
    },
    {
      do: `${['The zeros are', 'The vertex is', 'The $y$-intercept is'][which]} ${[`$${r}$ and $${s}$`, `$(${(r + s) / 2}, ${-((s - r) ** 2) / 4})$`, `$${r * s}$`][which]}.`,
      why: 'These numbers can be read off that form.',
    },
  ],
  check: ({ b, c, feature }) => {
    const [r = 0, s = 0] = wholes(40).filter((x) => x * x + b * x + c === 0)
    if (feature === FEATURES[0]) return text(`$${factor(r)}${factor(s)}$`)
    if (feature === FEATURES[1]) return text(`$${square(-b / 2)}${tail(c - (b * b) / 4)}$`)
    return text(`$x(x${tail(b)})${tail(c)}$`)
  },
})

const judge = template({
  id: 'algebra-1/forms-judge',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...judgeTwoWays({
    items: 5,
    misconceptions: JUDGING,
    draw: (rng): { b: number; c: number } => {
      const { r, s } = until(
        () => ({ r: nonZero(rng, -8, 6), s: nonZero(rng, -6, 8) }),
        ({ r, s }) => s - r >= 4 && (r + s) % 2 === 0 && r + s !== 0,
      )
      return { b: -(r + s), c: r * s }
    },
    task: ({ b, c }) => `rewrite $f(x) = ${quad(1, b, c)}$ in another form`,
    claims: ({ b, c }) => {
      const [r = 0, s = 0] = wholes(9).filter((x) => x * x + b * x + c === 0)
      const [h, k] = [(r + s) / 2, -((s - r) ** 2) / 4]
      const f = (x: number) => x * x - (r + s) * x + r * s
      const claim = (tex: string, g: (x: number) => number, fine: boolean) => ({
        says: `writes $f(x) = ${tex}$`,
        fine,
        test: () => wholes(5).every((x) => f(x) === g(x)),
        because: fine
          ? 'Multiplied out, it gives $f(x)$ again.'
          : `For $x = ${s}$ the function is $0$, but this is $${g(s)}$; for $x = 0$ it is $${f(0)}$, and this is $${g(0)}$.`,
      })
      return [
        claim(factoredTex(1, r, s), (x) => (x - r) * (x - s), true),
        claim(vertexTex(1, h, k), (x) => (x - h) ** 2 + k, true),
        claim(factoredTex(1, -r, -s), (x) => (x + r) * (x + s), false),
        claim(vertexTex(1, -h, k), (x) => (x + h) ** 2 + k, false),
        claim(vertexTex(1, h, r * s), (x) => (x - h) ** 2 + r * s, false),
      ]
    },
    ask: 'Whose form is correct?',
  }),
})

export const templates: readonly Template[] = [expand, peak, whichForm, judge]
