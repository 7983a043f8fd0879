/** Lengths changed by a percent, and what happens to the area. */

import { add, decimal, frac, int, mul, num, sub, type Template, template, until, whole } from '#kit'
import { skill } from './scale.ts'

/** A length as a percent of what it was, such as 120 or 70. */
type Changed = Readonly<{ q: number }>

const more = ({ q }: Changed): boolean => q > 100

const change = ({ q }: Changed): number => Math.abs(q - 100)

/** The new area as a percent of the old one. */
const areaOf = ({ q }: Changed): number => (q * q) / 100

const percents = template({
  id: 'geometry/scale-percent-change',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng): Changed =>
    until(
      () => ({ q: 10 * int(rng, 3, 19) }),
      ({ q }) => q !== 100,
    ),
  frames: [
    {
      id: 'copier',
      kind: 'words',
      items: 6,
      stem: (p) =>
        `A copier is set to ${p.q}%: every length of the copy is ${p.q}% of the original length. By what percent is the area of the copy ${more(p) ? 'larger' : 'smaller'} than the area of the original?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: (p) =>
        `The plan of a skate park is redrawn without changing its shape, so that every side is ${p.q}% as long as before. By what percent is the area of the new plan ${more(p) ? 'larger' : 'smaller'} than the area of the old plan?`,
    },
  ],
  given: (p) => p,
  answer: ({ q }) => decimal(frac(Math.abs(q * q - 10_000), 100)),
  traps: [
    {
      misconception: 'geo-scale-factor-not-squared',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ q }) => [Math.abs(100 - q)],
      rule: (p) => num(change(p)),
      says: (p) =>
        `I gave the change of the lengths, the difference between ${p.q}% and 100%, as the change of the area.`,
      why: () => 'is the change of the lengths.',
    },
    {
      misconception: 'geo-gives-the-new-percent',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ q }) => [frac(q * q, 100)],
      rule: (p) => decimal(frac(p.q * p.q, 100)),
      why: () => 'is the new area as a percent of the old one, not the change.',
    },
    {
      misconception: 'geo-doubles-the-change-for-an-area',
      operation: 'counted-twice',
      operands: ({ q }) => [Math.abs(100 - q)],
      rule: (p) => (!more(p) && change(p) > 49 ? null : num(2 * change(p))),
      says: (p) => `I doubled the change of the lengths, the difference between ${p.q}% and 100%.`,
      why: () => 'doubles the change of the lengths instead of squaring the factor.',
    },
    {
      misconception: 'geo-squares-the-amount',
      rule: (p) => decimal(frac(change(p) ** 2, 100)),
      says: (p) => `I squared only the change of the lengths, ${change(p)}%, as a decimal, and gave that as a percent.`,
      why: (p) => `squares the change, $${change(p) / 100}^2$, instead of the factor.`,
    },
    {
      misconception: 'geo-cubes-the-factor-for-an-area',
      rule: (p) => whole(frac(Math.abs(p.q ** 3 - 1_000_000), 10_000)),
      says: () => 'I multiplied by the factor of the lengths three times, as for a volume, and then took the change.',
      why: () => 'uses the factor three times, as for a volume.',
    },
  ],
  explain: (p) => {
    const k = p.q / 100
    return {
      plan: 'Write the percent as a scale factor, square it for the area, and compare the new area with the old one.',
      steps: [
        { do: `The scale factor is $${p.q} \\div 100 = ${k}$.`, why: 'Percent means hundredths.' },
        {
          do: `The area is multiplied by $${k}^2 = ${areaOf(p) / 100}$.`,
          why: 'Areas take the square of the factor.',
        },
        {
          do: `The new area is $${areaOf(p)}\\%$ of the old one: ${more(p) ? `$${areaOf(p)} - 100 = ${areaOf(p) - 100}$ percent larger` : `$100 - ${areaOf(p)} = ${100 - areaOf(p)}$ percent smaller`}.`,
          why: 'The old area is 100%. The question asks for the change.',
        },
      ],
      faster: `On the calculator it is one line: $${more(p) ? `${k}^2 - 1 = ${(areaOf(p) - 100) / 100}` : `1 - ${k}^2 = ${(100 - areaOf(p)) / 100}`}$, which is ${Math.abs(areaOf(p) - 100)} percent.`,
      check: `Try a square with sides of 10: its area is 100. With sides of ${p.q / 10} the area is $${p.q / 10} \\cdot ${p.q / 10} = ${areaOf(p)}$.`,
    }
  },
  // Two strips along the sides of a square of 10 by 10, and the corner where they meet.
  check: ({ q }) => {
    const strip = frac(Math.abs(q - 100), 10)
    const corner = mul(strip, strip)
    return decimal(q > 100 ? add(mul(20, strip), corner) : sub(mul(20, strip), corner))
  },
})

export const templates: readonly Template[] = [percents]
