import {
  expr,
  gcd,
  int,
  linear,
  nameTheMistake,
  nonZero,
  num,
  person,
  shuffle,
  table,
  template,
  text,
  until,
} from '../../../kit.ts'
import { form, whoIsRight } from '../functions/diagnose.ts'
import { agreed, readValue } from '../read-tex.ts'
import { factors, pv, px } from './forms.ts'

const skill = 'a1-factoring-gcf'

const mon = (c: number, e: number): string => (e === 0 ? `${c}` : `${c === 1 ? '' : c}${e === 1 ? 'x' : `x^{${e}}`}`)
const poly = (list: readonly (readonly [number, number])[]): string =>
  px(Array.from({ length: 9 }, (_, i) => list.find(([, e]) => e === 8 - i)?.[0] ?? 0))
/** c x^e (…), compared as written, because a form that is not fully factored has the same value. */
const out = (c: number, e: number, inside: readonly (readonly [number, number])[]) =>
  text(`$${c === 1 && e === 0 ? '' : mon(c, e)}(${poly(inside)})$`)

type G = { g: number; a: number; b: number; e: number; k: number }

/** g x^e (a x^k + b), with g composite so that half of it can be left inside. */
const drawG = (rng: () => number): G =>
  until(
    () => ({
      g: [4, 6, 8, 9, 10, 12][int(rng, 0, 5)] as number,
      a: int(rng, 2, 7),
      b: nonZero(rng, -9, 9),
      e: int(rng, 1, 4),
      k: int(rng, 1, 3),
    }),
    ({ a, b }) => gcd(a, b) === 1 && Math.abs(b) > 1 && a !== Math.abs(b),
  )
const half = (g: number) => (g % 2 === 0 ? 2 : 3)

const takeOut = template({
  id: 'algebra-1/gcf-take-out',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: drawG,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ g, a, b, e, k }) =>
        `Which expression shows $${poly([
          [g * a, e + k],
          [g * b, e],
        ])}$ with the greatest common factor taken out?`,
    },
  ],
  answer: ({ g, a, b, e, k }) =>
    out(g, e, [
      [a, k],
      [b, 0],
    ]),
  traps: [
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      rule: ({ g, a, b, e, k }) =>
        out(g, e, [
          [a, e + k],
          [g * b, 0],
        ]),
      why: ({ g }) => `lowers no power inside, and does not divide the second term by $${g}$.`,
    },
    {
      misconception: 'a1-poly-keeps-the-power-inside',
      rule: ({ g, a, b, e, k }) =>
        out(g / half(g), e, [
          [a * half(g), e + k],
          [b * half(g), 0],
        ]),
      why: () => 'leaves the power of the first term as it was.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      rule: ({ g, a, b, e, k }) =>
        out(g / half(g), e, [
          [a * half(g), k],
          [g * b, 0],
        ]),
      why: () => 'does not divide the second term.',
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      rule: ({ g, a, b, e, k }) =>
        out(g / half(g), e, [
          [a * half(g), k],
          [b * half(g), 0],
        ]),
      why: ({ g }) =>
        `is equal, but the numbers inside still share a factor; the greatest common factor of the coefficients is $${g}$.`,
    },
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      rule: ({ g, a, b, e, k }) =>
        e === 1
          ? out(g, 0, [
              [a, k + 1],
              [b, 1],
            ])
          : out(g, e - 1, [
              [a, k + 1],
              [b, 1],
            ]),
      why: () => 'is equal, but an $x$ can still be taken out of both terms.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      rule: ({ g, a, b, e, k }) =>
        out(g, e, [
          [a, k],
          [g * b, 0],
        ]),
      why: ({ g }) => `does not divide the second term by $${g}$.`,
    },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      rule: ({ g, a, b, e, k }) =>
        g * a - g === a
          ? null
          : out(g, e, [
              [g * a - g, k],
              [b, 0],
            ]),
      why: ({ g }) => `subtracts $${g}$ from the first coefficient instead of dividing.`,
    },
    {
      misconception: 'a1-poly-keeps-the-power-inside',
      rule: ({ g, a, b, e, k }) =>
        out(g, e, [
          [a, e + k],
          [b, 0],
        ]),
      why: ({ e }) => `takes out $${mon(1, e)}$ but leaves the power of the first term inside as it was.`,
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      rule: ({ g, a, b, e, k }) =>
        out(half(g), e, [
          [(g / half(g)) * a, k],
          [(g / half(g)) * b, 0],
        ]),
      why: () => 'is equal, but the numbers inside still share a factor.',
    },
  ],
  explain: ({ g, a, b, e, k }) => [
    {
      do: `The greatest common factor of $${g * a}$ and $${g * Math.abs(b)}$ is $${g}$; both terms contain $${mon(1, e)}$. So it is $${mon(g, e)}$.`,
      why: 'Take the largest number and the lowest power that divide both terms.',
    },
    {
      do: `Divide each term by it: $${mon(g, e)}(${poly([
        [a, k],
        [b, 0],
      ])})$.`,
      why: 'Multiplying back gives the original.',
    },
  ],
  given: ({ g, a, b, e, k }) => ({ first: g * a, second: g * b, high: e + k, low: e }),
  check: ({ first, second, high, low }) => {
    const g = gcd(first, second)
    return out(g, low, [
      [first / g, high - low],
      [second / g, 0],
    ])
  },
})

const monomials = template({
  id: 'algebra-1/gcf-of-terms',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        g: int(rng, 3, 12),
        a: int(rng, 2, 6),
        b: int(rng, 2, 7),
        m: int(rng, 2, 4),
        n: int(rng, 5, 7),
        p: int(rng, 1, 3),
        q: int(rng, 4, 6),
      }),
      ({ a, b }) => gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ g, a, b, m, n, p, q }) =>
        `What is the greatest common factor of $${g * a}x^{${m}}y^{${q}}$ and $${g * b}x^{${n}}${p === 1 ? 'y' : `y^{${p}}`}$?`,
    },
  ],
  answer: ({ g, m, p }) => two(g, m, p),
  traps: [
    {
      misconception: 'a1-poly-takes-the-highest-powers',
      rule: ({ g, n, q }) => (g % half(g) === 0 && g > 3 ? two(g / half(g), n, q) : null),
      why: () => 'takes the highest powers, and too small a number.',
    },
    {
      misconception: 'a1-poly-gives-the-common-multiple',
      rule: ({ g, a, b, m, p }) => two(g * a * b, m, p),
      why: () => 'takes the least common multiple of the numbers.',
    },
    {
      misconception: 'a1-poly-mixes-high-and-low-powers',
      rule: ({ g, n, p }) => two(g, n, p),
      why: () => 'takes the higher power of $x$ and the lower power of $y$.',
    },
    {
      misconception: 'a1-poly-takes-the-highest-powers',
      rule: ({ g, n, q }) => two(g, n, q),
      why: () => 'takes the highest powers; a common factor cannot have more letters than either term.',
    },
    {
      misconception: 'a1-poly-gives-the-common-multiple',
      rule: ({ g, a, b, n, q }) => two(g * a * b, n, q),
      why: () => 'is the least common multiple.',
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      rule: ({ g, m, p }) => (g % half(g) === 0 && g > 3 ? two(g / half(g), m, p) : null),
      why: ({ g }) => `divides both terms, but $${g}$ is the greatest number that does.`,
    },
    {
      misconception: 'a1-poly-mixes-high-and-low-powers',
      rule: ({ g, m, q }) => two(g, m, q),
      why: () => 'takes the lower power of $x$ but the higher power of $y$.',
    },
    {
      misconception: 'a1-poly-subtracts-the-exponents-for-gcf',
      rule: ({ g, m, n, p, q }) => two(g, n - m, q - p),
      why: () => 'subtracts the exponents.',
    },
  ],
  explain: ({ g, a, b, m, p }) => [
    {
      do: `The greatest common factor of $${g * a}$ and $${g * b}$ is $${g}$.`,
      why: `$${g * a} = ${g} \\cdot ${a}$ and $${g * b} = ${g} \\cdot ${b}$, and $${a}$ and $${b}$ share no factor.`,
    },
    {
      do: `The lowest powers are $x^{${m}}$ and $${p === 1 ? 'y' : `y^{${p}}`}$, so it is ${two(g, m, p).html}.`,
      why: 'Both terms contain at least so many factors.',
    },
  ],
  given: ({ g, a, b, m, n, p, q }) => ({ c: g * a, d: g * b, m, n, p, q }),
  check: ({ c, d, m, n, p, q }) => two(gcd(c, d), Math.min(m, n), Math.min(p, q)),
})

const two = (c: number, e: number, f: number) =>
  expr(`${c}${e === 1 ? 'x' : `x^{${e}}`}${f === 1 ? 'y' : `y^{${f}}`}`, ({ x, y }) => c * x ** e * y ** f)

const width = template({
  id: 'algebra-1/gcf-side-length',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 8), a: int(rng, 2, 7), b: nonZero(rng, -9, 9), c: int(rng, 1, 9) }),
      ({ k, a, b, c }) => k !== a && gcd(gcd(a, b), c) === 1,
    ),
  frames: [
    {
      id: 'area',
      kind: 'words',
      items: 6,
      stem: ({ k, a, b, c }, rng) =>
        `${person(rng)} knows that a rectangular garden has an area of $${px([k * a, k * b, k * c, 0])}$ square feet and is $${k}x$ feet wide. Which expression gives its length in feet?`,
    },
  ],
  answer: ({ a, b, c }) => pv([a, b, c]),
  traps: [
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      rule: ({ k, a, b, c }) => pv([a, k * b, k * c, 0]),
      why: ({ k }) => `divides only the first coefficient by $${k}$, and not by $x$.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      rule: ({ a, b, c }) => pv([a, -b, c, 0]),
      why: () => 'has a wrong sign, and is not divided by $x$.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      rule: ({ k, a, b, c }) => pv([a, k * b, c]),
      why: () => 'leaves the middle term undivided.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      rule: ({ k, a, b, c }) => pv([a, k * b, k * c]),
      why: ({ k }) => `divides only the first term by $${k}$.`,
    },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      rule: ({ k, a, b, c }) => pv([k * a - k, k * b - k, k * c - k]),
      why: ({ k }) => `subtracts $${k}$ from each coefficient instead of dividing.`,
    },
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      rule: ({ a, b, c }) => pv([a, b, c, 0]),
      why: () => 'divides by the number but not by $x$.',
    },
    {
      misconception: 'a1-poly-drops-the-last-term',
      rule: ({ a, b }) => pv([a, b, 0]),
      why: () => 'loses the last term.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      rule: ({ a, b, c }) => pv([a, -b, c]),
      why: () => 'has a wrong sign in the middle.',
    },
  ],
  explain: ({ k, a, b, c }) => [
    {
      do: `Take $${k}x$ out of the area: $${k}x(${px([a, b, c])})$.`,
      why: 'Area is width times length, so the width is a common factor.',
    },
    { do: `The other factor is the length: $${px([a, b, c])}$.`, why: `Each term was divided by $${k}x$.` },
  ],
  given: ({ k, a, b, c }) => ({ k, coefficients: [k * a, k * b, k * c] }),
  check: ({ k, coefficients }) =>
    expr('', ({ x }) => coefficients.reduce((s, v, i) => s + v * x ** (3 - i), 0) / (k * x)),
})

const findK = template({
  id: 'algebra-1/gcf-find-number',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ g: int(rng, 2, 9), a: int(rng, 2, 8), b: int(rng, 2, 9), e: int(rng, 2, 3) }),
      ({ a, b }) => gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 7,
      stem: ({ g, a, b, e }) =>
        `When the greatest common factor is taken out, $${poly([
          [g * a, e + 1],
          [-g * b, 1],
        ])}$ becomes $kx(mx^{${e}} - n)$ with positive whole numbers $k$, $m$ and $n$. What is the value of $k + m + n$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      response: 'choice',
      stem: ({ g, a, b, e }, rng) =>
        `${person(rng)} factors $${poly([
          [g * a, e + 1],
          [g * b, 1],
        ])}$ as far as possible and gets $kx(mx^{${e}} + n)$, where $k$, $m$ and $n$ are positive whole numbers. What is $k + m + n$?`,
    },
  ],
  answer: ({ g, a, b }) => num(g + a + b),
  traps: [
    {
      misconception: 'a1-poly-forgets-the-outside-number',
      rule: ({ a, b }) => num(a + b),
      why: () => 'forgets the factor in front.',
    },
    { misconception: 'a1-poly-does-not-divide-the-second-term', rule: ({ g, a, b }) => num(g + a + g * b) },
    { misconception: 'a1-poly-gives-the-factor-only', rule: ({ g }) => num(g) },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      rule: ({ g, a, b }) => num(g + g * a - g + g * b - g),
      why: ({ g }) => `subtracts $${g}$ from the coefficients instead of dividing.`,
    },
    {
      misconception: 'a1-poly-drops-the-last-term',
      rule: ({ g, a }) => num(g + a),
      why: () => 'leaves out the last number.',
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      rule: ({ g, a, b }) => (g % half(g) === 0 && g > 3 ? num(g / half(g) + half(g) * (a + b)) : num(1 + g * (a + b))),
      why: () => 'does not take out the greatest common factor.',
    },
  ],
  explain: ({ g, a, b, e }) => [
    {
      do: `The greatest common factor is $${g}x$: the numbers inside are $${a}$ and $${b}$.`,
      why: `$${g * a} = ${g} \\cdot ${a}$ and $${g * b} = ${g} \\cdot ${b}$.`,
    },
    {
      do: `$${g} + ${a} + ${b} = ${g + a + b}$`,
      why: `Check: $${g}x \\cdot ${poly([[a, e]])} = ${poly([[g * a, e + 1]])}$.`,
    },
  ],
  given: ({ g, a, b }) => ({ first: g * a, second: g * b }),
  check: ({ first, second }) => num(gcd(first, second) + (first + second) / gcd(first, second)),
})

/** `px(ax + b) + q(ax + b)`, and the same multiplied out, group by group. */
const twoParts = (a: number, b: number, p: number, q: number): string =>
  `${linear(p, 0)}(${linear(a, b)})${q < 0 ? ' - ' : ' + '}${Math.abs(q)}(${linear(a, b)})`
const fourTerms = (a: number, b: number, p: number, q: number): string =>
  `${px([p * a, p * b, 0])}${q * a < 0 ? ' - ' : ' + '}${px([Math.abs(q) * a, 0])}${q * b < 0 ? ' - ' : ' + '}${Math.abs(q * b)}`

/** x(ax + b) + c(ax + b): the binomial is the common factor. */
const grouping = template({
  id: 'algebra-1/gcf-common-binomial',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 3), b: nonZero(rng, -7, 7), p: int(rng, 2, 5), q: nonZero(rng, -7, 7) }),
      ({ a, b, p, q }) =>
        Math.abs(b) > 1 && Math.abs(q) > 1 && gcd(p, q) === 1 && gcd(a, b) === 1 && b !== q && a !== p && b !== -q,
    ),
  frames: [
    {
      id: 'binomial',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, p, q }) => `Which product is equal to $${twoParts(a, b, p, q)}$?`,
    },
    {
      id: 'groups',
      kind: 'multi-step',
      items: 6,
      b: 1.1,
      stem: ({ a, b, p, q }) => `Factor $${fourTerms(a, b, p, q)}$ by grouping.`,
    },
  ],
  answer: ({ a, b, p, q }) => factors(p, q, a, b),
  traps: [
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      rule: ({ a, b, p, q }) => factors(p, -q, a, -b),
      why: () => 'has wrong signs in both factors.',
    },
    {
      misconception: 'a1-poly-swaps-the-constants',
      rule: ({ a, b, p, q }) => factors(p, -b, a, -q),
      why: () => 'exchanges the plain numbers, with wrong signs.',
    },
    {
      misconception: 'a1-poly-swaps-the-constants',
      rule: ({ a, b, p, q }) => factors(p, -b, a, q),
      why: () => 'exchanges the plain numbers, with one wrong sign.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      rule: ({ a, b, p, q }) => factors(p, -q, a, b),
      why: () => 'has the wrong sign in the first factor.',
    },
    {
      misconception: 'a1-poly-squares-the-common-binomial',
      rule: ({ a, b, p, q }) =>
        expr(`${Math.abs(q) * p}x(${linear(a, b)})^2`, ({ x }) => Math.abs(q) * p * x * (a * x + b) ** 2),
      why: () => 'multiplies the two terms instead of taking out the common factor.',
    },
    {
      misconception: 'a1-poly-swaps-the-constants',
      rule: ({ a, b, p, q }) => factors(p, b, a, q),
      why: () => 'exchanges the plain numbers of the two factors.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      rule: ({ a, b, p, q }) => factors(p, q, a, -b),
      why: () => 'has the wrong sign in the second factor.',
    },
    {
      misconception: 'a1-poly-adds-the-outside-terms',
      rule: ({ a, b, p, q }) =>
        expr(`${p + q === 1 ? '' : p + q}x(${linear(a, b)})`, ({ x }) => (p + q) * x * (a * x + b)),
      why: ({ p, q }) => `adds $${linear(p, 0)}$ and $${q}$ as if they were like terms.`,
    },
  ],
  explain: ({ a, b, p, q }) => [
    {
      do: `Both parts contain the factor $(${linear(a, b)})$: $${twoParts(a, b, p, q)}$.`,
      why: 'A common factor can be a whole binomial.',
    },
    { do: `Take it out: ${factors(p, q, a, b).html}.`, why: `What is left is $${linear(p, q)}$.` },
  ],
  given: ({ a, b, p, q }) => ({ shown: [twoParts(a, b, p, q), fourTerms(a, b, p, q)] }),
  // The value of what is shown, at several places, before anything is factored.
  check: ({ shown }) => agreed(shown.map((tex) => expr(tex, ({ x }) => readValue(tex, { x })))),
})

const tableFrame = template({
  id: 'algebra-1/gcf-table',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        g: int(rng, 3, 9),
        xs: shuffle(rng, [2, 3, 5, 7, 11]).slice(0, 3),
        es: shuffle(rng, [1, 2, 3, 4, 5]).slice(0, 3),
      }),
      ({ es }) => Math.min(...es) < 4,
    ),
  frames: [
    {
      id: 'terms',
      kind: 'table',
      items: 6,
      stem: ({ g, xs, es }) =>
        `<p>A polynomial has these three terms.</p>${table(
          ['Term', 'Coefficient', 'Power'],
          xs.map((x, i) => [`${i + 1}`, `${g * x}`, es[i] === 1 ? '$x$' : `$x^{${es[i]}}$`]),
        )}<p>Which factor is taken out when the polynomial is factored as far as possible?</p>`,
    },
  ],
  answer: ({ g, es }) => text(`$${mon(g, Math.min(...es))}$`),
  traps: [
    {
      misconception: 'a1-poly-takes-the-highest-powers',
      rule: ({ g, es }) => text(`$${mon(g, Math.max(...es))}$`),
      why: () => 'takes the highest power; the lowest one is in every term.',
    },
    {
      misconception: 'a1-poly-takes-the-smallest-coefficient',
      rule: ({ g, xs, es }) => text(`$${mon(g * Math.min(...xs), Math.min(...es))}$`),
      why: () => 'takes the smallest coefficient, which does not divide the others.',
    },
    {
      misconception: 'a1-poly-takes-the-middle-power',
      rule: ({ g, es }) => text(`$${mon(g, [...es].sort()[1] as number)}$`),
      why: () => 'takes a power that one of the terms does not have.',
    },
    {
      misconception: 'a1-poly-takes-both-too-large',
      rule: ({ g, xs, es }) => text(`$${mon(g * Math.min(...xs), [...es].sort()[1] as number)}$`),
      why: () => 'takes a coefficient and a power that do not divide every term.',
    },
    {
      misconception: 'a1-poly-leaves-out-the-letter',
      rule: ({ g }) => text(`$${g}$`),
      why: () => 'takes out the number only; every term contains $x$ as well.',
    },
  ],
  explain: ({ g, xs, es }) => [
    {
      do: `$${g}$ divides $${xs.map((x) => g * x).join('$, $')}$, and no larger number does.`,
      why: 'Look for the greatest common factor of the coefficients.',
    },
    {
      do: `The lowest power is $${mon(1, Math.min(...es))}$, so the factor is $${mon(g, Math.min(...es))}$.`,
      why: 'A common factor must be contained in every term.',
    },
  ],
  given: ({ g, xs, es }) => ({ coefficients: xs.map((x) => g * x), es }),
  check: ({ coefficients, es }) =>
    text(`$${mon(coefficients.reduce(gcd), [...es].sort((a, b) => a - b)[0] as number)}$`),
})

const mistake = nameTheMistake({
  id: 'algebra-1/gcf-mistake',
  skill,
  difficulty: 'High',
  b: 0.6,
  seconds: 90,
  misconception: 'a1-poly-names-an-error-without-testing',
  draw: (rng): { c: number; d: number } =>
    until(
      () => {
        const g = int(rng, 2, 6)
        return { c: g * int(rng, 2, 6), d: g * int(rng, 2, 7) }
      },
      ({ c, d }) => c !== d && gcd(c, d) > 1 && c / gcd(c, d) > 1 && d / gcd(c, d) > 1,
    ),
  task: ({ c, d }) => `took the greatest common factor out of $${px([c, d, 0, 0])}$`,
  solution: ({ c, d }) =>
    out(gcd(c, d), 2, [
      [c / gcd(c, d), 1],
      [d / gcd(c, d), 0],
    ]),
  work: ({ c, d }) =>
    `$${gcd(c, d)}x^{2}$ is contained in both terms; what is left is $${linear(c / gcd(c, d), d / gcd(c, d))}$.`,
  mistakes: ({ c, d }) => {
    const g = gcd(c, d)
    /** g·xᵉ taken out of a sum of two terms, whose powers are 3 and 2 unless another first power is named. */
    const taken = (factor: number, e: number, first: number, second: number, power = 3) =>
      out(factor, e, [
        [first / factor, power - e],
        [second / factor, 2 - e],
      ])
    return [
      {
        says: 'Leaving the second coefficient undivided',
        result: out(g, 2, [
          [c / g, 1],
          [d, 0],
        ]),
        how: `$${g}x^{2}(${linear(c / g, d)})$, where the $${d}$ should be divided by $${g}$`,
        again: taken(g, 2, c * 1, d * g),
      },
      {
        says: 'Taking out one $x$ too few',
        result: out(g, 1, [
          [c / g, 2],
          [d / g, 1],
        ]),
        how: `$${g}x(${px([c / g, d / g, 0])})$, where both terms inside still contain $x$`,
        again: taken(g, 1, c, d),
      },
      {
        says: 'Leaving the first power of $x$ as it was',
        result: out(g, 2, [
          [c / g, 3],
          [d / g, 0],
        ]),
        how: `$${g}x^{2}(${px([c / g, 0, 0, d / g])})$, and multiplying back gives $x^5$`,
        again: taken(g, 2, c, d, 5),
      },
      {
        says: 'Taking out the powers of $x$ but no number',
        result: out(1, 2, [
          [c, 1],
          [d, 0],
        ]),
        how: `$x^{2}(${linear(c, d)})$, where both numbers inside can still be divided by $${g}$`,
        again: taken(1, 2, c, d),
      },
    ]
  },
})

const who = whoIsRight({
  id: 'algebra-1/gcf-who-is-right',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 85,
  items: 6,
  misconceptions: ['a1-poly-accepts-a-wrong-form', 'a1-poly-rejects-a-right-form', 'a1-poly-guesses-about-one-form'],
  draw: (rng): { c: number; d: number } => {
    const g = int(rng, 2, 4) * 2
    return { c: g * int(rng, 2, 5), d: g * int(rng, 2, 7) }
  },
  intro: ({ c, d }, n) => `${n[0]} and ${n[1]} write $${px([c, d, 0])}$ as a product.`,
  ask: () => 'Whose product is equal to the polynomial?',
  correct: ({ c, d }) => pv([c, d, 0]),
  right: ({ c, d }) =>
    [
      form(
        expr(`2x(${linear(c / 2, d / 2)})`, ({ x }) => 2 * x * ((c / 2) * x + d / 2)),
        `Multiplied out, it is $${px([c, d, 0])}$ again.`,
      ),
      form(
        expr(`x(${linear(c, d)})`, ({ x }) => x * (c * x + d)),
        `Multiplied out, it is $${px([c, d, 0])}$ again.`,
      ),
      form(
        expr(`4x(${linear(c / 4, d / 4)})`, ({ x }) => 4 * x * ((c / 4) * x + d / 4)),
        `Multiplied out, it is $${px([c, d, 0])}$ again.`,
      ),
    ].slice(0, (c / 4) % 1 === 0 && (d / 4) % 1 === 0 ? 3 : 2),
  wrong: ({ c, d }) => [
    form(
      expr(`2x(${linear(c / 2, d)})`, ({ x }) => 2 * x * ((c / 2) * x + d)),
      `Multiplied out, it is $${px([c, 2 * d, 0])}$.`,
    ),
    form(
      expr(`2x(${linear(c - 2, d - 2)})`, ({ x }) => 2 * x * ((c - 2) * x + d - 2)),
      `Multiplied out, it is $${px([2 * c - 4, 2 * d - 4, 0])}$.`,
    ),
    form(
      expr(`x^2(${linear(c, d)})`, ({ x }) => x * x * (c * x + d)),
      `Multiplied out, it is $${px([c, d, 0, 0])}$.`,
    ),
  ],
  explain: ({ c, d }) => ({
    do: `Multiply each product out and compare with $${px([c, d, 0])}$.`,
    why: 'A product is right if multiplying out gives the polynomial back, even if more could be taken out.',
  }),
})

export const templates = [takeOut, monomials, width, findK, grouping, tableFrame, mistake, who]
