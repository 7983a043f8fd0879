import {
  add,
  div,
  expr,
  frac,
  gcd,
  group,
  int,
  judgeStatements,
  num,
  person,
  pick,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { ln } from './log-rules.ts'

const rules = { skill: 'a2-log-rules', calculator: false, response: 'choice' } as const

type Sum = Readonly<{ b: number; k: number; u: number; minus: boolean }>

/** The number whose logarithm the sum or difference is. */
const combined = ({ one, two, minus }: Readonly<{ one: number; two: number; minus: boolean }>): number =>
  minus ? one / two : one * two

const combine = template({
  ...rules,
  id: 'algebra-2/combine-to-a-number',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 60,
  draw: (rng): Sum =>
    until(
      () => ({ b: pick(rng, [2, 3, 4, 5, 6]), k: int(rng, 2, 5), u: int(rng, 2, 12), minus: int(rng, 0, 1) === 1 }),
      ({ b, k, u, minus }) =>
        b ** k < 260 && u % b !== 0 && (minus || (b === 6 && [4, 9, 8, 12, 3].includes(u) && b ** k % u === 0)),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      response: 'grid',
      stem: ({ b, k, u, minus }) =>
        minus
          ? `What is the value of $\\log_${b} ${u * b ** k} - \\log_${b} ${u}$?`
          : `What is the value of $\\log_${b} ${u} + \\log_${b} ${b ** k / u}$?`,
    },
  ],
  given: ({ b, k, u, minus }) => ({ b, one: minus ? u * b ** k : u, two: minus ? u : b ** k / u, minus }),
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'a2-log-divides-the-numbers',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ minus, one, two }) => [minus ? div(one, two) : one * two],
      rule: (g) => num(combined(g)),
      why: ({ b, k }) => `is $${b}^${k}$; its logarithm is asked for.`,
      says: ({ minus }) => `I stopped at the ${minus ? 'quotient' : 'product'} of the two numbers.`,
    },
    {
      misconception: 'a2-log-adds-the-arguments',
      operation: 'added-instead-of-multiplied',
      operands: ({ one, minus, two }) => [one, minus ? -two : two],
      rule: ({ one, two, minus }) => num(minus ? one - two : one + two),
      why: ({ minus }) => `${minus ? 'subtracts' : 'adds'} the numbers as if there were no logarithms.`,
      says: ({ minus }) => `I ${minus ? 'subtracted' : 'added'} the two numbers and left the logarithms out.`,
    },
    {
      misconception: 'a2-log-divides-the-numbers',
      rule: (g) => num(frac(combined(g), g.b)),
      why: ({ b, k }) => `divides ${b ** k} by ${b} instead of finding the exponent.`,
      says: ({ b, k }) => `I divided ${b ** k} by ${b}.`,
    },
  ],
  explain: ({ b, k, u, minus }) => ({
    plan: 'The bases are equal, so the rules combine the two logarithms into one; then find the exponent.',
    steps: [
      {
        do: minus
          ? `The difference is $\\log_${b} \\frac{${u * b ** k}}{${u}}$.`
          : `The sum is $\\log_${b} (${u} \\cdot ${b ** k / u})$.`,
        why: minus
          ? 'A difference of logarithms is the logarithm of the quotient.'
          : 'A sum of logarithms is the logarithm of the product.',
      },
      {
        do: minus
          ? `$${u * b ** k} \\div ${u} = ${b ** k}$, so it is $\\log_${b} ${b ** k}$.`
          : `$${u} \\cdot ${b ** k / u} = ${b ** k}$, so it is $\\log_${b} ${b ** k}$.`,
        why: 'Work out the number inside.',
      },
      { do: `$${b}^${k} = ${b ** k}$, so the value is $${k}$.`, why: 'The logarithm is the exponent.' },
    ],
    check: `In decimals: $\\log_${b} ${minus ? u * b ** k : u} \\approx ${ln(minus ? u * b ** k : u, b).toFixed(3)}$ and $\\log_${b} ${minus ? u : b ** k / u} \\approx ${ln(minus ? u : b ** k / u, b).toFixed(3)}$; their ${minus ? 'difference' : 'sum'} is $${k}$.`,
    ...(minus && k < 5
      ? {
          faster: `Divide ${u * b ** k} by the base until ${u} comes out: ${Array.from({ length: k }, (_, i) => u * b ** (k - 1 - i)).join(', ')}. Each of the ${['', 'one', 'two', 'three', 'four'][k]} divisions takes 1 away from the logarithm, so the difference is $${k}$.`,
        }
      : {}),
  }),
  check: ({ b, one, two, minus }) => num(Math.round(ln(one, b) + (minus ? -1 : 1) * ln(two, b))),
})

type Change = Readonly<{ b: number; x: number }>
const logOf = (b: number, x: number) => expr(`\\log_{${b}} ${x}`, () => ln(x, b))

const logOfQuotient = (top: number, bottom: number) =>
  expr(`\\log \\frac{${top}}{${bottom}}`, () => Math.log10(top) - Math.log10(bottom))

const change = template({
  ...rules,
  calculator: true,
  id: 'algebra-2/change-of-base',
  difficulty: 'Low',
  b: -0.4,
  seconds: 45,
  draw: (rng): Change =>
    until(
      () => ({ b: int(rng, 2, 30), x: int(rng, 2, 30) }),
      ({ b, x }) => b !== 10 && x !== 10 && gcd(b, x) === 1,
    ),
  frames: [
    {
      id: 'calculator',
      kind: 'words',
      items: 6,
      stem: ({ b, x }, rng) =>
        `On a calculator that has only a key for common logarithms (base 10), ${person(rng)} works out $\\frac{\\log ${x}}{\\log ${b}}$. Which logarithm is this?`,
    },
  ],
  given: ({ b, x }) => ({ b, x }),
  answer: ({ b, x }) => logOf(b, x),
  traps: [
    {
      misconception: 'a2-log-turns-the-exponent-over',
      classic: true,
      operation: 'reciprocal-taken',
      rule: ({ b, x }) => logOf(x, b),
      why: () => 'swaps base and number: the logarithm of the base stands below.',
      says: () => 'I swapped the base and the number.',
    },
    {
      misconception: 'a2-log-takes-the-logarithm-of-the-quotient',
      rule: ({ b, x }) => logOfQuotient(x, b),
      why: ({ b, x }) => `is $\\log ${x} - \\log ${b}$: a difference of logarithms, not a quotient.`,
      says: () => 'I took the logarithm of the quotient.',
    },
    {
      misconception: 'a2-log-takes-the-logarithm-of-the-quotient',
      twoSlips: true,
      rule: ({ b, x }) => logOfQuotient(b, x),
      why: ({ b, x }) => `is $\\log ${b} - \\log ${x}$: a difference of logarithms, not a quotient.`,
      says: () => 'I took the logarithm of the quotient, and used the reciprocal of the quotient.',
    },
  ],
  explain: ({ b, x }) => ({
    plan: 'A quotient of two logarithms with one base is a change of base: the number below is the new base.',
    steps: [
      {
        do: `Let $y = \\log_{${b}} ${x}$, so $${b}^y = ${x}$. Take common logarithms: $y \\log ${b} = \\log ${x}$.`,
        why: 'The exponent comes down as a factor.',
      },
      {
        do: `So $\\frac{\\log ${x}}{\\log ${b}} = y = \\log_{${b}} ${x}$.`,
        why: 'The logarithm of the base stands below.',
      },
    ],
    check: `Compare sizes: ${x} is ${x > b ? 'greater' : 'less'} than ${b}, so $\\log_{${b}} ${x}$ is ${x > b ? 'greater' : 'less'} than $1$; and so is the quotient, about $\\frac{${Math.log10(x).toFixed(2)}}{${Math.log10(b).toFixed(2)}}$.`,
  }),
  // Halves an interval until b to this power is x.
  check: ({ b, x }) => {
    let [lo, hi] = [0, 5]
    for (let i = 0; i < 60; i++) {
      const mid = (lo + hi) / 2
      if (b ** mid < x) lo = mid
      else hi = mid
    }
    return expr('c', () => lo)
  },
})

const claims = template({
  id: 'algebra-2/log-rule-claims',
  skill: rules.skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-log',
      draw: (rng): { a: number; c: number } =>
        until(
          () => ({ a: int(rng, 3, 9), c: int(rng, 2, 9) }),
          ({ a, c }) => a !== c && a + c !== a * c,
        ),
      setup: ({ a, c }) => `Two students compare logarithms of numbers made from ${a} and ${c}, all with the base 10.`,
      plan: 'Turn each logarithm back into a power of the base. Multiplying powers adds their exponents, raising to a power multiplies them; see whether the claim follows from that, or only looks like it.',
      claims: ({ a, c }) => [
        {
          id: 'product',
          says: `$\\log ${a} + \\log ${c} = \\log ${a * c}$.`,
          holds: true,
          tested: `Write $${a} = 10^{\\log ${a}}$ and $${c} = 10^{\\log ${c}}$. Multiply: $${a * c} = 10^{\\log ${a} + \\log ${c}}$, and the exponent is $\\log ${a * c}$.`,
        },
        {
          id: 'power',
          says: `$\\log ${a}^${c} = ${c}\\log ${a}$.`,
          holds: true,
          tested: `Write $${a} = 10^{\\log ${a}}$. Raise to the power ${c}: $${a}^${c} = 10^{${c}\\log ${a}}$, and the exponent is $\\log ${a}^${c}$.`,
        },
        {
          id: 'reciprocal',
          says: `$\\log \\frac{1}{${a}} = -\\log ${a}$.`,
          holds: true,
          tested: `$\\frac{1}{${a}} = ${a}^{-1}$, and the exponent $-1$ comes down as a factor.`,
        },
        {
          id: 'sum',
          says: `$\\log ${a} + \\log ${c} = \\log ${a + c}$.`,
          holds: false,
          tested: `A sum of logarithms belongs to a product: $\\log ${a} + \\log ${c} = \\log (${a} \\cdot ${c}) = \\log ${a * c}$.`,
          because: 'There is no rule for the logarithm of a sum.',
        },
        {
          id: 'quotient',
          says: `$\\frac{\\log ${a}}{\\log ${c}} = \\log ${a} - \\log ${c}$.`,
          holds: false,
          tested: `A difference of logarithms belongs to a quotient: $\\log ${a} - \\log ${c} = \\log \\frac{${a}}{${c}}$. The left side divides the two logarithms themselves: about $\\frac{${Math.log10(a).toFixed(2)}}{${Math.log10(c).toFixed(2)}}$.`,
          because: 'The logarithm of a quotient is not the quotient of the logarithms.',
        },
        {
          id: 'square',
          says: `$(\\log ${a})^${c} = ${c}\\log ${a}$.`,
          holds: false,
          tested: `$(\\log ${a})^${c}$ multiplies $\\log ${a} \\approx ${Math.log10(a).toFixed(2)}$ by itself, ${c} factors in all. $${c}\\log ${a}$ is about $${c} \\cdot ${Math.log10(a).toFixed(2)}$.`,
          because: 'The rule needs the exponent at the number, not at the logarithm.',
        },
      ],
      verify: ({ a, c }, id) => {
        const l = Math.log10
        const same = (x: number, y: number) => Math.abs(x - y) < 1e-9
        if (id === 'product') return same(10 ** (l(a) + l(c)), a * c)
        if (id === 'power') return same(l(a ** c), c * l(a))
        if (id === 'reciprocal') return same(l(1 / a), -l(a))
        if (id === 'sum') return same(l(a) + l(c), l(a + c))
        if (id === 'quotient') return same(l(a) / l(c), l(a) - l(c))
        return same(l(a) ** c, c * l(a))
      },
      checked: ({ a, c }, ids) => {
        const l = Math.log10
        const sides: Record<string, readonly [number, number]> = {
          product: [l(a) + l(c), l(a * c)],
          power: [l(a ** c), c * l(a)],
          reciprocal: [l(1 / a), -l(a)],
          sum: [l(a) + l(c), l(a + c)],
          quotient: [l(a) / l(c), l(a) - l(c)],
          square: [l(a) ** c, c * l(a)],
        }
        const [first, second] = ids.map((id) => (sides[id] ?? []).map((x) => `$${x.toFixed(3)}$`).join(' and '))
        return `With a calculator, the two sides of the first equation are about ${first}, those of the second about ${second}.`
      },
    }),
    ({ e: { c }, ids }) => {
      const tried: Readonly<Record<string, string>> = {
        product: '$\\log 10 + \\log 100 = 1 + 2$, and $\\log 1000 = 3$',
        power: `$\\log 10^${c} = ${c}$, and $${c}\\log 10 = ${c}$`,
        reciprocal: '$\\log \\frac{1}{100} = -2$, and $-\\log 100 = -2$',
        sum: '$\\log 10 + \\log 100 = 3$, and $\\log 110$ is less than $\\log 1000 = 3$',
        quotient: '$\\frac{\\log 100}{\\log 10} = 2$, but $\\log 100 - \\log 10 = 1$',
        square: `$(\\log 10)^${c} = 1$, but $${c}\\log 10 = ${c}$`,
      }
      return `Try each pattern with powers of ten, whose logarithms are known: ${ids.map((id) => tried[id]).join('; ')}.`
    },
  ),
})

type Level = Readonly<{ d: number; f: number }>

/** L = 10 log(I/I₀): from levels to a factor and back. */
const loud = template({
  ...rules,
  calculator: true,
  id: 'algebra-2/sound-levels',
  difficulty: 'High',
  b: 0.7,
  seconds: 85,
  draw: (rng): Level => ({ d: int(rng, 35, 70), f: int(rng, 2, 5) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ d, f }) =>
        `The loudness of a sound, in decibels, is $L = 10 \\log \\frac{I}{I_0}$, where $I$ is its intensity and $I_0$ is a fixed reference intensity. A fan has a loudness of ${d} decibels. A drill has ${group(10 ** f)} times the intensity of the fan. What is the loudness of the drill, in decibels?`,
    },
  ],
  given: ({ d, f }) => ({ d, factor: 10 ** f }),
  answer: ({ d, f }) => num(d + 10 * f),
  traps: [
    {
      misconception: 'a2-log-forgets-the-factor-in-front',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ factor }) => [Math.round(Math.log10(factor))],
      after: (got, { d }) => add(d, got),
      rule: ({ d, factor }) => num(d + Math.round(Math.log10(factor))),
      why: ({ f }) => `adds ${f}, but the formula multiplies the logarithm by 10.`,
    },
    {
      misconception: 'a2-log-reads-the-scale-as-linear',
      operation: 'factor-left-out',
      operands: () => [10],
      after: (got, { d }) => add(d, got),
      rule: ({ d }) => num(d + 10),
      why: () => 'belongs to 10 times the intensity.',
      says: () => 'I added 10 only once, whatever the factor is.',
    },
    {
      misconception: 'a2-log-gives-the-difference-only',
      operation: 'term-left-out',
      operands: ({ factor }) => [10 * Math.round(Math.log10(factor))],
      rule: ({ factor }) => num(10 * Math.round(Math.log10(factor))),
      why: ({ d }) => `is how much louder the drill is; the ${d} decibels are left out.`,
    },
    {
      misconception: 'a2-log-multiplies-the-logarithms',
      rule: ({ d, factor }) => num(d * Math.round(Math.log10(factor))),
      why: ({ d, f }) => `multiplies ${d} by ${f}; a product inside the logarithm becomes a sum.`,
      says: ({ d, f }) => `I multiplied ${d} by ${f}, the logarithm of the factor.`,
    },
    {
      misconception: 'a2-log-reads-the-scale-as-linear',
      operation: 'part-left-out',
      operands: ({ factor }) => [factor],
      after: (got, { d }) => add(d, got),
      rule: ({ d, factor }) => num(d + factor),
      why: ({ f }) => `adds the factor ${group(10 ** f)} itself.`,
      says: ({ f }) => `I added the factor ${group(10 ** f)} itself.`,
    },
  ],
  explain: ({ d, f }) => ({
    plan: 'Put the larger intensity into the formula; the factor inside the logarithm becomes something that is added.',
    steps: [
      {
        do: `$10\\log \\frac{${10 ** f} I}{I_0} = 10\\log ${10 ** f} + 10\\log \\frac{I}{I_0}$`,
        why: 'The logarithm of a product is a sum.',
      },
      { do: `$10\\log ${10 ** f} = 10 \\cdot ${f} = ${10 * f}$`, why: `$10^{${f}} = ${10 ** f}$` },
      { do: `$${10 * f} + ${d} = ${d + 10 * f}$`, why: `The fan has ${d} decibels.` },
    ],
    check: `Back in powers of 10: $10^{${(d + 10 * f) / 10}} \\div 10^{${d / 10}} = 10^{${f}} = ${10 ** f}$, the factor that was given.`,
    faster: `Every factor of 10 in intensity adds 10 decibels: $${d}${' + 10'.repeat(f)} = ${d + 10 * f}$.`,
  }),
  check: ({ d, factor }) => num(Math.round(10 * Math.log10(10 ** (d / 10) * factor))),
})

export const templates: readonly Template[] = [combine, change, claims, loud]
