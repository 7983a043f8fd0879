/** The standard deviation from the middle part of a bell, for the skill of `normal-distribution.ts`. */

import { div, int, mul, num, pick, type Template, template, until, whole } from '#kit'
import { normal } from './normal-distribution.ts'

/** The middle part reaches z standard deviations s to both sides of the mean mu. */
type Middle = Readonly<{ mu: number; s: number; z: number }>

const SHARE: Readonly<Record<number, string>> = { 1: '68%', 2: '95%', 3: '99.7%' }
const sharesOf = (z: number): string => SHARE[z] ?? ''

type Shown = Readonly<{ low: number; high: number; share: string }>
const reach = (share: string): number => [1, 2, 3].find((z) => sharesOf(z) === share) ?? 1

const spread = template({
  ...normal,
  id: 'algebra-2/deviation-from-the-middle-part',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 75,
  balance: 'place',
  draw: (rng): Middle =>
    until(
      () => ({ mu: int(rng, 40, 90), s: pick(rng, [3, 4, 6, 8, 9, 12]), z: pick(rng, [1, 2, 2, 3]) }),
      ({ mu, s, z }) => mu - z * s > 8 && mu !== z * s * 2,
    ),
  frames: [
    {
      id: 'times',
      kind: 'words',
      items: 6,
      stem: ({ mu, s, z }) =>
        `The times that students need for a science test are normally distributed. According to the 68–95–99.7 rule, about ${sharesOf(z)} of the students need between ${mu - z * s} and ${mu + z * s} minutes, and the mean lies in the middle between these two times. What is the standard deviation, in minutes?`,
    },
    {
      id: 'battery',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ mu, s, z }) =>
        `How long a certain battery lasts is normally distributed. The middle ${sharesOf(z)} of the batteries last from ${mu - z * s} to ${mu + z * s} hours. By the 68–95–99.7 rule, what is the standard deviation, in hours?`,
    },
  ],
  given: ({ mu, s, z }): Shown => ({ low: mu - z * s, high: mu + z * s, share: sharesOf(z) }),
  answer: ({ s }) => num(s),
  traps: [
    {
      misconception: 'a2-prob-takes-the-interval-to-one-side',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ low, high }) => [high - low],
      after: (got, { share }) => div(got, reach(share)),
      rule: ({ low, high, share }) => whole((high - low) / reach(share), 1, 200),
      says: ({ mu, s, z }) =>
        `I found the distance from ${mu - z * s} to ${mu + z * s} and ${z === 1 ? 'took all of it for one standard deviation' : `divided it by ${z}`}, as if the interval started at the mean.`,
      why: ({ s, z }) =>
        `takes the whole width ${2 * z * s} for ${z} standard ${z === 1 ? 'deviation' : 'deviations'}; it has ${2 * z}, ${z} on each side of the mean.`,
    },
    {
      misconception: 'a2-prob-takes-half-the-width',
      rule: ({ low, high, share }) => (reach(share) === 1 ? null : num((high - low) / 2)),
      why: ({ z, s }) =>
        `is the distance from the mean to one end, which is ${z} standard deviations: $${z} \\cdot ${s} = ${z * s}$.`,
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      operation: 'wrong-number-used',
      operands: ({ share }) => [reach(share) === 2 ? 3 : 2],
      after: (got, { low, high }) => div(high - low, mul(2, got)),
      rule: ({ low, high, share }) => whole((high - low) / (reach(share) === 2 ? 6 : 4), 1, 200),
      says: ({ z }) => `I used ${z === 2 ? 3 : 2} standard deviations on each side of the mean for ${sharesOf(z)}.`,
      why: ({ z }) => `uses ${z === 2 ? 3 : 2} standard deviations on each side; ${sharesOf(z)} belongs to ${z}.`,
    },
    {
      misconception: 'a2-prob-gives-the-mean',
      operation: 'solved-for-the-other',
      operands: ({ low, high }) => [div(low + high, 2)],
      rule: ({ low, high }) => whole((low + high) / 2, 1, 400),
      why: () => 'is the mean, in the middle between the two ends.',
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      operation: 'wrong-number-used',
      operands: () => [3],
      after: (got, { low, high }) => div(high - low, mul(2, got)),
      rule: ({ low, high, share }) => (reach(share) === 1 ? whole((high - low) / 6, 1, 200) : null),
      says: ({ z }) => `I used 3 standard deviations on each side of the mean for ${sharesOf(z)}.`,
      why: ({ z }) => `uses 3 standard deviations on each side; ${sharesOf(z)} belongs to ${z}.`,
    },
    {
      misconception: 'a2-prob-takes-the-interval-to-one-side',
      operation: 'whole-for-part',
      operands: ({ high, low }) => [high - low],
      rule: ({ low, high, share }) => (reach(share) === 1 ? null : num(high - low)),
      says: ({ mu, s, z }) =>
        `I took the whole distance from ${mu - z * s} to ${mu + z * s} for the standard deviation.`,
      why: ({ z }) => `is the whole width, ${2 * z} standard deviations.`,
    },
  ],
  explain: ({ mu, s, z }) => ({
    plan: 'The rule says how many standard deviations the middle part reaches to each side of the mean. Divide the whole width by twice that number.',
    steps: [
      {
        do: `${sharesOf(z)} lie within ${z} standard ${z === 1 ? 'deviation' : 'deviations'} of the mean, on both sides.`,
        why: 'This is the 68–95–99.7 rule.',
      },
      {
        do: `The interval has the width $${mu + z * s} - ${mu - z * s} = ${2 * z * s}$.`,
        why: 'Upper end minus lower end.',
      },
      {
        do: `It is $2 \\cdot ${z} = ${2 * z}$ standard deviations wide, so one is $${2 * z * s} \\div ${2 * z} = ${s}$.`,
        why: `${z} below the mean and ${z} above it.`,
      },
    ],
    check: `The mean is $(${mu - z * s} + ${mu + z * s}) \\div 2 = ${mu}$. From there ${z === 1 ? `$${mu} + ${s}` : `$${mu} + ${z} \\cdot ${s}`} = ${mu + z * s}$, the upper end.`,
    faster: `From the mean to one end it is half of the width, $${2 * z * s} \\div 2 = ${z * s}$. This is ${z === 1 ? 'one standard deviation already' : `${z} standard deviations, and $${z * s} \\div ${z} = ${s}$`}.`,
  }),
  // Tries one standard deviation after the other around the mean.
  check: ({ low, high, share }) => {
    const mean = (low + high) / 2
    return num(Array.from({ length: 100 }, (_, i) => i + 1).find((s) => mean + reach(share) * s === high) ?? 999)
  },
})

export const templates: readonly Template[] = [spread]
