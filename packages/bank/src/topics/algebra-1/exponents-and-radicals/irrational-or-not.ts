import { int, num, pick, type Rng, sample, shuffle, template, until, type Value } from '#kit'
import { readValue } from '../read-tex.ts'
import { isSquare, squareFree } from './irrational-places.ts'

const skill = 'a1-rational-and-irrational-numbers'

/** Expressions with one square root that turn out rational or not. */
type Kind = 'times' | 'square' | 'minus' | 'conjugates' | 'sum' | 'multiple' | 'twoRoots' | 'half'
const REASONS: Readonly<Record<Kind, { rational: boolean; why: string }>> = {
  times: { rational: true, why: 'is rational: a root times itself gives an integer.' },
  square: { rational: true, why: 'is rational: squaring removes the root.' },
  minus: { rational: true, why: 'is rational: the two roots cancel.' },
  conjugates: { rational: true, why: 'is rational: the terms with the root cancel when it is multiplied out.' },
  sum: { rational: false, why: 'is irrational: a rational number added to an irrational one.' },
  multiple: { rational: false, why: 'is irrational: a nonzero rational number times an irrational one.' },
  twoRoots: { rational: false, why: 'is irrational: the two like roots combine, but a multiple of the root is left.' },
  half: { rational: false, why: 'is irrational: dividing by an integer does not remove the root.' },
}
const GOOD: readonly Kind[] = ['times', 'square', 'minus', 'conjugates']
const BAD: readonly Kind[] = ['sum', 'multiple', 'twoRoots', 'half']

const make = (kind: Kind, n: number, a: number, b: number): string =>
  ({
    times: `${a}\\sqrt{${n}} \\cdot ${b}\\sqrt{${n}}`,
    square: `(${a}\\sqrt{${n}})^2`,
    minus: `${a}\\sqrt{${n}} + ${b} - ${a}\\sqrt{${n}}`,
    conjugates: `(\\sqrt{${n}} + ${a})(\\sqrt{${n}} - ${a})`,
    sum: `${a} + \\sqrt{${n}}`,
    multiple: `${a}\\sqrt{${n}}`,
    twoRoots: `${a}\\sqrt{${n}} + ${b}\\sqrt{${n}}`,
    half: `\\frac{\\sqrt{${n}}}{${a}}`,
  })[kind]

const kindOf = (tex: string): Kind => {
  if (tex.includes('cdot')) return 'times'
  if (tex.endsWith('^2')) return 'square'
  if (tex.includes(')(')) return 'conjugates'
  if (tex.includes('frac')) return 'half'
  if (/ - \d+\\sqrt/.test(tex)) return 'minus'
  if (/\\sqrt.*\+.*\\sqrt/.test(tex)) return 'twoRoots'
  return tex.includes('+') ? 'sum' : 'multiple'
}

const SLIPS = {
  times: 'a1-irr-keeps-the-root-in-a-product',
  square: 'a1-irr-keeps-the-root-in-a-square',
  minus: 'a1-irr-overlooks-a-canceled-root',
  conjugates: 'a1-irr-overlooks-a-canceled-root',
  sum: 'a1-irr-thinks-adding-makes-rational',
  multiple: 'a1-irr-thinks-a-factor-makes-rational',
  twoRoots: 'a1-irr-thinks-two-roots-make-rational',
  half: 'a1-irr-thinks-a-factor-makes-rational',
} as const

/** Two kinds may share a misconception and stand in one item: these say which of them was taken. */
const SAID: Partial<Record<Kind, string>> = {
  minus: 'I overlooked that the root is added and then subtracted again.',
  conjugates: 'I overlooked that the terms with the root cancel when the two parentheses are multiplied out.',
  multiple: 'I thought that multiplying by an integer removes the root.',
  half: 'I thought that dividing by an integer removes the root.',
}

type Given = Readonly<{ list: readonly string[]; rational: boolean }>

const expression = template({
  id: 'algebra-1/irrational-expression',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng: Rng): Given =>
    until(
      () => {
        const rational = int(rng, 0, 1) === 1
        const n = pick(rng, [2, 3, 5, 6, 7, 10, 11, 13])
        const kinds = rational ? [pick(rng, GOOD), ...sample(rng, BAD, 3)] : [pick(rng, BAD), ...sample(rng, GOOD, 3)]
        return {
          rational,
          list: shuffle(
            rng,
            kinds.map((k) => make(k, n, int(rng, 2, 9), int(rng, 2, 9))),
          ),
        }
      },
      ({ list }) => new Set(list).size === 4,
    ),
  frames: [
    {
      id: 'which',
      kind: 'multi-step',
      items: 10,
      stem: ({ list, rational }) =>
        `Only one of the expressions ${list.map((x) => `$${x}$`).join(', ')} has ${rational ? 'a rational' : 'an irrational'} value. Which one?`,
    },
  ],
  given: ({ list, rational }) => ({ list, rational }),
  answer: ({ list, rational }) => shown(list.find((x) => REASONS[kindOf(x)].rational === rational) ?? ''),
  traps: (['sum', 'times', 'twoRoots', 'multiple', 'half', 'square', 'minus', 'conjugates'] as const).map(
    (kind, k) => ({
      misconception: SLIPS[kind],
      ...(k < 2 ? { classic: true as const } : {}),
      rule: ({ list, rational }: Given) => {
        const found = list.find((x) => kindOf(x) === kind)
        return found !== undefined && REASONS[kind].rational !== rational ? shown(found) : null
      },
      why: () => REASONS[kind].why,
      ...(SAID[kind] === undefined ? {} : { says: () => SAID[kind] as string }),
    }),
  ),
  explain: ({ list, rational }) => {
    const key = list.find((x) => REASONS[kindOf(x)].rational === rational) ?? ''
    return {
      plan: 'Simplify each expression and see whether a root is left.',
      steps: [
        {
          do: 'A root times itself, squared, or taken away from itself disappears.',
          why: 'What is left is an integer, so it is rational.',
        },
        {
          do: 'Adding a rational number, multiplying by one, or dividing by one leaves the root where it is.',
          why: 'So the value stays irrational.',
        },
        { do: `$${key}$ ${REASONS[kindOf(key)].why}`, why: 'The other three are of the other kind.' },
      ],
      faster: `Only one is wanted, so look for an expression in which the root ${rational ? 'disappears' : 'cannot disappear'}, and stop there: $${key}$ ${REASONS[kindOf(key)].why} The other three need no test.`,
      check: `As decimals: ${list.map((x) => `$${x} ${REASONS[kindOf(x)].rational ? `= ${Math.round(readValue(x))}` : `\\approx ${readValue(x).toFixed(3)}`}$`).join(', ')}. Only one of them is ${rational ? 'an integer' : 'no integer'}.`,
    }
  },
  // Works out each value and looks whether it is an integer.
  check: ({ list, rational }) => {
    const value = (tex: string) => readValue(tex)
    return shown(list.filter((x) => Math.abs(value(x) - Math.round(value(x))) < 1e-9 === rational)[0] ?? '')
  },
})

function shown(tex: string): Value {
  return { html: `$${tex}$`, key: tex }
}

const between = template({
  id: 'algebra-1/irrational-between',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 11)
        return { a, n: int(rng, a * a + 1, (a + 1) ** 2 - 1) }
      },
      ({ a, n }) => squareFree(n) && !isSquare(n) && n !== 2 * a && n !== 2 * a + 1 && n > 6,
    ),
  frames: [
    {
      id: 'whole',
      kind: 'words',
      items: 6,
      stem: ({ n }) =>
        `The side of a square with an area of ${n} square feet is an irrational number of feet. What is the greatest integer that is less than this number?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ n }) =>
        `The irrational number $\\sqrt{${n}}$ lies between two integers that follow each other. What is the smaller one of them?`,
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ a }) => num(a),
  traps: [
    {
      misconception: 'a1-irr-halves-for-the-root',
      classic: true,
      rule: ({ n }) => num(Math.floor(n / 2)),
      why: ({ n }) => `goes by half of ${n} instead of its square root.`,
    },
    {
      misconception: 'a1-irr-takes-the-other-end',
      operation: 'solved-for-the-other',
      operands: ({ n }) => [Math.floor(Math.sqrt(n)) + 1],
      rule: ({ n }) => num(Math.ceil(Math.sqrt(n))),
      why: ({ n }) => `is greater than $\\sqrt{${n}}$.`,
    },
    {
      misconception: 'a1-irr-leaves-out-the-first-square',
      says: ({ n }) => `I counted the perfect squares below ${n} from $4$ on, without $1$.`,
      operation: 'off-by-one',
      operands: ({ n }) => [Math.floor(Math.sqrt(n)), -1],
      rule: ({ n }) => {
        let count = 0
        for (let k = 2; k * k < n; k++) count++
        return num(count)
      },
      why: ({ n }) =>
        `is the number of perfect squares from $4$ on that are less than ${n}; the square of $1$ is left out.`,
    },
    {
      misconception: 'a1-irr-gives-the-distance',
      rule: ({ n }) => num(n - Math.floor(Math.sqrt(n)) ** 2),
      why: () => 'is the distance from the perfect square below.',
    },
  ],
  explain: ({ a, n }, frame) => ({
    plan:
      frame === 'whole'
        ? 'The side is the square root of the area, so find the perfect squares just below and just above the area.'
        : 'Find the perfect squares just below and just above the number under the root.',
    steps: [
      {
        do: `$${a}^2 = ${a * a}$ and $${a + 1}^2 = ${(a + 1) ** 2}$.`,
        why: `These are the perfect squares on both sides of ${n}.`,
      },
      {
        do: `$${a * a} \\lt ${n} \\lt ${(a + 1) ** 2}$, so $${a} \\lt \\sqrt{${n}} \\lt ${a + 1}$.`,
        why: 'Roots keep the order.',
      },
      { do: `The greatest integer below is $${a}$.`, why: 'The next one is already too large.' },
    ],
    check: `$${a} \\cdot ${a} = ${a * a}$ is less than ${n}, and $${a + 1} \\cdot ${a + 1} = ${(a + 1) ** 2}$ is more.`,
  }),
  check: ({ n }) => {
    let k = 0
    while ((k + 1) * (k + 1) < n) k++
    return num(k)
  },
})

export const templates = [expression, between]
