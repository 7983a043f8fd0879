/** The 68–95–99.7 rule: its numbers, and the parts of the bell that follow from them. */

import { frac, toDecimalText } from '#kit'

/** Percents below μ + kσ by the 68–95–99.7 rule, in hundredths of a percent. */
export const BELOW: Readonly<Record<string, number>> = {
  '-3': 15,
  '-2': 250,
  '-1': 1600,
  0: 5000,
  1: 8400,
  2: 9750,
  3: 9985,
}
export const share = (i: number, j: number) => (BELOW[String(j)] as number) - (BELOW[String(i)] as number)

export type Band = Readonly<{ mu: number; s: number; i: number; j: number }>

/** The numbers of the rule for 1, 2 and 3 standard deviations, in tenths of a percent. */
export const RULE: Readonly<Record<number, number>> = { 1: 680, 2: 950, 3: 997 }

/** The same from the whole numbers of the rule: half of the sum or of the difference of two of them. */
export function fromTheRule({ mu, s, i, j }: Band): string {
  const [near, far] = [Math.abs(i), Math.abs(j)].sort((a, b) => a - b) as [number, number]
  const rule = (k: number) => toDecimalText(frac(RULE[k] as number, 10))
  const result = toDecimalText(frac(share(i, j), 100))
  const within = (k: number) => `within ${k} standard ${k === 1 ? 'deviation' : 'deviations'}`
  if (i === -j)
    return `${mu + i * s} and ${mu + j * s} are $${mu} \\mp ${j * s}$, the ends of what lies ${within(j)} of the mean: ${result}% directly by the rule.`
  if (near === 0)
    return `The part runs from the mean to one side. It is half of the ${rule(far)}% that lie ${within(far)} of the mean: $${rule(far)} \\div 2 = ${result}$.`
  return i < 0 && j > 0
    ? `Take half of what lies ${within(1)} and half of what lies ${within(2)} of the mean, one for each side: $(${rule(1)} + ${rule(2)}) \\div 2 = ${result}$.`
    : `Between 1 and 2 standard deviations lie $${rule(2)} - ${rule(1)} = ${toDecimalText(frac((RULE[2] as number) - (RULE[1] as number), 10))}$ percent on both sides together, and half of that on one side: ${result}%.`
}
