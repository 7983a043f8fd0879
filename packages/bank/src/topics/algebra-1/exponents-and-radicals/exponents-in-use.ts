import { int, num, person, pick, sub, table, template, until } from '#kit'
import { power } from './powers.ts'

const skill = 'a1-exponent-rules'

/** Find the exponent that makes the line true. */
const missing = template({
  id: 'algebra-1/powers-find-exponent',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), k: int(rng, 2, 5), b: int(rng, 2, 9), base: pick(rng, ['x', '3', '5', '7']) }),
      ({ a, k, b, base }) => a * k - b > 1 && a + k > b + 1 && a + k !== a * k && (base === 'x' || Number(base) !== k),
    ),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 8,
      stem: ({ a, k, b, base }) =>
        `If $\\frac{(${power(base, a)})^{${k}}}{${power(base, b)}} = ${base}^n$${base === 'x' ? ' for every $x \\gt 1$' : ''}, what is the value of $n$?`,
    },
    {
      id: 'choice',
      kind: 'multi-step',
      items: 5,
      response: 'choice',
      stem: ({ a, k, b, base }, rng) =>
        `${person(rng)} writes $(${power(base, a)})^{${k}} \\div ${power(base, b)}$ as a single power of $${base}$. What is the exponent?`,
    },
  ],
  given: ({ a, k, b }) => ({ a, k, b }),
  answer: ({ a, k, b }) => num(a * k - b),
  traps: [
    {
      misconception: 'a1-pw-adds-exponents-of-a-power',
      classic: true,
      operation: 'exponents-added',
      operands: ({ a, k }) => [a, k],
      after: (x, { b }) => sub(x, b),
      rule: ({ a, k, b }) => num(a + k - b),
      why: ({ a, k }) => `adds $${a}$ and $${k}$; the exponents of a power of a power are multiplied.`,
    },
    {
      misconception: 'a1-pw-adds-exponents-in-a-quotient',
      operation: 'added-instead-of-subtracted',
      operands: ({ a, k, b }) => [a * k, b],
      rule: ({ a, k, b }) => num(a * k + b),
      why: ({ b }) => `adds $${b}$ although this power is divided by.`,
    },
    {
      misconception: 'a1-pw-stops-before-the-quotient',
      operation: 'stopped-at-a-step',
      operands: ({ a, k }) => [a * k],
      rule: ({ a, k }) => num(a * k),
      why: () => 'leaves out the division.',
    },
    {
      misconception: 'a1-pw-divides-the-exponents',
      rule: ({ a, k, b }) => ((a * k) % b === 0 ? num((a * k) / b) : null),
      why: ({ a, k, b }) => `divides $${a * k}$ by $${b}$; the exponents are subtracted.`,
    },
    {
      misconception: 'a1-pw-raises-the-exponents',
      says: ({ a, k }) => `I took $${a}^{${k}}$ for the exponent of the power of a power.`,
      rule: ({ a, k, b }) => (a ** k < 100 && a ** k > b ? num(a ** k - b) : null),
      why: ({ a, k }) => `takes $${a}^{${k}}$ for the exponent of the power of a power.`,
    },
  ],
  explain: ({ a, k, b, base }) => ({
    plan: 'One base, several exponents: work from the inside out, first the power of a power, then the quotient.',
    steps: [
      {
        do: `The power of a power: $(${power(base, a)})^{${k}}$ has the exponent $${a} \\cdot ${k} = ${a * k}$.`,
        why: `There are $${k}$ groups with $${a}$ factors each.`,
      },
      {
        do: `So the whole is $\\frac{${power(base, a * k)}}{${power(base, b)}}$.`,
        why: 'Only the numerator was a power of a power.',
      },
      {
        do: `Subtract the exponents: $${a * k} - ${b} = ${a * k - b}$.`,
        why: 'Each factor in the denominator cancels one in the numerator.',
      },
    ],
    check: `$${a * k - b} + ${b} = ${a * k}$, and $${a * k} \\div ${k} = ${a}$.`,
    faster: `In one line: $${a} \\cdot ${k} - ${b} = ${a * k - b}$, with a product for the power of a power and a difference for the quotient.`,
  }),
  // Exponents of 2 by counting how often the number can be halved.
  check: ({ a, k, b }) => {
    let value = (2n ** BigInt(a)) ** BigInt(k) / 2n ** BigInt(b)
    let n = 0
    while (value > 1n) {
      value /= 2n
      n++
    }
    return num(n)
  },
})

const bytes = template({
  id: 'algebra-1/powers-storage',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ s: int(rng, 4, 12), t: int(rng, 20, 36) }),
      ({ s, t }) => t % s === 0 && t - s !== t / s,
    ),
  frames: [
    {
      id: 'files',
      kind: 'words',
      items: 5,
      stem: ({ s, t }, rng) =>
        `A memory card holds $2^{${t}}$ bytes. ${person(rng)}’s weather station stores each measurement in $2^{${s}}$ bytes. The number of measurements that fit on the card is $2^n$. What is the value of $n$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ s, t }, rng) =>
        `<p>${person(rng)} compares two storage sizes.</p>${table(
          ['What', 'Bytes'],
          [
            ['One block of data', `$2^{${s}}$`],
            ['Whole memory card', `$2^{${t}}$`],
          ],
        )}<p>The number of blocks that fit on the card is $2^n$. What is the value of $n$?</p>`,
    },
  ],
  given: ({ s, t }) => ({ s, t }),
  answer: ({ s, t }) => num(t - s),
  traps: [
    {
      misconception: 'a1-pw-divides-the-exponents',
      classic: true,
      rule: ({ s, t }) => num(t / s),
      why: ({ s, t }) => `divides the exponents $${t}$ and $${s}$; dividing powers subtracts them.`,
    },
    {
      misconception: 'a1-pw-adds-exponents-in-a-quotient',
      operation: 'added-instead-of-subtracted',
      operands: ({ t, s }) => [t, s],
      rule: ({ s, t }) => num(t + s),
      why: () => 'adds the exponents, which multiplies the two sizes.',
    },
    {
      misconception: 'a1-pw-stops-before-the-quotient',
      says: () => 'I took the exponent of the whole card and left out the division.',
      operation: 'stopped-at-a-step',
      operands: ({ t }) => [t],
      rule: ({ t }) => num(t),
      why: () => 'is the exponent of the whole card.',
    },
    {
      misconception: 'a1-pw-multiplies-the-exponents',
      says: () => 'I multiplied the exponents although the powers are divided.',
      operation: 'exponents-multiplied',
      operands: ({ t, s }) => [t, s],
      rule: ({ s, t }) => num(t * s),
      why: () => 'multiplies the exponents.',
    },
  ],
  explain: ({ s, t }) => ({
    plan: '“How many fit” asks for a quotient; both sizes are powers of one base, so their exponents are subtracted.',
    steps: [
      { do: `The number is $\\frac{2^{${t}}}{2^{${s}}}$.`, why: 'How many fit: divide the whole by one part.' },
      {
        do: `Subtract the exponents: $${t} - ${s} = ${t - s}$.`,
        why: 'Each factor $2$ in the denominator cancels one in the numerator; the base stays.',
      },
      { do: `So the number is $2^{${t - s}}$, and $n = ${t - s}$.`, why: 'Compare with $2^n$.' },
    ],
    check: `$2^{${t - s}} \\cdot 2^{${s}} = 2^{${t}}$, the whole card.`,
  }),
  check: ({ s, t }) => {
    let n = 0
    for (let size = 2 ** s; size < 2 ** t; size *= 2) n++
    return num(n)
  },
})

export const templates = [missing, bytes]
