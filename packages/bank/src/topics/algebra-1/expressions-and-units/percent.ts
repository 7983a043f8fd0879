import {
  abs,
  add,
  balanced,
  barChart,
  dollars,
  eq,
  type Fracish,
  frac,
  int,
  isInt,
  judgeTwoWays,
  money,
  mul,
  num,
  percent,
  person,
  pick,
  sub,
  type Template,
  table,
  toDecimalText,
  toNumber,
  toTex,
  until,
} from '../../../kit.ts'
import { whichMistake } from './diagnose.ts'

const skill = 'a1-percent-and-percent-change'

const RATES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 60] as const

const discount = balanced({
  id: 'algebra-1/percent-off-or-on',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 4, 40) * 5, r: pick(rng, RATES), up: pick(rng, [true, false]) }),
      ({ p, r }) => p !== r && p > r && isInt(frac(p * r, 50)),
    ),
  frames: [
    {
      id: 'shop',
      kind: 'words',
      items: 8,
      stem: ({ p, r, up }, rng) =>
        up
          ? `${person(rng)}’s ${pick(rng, ['sports club', 'music school', 'gym'])} charged ${money(p)} a month last year. This year the price is ${r}% higher. What is the price now?`
          : `A ${pick(rng, ['backpack', 'keyboard', 'tent', 'pair of headphones'])} costs ${money(p)}. ${person(rng)} buys it at ${r}% off. What is the price with the discount?`,
    },
  ],
  answer: ({ p, r, up }) => dollars(frac(p * (up ? 100 + r : 100 - r), 100)),
  traps: [
    {
      misconception: 'a1-eu-gives-the-change-only',
      rule: ({ p, r }) => dollars(frac(p * r, 100)),
      why: ({ r }) => `is the ${r}% itself, not the new price.`,
    },
    {
      misconception: 'a1-eu-treats-percent-as-dollars',
      rule: ({ p, r, up }) => dollars(up ? p + r : p - r),
      why: ({ r }) => `uses ${r} dollars instead of ${r}%.`,
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      rule: ({ p, r, up }) => dollars(frac(p * (up ? 100 - r : 100 + r), 100)),
      why: ({ up }) => `goes ${up ? 'down' : 'up'} instead of ${up ? 'up' : 'down'}.`,
    },
    {
      misconception: 'a1-eu-slips-a-decimal-place',
      rule: ({ p, r, up }) => dollars(frac(p * (up ? 1000 + r : 1000 - r), 1000)),
      why: ({ r }) => `takes ${r / 10}% instead of ${r}%.`,
    },
    {
      misconception: 'a1-eu-applies-the-change-twice',
      rule: ({ p, r, up }) =>
        up ? dollars(frac(p * (100 + 2 * r), 100)) : 2 * r < 100 ? dollars(frac(p * (100 - 2 * r), 100)) : null,
      why: ({ r }) => `changes the price by ${r}% two times.`,
    },
    {
      misconception: 'a1-eu-treats-percent-as-dollars',
      rule: ({ p, r, up }) => dollars(up ? p - r : p + r),
      why: ({ r }) => `uses ${r} dollars instead of ${r}%, and in the wrong direction.`,
    },
  ],
  explain: ({ p, r, up }) => [
    {
      do: `${r}% of ${money(p)} is $\\frac{${r}}{100} \\cdot ${p} = ${toTex(frac(p * r, 100))}$ dollars.`,
      why: 'Percent means hundredths.',
    },
    {
      do: `$${p} ${up ? '+' : '-'} ${toTex(frac(p * r, 100))} = ${toTex(frac(p * (up ? 100 + r : 100 - r), 100))}$`,
      why: up ? 'A higher price: add the change.' : 'A discount: subtract the change.',
    },
  ],
  given: (p) => p,
  // Adds or takes off 1% of the first price, so many times.
  check: ({ p, r, up }) =>
    dollars(Array.from({ length: r }).reduce((x: Fracish) => (up ? add : sub)(x, frac(p, 100)), p)),
})

const change = balanced({
  id: 'algebra-1/percent-change',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ old: int(rng, 4, 50) * 10, now: int(rng, 4, 50) * 10 }),
      ({ old, now }) => {
        const d = Math.abs(now - old)
        return (
          isInt(frac(100 * d, old)) &&
          (100 * d) / old >= 5 &&
          now !== 2 * old &&
          old !== 100 &&
          isInt(frac(1000 * d, now)) &&
          (100 * d) / old <= 150
        )
      },
    ),
  frames: [
    {
      id: 'members',
      kind: 'words',
      items: 6,
      stem: ({ old, now }, rng) =>
        `${person(rng)}’s ${pick(rng, ['channel', 'photo page', 'podcast', 'game server'])} had ${old} followers in May and ${now} in June. By what percent did the number ${now > old ? 'increase' : 'decrease'}?`,
    },
    {
      id: 'bars',
      kind: 'graph',
      items: 6,
      b: 0.3,
      stem: ({ old, now }, rng) =>
        `<p>The chart shows how many ${pick(rng, ['tickets a theater group sold', 'books a library lent out', 'visitors a small museum had'])} in two weeks.</p>${barChart(
          {
            alt: `Bar chart with two bars: week 1 with ${old}, week 2 with ${now}.`,
            labels: [`Week 1: ${old}`, `Week 2: ${now}`],
            values: [old, now],
          },
        )}<p>By what percent did the number ${now > old ? 'rise' : 'fall'} from week 1 to week 2?</p>`,
    },
    {
      id: 'grid',
      kind: 'table',
      response: 'grid',
      items: 6,
      stem: ({ old, now }, rng) =>
        `<p>${person(rng)} compares the members of a chess site.</p>${table(
          ['Year', 'Members'],
          [
            ['Last year', old],
            ['This year', now],
          ],
        )}<p>The number ${now > old ? 'increased' : 'decreased'} by $p$ percent. What is $p$?</p>`,
    },
  ],
  answer: ({ old, now }) => percent(frac(100 * Math.abs(now - old), old)),
  traps: [
    {
      misconception: 'a1-eu-divides-by-the-new-value',
      rule: ({ old, now }) => percent(frac(100 * Math.abs(now - old), now)),
      why: ({ old, now }) => `divides by the new value $${now}$; the change is measured against $${old}$.`,
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      rule: ({ old, now }) => percent(Math.abs(now - old)),
      why: () => 'is the change itself, not a percent of the first value.',
    },
    {
      misconception: 'a1-eu-gives-the-ratio-as-the-change',
      rule: ({ old, now }) => percent(frac(100 * now, old)),
      why: () => 'is the new value as a percent of the old one.',
    },
    {
      misconception: 'a1-eu-slips-a-decimal-place',
      rule: ({ old, now }) => percent(frac(10 * Math.abs(now - old), old)),
      why: () => 'is ten times too small.',
    },
    {
      misconception: 'a1-eu-gives-the-ratio-as-the-change',
      rule: ({ old, now }) => (isInt(frac(1000 * old, now)) ? percent(frac(100 * old, now)) : null),
      why: () => 'is the old value as a percent of the new one.',
    },
    {
      misconception: 'a1-eu-divides-by-the-new-value',
      rule: ({ old, now }) =>
        isInt(frac(1000 * Math.abs(now - old), old + now)) ? percent(frac(100 * Math.abs(now - old), old + now)) : null,
      why: () => 'divides by both values together.',
    },
    {
      misconception: 'a1-eu-gives-the-ratio-as-the-change',
      rule: ({ old, now }) => (now > old ? null : percent(frac(100 * now, old))),
      why: () => 'is what is left, not what is lost.',
    },
    {
      misconception: 'a1-eu-slips-a-decimal-place',
      rule: ({ old, now }) => percent(frac(50 * Math.abs(now - old), old)),
      why: () => 'is half of the change.',
    },
  ],
  explain: ({ old, now }) => [
    {
      do: `The change is $${Math.max(old, now)} - ${Math.min(old, now)} = ${Math.abs(now - old)}$.`,
      why: 'First the difference.',
    },
    {
      do: `$\\frac{${Math.abs(now - old)}}{${old}} = \\frac{${(100 * Math.abs(now - old)) / old}}{100}$, so it is ${(100 * Math.abs(now - old)) / old}%.`,
      why: 'A change is compared with the value before it.',
    },
  ],
  given: (p) => p,
  // Tries whole percents until the new value comes out.
  check: ({ old, now }) =>
    percent(
      Array.from({ length: 200 }, (_, i) => i + 1).find((p) =>
        eq(frac(old * (now > old ? 100 + p : 100 - p), 100), now),
      ) ?? 999,
    ),
})

const before = balanced({
  id: 'algebra-1/percent-value-before',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [old, r, up] = [int(rng, 4, 40) * 10, pick(rng, [10, 20, 25, 30, 40, 60]), pick(rng, [true, false])]
        return { r, up, now: (old * (up ? 100 + r : 100 - r)) / 100 }
      },
      ({ r, now }) => Number.isInteger(now) && isInt(frac(now * r, 50)) && now > r,
    ),
  frames: [
    {
      id: 'before',
      kind: 'multi-step',
      items: 7,
      stem: ({ r, up, now }, rng) =>
        up
          ? `After a rise of ${r}%, a ${pick(rng, ['train pass', 'season ticket', 'dance course'])} costs ${person(rng)} ${money(now)}. What did it cost before the rise, in dollars?`
          : `In a sale with ${r}% off, ${person(rng)} pays ${money(now)} for a ${pick(rng, ['bicycle helmet', 'winter coat', 'game console', 'desk'])}. What was the price before the sale, in dollars?`,
    },
    {
      id: 'before-grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ r, up, now }, rng) =>
        `The number of students in ${person(rng)}’s school ${up ? 'grew' : 'fell'} by ${r}% within a year, to ${now}. How many students were there before?`,
    },
  ],
  answer: ({ r, up, now }) => num(frac(now * 100, up ? 100 + r : 100 - r)),
  traps: [
    {
      misconception: 'a1-eu-takes-percent-of-the-new-value',
      rule: ({ r, up, now }) => num(frac(now * (up ? 100 - r : 100 + r), 100)),
      why: ({ r, now }) => `takes ${r}% of $${now}$; the ${r}% were taken of the first value.`,
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      rule: ({ r, up, now }) => num(frac(now * (up ? 100 + r : 100 - r), 100)),
      why: ({ r }) => `changes the new value by ${r}% once more.`,
    },
    {
      misconception: 'a1-eu-treats-percent-as-dollars',
      rule: ({ r, up, now }) => num(up ? now - r : now + r),
      why: ({ r }) => `uses ${r} itself instead of ${r}%.`,
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      rule: ({ r, up, now }) =>
        isInt(frac(now * 100, up ? 100 - r : 100 + r)) ? num(frac(now * 100, up ? 100 - r : 100 + r)) : null,
      why: () => 'divides by the factor for a change in the other direction.',
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      rule: ({ r, now }) => num(frac(now * r, 100)),
      why: ({ r, now }) => `is ${r}% of $${now}$.`,
    },
  ],
  explain: ({ r, up, now }) => [
    {
      do: `The new value is $100\\% ${up ? '+' : '-'} ${r}\\% = ${up ? 100 + r : 100 - r}\\%$ of the old one.`,
      why: 'The percent belongs to the value before the change.',
    },
    {
      do: `So the old value is $${now} \\div ${(up ? 100 + r : 100 - r) / 100} = ${toTex(frac(now * 100, up ? 100 + r : 100 - r))}$.`,
      why: 'Division undoes the multiplication.',
    },
  ],
  given: (p) => p,
  // Tries every whole amount.
  check: ({ r, up, now }) =>
    num(
      Array.from({ length: 1000 }, (_, i) => i + 1).find((old) => old * (up ? 100 + r : 100 - r) === now * 100) ?? 9999,
    ),
})

const twice = balanced({
  id: 'algebra-1/percent-two-changes',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        p: pick(rng, [10, 20, 30, 40, 50, 60]),
        q: pick(rng, [10, 20, 30, 40, 50]),
        up: pick(rng, [true, false]),
      }),
      ({ p, q, up }) => {
        const total = up ? (100 + p) * (100 - q) - 10000 : (100 - p) * (100 + q) - 10000
        return total !== 0 && p !== q
      },
    ),
  frames: [
    {
      id: 'overall',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, q, up }, rng) => {
        const thing = pick(rng, [
          'The price of a phone',
          'The number of players of a game',
          'The rent of a practice room',
          'The size of a fish swarm',
        ])
        return `${thing} first ${up ? 'rises' : 'falls'} by ${p}% and then ${up ? 'falls' : 'rises'} by ${q}%. What percent of the starting value is the final value?`
      },
    },
  ],
  answer: ({ p, q, up }) => percent(frac(up ? (100 + p) * (100 - q) : (100 - p) * (100 + q), 100)),
  traps: [
    {
      misconception: 'a1-eu-adds-percents-of-different-values',
      rule: ({ p, q, up }) => percent(up ? 100 + p - q : 100 - p + q),
      why: ({ p, q }) => `adds and subtracts ${p}% and ${q}% as if they were parts of the same value.`,
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      rule: ({ p, q, up }) => percent(frac(up ? (100 - p) * (100 + q) : (100 + p) * (100 - q), 100)),
      why: () => 'has the two directions the wrong way round.',
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      rule: ({ p, q }) => percent(frac(p * q, 100)),
      why: ({ p, q }) => `is ${p}% of ${q}%.`,
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      rule: ({ p, q, up }) => percent(frac(up ? (100 + p) * (100 + q) : (100 - p) * (100 - q), 100)),
      why: () => 'makes both changes in the same direction.',
    },
    {
      misconception: 'a1-eu-adds-percents-of-different-values',
      rule: ({ p, q, up }) => percent(up ? 100 - p + q : 100 + p - q),
      why: () => 'adds the percents, and with the wrong signs.',
    },
    {
      misconception: 'a1-eu-adds-percents-of-different-values',
      rule: ({ p, q, up }) => percent(frac(100 * (up ? 100 + p - q : 100 - p + q) + p * q, 100)),
      why: () => 'has the wrong sign at the product of the two changes.',
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      rule: ({ p, q, up }) => percent(abs(sub(frac(up ? (100 + p) * (100 - q) : (100 - p) * (100 + q), 100), 100))),
      why: () => 'is the overall change, not the final value.',
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      rule: ({ p, q, up }) => percent(frac(q * (up ? 100 + p : 100 - p), 100)),
      why: () => 'is only the second change.',
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      rule: ({ p, q, up }) => percent(up ? 100 + p : 100 + q),
      why: () => 'counts only one of the two changes.',
    },
  ],
  explain: ({ p, q, up }) => [
    {
      do: `Take 100 as the start. After the first change: $${up ? 100 + p : 100 - p}$.`,
      why: 'With 100 one reads percents directly.',
    },
    {
      do: `${q}% of $${up ? 100 + p : 100 - p}$ is $${toNumber(frac(q * (up ? 100 + p : 100 - p), 100))}$.`,
      why: 'The second percent is taken of the new value.',
    },
    {
      do: `The final value is $${toNumber(frac(up ? (100 + p) * (100 - q) : (100 - p) * (100 + q), 100))}$, that is ${toNumber(frac(up ? (100 + p) * (100 - q) : (100 - p) * (100 + q), 100))}% of the start.`,
      why: up ? 'It is subtracted.' : 'It is added.',
    },
  ],
  given: (p) => p,
  check: ({ p, q, up }) => {
    const changed = (x: Fracish, r: number, more: boolean) => (more ? add : sub)(x, mul(x, frac(r, 100)))
    return percent(changed(changed(100, p, up), q, !up))
  },
})

const mistake = whichMistake({
  id: 'algebra-1/percent-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  items: 7,
  misconception: 'a1-eu-names-an-error-untested',
  draw: (rng): { p: number; r: number } =>
    until(
      () => ({ p: int(rng, 3, 20) * 20, r: pick(rng, [5, 15, 20, 25, 30, 40]) }),
      ({ p, r }) => isInt(frac(p * r, 100)) && p > r,
    ),
  did: ({ p, r }) => `had to find the price, in dollars, of a ${money(p)} tablet after ${r}% off`,
  right: ({ p, r }) => toDecimalText(frac(p * (100 - r), 100)),
  work: ({ p, r }) => `${r}% of \\$${p} is $${toDecimalText(frac(p * r, 100))}$ dollars, and that is taken off.`,
  slips: ({ p, r }) => {
    const part = frac(p * r, 100)
    const once = sub(p, part)
    return [
      {
        says: `Giving ${r}% of the price instead of what is left`,
        gives: toDecimalText(part),
        how: `$\\frac{${r}}{100} \\cdot ${p} = ${toDecimalText(part)}$`,
        again: toDecimalText(sub(p, frac(p * (100 - r), 100))),
      },
      {
        says: `Taking off ${r} dollars instead of ${r}%`,
        gives: `${p - r}`,
        how: `$${p} - ${r} = ${p - r}$`,
        again: toDecimalText(mul(p, frac(p - r, p))),
      },
      {
        says: `Adding ${r}% instead of taking it off`,
        gives: toDecimalText(frac(p * (100 + r), 100)),
        how: `$${p} + ${toDecimalText(part)} = ${toDecimalText(add(p, part))}$`,
        again: toDecimalText(sub(2 * p, once)),
      },
      {
        says: `Taking ${r}% off two times`,
        gives: toDecimalText(frac(p * (100 - r) * (100 - r), 10000)),
        how: `first $${toDecimalText(once)}$ and then $${toDecimalText(frac(p * (100 - r) * (100 - r), 10000))}$`,
        again: toDecimalText(sub(once, mul(once, frac(r, 100)))),
      },
    ]
  },
})

const factors = judgeTwoWays({
  id: 'algebra-1/percent-as-a-factor',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 85,
  items: 6,
  misconceptions: {
    accepts: 'a1-eu-accepts-a-wrong-form',
    rejects: 'a1-eu-rejects-an-equal-form',
    oneRight: 'a1-eu-expects-one-right-answer',
  },
  draw: (rng): { r: number; up: boolean } => ({
    r: pick(rng, [5, 8, 12, 15, 18, 25, 35, 40, 45]),
    up: pick(rng, [true, false]),
  }),
  task: ({ r, up }) =>
    `each write an expression for a price of $p$ dollars after ${up ? 'a rise' : 'a discount'} of ${r}%`,
  claims: ({ r, up }) => {
    const s = up ? '+' : '-'
    const right = (p: number) => p * (1 + ((up ? 1 : -1) * r) / 100)
    const claim = (tex: string, f: (p: number) => number, fine: boolean) => ({
      says: `writes $${tex}$`,
      fine,
      test: () => [20, 50, 300].every((p) => Math.abs(f(p) - right(p)) < 1e-9),
      because: `For a price of 200 dollars this gives $${Number(f(200).toFixed(4))}$; the new price is $${Number(right(200).toFixed(4))}$.`,
    })
    const factor = Number((up ? 1 + r / 100 : 1 - r / 100).toFixed(2))
    const part = Number((r / 100).toFixed(2))
    return [
      claim(`${factor}p`, (p) => factor * p, true),
      claim(`p ${s} ${part}p`, (p) => (up ? p + part * p : p - part * p), true),
      claim(`\\frac{${up ? 100 + r : 100 - r}p}{100}`, (p) => ((up ? 100 + r : 100 - r) * p) / 100, true),
      claim(`p ${s} ${part}`, (p) => (up ? p + part : p - part), false),
      claim(`${part}p`, (p) => part * p, false),
      claim(`p ${s} ${r}`, (p) => (up ? p + r : p - r), false),
    ]
  },
  ask: 'Whose expression is right?',
})

export const templates: readonly Template[] = [discount, change, before, twice, mistake, factors]
