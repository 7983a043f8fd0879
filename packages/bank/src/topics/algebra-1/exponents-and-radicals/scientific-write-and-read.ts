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
  'A city uses {} liters of water in a week.',
  'A space probe is {} kilometers away.',
  'A library holds {} printed pages.',
]

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
      () => ({ d: int(rng, 11, 99), e: pick(rng, [-6, -5, -4, -3, 5, 6, 7, 8]), s: int(rng, 0, 3) }),
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
      shortcut: ({ d, e }) => sci(tenths(d), -e),
      why: ({ e }) => `has the wrong sign in the exponent; this would be a very ${e < 0 ? 'large' : 'small'} number.`,
    },
    {
      misconception: 'a1-pw-counts-zeros-not-places',
      shortcut: ({ d, e }) => sci(tenths(d), e < 0 ? e + 1 : e - 1),
      why: () => 'counts the zeros instead of the places that the point moves.',
    },
    {
      misconception: 'a1-pw-first-factor-not-between-one-and-ten',
      shortcut: ({ d, e }) => sci(frac(d), e - 1),
      why: () => 'has the right value, but the first factor must be less than 10.',
    },
    {
      misconception: 'a1-pw-forgets-to-shift-exponent',
      shortcut: ({ d, e }) => sci(frac(d), e),
      why: () => 'has a first factor that is not less than 10, and another value.',
    },
    {
      misconception: 'a1-pw-wrong-sign-of-ten-exponent',
      shortcut: ({ d, e }) => sci(frac(d), 1 - e),
      why: () => 'has the wrong sign in the exponent, and a first factor that is not less than 10.',
    },
    {
      misconception: 'a1-pw-moves-point-one-too-far',
      shortcut: ({ d, e }) => sci(tenths(d), e < 0 ? e - 1 : e + 1),
      why: () => 'moves the point one place too far.',
    },
    {
      misconception: 'a1-pw-first-factor-not-between-one-and-ten',
      shortcut: ({ d, e }) => sci(frac(d, 100), e + 1),
      why: () => 'has the right value, but the first factor must be at least 1.',
    },
  ],
  explain: ({ d, e }) => [
    {
      do: `Put the point behind the first digit that is not 0: $${toDecimalText(tenths(d))}$.`,
      why: 'The first factor is at least 1 and less than 10.',
    },
    {
      do: `The point moves $${Math.abs(e)}$ places, so the power is $10^{${e}}$: $${sciTex(tenths(d), e)}$.`,
      why: e < 0 ? 'A small number has a negative exponent.' : 'A large number has a positive exponent.',
    },
  ],
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
      response: 'choice',
      stem: ({ d, e }, rng) =>
        `A calculator shows ${person(rng)} the result $${sciTex(tenths(d), e)}$. Which number is this?`,
    },
  ],
  given: ({ d, e }) => ({ m: frac(d, 10), e }),
  answer: ({ d, e }) => ({
    ...num(mul(tenths(d), pow(10, e))),
    html: `$${plain(tenths(d), e).replaceAll(',', '{,}')}$`,
  }),
  traps: [
    ...(
      [
        [-2, 'a1-pw-moves-point-one-too-far'],
        [-1, 'a1-pw-counts-zeros-not-places'],
        [1, 'a1-pw-moves-point-one-too-far'],
        [2, 'a1-pw-counts-zeros-not-places'],
      ] as const
    ).map(([by, misconception]) => ({
      misconception,
      shortcut: ({ d, e }: { d: number; e: number }) => ({
        ...num(mul(tenths(d), pow(10, e + by))),
        html: `$${plain(tenths(d), e + by).replaceAll(',', '{,}')}$`,
      }),
      why: ({ e }: { d: number; e: number }) => `does not move the point by exactly $${Math.abs(e)}$ places.`,
    })),
    {
      misconception: 'a1-pw-wrong-sign-of-ten-exponent',
      shortcut: ({ d, e }) => ({
        ...num(mul(tenths(d), pow(10, -e))),
        html: `$${plain(tenths(d), -e).replaceAll(',', '{,}')}$`,
      }),
      why: () => 'moves the point the wrong way.',
    },
  ],
  explain: ({ d, e }) => [
    {
      do: `The exponent $${e}$ moves the point $${Math.abs(e)}$ place${Math.abs(e) === 1 ? '' : 's'} to the ${e < 0 ? 'left' : 'right'}.`,
      why: e < 0 ? 'A negative exponent makes the number small.' : 'Multiplying by ten moves the point to the right.',
    },
    {
      do: `$${sciTex(tenths(d), e)} = ${plain(tenths(d), e).replaceAll(',', '{,}')}$`,
      why: 'Empty places are filled with zeros.',
    },
  ],
  check: ({ m, e }) => {
    let x = m
    for (let i = 0; i < Math.abs(e); i++) x = mul(x, e < 0 ? frac(1, 10) : 10)
    return num(x)
  },
})

export const templates = [toSci, fromSci]
