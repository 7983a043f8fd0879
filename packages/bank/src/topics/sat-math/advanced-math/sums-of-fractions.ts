import { expr, int, linear, nearly, nonZero, signed, type Template, template, until, type Value } from '#kit'

type Sum = Readonly<{ p: number; q: number; a: number; b: number; minus: boolean }>

const bottom = (a: number, b: number): string => `(${linear(1, a)})(${linear(1, b)})`

const fraction = (m: number, n: number, a: number, b: number): Value =>
  expr(`\\frac{${linear(m, n)}}{${bottom(a, b)}}`, ({ x }) => (m * x + n) / ((x + a) * (x + b)))

/** The numerator over the common denominator: coefficient of x and constant. */
const top = ({ p, q, a, b, minus }: Sum): readonly [number, number] =>
  minus ? [p - q, p * b - q * a] : [p + q, p * b + q * a]

const sum = template({
  id: 'sat-math/sum-of-fractions',
  skill: 'sm-equivalent-expressions',
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        p: int(rng, 2, 9),
        q: int(rng, 2, 9),
        a: nonZero(rng, -7, 9),
        b: nonZero(rng, -7, 9),
        minus: int(rng, 0, 1) === 1,
      }),
      (s) =>
        s.a !== s.b &&
        s.p !== s.q &&
        top(s)[1] !== 0 &&
        Math.abs(top(s)[0]) > 1 &&
        s.p * s.b !== s.q * s.a &&
        s.p * s.a + s.q * s.b !== 0 &&
        s.p * s.a - s.q * s.b !== 0,
    ),
  frames: [
    {
      id: 'which',
      kind: 'bare',
      items: 6,
      stem: ({ p, q, a, b, minus }) =>
        `Which expression is equivalent to $\\frac{${p}}{${linear(1, a)}} ${minus ? '-' : '+'} \\frac{${q}}{${linear(1, b)}}$, where $x$ is not equal to $${-a}$ or $${-b}$?`,
    },
    {
      id: 'function',
      kind: 'bare',
      items: 4,
      stem: ({ p, q, a, b, minus }) =>
        `The functions $f(x) = \\frac{${p}}{${linear(1, a)}}$ and $g(x) = \\frac{${q}}{${linear(1, b)}}$ are defined for all values of $x$ greater than 10. Which of the following defines $f(x) ${minus ? '-' : '+'} g(x)$ for these values?`,
    },
  ],
  given: ({ p, q, a, b, minus }) => ({ p, q, a, b, minus }),
  answer: (s) => fraction(...top(s), s.a, s.b),
  traps: [
    {
      misconception: 'sm-keeps-its-own-denominator',
      classic: true,
      rule: ({ p, q, a, b, minus }) => fraction(minus ? p - q : p + q, minus ? p * a - q * b : p * a + q * b, a, b),
      why: ({ a, b }) =>
        `multiplies each numerator by its own denominator; $${linear(1, a)}$ and $${linear(1, b)}$ must change places.`,
    },
    {
      misconception: 'sm-sign-of-the-second-numerator',
      rule: ({ p, q, a, b, minus }) => fraction(minus ? p - q : p + q, minus ? p * b + q * a : p * b - q * a, a, b),
      says: ({ q, a }) =>
        `I had the wrong sign before $${q} \\cdot ${a < 0 ? `(${a})` : a}$ when I put the two numerators together.`,
      why: ({ q, a, minus }) =>
        `has $${q} \\cdot ${a < 0 ? `(${a})` : a}$ in the constant term with the wrong sign${minus ? '; the minus belongs to the whole second numerator' : ''}.`,
    },
    {
      misconception: 'sm-constants-not-multiplied',
      rule: ({ p, q, a, b, minus }) => fraction(minus ? p - q : p + q, minus ? b - a : a + b, a, b),
      says: ({ a, b }) =>
        `I multiplied only the $x$ of each denominator by the numerator of the other fraction and left the $${b}$ and the $${a}$ as they are.`,
      why: () => 'multiplies only $x$ by the numerators and leaves the constants as they are.',
    },
    {
      misconception: 'sm-sign-of-the-second-numerator',
      rule: ({ p, q, a, b, minus }) => (minus ? fraction(p + q, p * b + q * a, a, b) : null),
      says: () => 'I added the fractions instead of subtracting them.',
      why: () => 'adds the fractions.',
    },
    {
      misconception: 'sm-constants-not-multiplied',
      rule: ({ p, q, a, b, minus }) => fraction(minus ? p - q : p + q, (minus ? p - q : p + q) * (a + b), a, b),
      says: () => 'I multiplied the combined numerator by the sum of both constants.',
      why: ({ a, b }) => `multiplies the combined numerator by $${linear(1, a + b)}$.`,
    },
  ],
  explain: (s, frame) => {
    const { p, q, a, b, minus } = s
    const [m, n] = top(s)
    const x = trial(a, b, frame === 'function' ? 11 : 1)
    const [one, two] = [x + a, x + b]
    const sign = minus ? '-' : '+'
    const given = `\\frac{${p}}{${one}} ${sign} \\frac{${q}}{${two}}`
    const value = `\\frac{${m * x + n}}{${one * two}}`
    return {
      plan: 'Bring both fractions to the common denominator: each numerator is multiplied by the other denominator. Then combine the numerators.',
      steps: [
        {
          do: `$\\frac{${p}(${linear(1, b)}) ${minus ? '-' : '+'} ${q}(${linear(1, a)})}{${bottom(a, b)}}$`,
          why: 'Each fraction is multiplied above and below by what its denominator lacks.',
        },
        {
          do: `The numerator is $${linear(p, p * b)} ${minus ? '-' : '+'} (${linear(q, q * a)})$.`,
          why: 'Distribute; keep the second product in parentheses.',
        },
        { do: `$= ${linear(m, n)}$, so the expression is ${fraction(m, n, a, b).html}.`, why: 'Combine like terms.' },
      ],
      check: `At $x = ${x}$ the given expression is $${given} = \\frac{${p * two} ${sign} ${q * one}}{${one * two}} = ${value}$, and so is the result: $\\frac{${m * x}${signed(n)}}{${one} \\cdot ${two}} = ${value}$.`,
      faster: `Test the options with one number: at $x = ${x}$ the given expression is $${given} ${nearly((m * x + n) / (one * two), 3)}$, and of the four options only ${fraction(m, n, a, b).html} has this value there.`,
    }
  },
  // Three values fix the numerator: it is linear.
  check: ({ p, q, a, b, minus }) => {
    const f = (x: number) => (p / (x + a) + ((minus ? -1 : 1) * q) / (x + b)) * (x + a) * (x + b)
    const n = Math.round(f(0))
    return fraction(Math.round(f(20) - f(19)), n, a, b)
  },
})

/** The first value from `least` on at which both denominators are at least 2. Every wrong option differs from the key there. */
function trial(a: number, b: number, least: number): number {
  return Math.max(least, 2 - a, 2 - b)
}

export const templates: readonly Template[] = [sum]
