/** A rate for some minutes, asked for in hours. */

import {
  add,
  div,
  dollars,
  type Fracish,
  frac,
  int,
  money,
  mul,
  person,
  pick,
  template,
  toDecimalText,
  toTex,
} from '#kit'

const skill = 'a1-ratios-rates-and-units'

export const wage = template({
  id: 'algebra-1/rate-with-time-units',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ m: pick(rng, [20, 30, 40, 45, 90]), p: pick(rng, [9, 12, 15, 18, 21, 24]), h: int(rng, 3, 8) }),
  frames: [
    {
      id: 'wage',
      kind: 'words',
      items: 5,
      stem: ({ m, p, h }, rng) =>
        `${person(rng)} earns ${money(p)} for every ${m} minutes of ${pick(rng, ['tutoring', 'dog walking', 'stacking shelves', 'gardening'])}. What is the pay for ${h} hours of this work?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, p, h }) => dollars(frac(p * h * 60, m)),
  traps: [
    {
      misconception: 'a1-eu-forgets-one-unit-change',
      says: ({ m }) => `I treated the ${m} minutes as an hour.`,
      classic: true,
      operation: 'unit-not-converted',
      operands: ({ p }) => [p],
      after: (got, { h }) => mul(got, h),
      rule: ({ p, h }) => dollars(p * h),
      why: ({ m }) => `treats the ${m} minutes as an hour.`,
    },
    {
      misconception: 'a1-eu-divides-the-wrong-way',
      says: ({ m }) => `I multiplied by $\\frac{${m}}{60}$ instead of dividing by it.`,
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ p, h, m }) => [p * h, frac(m, 60)],
      rule: ({ m, p, h }) => dollars(frac(p * h * m, 60)),
      why: ({ m }) => `multiplies by $\\frac{${m}}{60}$ instead of dividing by it.`,
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      says: () => 'I stopped at the pay for one hour.',
      operation: 'stopped-at-a-step',
      operands: ({ p, m }) => [div(mul(p, 60), m)],
      rule: ({ m, p }) => dollars(frac(p * 60, m)),
      why: () => 'is what one hour brings.',
    },
    {
      misconception: 'a1-eu-miscounts-the-time-units',
      says: () => 'I counted an hour as 100 minutes.',
      operation: 'wrong-number-used',
      operands: () => [100],
      after: (got, { p, m, h }) => mul(div(mul(p, got), m), h),
      rule: ({ m, p, h }) => dollars(frac(p * h * 100, m)),
      why: () => 'counts an hour as 100 minutes.',
    },
    {
      misconception: 'a1-eu-miscounts-the-time-units',
      says: () => 'I counted an hour as 120 minutes.',
      operation: 'wrong-number-used',
      operands: () => [120],
      after: (got, { p, m, h }) => mul(div(mul(p, got), m), h),
      rule: ({ m, p, h }) => dollars(frac(p * h * 120, m)),
      why: ({ m }) => `multiplies by $\\frac{120}{${m}}$, as if an hour had 120 minutes.`,
    },
  ],
  explain: ({ m, p, h }) => {
    const [spans, hour] = [frac(h * 60, m), frac(60, m)]
    return {
      plan: 'The two times have different units: change them to the same unit, count how many paid spans fit, then multiply by the pay for one span.',
      steps: [
        {
          do: `${h} hours are $${h} \\cdot 60 = ${h * 60}$ minutes.`,
          why: 'Times can only be compared in the same unit.',
        },
        {
          do: `The paid span of ${m} minutes fits $\\frac{${h * 60}}{${m}} = ${toTex(spans)}$ times.`,
          why: `Each span of ${m} minutes brings ${money(p)}, so count the spans.`,
        },
        {
          do: `The pay is $${toTex(spans)} \\cdot ${p} = ${toDecimalText(frac(p * h * 60, m))}$ dollars.`,
          why: 'Number of spans times the pay for each.',
        },
      ],
      faster: `On a calculator in one go: $${h} \\cdot 60 \\div ${m} \\cdot ${p} = ${toDecimalText(frac(p * h * 60, m))}$.`,
      check: `One hour brings $${toTex(hour)} \\cdot ${p} = ${toDecimalText(frac(p * 60, m))}$ dollars, and $${h} \\cdot ${toDecimalText(frac(p * 60, m))} = ${toDecimalText(frac(p * h * 60, m))}$.`,
    }
  },
  // Adds up the pay minute by minute.
  check: ({ m, p, h }) => dollars(Array.from({ length: h * 60 }).reduce((sum: Fracish) => add(sum, frac(p, m)), 0)),
})
