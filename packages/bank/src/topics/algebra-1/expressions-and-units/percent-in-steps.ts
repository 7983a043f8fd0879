import {
  abs,
  add,
  asWritten,
  div,
  type Fracish,
  frac,
  int,
  isInt,
  judgeTwoWays,
  money,
  mul,
  nameTheMistake,
  percent,
  pick,
  sub,
  type Template,
  template,
  toDecimalText,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { readValue } from '../read-tex.ts'
import { JUDGING } from './judging.ts'

const skill = 'a1-percent-and-percent-change'

const twice = template({
  id: 'algebra-1/percent-two-changes',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
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
          'The number of fish in a lake',
        ])
        return `${thing} first ${up ? 'rises' : 'falls'} by ${p}% and then ${up ? 'falls' : 'rises'} by ${q}%. What percent of the starting value is the final value?`
      },
    },
  ],
  given: (p) => p,
  answer: ({ p, q, up }) => percent(frac(up ? (100 + p) * (100 - q) : (100 - p) * (100 + q), 100)),
  traps: [
    {
      misconception: 'a1-eu-adds-percents-of-different-values',
      classic: true,
      operation: 'percents-added',
      operands: ({ up, p, q }) => [up ? p : -p, up ? -q : q],
      after: (got) => add(100, got),
      rule: ({ p, q, up }) => percent(up ? 100 + p - q : 100 - p + q),
      why: ({ p, q }) => `adds and subtracts ${p}% and ${q}% as if they were parts of the same value.`,
    },
    {
      misconception: 'a1-eu-gives-the-change-only',
      says: () => 'I gave the overall change instead of the final value.',
      rule: ({ p, q, up }) => percent(abs(sub(frac(up ? (100 + p) * (100 - q) : (100 - p) * (100 + q), 100), 100))),
      why: () => 'is the overall change, not the final value.',
    },
    {
      misconception: 'a1-eu-gives-the-second-change',
      says: () => 'I gave only the second change, as a percent of the starting value.',
      rule: ({ p, q, up }) => percent(frac(q * (up ? 100 + p : 100 - p), 100)),
      why: () => 'is only the second change.',
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      says: () => 'I made both changes in the direction of the first one.',
      operation: 'sign-reversed',
      operands: ({ up, q }) => [up ? -q : q],
      after: (got, { up, p }) => div(mul(up ? 100 + p : 100 - p, add(100, got)), 100),
      rule: ({ p, q, up }) => percent(frac(up ? (100 + p) * (100 + q) : (100 - p) * (100 - q), 100)),
      why: () => 'makes both changes in the same direction.',
    },
    {
      misconception: 'a1-eu-changes-in-the-wrong-direction',
      says: ({ p, q, up }) =>
        `I let the value ${up ? 'fall' : 'rise'} by ${p}% and then ${up ? 'rise' : 'fall'} by ${q}%.`,
      rule: ({ p, q, up }) => percent(frac(up ? (100 - p) * (100 + q) : (100 + p) * (100 - q), 100)),
      why: () => 'has the two directions the wrong way around.',
    },
    {
      misconception: 'a1-eu-multiplies-the-percents',
      rule: ({ p, q }) => percent(frac(p * q, 100)),
      why: ({ p, q }) => `is ${p}% of ${q}%.`,
    },
  ],
  explain: ({ p, q, up }) => {
    const first = up ? 100 + p : 100 - p
    const second = toDecimalText(frac(q * first, 100))
    const end = toDecimalText(frac(first * (up ? 100 - q : 100 + q), 100))
    return {
      plan: 'The second percent is taken of a value that has already changed: follow one convenient starting value through both changes.',
      steps: [
        {
          do: `Take 100 as the start. ${p}% of 100 is $${p}$, so after the first change it is $100 ${up ? '+' : '-'} ${p} = ${first}$.`,
          why: 'The result is a percent, so any start works; with 100 percents can be read directly.',
        },
        {
          do: `${q}% of $${first}$ is $\\frac{${q}}{100} \\cdot ${first} = ${second}$.`,
          why: `The second change starts from $${first}$, not from 100.`,
        },
        {
          do: `The final value is $${first} ${up ? '-' : '+'} ${second} = ${end}$, and that is ${end}% of the 100 at the start.`,
          why: up ? 'The value falls the second time.' : 'The value rises the second time.',
        },
      ],
      check: `Start with 200 instead: it becomes $${2 * first}$ and then $${toDecimalText(frac(first * (up ? 100 - q : 100 + q), 50))}$, and $\\frac{${toDecimalText(frac(first * (up ? 100 - q : 100 + q), 50))}}{200} = ${toDecimalText(frac(first * (up ? 100 - q : 100 + q), 10000))}$.`,
      faster: `Multiply the two factors: $${first / 100} \\cdot ${(up ? 100 - q : 100 + q) / 100} = ${toDecimalText(frac(first * (up ? 100 - q : 100 + q), 10000))}$, which is ${end}%.`,
    }
  },
  check: ({ p, q, up }) => {
    const changed = (x: Fracish, r: number, more: boolean) => (more ? add : sub)(x, mul(x, frac(r, 100)))
    return percent(changed(changed(100, p, up), q, !up))
  },
})

const mistake = template({
  id: 'algebra-1/percent-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 7,
      misconception: 'a1-eu-names-an-error-untested',
      draw: (rng): { p: number; r: number } =>
        until(
          () => ({ p: int(rng, 3, 20) * 20, r: pick(rng, [5, 15, 20, 25, 30, 40]) }),
          ({ p, r }) => isInt(frac(p * r, 100)) && p > r,
        ),
      task: ({ p, r }) => `had to find the price, in dollars, of a ${money(p)} tablet after ${r}% off`,
      solution: ({ p, r }) => asWritten(toDecimalText(frac(p * (100 - r), 100))),
      work: ({ p, r }) => `${r}% of \\$${p} is $${toDecimalText(frac(p * r, 100))}$ dollars, and that is taken off.`,
      mistakes: ({ p, r }) => {
        const part = frac(p * r, 100)
        const once = sub(p, part)
        return [
          {
            says: `Giving ${r}% of the price instead of what is left`,
            result: asWritten(toDecimalText(part)),
            how: `$\\frac{${r}}{100} \\cdot ${p} = ${toDecimalText(part)}$`,
            again: asWritten(toDecimalText(sub(p, frac(p * (100 - r), 100)))),
          },
          {
            says: `Taking off ${r} dollars instead of ${r}%`,
            result: asWritten(`${p - r}`),
            how: `$${p} - ${r} = ${p - r}$`,
            again: asWritten(toDecimalText(mul(p, frac(p - r, p)))),
          },
          {
            says: `Adding ${r}% instead of taking it off`,
            result: asWritten(toDecimalText(frac(p * (100 + r), 100))),
            how: `$${p} + ${toDecimalText(part)} = ${toDecimalText(add(p, part))}$`,
            again: asWritten(toDecimalText(sub(2 * p, once))),
          },
          {
            says: `Taking ${r}% off two times`,
            result: asWritten(toDecimalText(frac(p * (100 - r) * (100 - r), 10000))),
            how: `first $${toDecimalText(once)}$ and then $${toDecimalText(frac(p * (100 - r) * (100 - r), 10000))}$`,
            again: asWritten(toDecimalText(sub(once, mul(once, frac(r, 100))))),
          },
        ]
      },
      outcome: 'result',
    }),
    ({ e: { p, r }, which }) => {
      const [part, got] = [toDecimalText(frac(p * r, 100)), toDecimalText(frac(p * (100 - r) * (100 - r), 10000))]
      const off = toDecimalText(sub(p, frac(p * (100 - r) * (100 - r), 10000)))
      return [
        `Look at the size: after ${r}% off, more than half of the price is left, so $${part}$ dollars is far too little. It is the ${r}% itself.`,
        `Compare with the old price: $${p} - ${p - r} = ${r}$, so ${r} dollars were taken off.`,
        `Compare with the old price: $${toDecimalText(frac(p * (100 + r), 100))}$ is more than $${p}$, so something was added, and only one of the mistakes adds.`,
        `Compare with the old price: $${p} - ${got} = ${off}$ was taken off. That is more than ${r}% once, $${part}$, and less than twice as much, because the second ${r}% is taken of less.`,
      ][which]
    },
  ),
})

/** What an expression does to the price, as it is read: the three right ones first. */
function readOff(says: string, { r, up }: { r: number; up: boolean }): string {
  const [kept, part] = [up ? 100 + r : 100 - r, Number((r / 100).toFixed(2))]
  const tex = says.replace('writes ', '')
  const does = up ? 'adds' : 'takes off'
  if (tex === `$${part}p$`) return `${tex} is the ${up ? 'rise' : 'discount'} alone`
  if (tex.endsWith(` ${part}$`)) return `${tex} ${does} ${r} cents`
  if (tex.endsWith(` ${r}$`)) return `${tex} ${does} ${r} dollars`
  return tex.startsWith('$p') ? `${tex} ${does} ${r}% of $p$` : `${tex} is ${kept}% of $p$`
}

const factors = template({
  id: 'algebra-1/percent-as-a-factor',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoWays({
        items: 6,
        misconceptions: JUDGING,
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
            tested: `Put $p = 200$ into $${tex}$: it gives $${Number(f(200).toFixed(4))}$ dollars.`,
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
        plan: 'Try a price that makes percents easy, such as a few hundred dollars. Work out the new price yourself, then put the same price into each expression.',
        first: ({ r, up }) => ({
          do: `Try a price of 200 dollars: ${r}% of 200 is $2 \\cdot ${r} = ${2 * r}$, so the new price is $200 ${up ? '+' : '-'} ${2 * r} = ${up ? 200 + 2 * r : 200 - 2 * r}$ dollars.`,
          why: 'Percent means per hundred, and 200 has two hundreds.',
        }),
      }),
      ({ e: { r, up }, says, names }) => {
        const at = says.map(
          (said, who) =>
            `${names[who]}’s expression gives $${Number(readValue(said.replace('writes ', ''), { p: 300 }).toFixed(4))}$`,
        )
        return `Try a price of 300 dollars: ${r}% of it is ${3 * r} dollars, so the new price is ${up ? 300 + 3 * r : 300 - 3 * r} dollars. For $p = 300$ ${at.join(', and ')}.`
      },
    ),
    ({ e, says: [one, two] }) =>
      `Without a trial price: ${e.up ? `a rise of ${e.r}% makes ${100 + e.r}%` : `a discount of ${e.r}% leaves ${100 - e.r}%`} of $p$. Now read what each expression does: ${readOff(one, e)}, and ${readOff(two, e)}.`,
  ),
})

export const templates: readonly Template[] = [twice, mistake, factors]
