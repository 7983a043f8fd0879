import {
  add,
  div,
  equation,
  type Fracish,
  frac,
  inequality,
  int,
  isInt,
  mul,
  nonZero,
  num,
  person,
  sub,
  type Template,
  table,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import { quad } from './common.ts'

export const skill = 'a2-discriminant-and-root-sums'

type Abc = { a: number; b: number; k: number }
const drawAbc = (rng: () => number): Abc =>
  until(
    () => ({ a: int(rng, 2, 6), b: nonZero(rng, -15, 15), k: nonZero(rng, -15, 15) }),
    ({ a, b, k }) =>
      Math.abs(b) !== Math.abs(k) && Math.abs(b) > 1 && Math.abs(k) > 1 && a !== Math.abs(b) && a !== Math.abs(k),
  )

const sums = template({
  id: 'algebra-2/sum-and-product-of-roots',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ ...drawAbc(rng), ask: int(rng, 0, 1) === 0 ? 'sum' : 'product' }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, k, ask }) => `What is the ${ask} of the solutions of $${quad(a, b, k)} = 0$?`,
    },
  ],
  given: ({ a, b, k, ask }) => ({ a, b, k, ask }),
  answer: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(-b, a) : frac(k, a)),
  traps: [
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      rule: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(b, a) : frac(-k, a)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(k, a) : frac(-b, a)),
      why: ({ ask }) => `is the ${ask === 'sum' ? 'product' : 'sum'} of the solutions.`,
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(-k, a) : frac(b, a)),
      why: () => 'uses the wrong coefficient, and the wrong sign.',
    },
  ],
  explain: ({ a, b, k, ask }) => [
    {
      do: `Divide by $${a}$: $x^2${b < 0 ? ' - ' : ' + '}${toTex(frac(Math.abs(b), a))}x${k < 0 ? ' - ' : ' + '}${toTex(frac(Math.abs(k), a))} = 0$.`.replace(
        / 1x/,
        ' x',
      ),
      why: '$(x - r)(x - s) = x^2 - (r + s)x + rs$',
    },
    {
      do: `The ${ask} is $${toTex(ask === 'sum' ? frac(-b, a) : frac(k, a))}$.`,
      why: ask === 'sum' ? 'It is the opposite of the middle number.' : 'It is the last number.',
    },
  ],
  // From the formula: the roots cancel in the sum, and the product is a difference of squares.
  check: ({ a, b, k, ask }) => {
    const mid = frac(-b, 2 * a)
    const gap = frac(b * b - 4 * a * k, 4 * a * a)
    return num(ask === 'sum' ? add(mid, mid) : sub(mul(mid, mid), gap))
  },
})

const other = template({
  id: 'algebra-2/other-root',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, r, n] = [int(rng, 2, 5), nonZero(rng, -7, 7), nonZero(rng, -9, 9)]
        // a(x − r)(x − n/a): the sum is r + n/a.
        return { a, b: -(a * r + n), r }
      },
      ({ a, b, r }) => b !== 0 && !isInt(frac(-b - a * r, a)),
    ),
  frames: [
    {
      id: 'other',
      kind: 'words',
      items: 7,
      stem: ({ a, b, r }) => `One solution of $${quad(a, b, 0)} + c = 0$ is $x = ${r}$. What is the other solution?`,
    },
  ],
  given: ({ a, b, r }) => ({ a, b, r }),
  answer: ({ a, b, r }) => num(frac(-b - a * r, a)),
  traps: [
    { misconception: 'a2-cq-flips-the-sign-of-the-sum', rule: ({ a, b, r }) => num(frac(b - a * r, a)) },
    { misconception: 'a2-cq-forgets-to-divide-by-a', rule: ({ b, r }) => num(-b - r) },
    { misconception: 'a2-cq-flips-the-sign-of-the-sum', rule: ({ r }) => num(-r) },
  ],
  explain: ({ a, b, r }) => [
    {
      do: `The sum of the solutions is $-\\frac{b}{a} = ${toTex(frac(-b, a))}$.`,
      why: `Here $a = ${a}$ and $b = ${b}$; the $c$ is not needed.`,
    },
    {
      do: `The other is $${toTex(frac(-b, a))} - ${r < 0 ? `(${r})` : r} = ${toTex(frac(-b - a * r, a))}$.`,
      why: 'Take the known solution away from the sum.',
    },
  ],
  // Finds c from the known solution, then divides the polynomial.
  check: ({ a, b, r }) => {
    const k = -(a * r * r + b * r)
    return num(r === 0 ? frac(-b, a) : div(k, a * r))
  },
})

const range = template({
  id: 'algebra-2/constant-for-no-real-root',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 1, 4), b: 2 * nonZero(rng, -9, 9), real: int(rng, 0, 1) === 0 }),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, real }) =>
        `For which values of $k$ does $${quad(a, b, 0)} + k = 0$ have ${real ? 'two different real solutions' : 'two solutions that are not real'}?`,
    },
  ],
  given: ({ a, b, real }) => ({ a, b, kind: real ? 'real' : 'nonreal' }),
  answer: ({ a, b, real }) => inequality('k', real ? '<' : '>', frac(b * b, 4 * a)),
  traps: [
    {
      misconception: 'a2-cq-turns-the-inequality',
      shortcut: ({ a, b, real }) => inequality('k', real ? '>' : '<', frac(b * b, 4 * a)),
      why: ({ real }) => `gives ${real ? 'nonreal' : 'real'} solutions.`,
    },
    {
      misconception: 'a2-cq-flips-the-sign-of-the-bound',
      shortcut: ({ a, b, real }) => inequality('k', real ? '<' : '>', frac(-b * b, 4 * a)),
      why: () => 'has the wrong sign of the bound.',
    },
    {
      misconception: 'a2-cq-turns-the-inequality',
      shortcut: ({ a, b, real }) => inequality('k', real ? '>' : '<', frac(-b * b, 4 * a)),
      why: () => 'has the wrong sign of the bound and the wrong direction.',
    },
  ],
  explain: ({ a, b, real }) => [
    {
      do: `The discriminant is $${b * b} - ${4 * a}k$, and it must be ${real ? 'positive' : 'negative'}.`,
      why: real ? 'Then the root is real and not zero.' : 'Then the root is imaginary.',
    },
    {
      do: `$${b * b} - ${4 * a}k ${real ? '\\gt' : '\\lt'} 0$ gives $k ${real ? '\\lt' : '\\gt'} ${toTex(frac(b * b, 4 * a))}$.`,
      why: 'Dividing by a negative number turns the sign round.',
    },
  ],
  // The bound is where the vertex touches the axis; then one k on each side of it is tried.
  check: ({ a, b, kind }) => {
    const at = frac(-b, 2 * a)
    const height = (k: Fracish) => add(add(mul(a, mul(at, at)), mul(b, at)), k)
    const bound = mul(-1, height(0))
    const fits = (k: Fracish) => (a * toNumber(height(k)) < 0 ? 'real' : 'nonreal') === kind
    return inequality('k', fits(sub(bound, 1)) && !fits(add(bound, 1)) ? '<' : '>', bound)
  },
})

const symmetric = template({
  id: 'algebra-2/symmetric-root-expressions',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ b: nonZero(rng, -9, 9), k: nonZero(rng, -9, 9) }),
      ({ b, k }) => Math.abs(b) > 1 && Math.abs(k) > 1 && b * b !== 2 * k,
    ),
  frames: [
    {
      id: 'squares',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, k }) => `The solutions of $${quad(1, b, k)} = 0$ are $r$ and $s$. What is the value of $r^2 + s^2$?`,
    },
  ],
  given: ({ b, k }) => ({ b, k }),
  answer: ({ b, k }) => num(b * b - 2 * k),
  traps: [
    {
      misconception: 'a2-cq-squares-a-sum-term-by-term',
      rule: ({ b }) => num(b * b),
      why: () => 'is $(r + s)^2$, which contains $2rs$ as well.',
    },
    {
      misconception: 'a2-cq-squares-a-sum-term-by-term',
      rule: ({ b, k }) => num(b * b + 2 * k),
      why: () => 'adds $2rs$ instead of subtracting it.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ b, k }) => num(b * b - 4 * k),
      why: () => 'is the discriminant.',
    },
    {
      misconception: 'a2-cq-squares-a-sum-term-by-term',
      rule: ({ b, k }) => num(b * b - k),
      why: () => 'subtracts $rs$ only once.',
    },
    {
      misconception: 'a2-cq-squares-a-sum-term-by-term',
      rule: ({ b, k }) => num(b * b + k * k),
      why: () => 'adds the squares of the coefficients.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ b, k }) => num(k * k - 2 * b),
      why: () => 'exchanges sum and product.',
    },
    {
      misconception: 'a2-cq-squares-a-sum-term-by-term',
      rule: ({ b, k }) => num(b * b + k),
      why: () => 'adds $rs$ instead of subtracting $2rs$.',
    },
  ],
  explain: ({ b, k }) => [
    { do: `$r + s = ${-b}$ and $rs = ${k}$.`, why: 'Sum and product can be read off the equation.' },
    {
      do: `$r^2 + s^2 = (r + s)^2 - 2rs = ${b * b} ${k > 0 ? '-' : '+'} ${2 * Math.abs(k)} = ${b * b - 2 * k}$`,
      why: '$(r + s)^2 = r^2 + 2rs + s^2$',
    },
  ],
  // Solves the equation and squares each solution; two that are not real are conjugates.
  check: ({ b, k }) => {
    const [mid, gap] = [-b / 2, (b * b) / 4 - k]
    const root = Math.sqrt(Math.abs(gap))
    return num(Math.round(gap < 0 ? 2 * (mid ** 2 - root ** 2) : (mid - root) ** 2 + (mid + root) ** 2))
  },
})

const compose = template({
  id: 'algebra-2/equation-from-sum-and-product',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ s: nonZero(rng, -12, 12), p: nonZero(rng, -20, 20) }),
      ({ s, p }) => Math.abs(s) !== Math.abs(p) && Math.abs(s) > 1 && Math.abs(p) > 1,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ s, p }) =>
        `Two numbers have the sum $${s}$ and the product $${p}$. Of which equation are they the solutions?`,
    },
  ],
  given: (p) => p,
  answer: ({ s, p }) => equation(`${quad(1, -s, p)} = 0`, ({ x }) => x * x - s * x + p),
  traps: [
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      rule: ({ s, p }) => equation(`${quad(1, s, p)} = 0`, ({ x }) => x * x + s * x + p),
      why: ({ s }) => `has solutions with the sum $${-s}$.`,
    },
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      rule: ({ s, p }) => equation(`${quad(1, -s, -p)} = 0`, ({ x }) => x * x - s * x - p),
      why: ({ p }) => `has solutions with the product $${-p}$.`,
    },
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      rule: ({ s, p }) => equation(`${quad(1, s, -p)} = 0`, ({ x }) => x * x + s * x - p),
      why: () => 'has the wrong sum and the wrong product.',
    },
  ],
  explain: ({ s, p }) => [
    { do: `$(x - r)(x - t) = x^2 - (r + t)x + rt$`, why: 'So the middle number is the opposite of the sum.' },
    { do: `$${quad(1, -s, p)} = 0$`, why: `The sum is $${s}$ and the product $${p}$.` },
  ],
  // If one number is x, the other is s − x, and their product is p.
  check: ({ s, p }) => equation('x', ({ x }) => x * (s - x) - p),
})

const LIST = (list: readonly Abc[]) => list.filter(({ a, b, k }) => b * b < 4 * a * k).length

/** Why a number is not how many of the equations have solutions that are not real. */
const tally = (list: Parameters<typeof LIST>[0], said: number) =>
  `is too ${said > LIST(list) ? 'many' : 'few'}: only a negative discriminant gives solutions that are not real.`
const count = template({
  id: 'algebra-2/count-nonreal-equations',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 110,
  response: 'choice',
  draw: (rng) => {
    const wanted = int(rng, 1, 4)
    return {
      list: until(
        () =>
          Array.from({ length: 5 }, (): Abc => {
            const nonreal = int(rng, 0, 1) === 0
            return until(
              () => ({ a: int(rng, 1, 5), b: nonZero(rng, -9, 9), k: nonZero(rng, -6, 9) }),
              ({ a, b, k }) => b * b < 4 * a * k === nonreal && b * b !== 4 * a * k,
            )
          }),
        (list) => LIST(list) === wanted,
      ),
    }
  },
  frames: [
    {
      id: 'list',
      kind: 'table',
      items: 5,
      stem: ({ list }, rng) =>
        `<p>${person(rng)} sorts these equations.</p>${table(
          ['', 'Equation'],
          list.map(({ a, b, k }, i) => ['PQRST'[i] as string, `$${quad(a, b, k)} = 0$`]),
        )}<p>How many of them have solutions that are not real?</p>`,
    },
  ],
  given: ({ list }) => list,
  answer: ({ list }) => num(LIST(list)),
  traps: [
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => num(1),
      why: ({ list }) => tally(list, 1),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => num(2),
      why: ({ list }) => tally(list, 2),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => num(3),
      why: ({ list }) => tally(list, 3),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => num(4),
      why: ({ list }) => tally(list, 4),
    },
  ],
  explain: ({ list }) => [
    {
      do: `Discriminants: ${list.map(({ a, b, k }, i) => `${'PQRST'[i]} $${b * b - 4 * a * k}$`).join(', ')}.`,
      why: 'Compute $b^2 - 4ac$ for each.',
    },
    {
      do: `$${LIST(list)}$ of them ${LIST(list) === 1 ? 'is' : 'are'} negative.`,
      why: 'A negative discriminant means solutions that are not real.',
    },
  ],
  // The parabola opens upward; its lowest value is above the axis.
  check: (list) => num(list.filter(({ a, b, k }) => k - (b * b) / (4 * a) > 1e-9).length),
})

export const templates: readonly Template[] = [sums, other, range, symmetric, compose, count]
