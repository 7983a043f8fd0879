import {
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
  toDecimalText,
  until,
} from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-percentages'

const twice = ask({
  id: 'percent-up-and-down',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  items: 4,
  draw: (rng) =>
    until(
      () => ({ u: pick(rng, [10, 20, 25, 30, 40, 50, 60]), d: pick(rng, [10, 20, 25, 30, 40, 50]) }),
      ({ u, d }) => u !== d,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
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
  answer: ({ u, d }) => decimal(frac((100 + u) * (100 - d), 100)),
  traps: [
    ['sm-adds-percents-of-different-wholes', ({ u, d }) => decimal(100 + u - d)],
    ['sm-percent-of-the-first-value', ({ u, d }) => decimal(frac((100 - u) * (100 + d), 100))],
    ['sm-percent-of-the-first-value', ({ u, d }) => decimal(frac((100 + u) * (100 + d), 100))],
    ['sm-leaves-out-the-whole', ({ u, d }) => decimal(frac((100 + u) * d, 100))],
    ['sm-percent-of-the-first-value', ({ d }) => decimal(100 - d), () => 'uses the second change only.'],
  ],
  explain: ({ u, d }) => [
    [
      `The factors are $${toDecimalText(frac(100 + u, 100))}$ and $${toDecimalText(frac(100 - d, 100))}$.`,
      'Each change is a percent of the value before it.',
    ],
    [
      `$${toDecimalText(frac(100 + u, 100))} \\cdot ${toDecimalText(frac(100 - d, 100))} = ${toDecimalText(frac((100 + u) * (100 - d), 10000))}$, which is ${toDecimalText(frac((100 + u) * (100 - d), 100))}%.`,
      'Multiply the factors.',
    ],
  ],
  given: ({ u, d }) => ({ u, d }),
  check: ({ u, d }) => {
    const up = 10000 + 100 * u
    return decimal(div(up - (up * d) / 100, 100))
  },
})

const reverse = ask({
  id: 'percent-original',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 75,
  items: 4,
  draw: (rng) =>
    until(
      () => ({ r: pick(rng, [10, 20, 30, 40, 60]), o: 100 * int(rng, 2, 9) }),
      ({ r, o }) => (o * r) % 100 === 0,
    ),
  frames: [
    {
      id: 'sale',
      kind: 'words',
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
  answer: ({ o }) => num(o),
  traps: [
    [
      'sm-percent-of-the-new-value',
      ({ r, o }) => num(frac(o * (100 - r) * (100 + r), 10000)),
      ({ r }) => `adds ${r}% of the reduced value, but the percent was taken of the original.`,
    ],
    ['sm-takes-the-percent-off-again', ({ r, o }) => num(frac(o * (100 - r) * (100 - r), 10000))],
    ['sm-divides-by-the-wrong-percent', ({ r, o }) => num(div(o * (100 - r), r))],
    ['sm-percent-as-a-number', ({ r, o }) => num((o * (100 - r)) / 100 + r)],
  ],
  explain: ({ r, o }) => [
    [
      `The reduced value is $100\\% - ${r}\\% = ${100 - r}\\%$ of the original.`,
      'The percent refers to the original value.',
    ],
    [`$\\frac{${(o * (100 - r)) / 100}}{${toDecimalText(frac(100 - r, 100))}} = ${o}$`, 'Divide to go back.'],
  ],
  given: ({ r, o }) => ({ r, n: (o * (100 - r)) / 100 }),
  check: ({ r, n }) => num(search((o) => o > 0 && 100 * o - r * o === 100 * n, 2000)),
})

const nested = ask({
  id: 'percent-of-a-part',
  skill,
  difficulty: 'Low',
  b: -0.5,
  seconds: 65,
  items: 4,
  draw: (rng) =>
    until(
      () => ({ n: 20 * int(rng, 15, 60), p: 5 * int(rng, 4, 16), q: 5 * int(rng, 3, 16) }),
      ({ n, p, q }) => (n * p * q) % 10000 === 0 && p !== q && p + q !== 100 && (n * p) % 100 === 0,
    ),
  frames: [
    {
      id: 'school',
      kind: 'words',
      stem: ({ n, p, q }) =>
        `A school has ${group(n)} students, and ${p}% of them ride a bus to school. Of the students who ride a bus, ${q}% ride for more than half an hour. How many students ride a bus for more than half an hour?`,
    },
  ],
  answer: ({ n, p, q }) => num((n * p * q) / 10000),
  traps: [
    ['sm-percent-of-the-wrong-whole', ({ n, q }) => num(frac(n * q, 100)), ({ q }) => `takes ${q}% of all students.`],
    ['sm-takes-the-other-part', ({ n, p, q }) => num(frac(n * p * (100 - q), 10000))],
    [
      'sm-percent-of-the-wrong-whole',
      ({ n, p }) => num(frac(n * p, 100)),
      () => 'is the number of all who ride a bus.',
    ],
    ['sm-adds-percents-of-different-wholes', ({ n, p, q }) => num(frac(n * Math.abs(p - q), 100))],
    ['sm-takes-the-other-part', ({ n, p, q }) => num(frac(n * (100 - p) * q, 10000))],
  ],
  explain: ({ n, p, q }) => [
    [
      `$${toDecimalText(frac(p, 100))} \\cdot ${n} = ${(n * p) / 100}$ students ride a bus.`,
      'The first percent is of all students.',
    ],
    [
      `$${toDecimalText(frac(q, 100))} \\cdot ${(n * p) / 100} = ${(n * p * q) / 10000}$`,
      'The second percent is of these students only.',
    ],
  ],
  given: ({ n, p, q }) => ({ n, p, q }),
  // Takes away those who are not meant, twice.
  check: ({ n, p, q }) => {
    const without = (all: Frac, rest: number) => sub(all, mul(all, frac(rest, 100)))
    return num(without(without(frac(n), 100 - p), 100 - q))
  },
})

const linked = ask({
  id: 'percent-chain',
  skill,
  difficulty: 'High',
  b: 0.9,
  seconds: 85,
  items: 4,
  draw: (rng) =>
    until(
      () => ({ p: pick(rng, [120, 140, 150, 160, 180, 250]), q: 5 * int(rng, 3, 18) }),
      ({ p, q }) => (p * q) % 100 === 0 && p * q !== 10000,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      stem: ({ p, q }) =>
        `For three positive numbers, $x$ is ${p}% of $y$, and $y$ is ${q}% of $z$. If $x$ is $k$% of $z$, what is the value of $k$?`,
    },
  ],
  answer: ({ p, q }) => num((p * q) / 100),
  traps: [
    ['sm-adds-percents-of-different-wholes', ({ p, q }) => num(p + q - 100)],
    ['sm-adds-percents-of-different-wholes', ({ p, q }) => num(p - q)],
    ['sm-divides-by-the-wrong-percent', ({ p, q }) => (Number.isInteger((100 * q) / p) ? num((100 * q) / p) : null)],
    ['sm-adds-percents-of-different-wholes', ({ p, q }) => num(p + q)],
    ['sm-leaves-out-the-whole', ({ p, q }) => num(((p - 100) * q) / 100)],
  ],
  explain: ({ p, q }) => [
    [`$x = ${toDecimalText(frac(p, 100))}y$ and $y = ${toDecimalText(frac(q, 100))}z$.`, 'Write percents as factors.'],
    [
      `$x = ${toDecimalText(frac(p, 100))} \\cdot ${toDecimalText(frac(q, 100))}z = ${toDecimalText(frac(p * q, 10000))}z$, so $k = ${(p * q) / 100}$.`,
      'Put one into the other.',
    ],
  ],
  given: ({ p, q }) => ({ p, q }),
  // With a number for z, looks for the percent that gives x.
  check: ({ p, q }) => {
    const part = (percent: number, of: number) => (of / 100) * percent
    const z = 10000
    return num(search((k) => part(k, z) === part(p, part(q, z))))
  },
})

export const templates: readonly Template[] = [twice, reverse, nested, linked]
