/** Which kind of variation a table shows, for the skill of `variation.ts`. */

import { frac, type Html, int, pick, type Rng, sample, type Template, table, template, text, toTex, until } from '#kit'
import { base } from './variation.ts'

const KINDS = [
  'directly with $x$',
  'inversely with $x$',
  'directly with the square of $x$',
  'inversely with the square of $x$',
] as const
const says = (i: number) => text(`$y$ varies ${KINDS[i % 4]}.`)
const variedValue = (kind: number, k: number, x: number) => [k * x, k / x, k * x * x, k / (x * x)][kind] as number

/** Which of the four kinds keeps its constant over all pairs. */
const kindOf = (pairs: readonly (readonly [number, number])[]): number =>
  [0, 1, 2, 3].find((kind) => {
    const ks = pairs.map(([x, y]) => [y / x, x * y, y / (x * x), y * x * x][kind] as number)
    return ks.every((v) => Math.abs(v - (ks[0] as number)) < 1e-9)
  }) ?? 0

type Rows = Readonly<{ pairs: readonly (readonly [number, number])[] }>

const drawRows = (rng: Rng): Rows => {
  const kind = int(rng, 0, 3)
  return until(
    () => {
      const xs = sample(rng, [1, 2, 3, 4, 5, 6, 8, 10], 4).sort((p, q) => p - q)
      const k =
        kind === 0
          ? int(rng, 2, 9)
          : kind === 2
            ? int(rng, 2, 4)
            : pick(rng, kind === 1 ? [24, 40, 60, 48, 72, 120] : [144, 400, 900, 3600])
      return { pairs: xs.map((x) => [x, variedValue(kind, k, x)] as const) }
    },
    ({ pairs }) => pairs.every(([, y]) => Number.isInteger(y)) && kindOf(pairs) === kind,
  )
}

/** Two rows alone, the ones whose ratio of x is the easiest: what happens to y there. */
function byRatio(pairs: Rows['pairs'], kind: number): Html {
  const couples = pairs.flatMap((low) => pairs.flatMap((high) => (high[0] > low[0] ? [[low, high] as const] : [])))
  const whole = couples.filter(([[x], [u]]) => u % x === 0)
  const [[x, y], [u, v]] = (whole[0] ?? couples[0]) as (typeof couples)[number]
  const times = toTex(frac(u, x))
  const change =
    kind === 0
      ? `multiplied by $${times}$`
      : kind === 1
        ? `divided by $${times}$`
        : `${kind === 2 ? 'multiplied' : 'divided'} by $${toTex(frac(u * u, x * x))}$, the square of $${times}$`
  return `Two rows are enough: from $x = ${x}$ to $x = ${u}$ the $x$ is multiplied by $${times}$, and $y$ goes from ${y} to ${v}, so it is ${change}. Only one of the four kinds does this.`
}

const kind = template({
  ...base,
  id: 'algebra-2/variation-from-a-table',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: drawRows,
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: ({ pairs }) =>
        `${table(
          ['$x$', '$y$'],
          pairs.map(([x, y]) => [x, y]),
        )}<p>Which statement fits all rows of the table?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ pairs }) => says(kindOf(pairs)),
  traps: [1, 2, 3].map((step) => ({
    misconception: step === 2 ? 'a2-var-overlooks-the-square' : 'a2-var-tests-one-pair-only',
    rule: ({ pairs }: Rows) => says(kindOf(pairs) + step),
    why: ({ pairs }: Rows) => {
      const k = (kindOf(pairs) + step) % 4
      const [first, second] = pairs
        .slice(0, 2)
        .map(([x, y]) => [`${y} \\div ${x}`, `${x} \\cdot ${y}`, `${y} \\div ${x}^2`, `${y} \\cdot ${x}^2`][k])
      return `needs $${first}$ and $${second}$ to be equal, and they are not.`
    },
    says: ({ pairs }: Rows) => `I said that $y$ varies ${KINDS[(kindOf(pairs) + step) % 4]}, without testing two rows.`,
  })),
  explain: ({ pairs }) => {
    const k = kindOf(pairs)
    const test = pairs.map(
      ([x, y]) => [`${y} \\div ${x}`, `${x} \\cdot ${y}`, `${y} \\div ${x}^2`, `${y} \\cdot ${x}^2`][k],
    )
    const [x, y] = pairs[0] as readonly [number, number]
    const constantOf = [y / x, x * y, y / (x * x), y * x * x][k]
    return {
      plan: 'See whether one variable grows or shrinks with the other; then test which quotient or product is the same in all rows.',
      steps: [
        {
          do: `As $x$ grows, $y$ ${k % 2 === 0 ? 'grows' : 'shrinks'}, so the variation is ${k % 2 === 0 ? 'direct' : 'inverse'}.`,
          why: 'Go down the rows.',
        },
        {
          do: `Test: $${test.slice(0, 3).join('$, $')}$ are all ${constantOf}.`,
          why:
            k % 2 === 0
              ? 'In a direct variation a quotient stays the same.'
              : 'In an inverse variation a product stays the same.',
        },
        {
          do: `So $y$ varies ${KINDS[k]}.`,
          why: 'Only this quotient or product is the same in the rows that were tested.',
        },
      ],
      check: `The last row was not used yet: $${test[3]} = ${constantOf}$, so it fits as well.`,
      faster: byRatio(pairs, k),
    }
  },
  check: ({ pairs: [[x, y] = [1, 1], , , [u, v] = [1, 1]] }) => {
    const power = Math.round(Math.log(v / y) / Math.log(u / x))
    return says([1, -1, 2, -2].indexOf(power))
  },
})

export const templates: readonly Template[] = [kind]
