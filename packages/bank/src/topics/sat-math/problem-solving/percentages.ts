import {
  add,
  decimal,
  div,
  type Frac,
  frac,
  group,
  int,
  money,
  mul,
  num,
  person,
  pick,
  sub,
  type Template,
  template,
  toDecimalText,
  until,
} from '#kit'
import { search } from '../common.ts'

export const skill = 'sm-percentages'

const twice = template({
  id: 'sat-math/percent-up-and-down',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ u: pick(rng, [10, 20, 25, 30, 40, 50, 60]), d: pick(rng, [10, 20, 25, 30, 40]) }),
      ({ u, d }) => u !== d,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 4,
      stem: ({ u, d }) =>
        `The price of a concert ticket was raised by ${u}%. A week later the new price was lowered by ${d}%. The final price is what percent of the first price?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 3,
      stem: ({ u, d }) =>
        `A positive number $n$ is increased by ${u}%, and the result is decreased by ${d}%. The number obtained is $p$% of $n$. What is the value of $p$?`,
    },
  ],
  given: ({ u, d }) => ({ u, d }),
  answer: ({ u, d }) => decimal(frac((100 + u) * (100 - d), 100)),
  traps: [
    {
      misconception: 'sm-adds-percents-of-different-wholes',
      classic: true,
      operation: 'percents-added',
      operands: ({ u, d }) => [u, -d],
      after: (x) => add(100, x),
      rule: ({ u, d }) => decimal(100 + u - d),
      says: ({ u, d }) =>
        `I added ${u}% and subtracted ${d}%, as if both were percents of $n$, and took ${100 + u - d}% for the result.`,
      why: ({ u, d }) => `is $100 + ${u} - ${d}$.`,
    },
    {
      misconception: 'sm-leaves-out-the-whole',
      operation: 'part-for-rest',
      operands: ({ u, d }) => [100 + u, frac(d, 100)],
      rule: ({ u, d }) => decimal(frac((100 + u) * d, 100)),
      says: ({ u, d }) => `I gave the part that is taken off, ${d}% of ${100 + u}%, instead of what is left.`,
      why: ({ u, d }) => `is ${d}% of ${100 + u}%, the part that is taken off.`,
    },
    {
      misconception: 'sm-takes-a-change-in-the-wrong-direction',
      operation: 'added-instead-of-subtracted',
      operands: ({ d }) => [100, d],
      after: (x, { u }) => mul(x, frac(100 + u, 100)),
      rule: ({ u, d }) => decimal(frac((100 + u) * (100 + d), 100)),
      says: () => 'I raised the value a second time instead of lowering it.',
      why: ({ d }) => `adds the ${d}% instead of taking it off.`,
    },
    {
      misconception: 'sm-takes-a-change-in-the-wrong-direction',
      rule: ({ u, d }) => decimal(frac((100 - u) * (100 + d), 100)),
      says: ({ u, d }) => `I lowered the value by ${u}% and then raised it by ${d}%.`,
      why: ({ u, d }) => `lowers by ${u}% and raises by ${d}%.`,
    },
    {
      misconception: 'sm-uses-one-change-only',
      operation: 'part-left-out',
      operands: ({ d }) => [100 - d],
      rule: ({ d }) => decimal(100 - d),
      says: () => 'I used the second change only.',
      why: () => 'uses the second change only.',
    },
  ],
  explain: ({ u, d }) => ({
    plan: 'Each change is a percent of the value right before it, so the percents cannot be added. Write each change as a factor and multiply.',
    steps: [
      {
        do: `${u}% more is $100\\% + ${u}\\% = ${100 + u}\\%$, a factor of $${toDecimalText(frac(100 + u, 100))}$.`,
        why: 'The increase is a percent of the first value.',
      },
      {
        do: `${d}% less is $100\\% - ${d}\\% = ${100 - d}\\%$, a factor of $${toDecimalText(frac(100 - d, 100))}$.`,
        why: 'The decrease is a percent of the value after the increase.',
      },
      {
        do: `$${toDecimalText(frac(100 + u, 100))} \\cdot ${toDecimalText(frac(100 - d, 100))} = ${toDecimalText(frac((100 + u) * (100 - d), 10000))}$, which is ${toDecimalText(frac((100 + u) * (100 - d), 100))}%.`,
        why: 'Multiply the factors.',
      },
    ],
    check: `Start with $100$: after the first change $${100 + u}$; ${d}% of that is $${toDecimalText(frac((100 + u) * d, 100))}$, and $${100 + u} - ${toDecimalText(frac((100 + u) * d, 100))} = ${toDecimalText(frac((100 + u) * (100 - d), 100))}$.`,
    faster: `In one line on a calculator: $100 \\cdot ${(100 + u) / 100} \\cdot ${(100 - d) / 100} = ${toDecimalText(frac((100 + u) * (100 - d), 100))}$.`,
  }),
  check: ({ u, d }) => {
    const up = 10000 + 100 * u
    return decimal(div(up - (up * d) / 100, 100))
  },
})

const reverse = template({
  id: 'sat-math/percent-original',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ r: pick(rng, [10, 20, 30, 40, 60]), o: 100 * int(rng, 2, 9) }),
      ({ r, o }) => (o * r) % 100 === 0,
    ),
  frames: [
    {
      id: 'sale',
      kind: 'words',
      items: 4,
      stem: ({ r, o }, rng) =>
        `${person(rng)} pays ${money((o * (100 - r)) / 100)} for a bicycle in a sale, ${r}% less than its regular price. What is the regular price, in dollars?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ r, o }) =>
        `After ${r}% of the seats in a theater were removed, ${(o * (100 - r)) / 100} seats were left. How many seats were there before?`,
    },
  ],
  given: ({ r, o }) => ({ r, n: (o * (100 - r)) / 100 }),
  answer: ({ o }) => num(o),
  traps: [
    {
      misconception: 'sm-percent-of-the-new-value',
      classic: true,
      operation: 'percent-of-new-value',
      operands: ({ r, n }) => [n, -r],
      rule: ({ r, n }) => num(frac(n * (100 + r), 100)),
      says: ({ r }) => `I added ${r}% of the reduced value.`,
      why: ({ r }) => `adds ${r}% of the reduced value, but the percent was taken of the original.`,
    },
    {
      misconception: 'sm-takes-the-percent-off-again',
      operation: 'multiplied-instead-of-divided',
      operands: ({ r, n }) => [n, frac(100 - r, 100)],
      rule: ({ r, n }) => num(frac(n * (100 - r), 100)),
      why: ({ r }) => `takes ${r}% off the reduced value.`,
    },
    {
      misconception: 'sm-divides-by-the-wrong-percent',
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      after: (x, { n }) => div(100 * n, x),
      rule: ({ r, n }) => ((100 * n) % r === 0 ? num((100 * n) / r) : null),
      says: ({ r }) => `I took the given number for ${r}% of the original.`,
      why: ({ r }) => `divides by ${r}% instead of ${100 - r}%.`,
    },
    {
      misconception: 'sm-percent-as-a-number',
      operation: 'percent-as-amount',
      operands: ({ r, n }) => [n, -r],
      rule: ({ r, n }) => num(n + r),
      why: ({ r }) => `adds $${r}$ instead of ${r}%.`,
    },
  ],
  explain: ({ r, o }) => ({
    plan: 'The percent was taken of the original, which is not known. Find what percent of the original is left, and divide by it to go back.',
    steps: [
      {
        do: `The reduced value is $100\\% - ${r}\\% = ${100 - r}\\%$ of the original.`,
        why: 'The percent refers to the original value.',
      },
      {
        do: `With the original $x$: $${toDecimalText(frac(100 - r, 100))}x = ${(o * (100 - r)) / 100}$.`,
        why: `$${100 - r}\\%$ is the factor $${toDecimalText(frac(100 - r, 100))}$.`,
      },
      {
        do: `$x = \\frac{${(o * (100 - r)) / 100}}{${toDecimalText(frac(100 - r, 100))}} = ${o}$`,
        why: 'Divide to go back.',
      },
    ],
    check: `${r}% of $${o}$ is $${(o * r) / 100}$, and $${o} - ${(o * r) / 100} = ${(o * (100 - r)) / 100}$.`,
    faster: `Go by one percent: ${100 - r}% is ${(o * (100 - r)) / 100}, so 1% is ${o / 100}, and 100% is ${o}.`,
  }),
  check: ({ r, n }) => num(search((o) => o > 0 && 100 * o - r * o === 100 * n, 2000)),
})

const nested = template({
  id: 'sat-math/percent-of-a-part',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: 20 * int(rng, 15, 60), p: 5 * int(rng, 4, 16), q: 5 * int(rng, 3, 16) }),
      ({ n, p, q }) =>
        (n * p * q) % 10000 === 0 && p !== q && p !== 50 && q !== 50 && p + q !== 100 && (n * p) % 100 === 0,
    ),
  frames: [
    {
      id: 'school',
      kind: 'words',
      items: 4,
      stem: ({ n, p, q }) =>
        `A school has ${group(n)} students, and ${p}% of them ride a bus to school. Of the students who ride a bus, ${q}% ride for more than half an hour. How many students ride a bus for more than half an hour?`,
    },
  ],
  given: ({ n, p, q }) => ({ n, p, q }),
  answer: ({ n, p, q }) => num((n * p * q) / 10000),
  traps: [
    {
      misconception: 'sm-percent-of-the-wrong-whole',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ n }) => [n],
      after: (x, { q }) => mul(x, frac(q, 100)),
      rule: ({ n, q }) => num(frac(n * q, 100)),
      says: ({ q }) => `I took the ${q}% of all students.`,
      why: ({ q }) => `takes ${q}% of all students.`,
    },
    {
      misconception: 'sm-percent-of-the-wrong-whole',
      operation: 'stopped-at-a-step',
      operands: ({ n, p }) => [frac(n * p, 100)],
      rule: ({ n, p }) => num(frac(n * p, 100)),
      says: () => 'I gave the number of all who ride a bus.',
      why: () => 'is the number of all who ride a bus.',
    },
    {
      misconception: 'sm-takes-the-other-part',
      operation: 'wrong-number-used',
      operands: ({ q }) => [100 - q],
      after: (x, { n, p }) => mul(x, frac(n * p, 10000)),
      rule: ({ n, p, q }) => num(frac(n * p * (100 - q), 10000)),
      says: () => 'I counted those who ride a bus for half an hour or less.',
      why: ({ q }) => `uses ${100 - q}% instead of ${q}%.`,
    },
    {
      misconception: 'sm-adds-percents-of-different-wholes',
      operation: 'percents-added',
      operands: ({ p, q }) => [Math.max(p, q), -Math.min(p, q)],
      after: (x, { n }) => mul(x, frac(n, 100)),
      rule: ({ n, p, q }) => num(frac(n * Math.abs(p - q), 100)),
      says: ({ p, q }) => `I subtracted the two percents and took ${Math.abs(p - q)}% of all students.`,
      why: ({ n, p, q }) => `is ${Math.abs(p - q)}% of $${n}$.`,
    },
    {
      misconception: 'sm-takes-the-other-part',
      operation: 'wrong-number-used',
      operands: ({ p }) => [100 - p],
      after: (x, { n, q }) => mul(x, frac(n * q, 10000)),
      rule: ({ n, p, q }) => num(frac(n * (100 - p) * q, 10000)),
      says: ({ q }) => `I took the ${q}% of those who do not ride a bus.`,
      why: ({ p }) => `uses ${100 - p}% instead of ${p}%.`,
    },
  ],
  explain: ({ n, p, q }) => ({
    plan: 'The second percent is a percent of a part, not of the whole. Find the part first, then take the second percent of it.',
    steps: [
      {
        do: `$${toDecimalText(frac(p, 100))} \\cdot ${n} = ${(n * p) / 100}$ students ride a bus.`,
        why: 'The first percent is of all students.',
      },
      {
        do: `$${toDecimalText(frac(q, 100))} \\cdot ${(n * p) / 100} = ${(n * p * q) / 10000}$`,
        why: 'The second percent is of these students only.',
      },
    ],
    check: `In one step: $${toDecimalText(frac(p, 100))} \\cdot ${toDecimalText(frac(q, 100))} = ${toDecimalText(frac(p * q, 10000))}$, and $${toDecimalText(frac(p * q, 10000))} \\cdot ${n} = ${(n * p * q) / 10000}$.`,
  }),
  // Takes away those who are not meant, twice.
  check: ({ n, p, q }) => {
    const without = (all: Frac, rest: number) => sub(all, mul(all, frac(rest, 100)))
    return num(without(without(frac(n), 100 - p), 100 - q))
  },
})

export const templates: readonly Template[] = [twice, reverse, nested]
