import {
  add,
  barChart,
  div,
  dollars,
  eq,
  type Fracish,
  frac,
  gcd,
  type Html,
  int,
  isInt,
  money,
  mul,
  num,
  percent,
  person,
  pick,
  sub,
  type Template,
  table,
  template,
  toDecimalText,
  toTex,
  until,
} from '#kit'

const skill = 'a1-percent-and-percent-change'

const RATES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 60] as const

const discount = template({
  id: 'algebra-1/percent-off-or-on',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'place',
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
  given: (p) => p,
  answer: ({ p, r, up }) => dollars(frac(p * (up ? 100 + r : 100 - r), 100)),
  traps: [
    {
      misconception: 'a1-eu-gives-the-change-only',
      classic: true,
      operation: 'part-for-rest',
      operands: ({ p, r }) => [p, frac(r, 100)],
      rule: ({ p, r }) => dollars(frac(p * r, 100)),
      why: ({ r }) => `is the ${r}% itself, not the new price.`,
    },
    {
      misconception: 'a1-eu-treats-percent-as-dollars',
      classic: true,
      operation: 'percent-as-amount',
      operands: ({ p, up, r }) => [p, up ? -r : r],
      rule: ({ p, r, up }) => dollars(up ? p + r : p - r),
      why: ({ r }) => `uses ${r} dollars instead of ${r}%.`,
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      says: ({ r, up }) => `I ${up ? `took ${r}% off instead of adding it` : `added ${r}% instead of taking it off`}.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ p, up, r }) => [p, mul(p, frac(up ? -r : r, 100))],
      rule: ({ p, r, up }) => dollars(frac(p * (up ? 100 - r : 100 + r), 100)),
      why: ({ up }) => `goes ${up ? 'down' : 'up'} instead of ${up ? 'up' : 'down'}.`,
    },
    {
      misconception: 'a1-eu-applies-the-change-twice',
      says: ({ r, up }) => `I ${up ? 'added' : 'took off'} ${r}% of the first price two times.`,
      operation: 'same-amount-each-time',
      operands: ({ p, up, r }) => [p, mul(p, frac(up ? r : -r, 100)), 2],
      rule: ({ p, r, up }) =>
        up ? dollars(frac(p * (100 + 2 * r), 100)) : 2 * r < 100 ? dollars(frac(p * (100 - 2 * r), 100)) : null,
      why: ({ r }) => `changes the price by ${r}% two times.`,
    },
  ],
  explain: ({ p, r, up }) => {
    const part = toDecimalText(frac(p * r, 100))
    return {
      plan: 'The price changes by a percent of itself: find that part of the price in dollars, then add it or take it off.',
      steps: [
        {
          do: `${r}% of ${money(p)} is $\\frac{${r}}{100} \\cdot ${p} = ${part}$ dollars.`,
          why: 'Percent means hundredths of the first price.',
        },
        {
          do: `The new price is $${p} ${up ? '+' : '-'} ${part} = ${toDecimalText(frac(p * (up ? 100 + r : 100 - r), 100))}$ dollars.`,
          why: up ? 'The price is higher, so the change is added.' : 'It is a discount, so the change is subtracted.',
        },
      ],
      check: `The two prices are $${part}$ dollars apart, and $\\frac{${part}}{${p}} = ${r / 100}$, which is ${r}% of the first price.`,
      faster: `The new price is $100\\% ${up ? '+' : '-'} ${r}\\% = ${up ? 100 + r : 100 - r}\\%$ of the first one: $${(up ? 100 + r : 100 - r) / 100} \\cdot ${p} = ${toDecimalText(frac(p * (up ? 100 + r : 100 - r), 100))}$ dollars.`,
    }
  },
  // Adds or takes off 1% of the first price, so many times.
  check: ({ p, r, up }) =>
    dollars(Array.from({ length: r }).reduce((x: Fracish) => (up ? add : sub)(x, frac(p, 100)), p)),
})

/** The two weeks as bars; with `compared`, the change from the first to the second. */
function twoWeeks(old: number, now: number, compared = false) {
  const label = `${now > old ? '+' : '−'} ${Math.abs(now - old)}`
  return barChart({
    alt: `Bar chart with two bars: week 1 with ${old}, week 2 with ${now}.${compared ? ` The change ${label} is written in.` : ''}`,
    labels: [`Week 1: ${old}`, `Week 2: ${now}`],
    values: [old, now],
    ...(compared ? { compared: { bar: 1, with: old, label } } : {}),
  })
}

const change = template({
  id: 'algebra-1/percent-change',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
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
        `${person(rng)}’s ${pick(rng, ['channel', 'photo page', 'podcast', 'online recipe book'])} had ${old} followers in May and ${now} in June. By what percent did the number ${now > old ? 'increase' : 'decrease'}?`,
    },
    {
      id: 'bars',
      kind: 'graph',
      items: 6,
      b: 0.3,
      stem: ({ old, now }, rng) =>
        `<p>The chart shows how many ${pick(rng, ['tickets a theater group sold', 'books a library lent out', 'visitors a small museum had'])} in two weeks.</p>${twoWeeks(old, now)}<p>By what percent did the number ${now > old ? 'rise' : 'fall'} from week 1 to week 2?</p>`,
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
  given: (p) => p,
  answer: ({ old, now }) => percent(frac(100 * Math.abs(now - old), old)),
  traps: [
    {
      misconception: 'a1-eu-divides-by-the-new-value',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ now, old }) => [Math.abs(now - old), now],
      after: (got) => mul(100, got),
      rule: ({ old, now }) => percent(frac(100 * Math.abs(now - old), now)),
      why: ({ old, now }) => `divides by the new value $${now}$; the change is measured against $${old}$.`,
    },
    {
      misconception: 'a1-eu-gives-the-ratio-as-the-change',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ now, old }) => [div(100 * now, old)],
      rule: ({ old, now }) => percent(frac(100 * now, old)),
      why: () => 'is the new value as a percent of the old one.',
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      operation: 'stopped-at-a-step',
      operands: ({ now, old }) => [Math.abs(now - old)],
      rule: ({ old, now }) => percent(Math.abs(now - old)),
      why: () => 'is the change itself, not a percent of the first value.',
    },
    {
      misconception: 'a1-eu-compares-old-with-new',
      operation: 'reciprocal-taken',
      operands: ({ now, old }) => [now, old],
      after: (got) => mul(100, got),
      rule: ({ old, now }) => (isInt(frac(1000 * old, now)) ? percent(frac(100 * old, now)) : null),
      why: () => 'is the old value as a percent of the new one.',
    },
  ],
  explain: ({ old, now }, frame) => {
    const d = Math.abs(now - old)
    const rate = toDecimalText(frac(d, old))
    return {
      ...(frame === 'bars' ? { figure: twoWeeks(old, now, true) } : {}),
      plan: 'A percent change compares the change with the value before it: find the change, then divide by the first value.',
      steps: [
        {
          do: `The change is $${Math.max(old, now)} - ${Math.min(old, now)} = ${d}$.`,
          why: 'The percent describes how much was added or lost, so start with the difference.',
        },
        {
          do: `Divide it by the first value: $\\frac{${d}}{${old}} = ${rate}$.`,
          why: `The change starts from $${old}$, so $${old}$ is the whole, the $100\\%$.`,
        },
        {
          do: `$${rate} = \\frac{${(100 * d) / old}}{100}$, so the number ${now > old ? 'increased' : 'decreased'} by ${(100 * d) / old}%.`,
          why: 'Percent means hundredths.',
        },
      ],
      check: `${(100 * d) / old}% of $${old}$ is $${rate} \\cdot ${old} = ${d}$, and $${old} ${now > old ? '+' : '-'} ${d} = ${now}$.`,
      faster: `Divide the new value by the first one: $\\frac{${now}}{${old}} = ${toDecimalText(frac(now, old))}$. That is ${toDecimalText(frac(100 * now, old))}%, and $${now > old ? `${toDecimalText(frac(100 * now, old))}\\% - 100\\%` : `100\\% - ${toDecimalText(frac(100 * now, old))}\\%`} = ${(100 * d) / old}\\%$.`,
    }
  },
  // Tries whole percents until the new value comes out.
  check: ({ old, now }) =>
    percent(
      Array.from({ length: 200 }, (_, i) => i + 1).find((p) =>
        eq(frac(old * (now > old ? 100 + p : 100 - p), 100), now),
      ) ?? 999,
    ),
})

/** The old value in equal parts: 120% are 6 parts of 20%, and 5 of them are 100%. */
function inEqualParts(after: number, now: number): Html {
  const part = gcd(after, 100)
  const one = toTex(frac(now * part, after))
  return `In parts of ${part}%: ${after}% are $${after / part}$ parts, so one part is $${now} \\div ${after / part} = ${one}$, and 100% are $${100 / part} \\cdot ${one} = ${toTex(frac(now * 100, after))}$.`
}

const before = template({
  id: 'algebra-1/percent-value-before',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
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
  given: (p) => p,
  answer: ({ r, up, now }) => num(frac(now * 100, up ? 100 + r : 100 - r)),
  traps: [
    {
      misconception: 'a1-eu-takes-percent-of-the-new-value',
      classic: true,
      operation: 'percent-of-new-value',
      operands: ({ now, up, r }) => [now, up ? r : -r],
      rule: ({ r, up, now }) => num(frac(now * (up ? 100 - r : 100 + r), 100)),
      why: ({ r, now }) => `takes ${r}% of $${now}$; the ${r}% were taken of the first value.`,
    },
    {
      misconception: 'a1-eu-treats-percent-as-dollars',
      says: ({ r, up }) => `I ${up ? 'subtracted' : 'added'} ${r} itself instead of ${r}%.`,
      classic: true,
      operation: 'percent-as-amount',
      operands: ({ now, up, r }) => [now, up ? r : -r],
      rule: ({ r, up, now }) => num(up ? now - r : now + r),
      why: ({ r }) => `uses ${r} itself instead of ${r}%.`,
    },
    {
      misconception: 'a1-eu-changes-once-more',
      operation: 'multiplied-instead-of-divided',
      operands: ({ now, up, r }) => [now, frac(100 + (up ? r : -r), 100)],
      rule: ({ r, up, now }) => num(frac(now * (up ? 100 + r : 100 - r), 100)),
      why: ({ r, up, now }) => `takes ${r}% ${up ? 'more' : 'less'} than $${now}$, in the direction of the change.`,
    },
    {
      misconception: 'a1-eu-uses-the-opposite-factor',
      rule: ({ r, up, now }) =>
        isInt(frac(now * 100, up ? 100 - r : 100 + r)) ? num(frac(now * 100, up ? 100 - r : 100 + r)) : null,
      why: () => 'divides by the factor for a change in the other direction.',
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      says: ({ r, now }) => `I took ${r}% of $${now}$ and gave that as the answer.`,
      operation: 'part-for-rest',
      operands: ({ now, r }) => [now, frac(r, 100)],
      rule: ({ r, now }) => num(frac(now * r, 100)),
      why: ({ r, now }) => `is ${r}% of $${now}$.`,
    },
  ],
  explain: ({ r, up, now }) => {
    const factor = (up ? 100 + r : 100 - r) / 100
    const old = toTex(frac(now * 100, up ? 100 + r : 100 - r))
    const part = toDecimalText(frac(now * r, up ? 100 + r : 100 - r))
    return {
      plan: 'The value after the change is known, and the percent belongs to the value before it: write an equation for that first value, then undo the multiplication.',
      steps: [
        {
          do: `The new value is $100\\% ${up ? '+' : '-'} ${r}\\% = ${up ? 100 + r : 100 - r}\\%$ of the old one.`,
          why: 'The old value is the whole, $100\\%$, that the change is taken of.',
        },
        {
          do: `With $x$ for the old value: $${factor}x = ${now}$.`,
          why: `${up ? 100 + r : 100 - r}% as a decimal is $${factor}$.`,
        },
        {
          do: `Divide both sides by $${factor}$: $x = \\frac{${now}}{${factor}} = ${old}$.`,
          why: 'Division undoes the multiplication.',
        },
      ],
      check: `${r}% of $${old}$ is $${r / 100} \\cdot ${old} = ${part}$, and $${old} ${up ? '+' : '-'} ${part} = ${now}$.`,
      faster: inEqualParts(up ? 100 + r : 100 - r, now),
    }
  },
  // Tries every whole amount.
  check: ({ r, up, now }) =>
    num(
      Array.from({ length: 1000 }, (_, i) => i + 1).find((old) => old * (up ? 100 + r : 100 - r) === now * 100) ?? 9999,
    ),
})

export const templates: readonly Template[] = [discount, change, before]
