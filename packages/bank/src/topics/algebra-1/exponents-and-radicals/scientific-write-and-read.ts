import { type Frac, frac, group, int, mul, num, person, pick, pow, template, text, toDecimalText, until } from '#kit'
import { sci, sciTex, tenths } from './scientific-form.ts'

const skill = 'a1-scientific-notation'

const plain = (m: Frac, e: number): string =>
  toDecimalText(mul(m, pow(10, e))).replace(/^(\d+)$/, (d) => group(Number(d)))

const SMALL = [
  'A speck of dust has a mass of {} grams.',
  'A fiber in an air filter is {} meters wide.',
  'A layer of paint is {} meters thick.',
  'A signal in a chip arrives with a delay of {} seconds.',
]

const LARGE = [
  'A streaming video was watched {} times.',
  'A city uses {} gallons of water in a week.',
  'A space probe is {} miles away.',
  'A library holds {} printed pages.',
]

/** A number as a student reads it: its two digits, its exponent in scientific notation, and the zeros that are seen. */
function read(value: string) {
  const bare = value.replaceAll(',', '')
  const [m = '', e = ''] = Number(bare).toExponential().split('e')
  const zeros = (/^0\.(0*)/.exec(bare)?.[1] ?? /0*$/.exec(bare)?.[0] ?? '').length
  const digits = bare.replace(/^0\./, '').length
  return { d: Math.round(10 * Number(m)), e: Number(e), zeros, digits, small: Number(bare) < 1 }
}

/** A number that is written out, as a value. */
const written = (m: Frac, e: number) => ({
  ...num(mul(m, pow(10, e))),
  html: `$${plain(m, e).replaceAll(',', '{,}')}$`,
})

const toSci = template({
  id: 'algebra-1/scientific-write',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ d: int(rng, 11, 99), e: pick(rng, [-5, -4, -3, 5, 6, 7, 8]), s: int(rng, 0, 3) }),
      ({ d }) => d % 10 !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ d, e }) => `Which of these is $${plain(tenths(d), e).replaceAll(',', '{,}')}$ in scientific notation?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ d, e, s }) =>
        `${((e < 0 ? SMALL : LARGE)[s] as string).replace('{}', plain(tenths(d), e))} How is this number written in scientific notation?`,
    },
  ],
  given: ({ d, e }) => ({ value: plain(tenths(d), e) }),
  answer: ({ d, e }) => sci(tenths(d), e),
  traps: [
    {
      misconception: 'a1-pw-wrong-sign-of-ten-exponent',
      classic: true,
      rule: ({ value }) => sci(tenths(read(value).d), -read(value).e),
      why: ({ e }) => `has the wrong sign in the exponent; this would be a very ${e < 0 ? 'large' : 'small'} number.`,
    },
    {
      misconception: 'a1-pw-counts-zeros-not-places',
      rule: ({ value }) => {
        const { d, zeros, small } = read(value)
        return sci(tenths(d), small ? -zeros : zeros)
      },
      why: ({ e }) =>
        `counts the zeros ${e < 0 ? 'after the point' : 'at the end'} instead of the places that the point moves.`,
    },
    {
      misconception: 'a1-pw-first-factor-not-between-one-and-ten',
      says: ({ d }) =>
        `I moved the point one place too few and wrote $${d}$ as the first factor, with the exponent that goes with it.`,
      rule: ({ value }) => sci(frac(read(value).d), read(value).e - 1),
      why: () => 'has the right value, but the first factor must be less than 10.',
    },
    {
      misconception: 'a1-pw-counts-digits-not-places',
      rule: ({ value }) => {
        const { d, digits, small } = read(value)
        return sci(tenths(d), small ? -digits : digits)
      },
      why: ({ e }) => `counts all the digits ${e < 0 ? 'after the point' : 'of the number'}.`,
    },
    {
      misconception: 'a1-pw-first-factor-not-between-one-and-ten',
      says: ({ d }) =>
        `I moved the point one place too many and wrote $${toDecimalText(frac(d, 100))}$ as the first factor, with the exponent that goes with it.`,
      rule: ({ value }) => sci(frac(read(value).d, 100), read(value).e + 1),
      why: () => 'has the right value, but the first factor must be at least 1.',
    },
    {
      misconception: 'a1-pw-wrong-sign-of-ten-exponent',
      twoSlips: true,
      says: ({ d }) => `I wrote $${d}$ as the first factor, and gave the exponent that goes with it the wrong sign.`,
      rule: ({ value }) => sci(frac(read(value).d), 1 - read(value).e),
      why: () => 'has the wrong sign in the exponent, and a first factor that is not less than 10.',
    },
    {
      misconception: 'a1-pw-wrong-sign-of-ten-exponent',
      twoSlips: true,
      says: () => 'I counted the zeros, and gave the power of ten the wrong sign.',
      rule: ({ value }) => {
        const { d, zeros, small } = read(value)
        return sci(tenths(d), small ? zeros : -zeros)
      },
      why: () => 'counts the zeros instead of the places, and has the wrong sign in the exponent.',
    },
  ],
  explain: ({ d, e }) => ({
    plan: 'Scientific notation: first put the point behind the first digit that is not zero, then count how far it has moved.',
    steps: [
      {
        do: `Put the point behind the first digit that is not 0: $${toDecimalText(tenths(d))}$.`,
        why: 'The first factor is at least 1 and less than 10.',
      },
      {
        do: `The point moves $${Math.abs(e)}$ places, so the power is $10^{${e}}$: $${sciTex(tenths(d), e)}$.`,
        why: e < 0 ? 'A small number has a negative exponent.' : 'A large number has a positive exponent.',
      },
    ],
    check: `Go back: $10^{${e}}$ moves the point ${Math.abs(e)} places to the ${e < 0 ? 'left' : 'right'}, and the number of the question comes out.`,
  }),
  check: ({ value }) => {
    const [m = '', e = ''] = Number(value.replaceAll(',', '')).toExponential().split('e')
    return text(`$${m} \\times 10^{${Number(e)}}$`)
  },
})

const fromSci = template({
  id: 'algebra-1/scientific-read',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 50,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ d: int(rng, 11, 99), e: pick(rng, [-3, -2, -1, 3, 4, 5]) }),
      ({ d }) => d % 10 !== 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      stem: ({ d, e }) => `Write $${sciTex(tenths(d), e)}$ as an ordinary number, without a power of ten.`,
    },
    {
      id: 'choice',
      kind: 'words',
      items: 5,
      stem: ({ d, e }, rng) =>
        `A calculator shows ${person(rng)} the result $${sciTex(tenths(d), e)}$. What is this number, written without a power of ten?`,
    },
  ],
  given: ({ d, e }) => ({ m: frac(d, 10), e }),
  answer: ({ d, e }) => written(tenths(d), e),
  traps: [
    {
      misconception: 'a1-pw-counts-zeros-not-places',
      classic: true,
      says: ({ e }) =>
        `I wrote as many zeros ${e < 0 ? 'between the point and the digits' : 'behind the digits'} as the exponent says.`,
      // 4.7 × 10³ as 47 and three zeros; 4.7 × 10⁻³ as three zeros and 47 behind the point.
      rule: ({ m, e }) => written(m, e < 0 ? e - 1 : e + 1),
      why: ({ e }) =>
        `has $${Math.abs(e)}$ ${Math.abs(e) === 1 ? 'zero' : 'zeros'} ${e < 0 ? 'between the point and the digits' : 'behind the digits'}; the exponent counts places that the point moves.`,
    },
    {
      misconception: 'a1-pw-wrong-sign-of-ten-exponent',
      says: () => 'I moved the point the wrong way.',
      operation: 'sign-reversed',
      operands: ({ e }) => [e],
      after: (got, { m }) => mul(m, pow(10, got.n)),
      rule: ({ m, e }) => written(m, -e),
      why: () => 'moves the point the wrong way.',
    },
    {
      misconception: 'a1-pw-counts-digits-not-places',
      says: ({ e }) =>
        e < 0
          ? 'I wrote as many digits after the point as the exponent says.'
          : 'I wrote a number with as many digits as the exponent says.',
      rule: ({ m, e }) => written(m, e < 0 ? e + 1 : e - 1),
      why: ({ e }) =>
        `has $${Math.abs(e)}$ digit${e === -1 ? '' : 's'}${e < 0 ? ' after the point' : ''}; the exponent counts places that the point moves.`,
    },
    {
      misconception: 'a1-pw-multiplies-by-the-exponent',
      operation: 'power-as-product',
      operands: ({ e }) => [10, e],
      after: (got, { m }) => mul(m, got),
      rule: ({ m, e }) => {
        const x = mul(m, 10 * e)
        return e > 0 && x.d === 1 ? num(x) : null
      },
      why: ({ e }) => `multiplies by $10 \\cdot ${e}$ instead of $10^{${e}}$.`,
    },
    {
      misconception: 'a1-pw-wrong-sign-of-ten-exponent',
      twoSlips: true,
      says: () => 'I moved the point the wrong way, and one place too far.',
      rule: ({ m, e }) => written(m, e < 0 ? 1 - e : -e - 1),
      why: () => 'moves the point the wrong way, and one place too far.',
    },
  ],
  explain: ({ d, e }) => ({
    plan: 'The power of ten moves the decimal point: its sign gives the direction, its size the number of places.',
    steps: [
      {
        do: `The exponent $${e}$ moves the point $${Math.abs(e)}$ place${Math.abs(e) === 1 ? '' : 's'} to the ${e < 0 ? 'left' : 'right'}.`,
        why: e < 0 ? 'A negative exponent makes the number small.' : 'Multiplying by ten moves the point to the right.',
      },
      {
        do: `$${sciTex(tenths(d), e)} = ${plain(tenths(d), e).replaceAll(',', '{,}')}$`,
        why: 'Empty places are filled with zeros.',
      },
    ],
    check: `Move the point back, $${Math.abs(e)}$ place${Math.abs(e) === 1 ? '' : 's'} to the ${e < 0 ? 'right' : 'left'}: this gives $${toDecimalText(tenths(d))}$ again. And the number is ${e < 0 ? 'less than' : 'greater than'} $1$, as the exponent $${e}$ says.`,
  }),
  check: ({ m, e }) => {
    let x = m
    for (let i = 0; i < Math.abs(e); i++) x = mul(x, e < 0 ? frac(1, 10) : 10)
    return num(x)
  },
})

export const templates = [toSci, fromSci]
