/** Divisors such as 2x + 3, and quotients with a fraction. */

import {
  expr,
  frac,
  type Html,
  int,
  nonZero,
  num,
  paren,
  pick,
  polyDivmod,
  polyNumber,
  polynomial,
  polyTex,
  type Rng,
  signed,
  type Template,
  template,
  toTex,
  until,
  type Value,
} from '#kit'
import {
  base,
  byQuadratic,
  type Division,
  divide,
  dividendOf,
  firstOnly,
  givenOf,
  type List,
  lastAdded,
  lastDropped,
  type Parts,
  rounds,
  small,
  tex,
  value,
} from './long-division.ts'

const wholeList = (list: List): List | null => (list.every((c) => Number.isInteger(c)) ? list : null)

/** Synthetic division with −s/a, without dividing the row by a afterward. */
const undividedRow = (p: List, [a = 1, s = 0]: List): List | null => {
  const row: number[] = []
  for (const [i, c] of p.slice(0, -1).entries()) row.push(i === 0 ? c : c - (s * (row[i - 1] as number)) / a)
  return wholeList(row)
}

const byTwoX = (rng: Rng): Parts =>
  until(
    () => ({
      q: [int(rng, 1, 4), nonZero(rng, -6, 6), nonZero(rng, -6, 6)],
      d: [pick(rng, [2, 2, 3]), pick(rng, [-5, -3, -1, 1, 3, 5, 4, -4])],
      r: [],
    }),
    (e) =>
      small(dividendOf(e)) &&
      dividendOf(e).every((c) => c !== 0) &&
      (e.d[0] !== 2 || (e.d[1] as number) % 2 !== 0) &&
      (e.d[0] !== 3 || (e.d[1] as number) % 3 !== 0),
  )

type Slip = Readonly<{
  misconception: string
  classic?: true
  row: (p: List, d: List) => List | null
  says?: (e: Parts) => string
  why: (e: Parts) => string
}>

const linearSlips: readonly Slip[] = [
  {
    misconception: 'a2-ld-forgets-the-leading-coefficient',
    classic: true,
    row: undividedRow,
    why: ({ d: [a = 1] }) =>
      `is ${a} times too large: synthetic division with the zero of the divisor divides by $x - c$, so its result must still be divided by ${a}.`,
  },
  {
    misconception: 'a2-ld-subtracts-only-the-first-term',
    row: (p, d) => divide(p, firstOnly(d))?.q ?? null,
    why: ({ d: [, s = 0] }) => `adds the multiples of $${s}$ instead of subtracting them.`,
  },
  {
    misconception: 'a2-ld-uses-the-constant-as-zero',
    row: (p, [, s = 0]) => divide(p, [1, s])?.q ?? null,
    why: ({ d: [, s = 0] }) => `divides by $${tex([1, s])}$ instead of the given divisor.`,
  },
  {
    misconception: 'a2-divides-term-by-term',
    says: ({ d: [a = 1] }) =>
      `I divided each term by $${a}x$, ignored the number in the divisor, and left the last term out.`,
    row: (p, [a = 1]) => wholeList(p.slice(0, 3).map((c) => c / a)),
    why: () => 'divides each term by the leading term alone.',
  },
  {
    misconception: 'a2-ld-stops-subtracting-after-one-round',
    says: () =>
      'For the last term of the quotient I divided the $x$-term of the dividend itself, without subtracting first.',
    row: ([p0 = 0, p1 = 0, p2 = 0], [a = 1, s = 0]) => wholeList([p0 / a, (p1 - (p0 / a) * s) / a, p2 / a]),
    why: () => 'divides the third term of the dividend itself, without the second subtraction.',
  },
]

const linearPlan =
  'The divisor has a leading coefficient other than one, so use long division: divide leading terms, multiply the whole divisor, subtract.'

/** Where nothing is left, first and last coefficient divide out, and the second follows. */
function byCoefficients(e: Parts): Html {
  const [[first = 0, middle = 0, last = 0], [k = 1, l = 1], p] = [e.q, e.d, dividendOf(e)]
  return `Nothing is left, so comparing coefficients is enough: the first one is $${p[0]} \\div ${k} = ${first}$, the last one $${p.at(-1)} \\div ${paren(l)} = ${last}$, and the $x^{2}$-terms give the middle one, $(${p[1]} - ${paren(first * l)}) \\div ${k} = ${middle}$.`
}

/** At 1 the quotient is the sum of its coefficients. */
function byValueAtOne(e: Parts): Readonly<{ faster?: Html }> {
  const [[first = 0, middle = 0, last = 0], [k = 1, l = 1], p] = [e.q, e.d, dividendOf(e)]
  const [whole, by] = [p.reduce((s, c) => s + c, 0), k + l]
  if (by === 0) return {}
  return {
    faster: `Put in $x = 1$: there the dividend is $${whole}$ and the divisor $${by}$, so the sum of all three coefficients is $${whole} \\div ${paren(by)} = ${first + middle + last}$. The first one is $${p[0]} \\div ${k} = ${first}$; take it away.`,
  }
}

const linearDivisor = template({
  ...base,
  id: 'algebra-2/long-division-linear-divisor',
  balance: 'place',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 105,
  draw: byTwoX,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: (e) => `What is the quotient when $${tex(dividendOf(e))}$ is divided by $${tex(e.d)}$?`,
    },
    {
      id: 'box',
      kind: 'words',
      items: 5,
      stem: (e) =>
        `A storage box has a volume of $${tex(dividendOf(e))}$ cubic inches and a height of $${tex(e.d)}$ inches. Which expression gives the area of its base, in square inches?`,
    },
  ],
  given: givenOf,
  answer: ({ q }) => value(q),
  traps: linearSlips.map(({ row, ...slip }) => ({
    ...slip,
    rule: ({ p, d }: Division) => {
      const found = row(p, d)
      return found ? value(found) : null
    },
  })),
  explain: (e, frame) => ({
    plan: linearPlan,
    steps: [
      ...(frame === 'box'
        ? [{ do: 'Area of the base = volume divided by height.', why: 'The volume of a box is base times height.' }]
        : []),
      ...rounds(givenOf(e)),
      { do: `The quotient is $${tex(e.q)}$, and nothing is left.`, why: 'It collects the terms found in the rounds.' },
    ],
    check: `$${polyTex(polynomial([e.d[0] as number, 0]))} \\cdot ${tex([e.q[0] as number, 0, 0])} = ${tex([dividendOf(e)[0] as number, 0, 0, 0])}$ and $${e.d[1]} \\cdot ${paren(e.q.at(-1) ?? 0)} = ${dividendOf(e).at(-1)}$: the leading terms and the constant terms agree.`,
    faster: byCoefficients(e),
  }),
  check: ({ p, d }) => expr('c', ({ x }) => polyNumber(polynomial(p), x) / polyNumber(polynomial(d), x)),
})

const coefficient = template({
  ...base,
  id: 'algebra-2/long-division-coefficient',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 110,
  response: 'grid',
  draw: byTwoX,
  frames: [
    {
      id: 'find-n',
      kind: 'multi-step',
      items: 7,
      stem: (e) =>
        `When $${tex(dividendOf(e))}$ is divided by $${tex(e.d)}$, the remainder is 0 and the quotient has the form $kx^{2} + mx + n$, where $k$, $m$ and $n$ are numbers. What is the value of $m + n$?`,
    },
  ],
  given: givenOf,
  answer: ({ q: [, m = 0, n = 0] }) => num(m + n),
  traps: linearSlips.map(({ row, ...slip }) => ({
    ...slip,
    rule: ({ p, d }: Division) => {
      const found = row(p, d)
      return found ? num((found[1] ?? 0) + (found[2] ?? 0)) : null
    },
    why: (e: Parts) => `is $m + n$ of $${tex(row(dividendOf(e), e.d) ?? [])}$; it ${slip.why(e)}`,
  })),
  explain: (e) => ({
    plan: linearPlan,
    steps: [
      ...rounds(givenOf(e)),
      {
        do: `The quotient is $${tex(e.q)}$, so $m + n = ${e.q[1]}${signed(e.q[2] ?? 0)} = ${(e.q[1] ?? 0) + (e.q[2] ?? 0)}$.`,
        why: 'Compare the coefficients with the form given.',
      },
    ],
    check: `At $x = 1$ the dividend is $${dividendOf(e).reduce((s, c) => s + c, 0)}$, and so is the product of divisor and quotient there.`,
    ...byValueAtOne(e),
  }),
  check: ({ p, d }) => {
    const q = polyDivmod(polynomial(p), polynomial(d)).quotient
    return num((q[0]?.n ?? 0) + (q[1]?.n ?? 0))
  },
})

/** q(x) + r(x)/d(x), written out. */
const mixed = (q: List, r: List, d: List): Value =>
  expr(
    `${tex(q)} + \\frac{${tex(r)}}{${tex(d)}}`,
    ({ x }) => polyNumber(polynomial(q), x) + polyNumber(polynomial(r), x) / polyNumber(polynomial(d), x),
  )

const dividedBy = (p: List, d: List, shown: List): Value | null => {
  const found = divide(p, d)
  return found?.r.every((c) => c !== 0) ? mixed(found.q, found.r, shown) : null
}

/** The fraction at an easy number at which no other option has its value, so that one trial decides. */
function triedAt(e: Parts): string {
  const [p, at] = [dividendOf(e), (list: List, x: number) => polyNumber(polynomial(list), x)]
  const slips = [firstOnly(e.d), lastAdded(e.d), lastDropped(e.d)].flatMap((d) => divide(p, d) ?? [])
  const others = [...slips, { q: e.r, r: e.q }, { q: e.q, r: e.r.map((c) => -c) }]
  const apart = (x: number) =>
    at(e.d, x) !== 0 && others.every(({ q, r }) => at(q, x) * at(e.d, x) + at(r, x) !== at(p, x))
  const x = [0, 1, -1, 2, -2, 3].find(apart) ?? 4
  return `Put $x = ${x}$ in: the fraction is $${toTex(frac(at(p, x), at(e.d, x)))}$ there, and of the options only ${mixed(e.q, e.r, e.d).html} has this value.`
}

const form = template({
  ...base,
  id: 'algebra-2/long-division-mixed-form',
  difficulty: 'High',
  b: 0.9,
  seconds: 130,
  draw: byQuadratic,
  frames: [
    {
      id: 'fraction',
      kind: 'multi-step',
      items: 5,
      stem: (e) => `Which expression is equivalent to $\\frac{${tex(dividendOf(e))}}{${tex(e.d)}}$?`,
    },
    {
      id: 'sum-form',
      kind: 'words',
      items: 5,
      stem: (e) =>
        `The rational function $f(x) = \\frac{${tex(dividendOf(e))}}{${tex(e.d)}}$ can be written as the sum of a linear expression and a fraction whose numerator is linear. Which of these is that form of $f(x)$?`,
    },
  ],
  given: givenOf,
  answer: ({ q, r, d }) => mixed(q, r, d),
  traps: [
    {
      misconception: 'a2-ld-subtracts-only-the-first-term',
      classic: true,
      rule: ({ p, d }) => dividedBy(p, firstOnly(d), d),
      why: () => 'adds the later terms of each product instead of subtracting them.',
    },
    {
      misconception: 'a2-ld-gives-the-other-part',
      rule: ({ p, d }) => {
        const found = divide(p, d)
        return found ? mixed(found.r, found.q, d) : null
      },
      why: () => 'has quotient and remainder exchanged: the remainder belongs over the divisor.',
      says: () => 'I wrote the remainder in front and the quotient over the divisor.',
    },
    {
      misconception: 'a2-ld-adds-the-last-term',
      rule: ({ p, d }) => dividedBy(p, lastAdded(d), d),
      why: ({ d: [, , t = 1] }) => `adds the multiples of $${t}$ instead of subtracting them.`,
    },
    {
      misconception: 'a2-ld-drops-the-last-term',
      rule: ({ p, d }) => dividedBy(p, lastDropped(d), d),
      why: ({ d: [, , t = 1] }) => `never multiplies by the $${t}$ of the divisor.`,
    },
    {
      misconception: 'a2-subtracts-the-remainder',
      rule: ({ p, d }) => {
        const found = divide(p, d)
        return found
          ? mixed(
              found.q,
              found.r.map((c) => -c),
              d,
            )
          : null
      },
      why: () => 'has every sign of the remainder changed.',
    },
  ],
  explain: (e) => ({
    plan: 'Divide by long division; then write the quotient plus the remainder over the divisor.',
    steps: [
      ...rounds(givenOf(e)),
      {
        do: `The quotient is $${tex(e.q)}$, the remainder $${tex(e.r)}$, so the fraction equals ${mixed(e.q, e.r, e.d).html}.`,
        why: 'The remainder is still to be divided by the divisor.',
      },
    ],
    check: `$(${tex(e.d)})(${tex(e.q)}) + (${tex(e.r)}) = ${tex(dividendOf(e))}$`,
    faster: triedAt(e),
  }),
  check: ({ p, d }) => expr('c', ({ x }) => polyNumber(polynomial(p), x) / polyNumber(polynomial(d), x)),
})

export const templates: readonly Template[] = [linearDivisor, coefficient, form]
