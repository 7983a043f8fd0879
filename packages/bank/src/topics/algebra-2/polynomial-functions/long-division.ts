/** Long division: quotients and remainders for divisors that synthetic division cannot take. */

import {
  expr,
  type Html,
  int,
  nonZero,
  paren,
  pick,
  polyAdd,
  polyDivmod,
  polyMul,
  polyNumber,
  polynomial,
  polySub,
  polyTex,
  polyValue,
  type Rng,
  type Step,
  signed,
  type Template,
  template,
  toNumber,
  until,
  type Value,
} from '#kit'

export const skill = 'a2-long-division'
export const base = { skill, calculator: false, response: 'choice' } as const

export type List = readonly number[]
export type Division = Readonly<{ p: List; d: List }>

export const tex = (c: List): string => polyTex(polynomial(c))
export const value = (c: List): Value => polyValue(polynomial(c))

/** Long division on lists of coefficients; null where a term of the quotient would not be whole. */
export function divide(p: List, d: List): Readonly<{ q: List; r: List }> | null {
  const rest = [...p]
  const q: number[] = []
  for (let i = 0; i + d.length <= p.length; i++) {
    const k = (rest[i] as number) / (d[0] as number)
    if (!Number.isInteger(k)) return null
    q.push(k)
    for (const [j, c] of d.entries()) rest[i + j] = (rest[i + j] as number) - k * c
  }
  return { q, r: rest.slice(q.length) }
}

/** Who subtracts the first term of a product and adds the others divides by this instead. */
export const firstOnly = ([a = 1, ...rest]: List): List => [a, ...rest.map((c) => -c)]
/** Who subtracts all terms of a product but the last. */
export const lastAdded = (d: List): List => d.map((c, i) => (i === d.length - 1 ? -c : c))
/** Who leaves the last term of the divisor out of the products. */
export const lastDropped = (d: List): List => d.map((c, i) => (i === d.length - 1 ? 0 : c))

export const quotientBy = (p: List, d: List): Value | null => {
  const q = divide(p, d)?.q
  return q ? value(q) : null
}

export const remainderBy = (p: List, d: List): Value | null => {
  const r = divide(p, d)?.r
  return r?.some((c) => c !== 0) ? value(r) : null
}

export const made = (q: List, d: List, r: List): number[] => {
  const p = polyAdd(polyMul(polynomial(q), polynomial(d)), polynomial(r))
  return Array.from({ length: q.length + d.length - 1 }, (_, i) => toNumber(p[q.length + d.length - 2 - i] ?? 0))
}

const ROUND_WHY = [
  'Divide the leading terms, multiply the whole divisor, and change the sign of every term of the product.',
  'Go on with what is left in the same way: divide the leading terms, multiply, subtract.',
  'Once more: the leading term of what is left decides.',
]

/** Round by round: what is divided, what is subtracted, what is left. */
export function rounds({ p, d }: Division): Step[] {
  const out: Step[] = []
  let rest = [...p]
  for (let i = 0; i + d.length <= p.length; i++) {
    const [k, power] = [(rest[0] as number) / (d[0] as number), p.length - d.length - i]
    if (k !== 0) {
      const term = tex([k, ...Array.from({ length: power }, () => 0)])
      const product = d.map((c) => k * c)
      const left = rest.map((c, j) => c - (product[j] ?? 0))
      const lead = (c: number, n: number) => tex([c, ...Array.from({ length: n }, () => 0)])
      out.push({
        do: `$${lead(rest[0] as number, rest.length - 1)}$ divided by $${lead(d[0] as number, d.length - 1)}$ is $${term}$. Subtract $${term} \\cdot (${tex(d)})${power === 0 && k === 1 ? '' : ` = ${tex([...product, ...Array.from({ length: power }, () => 0)])}`}$; $${tex(left.slice(1))}$ is left.`,
        why: ROUND_WHY[Math.min(out.length, 2)] as string,
      })
      rest = left
    }
    rest = rest.slice(1)
  }
  return out
}

export type Parts = Readonly<{ q: List; d: List; r: List }>
export const dividendOf = ({ q, d, r }: Parts): number[] => made(q, d, r)
export const givenOf = (e: Parts): Division => ({ p: dividendOf(e), d: e.d })
export const small = (list: List, most = 45): boolean => list.every((c) => Math.abs(c) <= most)

export const byQuadratic = (rng: Rng): Parts =>
  until(
    () => ({
      q: [int(rng, 1, 4), nonZero(rng, -6, 6)],
      d: [1, nonZero(rng, -4, 4), nonZero(rng, -5, 5)],
      r: [nonZero(rng, -8, 8), nonZero(rng, -9, 9)],
    }),
    (e) => small(dividendOf(e)) && dividendOf(e).every((c) => c !== 0),
  )

const remainder = template({
  ...base,
  id: 'algebra-2/long-division-remainder',
  balance: 'place',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 110,
  draw: byQuadratic,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: (e) => `What is the remainder when $${tex(dividendOf(e))}$ is divided by $${tex(e.d)}$?`,
    },
    {
      id: 'written-as',
      kind: 'multi-step',
      items: 5,
      stem: (e) =>
        `The equation $${tex(dividendOf(e))} = (${tex(e.d)}) \\cdot q(x) + r(x)$ is true for all $x$. The degree of $r(x)$ is less than 2. Which polynomial is $r(x)$?`,
    },
  ],
  given: givenOf,
  answer: ({ r }) => value(r),
  traps: [
    {
      misconception: 'a2-ld-subtracts-only-the-first-term',
      classic: true,
      rule: ({ p, d }) => remainderBy(p, firstOnly(d)),
      why: ({ d }) => `comes from adding the later terms of each product: the minus must reach all of $${tex(d)}$.`,
    },
    {
      misconception: 'a2-ld-gives-the-other-part',
      rule: ({ p, d }) => quotientBy(p, d),
      why: () => 'is the quotient; the remainder is what is left below.',
      says: () => 'I gave the quotient instead of the remainder.',
    },
    {
      misconception: 'a2-ld-adds-the-last-term',
      rule: ({ p, d }) => remainderBy(p, lastAdded(d)),
      why: ({ d: [, , t = 1] }) => `adds the multiples of $${t}$ instead of subtracting them.`,
    },
    {
      misconception: 'a2-ld-drops-the-last-term',
      rule: ({ p, d }) => remainderBy(p, lastDropped(d)),
      why: ({ d: [, , t = 1] }) => `never multiplies by the $${t}$ of the divisor.`,
    },
  ],
  explain: (e) => ({
    plan: 'The divisor has degree two, so use long division: divide the leading terms, multiply, subtract, and stop when what is left has a lower degree than the divisor.',
    steps: [
      ...rounds(givenOf(e)),
      {
        do: `The remainder is $${tex(e.r)}$.`,
        why: 'Its degree is less than the degree of the divisor, so the division ends.',
      },
    ],
    check: `$(${tex(e.d)})(${tex(e.q)}) + (${tex(e.r)}) = ${tex(dividendOf(e))}$`,
    faster: `Only three coefficients are needed. The quotient is $${tex(e.q)}$, since $${e.q[0]} \\cdot ${paren(e.d[1] as number)}${signed(e.q[1] as number)} = ${dividendOf(e)[1]}$. Left for the $x$-term: $${dividendOf(e)[2]} - ${paren((e.q[0] as number) * (e.d[2] as number))} - ${paren((e.q[1] as number) * (e.d[1] as number))} = ${e.r[0]}$. Left for the number: $${dividendOf(e)[3]} - ${paren((e.q[1] as number) * (e.d[2] as number))} = ${e.r[1]}$.`,
  }),
  check: ({ p, d }) => polyValue(polyDivmod(polynomial(p), polynomial(d)).remainder),
})

/** Whether the divisor is without its middle term, and the product is written one column too far left. */
const shifted = ([a = 1, s = 0, t = 0]: List): List | null => (s === 0 ? [a, t, 0] : null)

/** Where nothing is left, the quotient follows from three coefficients; the divisor begins with 1. */
function byCoefficients(e: Parts): Html {
  const [[first = 0, middle = 0, last = 0], [, s = 0, t = 0], p] = [e.q, e.d, dividendOf(e)]
  const second = s === 0 ? `$${middle}$` : `$${p[1]} - ${paren(first * s)} = ${middle}$`
  return `Nothing is left, so comparing coefficients is enough. The quotient begins with $${tex([first, 0, 0])}$ and ends with $${p.at(-1)} \\div ${paren(t)} = ${last}$; the $x^{3}$-terms give its middle coefficient, ${second}.`
}

const quotient = template({
  ...base,
  id: 'algebra-2/long-division-quotient',
  balance: 'place',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 115,
  draw: (rng): Parts =>
    until(
      () => ({
        q: [int(rng, 1, 3), nonZero(rng, -5, 5), nonZero(rng, -6, 6)],
        d: [1, pick(rng, [0, nonZero(rng, -4, 4)]), nonZero(rng, -5, 5)],
        r: [],
      }),
      (e) => small(dividendOf(e)) && (e.d[1] === 0 || dividendOf(e).includes(0)),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: (e) =>
        `The polynomial $${tex(dividendOf(e))}$ is divided by $${tex(e.d)}$, and the remainder is 0. What is the quotient?`,
    },
    {
      id: 'field',
      kind: 'words',
      items: 5,
      stem: (e) =>
        `A rectangular field has an area of $${tex(dividendOf(e))}$ square feet. Its width is $${tex(e.d)}$ feet. Which expression gives its length, in feet?`,
    },
  ],
  given: givenOf,
  answer: ({ q }) => value(q),
  traps: [
    {
      misconception: 'a2-ld-subtracts-only-the-first-term',
      classic: true,
      says: ({ d }) =>
        `I subtracted only the first term of each product and added the rest, as if I divided by $${tex(firstOnly(d))}$, and I did not see that something is left then.`,
      rule: ({ p, d }) => quotientBy(p, firstOnly(d)),
      why: ({ d }) => `adds the later terms of each product instead of subtracting all of $${tex(d)}$.`,
    },
    {
      misconception: 'a2-ld-ignores-a-missing-power',
      rule: ({ p, d }) => {
        const moved = shifted(d)
        return moved ? quotientBy(p, moved) : null
      },
      why: ({ d: [, , t = 1] }) =>
        `writes the multiples of $${t}$ one column too far left: the divisor has no $x$-term, so a 0 keeps its place.`,
    },
    {
      misconception: 'a2-divides-term-by-term',
      says: () => 'I divided the first three terms by $x^2$, and ignored the rest of the divisor and the last terms.',
      rule: ({ p }) => value(p.slice(0, 3)),
      why: () => 'only lowers each power by two and keeps the coefficients.',
    },
    {
      misconception: 'a2-ld-adds-the-last-term',
      rule: ({ p, d }) => (d[1] === 0 ? null : quotientBy(p, lastAdded(d))),
      why: ({ d: [, , t = 1] }) => `adds the multiples of $${t}$ instead of subtracting them.`,
    },
    {
      misconception: 'a2-ld-drops-the-last-term',
      rule: ({ p, d }) => (d[1] === 0 ? null : quotientBy(p, lastDropped(d))),
      why: ({ d: [, , t = 1] }) => `never multiplies by the $${t}$ of the divisor.`,
    },
    {
      misconception: 'a2-ld-stops-subtracting-after-one-round',
      says: () =>
        'I read the last coefficient of the quotient off after the first subtraction, although a second one comes before it.',
      rule: ({ p, d }) => {
        const [a = 0, b = 0, c = 0] = p
        const [, s = 0, t = 0] = d
        // Without an x-term in the divisor the second round does not reach the last coefficient.
        return s === 0 ? null : value([a, b - a * s, c - a * t])
      },
      why: () => 'reads the last coefficient off after the first subtraction, although a second one comes before it.',
    },
  ],
  explain: (e, frame) => ({
    plan: 'Write both polynomials with a zero for each missing power. Then divide the leading terms, multiply, and subtract, until nothing is left.',
    steps: [
      ...(frame === 'field'
        ? [{ do: 'Length = area divided by width.', why: 'The area of a rectangle is length times width.' }]
        : []),
      ...rounds(givenOf(e)),
      { do: `Nothing is left, so the quotient is $${tex(e.q)}$.`, why: 'It collects the terms found in the rounds.' },
    ],
    check: `The constant term of $(${tex(e.d)})(${tex(e.q)})$ is $${dividendOf(e).at(-1)}$, as in the dividend.`,
    faster: byCoefficients(e),
  }),
  check: ({ p, d }) => expr('c', ({ x }) => polyNumber(polynomial(p), x) / polyNumber(polynomial(d), x)),
})

const next = template({
  ...base,
  id: 'algebra-2/long-division-next-line',
  difficulty: 'Low',
  b: -0.4,
  seconds: 75,
  draw: byQuadratic,
  frames: [
    {
      id: 'first-round',
      kind: 'multi-step',
      items: 8,
      stem: (e) => {
        const k = [e.q[0] as number, 0]
        return `<p>To divide $${tex(dividendOf(e))}$ by $${tex(e.d)}$, the first term of the quotient is $${tex(k)}$, and the product to subtract is $${tex([...e.d.map((c) => c * (e.q[0] as number)), 0])}$.</p><p>Which polynomial is left after this subtraction?</p>`
      },
    },
  ],
  given: (e) => ({ p: dividendOf(e), product: e.d.map((c) => c * (e.q[0] as number)) }),
  answer: (e) =>
    polyValue(polySub(polynomial(dividendOf(e)), polynomial([...e.d.map((c) => c * (e.q[0] as number)), 0]))),
  traps: [
    {
      misconception: 'a2-ld-subtracts-only-the-first-term',
      classic: true,
      rule: ({ p: [, b = 0, c = 0, d = 0], product: [, s = 0, t = 0] }) => value([b + s, c + t, d]),
      why: () => 'takes away the first term only and adds the other two.',
    },
    {
      misconception: 'a2-ld-adds-the-last-term',
      rule: ({ p: [, b = 0, c = 0, d = 0], product: [, s = 0, t = 0] }) => value([b - s, c + t, d]),
      why: () => 'adds the last term of the product.',
    },
    {
      misconception: 'a2-ld-subtracts-the-other-way',
      rule: ({ p: [, b = 0, c = 0, d = 0], product: [, s = 0, t = 0] }) => value([s - b, t - c, d]),
      says: () =>
        'In the columns of the product I subtracted the dividend from the product, and brought the last term down as it is.',
      why: () => 'takes the dividend away from the product in the middle columns.',
    },
    {
      misconception: 'a2-ld-drops-the-last-term',
      rule: ({ p: [, b = 0, c = 0, d = 0], product: [, s = 0] }) => value([b - s, c, d]),
      why: () => 'leaves the last term of the product out.',
      says: () => 'I did not subtract the last term of the product.',
    },
  ],
  explain: (e) => {
    const [, b = 0, c = 0, d = 0] = dividendOf(e)
    const [a = 1, s = 0, t = 0] = e.d.map((x) => x * (e.q[0] as number))
    const sum = (x: number, y: number) => `${x} - ${y < 0 ? `(${y})` : y} = ${x - y}`
    return {
      plan: 'Subtract the product term by term: the minus sign belongs to each of its terms.',
      steps: [
        {
          do: `The $x^{3}$-terms cancel: $${tex([a, 0, 0, 0])} - ${tex([a, 0, 0, 0])} = 0$.`,
          why: 'The first term of the quotient was chosen for this.',
        },
        { do: `The coefficient of $x^{2}$ is $${sum(b, s)}$.`, why: 'Subtract like terms.' },
        { do: `The coefficient of $x$ is $${sum(c, t)}$.`, why: 'The last term of the product is subtracted too.' },
        {
          do: `Bring down $${d}$: $${tex([b - s, c - t, d])}$ is left.`,
          why: 'Nothing is subtracted from the constant term in this round.',
        },
      ],
      check: `Adding the product to $${tex([b - s, c - t, d])}$ gives the dividend back.`,
    }
  },
  check: ({ p, product }) =>
    expr('c', ({ x }) => polyNumber(polynomial(p), x) - x * polyNumber(polynomial(product), x)),
})

export const templates: readonly Template[] = [next, remainder, quotient]
