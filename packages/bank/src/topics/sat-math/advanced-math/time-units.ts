import { asWritten, expr, frac, gcd, group, num, percent, pick, type Template, template, toTex, until } from '#kit'

const skill = 'sm-exponential-functions'

/** Long unit, short unit, how many short ones make a long one, and what grows. */
const UNITS = [
  { long: 'year', short: 'month', many: 12, what: 'the number of members of an online club' },
  { long: 'year', short: 'quarter', many: 4, what: 'the value of an investment, in dollars,' },
  { long: 'week', short: 'day', many: 7, what: 'the area covered by algae on a pond, in square feet,' },
  { long: 'day', short: 'hour', many: 24, what: 'the number of cells in a culture' },
  { long: 'hour', short: 'minute', many: 60, what: 'the number of bacteria in a sample' },
] as const

type Growth = Readonly<{ start: number; b: number; many: number; up: boolean }>

const factorOf = (r: number): number => Math.round(100 + r) / 100
const shortLetter = 'm'
/** A number inside TeX, its thousands parted without a gap. */
const inTex = (n: number): string => group(n).replace(',', '{,}')

const inShort = template({
  id: 'sat-math/exponential-time-unit',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        start: pick(rng, [240, 350, 480, 600, 750, 900, 1250, 1600, 2400, 3200]),
        r: pick(rng, [4, 6, 8, 9, 12, 15, 18, 24, -4, -6, -8, -12, -15, -18]),
        u: pick(rng, [0, 1, 2, 3, 4]),
        up: pick(rng, [true, false]),
      }),
      // Believable growth: a short unit brings a small change, and an investment grows.
      ({ r, u, up }) => !(up && (u > 2 || Math.abs(r) > 9)) && !(u === 1 && (r < 0 || r > 12)),
    ),
  frames: [
    {
      id: 'which',
      kind: 'words',
      items: 9,
      stem: ({ start, r, u, up }) => {
        const { long, short, many, what } = UNITS[u] as (typeof UNITS)[number]
        const [from, to, x, y] = up ? [short, long, shortLetter, 't'] : [long, short, 't', shortLetter]
        return `<p>The function $f(${x}) = ${inTex(start)}(${factorOf(r)})^${x}$ models ${what} $${x}$ ${from}s after it was first measured. One ${long} has ${many} ${short}s.</p><p>Which function models it $${y}$ ${to}s after that?</p>`
      },
    },
    {
      id: 'equivalent',
      kind: 'words',
      items: 8,
      stem: ({ start, r, u, up }) => {
        const { long, short, many } = UNITS[u] as (typeof UNITS)[number]
        const each = up ? short : long
        return `A quantity is ${group(start)} at first and is multiplied by $${factorOf(r)}$ each ${each}. There are ${many} ${short}s in one ${long}. Which expression gives the quantity after $${up ? 't' : shortLetter}$ ${up ? long : short}s?`
      },
    },
  ],
  given: ({ start, r, u, up }) => ({ start, b: factorOf(r), many: UNITS[u]?.many ?? 12, up }),
  answer: ({ start, r, u, up }) => {
    const many = UNITS[u]?.many ?? 12
    const b = factorOf(r)
    return up
      ? expr(`${inTex(start)}(${b})^{${many}t}`, ({ t }) => start * b ** (many * t))
      : expr(`${inTex(start)}(${b})^{\\frac{m}{${many}}}`, ({ m }) => start * b ** (m / many))
  },
  traps: [
    {
      misconception: 'sm-time-unit-the-wrong-way',
      classic: true,
      rule: ({ start, b, many, up }: Growth) =>
        up
          ? expr(`${inTex(start)}(${b})^{\\frac{t}{${many}}}`, ({ t }) => start * b ** (t / many))
          : expr(`${inTex(start)}(${b})^{${many}m}`, ({ m }) => start * b ** (many * m)),
      says: ({ u, up }) =>
        `I ${up ? 'divided' : 'multiplied'} the time by ${UNITS[u]?.many} instead of ${up ? 'multiplying' : 'dividing'}.`,
      why: ({ u, up }) =>
        `${up ? 'divides' : 'multiplies'} the time by ${UNITS[u]?.many} instead of ${up ? 'multiplying' : 'dividing'}.`,
    },
    {
      misconception: 'sm-keeps-the-exponent',
      rule: ({ start, b, up }: Growth) =>
        up
          ? expr(`${inTex(start)}(${b})^t`, ({ t }) => start * b ** t)
          : expr(`${inTex(start)}(${b})^m`, ({ m }) => start * b ** m),
      why: ({ u }) => `applies the factor once in each new unit and leaves out the ${UNITS[u]?.many}.`,
    },
    {
      misconception: 'sm-divides-the-growth-factor',
      rule: ({ start, b, many, up }: Growth) =>
        up
          ? expr(`${inTex(start)}(${b} \\cdot ${many})^t`, ({ t }) => start * (b * many) ** t)
          : expr(`${inTex(start)}\\left(\\frac{${b}}{${many}}\\right)^m`, ({ m }) => start * (b / many) ** m),
      says: ({ u, up }) =>
        `I ${up ? 'multiplied' : 'divided'} the factor itself by ${UNITS[u]?.many} and did not change the exponent.`,
      why: ({ u }) => `changes the factor by ${UNITS[u]?.many} instead of the exponent.`,
    },
    {
      misconception: 'sm-splits-the-rate-evenly',
      rule: ({ start, b, many, up }: Growth) => {
        const rate = Math.round(Math.abs(b - 1) * 100) / 100
        const sign = b > 1 ? '+' : '-'
        // A base that is not positive would be seen through at once.
        if (up && 1 + (b - 1) * many <= 0) return null
        return up
          ? expr(`${inTex(start)}(1 ${sign} ${rate} \\cdot ${many})^t`, ({ t }) => start * (1 + (b - 1) * many) ** t)
          : expr(
              `${inTex(start)}\\left(1 ${sign} \\frac{${rate}}{${many}}\\right)^m`,
              ({ m }) => start * (1 + (b - 1) / many) ** m,
            )
      },
      says: ({ u, up }) =>
        `I ${up ? 'multiplied' : 'divided'} the percent of change by ${UNITS[u]?.many}, as if percents added up.`,
      why: ({ u, up }) =>
        `${up ? 'multiplies' : 'divides'} the percent by ${UNITS[u]?.many}, but compound change does not add up that way.`,
    },
    {
      misconception: 'sm-changes-the-starting-value',
      rule: ({ start, b, many, up }: Growth) =>
        up
          ? expr(`${inTex(start)}(${many})(${b})^t`, ({ t }) => start * many * b ** t)
          : expr(`\\frac{${start}}{${many}}(${b})^m`, ({ m }) => (start / many) * b ** m),
      says: ({ u, up }) =>
        `I ${up ? 'multiplied' : 'divided'} the starting value by ${UNITS[u]?.many} and did not change the exponent.`,
      why: ({ start, u, up }) =>
        `changes the first value: at time 0 it gives $${up ? `${start} \\cdot ${UNITS[u]?.many}` : `\\frac{${start}}{${UNITS[u]?.many}}`}$ instead of ${group(start)}.`,
    },
  ],
  explain: ({ start, r, u, up }) => {
    const { long, short, many } = UNITS[u] as (typeof UNITS)[number]
    const b = factorOf(r)
    const key = up ? `${inTex(start)}(${b})^{${many}t}` : `${inTex(start)}(${b})^{\\frac{m}{${many}}}`
    return {
      plan: 'The base belongs to one period. Keep the base and the starting value, and write how many such periods fit into the new time.',
      steps: [
        {
          do: `The factor ${b} is applied once each ${up ? short : long}.`,
          why: `The change of ${percent(Math.abs(r)).html} belongs to that unit.`,
        },
        {
          do: up
            ? `In $t$ ${long}s there are $${many}t$ such periods.`
            : `In $m$ of the shorter units there are $\\frac{m}{${many}}$ such periods.`,
          why: `One ${long} is ${many} times one ${short}.`,
        },
        { do: `The function is $${key}$.`, why: 'The exponent counts the periods.' },
      ],
      check: up
        ? `After $t = 1$ the factor has been applied ${many} times.`
        : `For $m = ${many}$ the exponent is 1: the factor has been applied once, as it should be after one ${long}.`,
      faster: `Test the options: one ${long} is ${many} ${short}s. ${up ? `At $t = 1$ the exponent must be ${many}` : `At $m = ${many}$ the exponent must be 1`} and the base still ${b}; only $${key}$ has both.`,
    }
  },
  check: ({ start, b, many, up }) =>
    up
      ? expr('', ({ t }) => start * Math.exp(Math.log(b) * many * t))
      : expr('', ({ m }) => start * Math.exp((Math.log(b) * m) / many)),
})

const CLOCKS = [
  { long: 'year', short: 'month', many: 12 },
  { long: 'day', short: 'hour', many: 24 },
  { long: 'hour', short: 'minute', many: 60 },
] as const

const period = template({
  id: 'sat-math/exponential-period',
  skill,
  difficulty: 'High',
  b: 1.6,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        start: pick(rng, [180, 320, 450, 800, 1500, 2800, 5000]),
        r: pick(rng, [5, 10, 15, 20, 25, 30, 35, 40, -10, -15, -20, -25, -35, -40]),
        p: pick(rng, [2, 3, 4, 5, 6]),
        q: pick(rng, [2, 3, 4, 5, 7]),
        u: pick(rng, [0, 1, 2]),
      }),
      ({ p, q, u }) => gcd(p, q) === 1 && (p - q) % 2 !== 0 && ((CLOCKS[u]?.many ?? 1) * q) % p === 0,
    ),
  frames: [
    {
      id: 'every',
      kind: 'words',
      items: 8,
      stem: ({ start, r, p, q, u }) => {
        const { long, short } = CLOCKS[u] as (typeof CLOCKS)[number]
        return `<p>$f(t) = ${inTex(start)}(${factorOf(r)})^{\\frac{${p}}{${q}}t}$</p><p>The given function models a quantity $t$ ${long}s after it was first measured. According to the model, the quantity ${r > 0 ? 'increases' : 'decreases'} by ${Math.abs(r)}% every $n$ ${short}s. What is the value of $n$?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 7,
      stem: ({ start, r, p, q, u }) => {
        const { long, short } = CLOCKS[u] as (typeof CLOCKS)[number]
        return `A scientist models a quantity by $Q = ${inTex(start)}(${factorOf(r)})^{\\frac{${p}}{${q}}t}$, where $t$ is the time in ${long}s. How many ${short}s does it take, according to the model, until the quantity has ${r > 0 ? 'grown' : 'dropped'} by ${Math.abs(r)}%?`
      },
    },
  ],
  given: ({ start, r, p, q, u }) => ({ start, r: Math.abs(r), p, q, unit: CLOCKS[u]?.short ?? 'month' }),
  answer: ({ p, q, u }) => num(frac((CLOCKS[u]?.many ?? 1) * q, p)),
  traps: [
    {
      misconception: 'sm-exponent-factor-as-the-period',
      classic: true,
      says: ({ p, q, u }) =>
        `I multiplied the ${CLOCKS[u]?.many} ${CLOCKS[u]?.short}s of one ${CLOCKS[u]?.long} by $${toTex(frac(p, q))}$ instead of dividing by it.`,
      operation: 'multiplied-instead-of-divided',
      operands: ({ p, q, unit }) => [manyOf(unit), frac(p, q)],
      rule: ({ p, q, unit }) => num(frac(manyOf(unit) * p, q)),
      why: ({ p, q, u }) => `multiplies ${CLOCKS[u]?.many} by $${toTex(frac(p, q))}$ instead of dividing by it.`,
    },
    {
      misconception: 'sm-reads-one-unit-as-the-period',
      rule: ({ unit }) => num(manyOf(unit)),
      why: ({ p, q, u }) => `is one whole ${CLOCKS[u]?.long}; the exponent is then $${toTex(frac(p, q))}$, not 1.`,
    },
    {
      misconception: 'sm-half-of-the-exponent-factor',
      rule: ({ q, unit }) => num(manyOf(unit) * q),
      says: ({ p, q, u }) =>
        `I multiplied ${CLOCKS[u]?.many} ${CLOCKS[u]?.short}s by the denominator ${q} of the factor in the exponent and left out the numerator ${p}.`,
      why: ({ p, q }) => `uses the ${q} of the exponent and leaves out the ${p}.`,
    },
    {
      misconception: 'sm-half-of-the-exponent-factor',
      rule: ({ p, unit }) => num(frac(manyOf(unit), p)),
      says: ({ p, q, u }) =>
        `I divided ${CLOCKS[u]?.many} ${CLOCKS[u]?.short}s by the numerator ${p} of the factor in the exponent and left out the denominator ${q}.`,
      why: ({ p, q }) => `uses the ${p} of the exponent and leaves out the ${q}.`,
    },
    {
      misconception: 'sm-period-in-the-old-unit',
      says: ({ p, q, u }) =>
        `I found the period, $${toTex(frac(q, p))}$ of a ${CLOCKS[u]?.long}, and did not change it to ${CLOCKS[u]?.short}s.`,
      operation: 'unit-not-converted',
      operands: ({ p, q }) => [frac(q, p)],
      rule: ({ p, q }) => num(frac(q, p)),
      why: ({ u }) => `is the time in ${CLOCKS[u]?.long}s.`,
    },
  ],
  explain: ({ r, p, q, u }) => {
    const { long, short, many } = CLOCKS[u] as (typeof CLOCKS)[number]
    return {
      plan: 'The base is applied once each time the exponent grows by one. Find the time for which the exponent is one, then convert the unit.',
      steps: [
        {
          do: `The base ${factorOf(r)} means ${r > 0 ? 'an increase' : 'a decrease'} of ${Math.abs(r)}%.`,
          why: `$1 ${r > 0 ? '+' : '-'} ${Math.abs(r) / 100} = ${factorOf(r)}$.`,
        },
        {
          do: `$\\frac{${p}}{${q}}t = 1$, so $t = ${toTex(frac(q, p))}$ ${long}s`,
          why: 'The base is applied once when the exponent is 1.',
        },
        {
          do: `$${toTex(frac(q, p))} \\cdot ${many} = ${toTex(frac(many * q, p))}$ ${short}s`,
          why: `One ${long} has ${many} ${short}s.`,
        },
      ],
      check: `In ${toTex(frac(many * q, p)).startsWith('\\') ? `$${toTex(frac(many * q, p))}$` : (many * q) / p} ${short}s, $t = ${toTex(frac(q, p))}$ and the exponent is $\\frac{${p}}{${q}} \\cdot ${toTex(frac(q, p))} = 1$.`,
      faster: `The time of one full step is 1 divided by the factor in the exponent. In one line on a calculator: $${many} \\cdot ${q} \\div ${p} = ${(many * q) / p}$ ${short}s.`,
    }
  },
  // The number of short units after which the exponent has reached 1, counted up.
  check: ({ p, q, unit }) => {
    let n = 0
    while (p * n < q * manyOf(unit)) n++
    return num(n)
  },
})

function manyOf(unit: string): number {
  return CLOCKS.find((c) => c.short === unit)?.many ?? 12
}

const shown = template({
  id: 'sat-math/exponential-value-as-coefficient',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: pick(rng, [2, 3, 4, 5, 6, 7, 8]),
        b: pick(rng, [2, 3, 4, 5]),
        s: pick(rng, [2, 3]),
        at: pick(rng, [0, 1]),
      }),
      ({ a, b, s }) => a !== b && a * b ** s < 900,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, s, at }) =>
        `<p>$f(x) = ${a}(${b})^{x + ${s}}$</p><p>Which equivalent form of $f$ shows the value of $f(${at})$ as its coefficient?</p>`,
    },
    {
      id: 'context',
      kind: 'words',
      items: 6,
      stem: ({ a, b, s, at }) =>
        `The number of followers of a page $x$ months after its launch is modeled by $N(x) = ${a}(${b})^{x + ${s}}$. Which equivalent form shows, as its coefficient, the number of followers ${at === 0 ? 'at the launch' : '1 month after the launch'}?`,
    },
  ],
  given: ({ a, b, s, at }) => ({ a, b, s, at }),
  answer: ({ a, b, s, at }) => form(a, b, s, s + at),
  traps: [
    {
      misconception: 'sm-coefficient-at-another-input',
      rule: ({ a, b, s, at }) => form(a, b, s, s + 1 - at),
      says: ({ at }) => `I chose the form whose coefficient is the value at $x = ${1 - at}$.`,
      why: ({ at }) => `has the value at $x = ${1 - at}$ as its coefficient.`,
    },
    {
      misconception: 'sm-zero-of-the-exponent-with-the-wrong-sign',
      rule: ({ a, b, s }) => form(a, b, s, s - 1),
      says: () => 'I chose the form whose coefficient is the value at $x = -1$.',
      why: () => 'has the value at $x = -1$ as its coefficient.',
    },
    {
      misconception: 'sm-coefficient-at-another-input',
      rule: ({ a, b, s }) => form(a, b, s, s - 2),
      says: ({ s }) =>
        s > 2
          ? 'I chose the form whose coefficient is the value at $x = -2$.'
          : 'I took the coefficient as it stands for the value.',
      why: () => 'has the value at $x = -2$ as its coefficient.',
    },
  ],
  explain: ({ a, b, s, at }) => ({
    plan: 'The coefficient is the value where the exponent is zero. Move factors of the base out of the power until the exponent is zero at the wanted input.',
    steps: [
      {
        do: `The exponent must be 0 at $x = ${at}$, so it must be $${at === 0 ? 'x' : 'x - 1'}$.`,
        why: 'Any power with exponent 0 is 1, and only the coefficient is left.',
      },
      {
        do: `$${a}(${b})^{x + ${s}} = ${a} \\cdot ${b}^{${s + at}} \\cdot (${b})^{${at === 0 ? 'x' : 'x - 1'}}$`,
        why: `$x + ${s} = ${s + at} + ${at === 0 ? 'x' : '(x - 1)'}$, and exponents add up.`,
      },
      {
        do: `$${a} \\cdot ${b ** (s + at)} = ${a * b ** (s + at)}$, so the form is ${form(a, b, s, s + at).html}.`,
        why: 'This number is the wanted value.',
      },
    ],
    check: `Put $x = ${at}$ into the given form: $${a} \\cdot ${b}^{${s + at}} = ${a * b ** (s + at)}$.`,
    faster: `The coefficient must be the value itself: on a calculator, $${a} \\cdot ${b}^{${s + at}} = ${a * b ** (s + at)}$, and only one option has this coefficient.`,
  }),
  check: ({ a, b, s, at }) => {
    const value = Array.from({ length: s + at }, () => b).reduce((x, y) => x * y, a)
    return asWritten(`${inTex(value)}(${b})^{${at === 0 ? 'x' : 'x - 1'}}`.replace('^{x}', '^x'))
  },
})

/** a · b^(x + s) with `out` factors of the base moved into the coefficient. */
function form(a: number, b: number, s: number, out: number) {
  const rest = s - out
  const exponent = rest === 0 ? 'x' : `{x ${rest > 0 ? '+' : '-'} ${Math.abs(rest)}}`
  return asWritten(`${inTex(a * b ** out)}(${b})^${exponent}`)
}

export const templates: readonly Template[] = [inShort, period, shown]
