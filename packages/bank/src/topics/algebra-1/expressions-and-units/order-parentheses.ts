import { int, list, template, text, until } from '#kit'
import { onlyOne, readValue } from '../read-tex.ts'
import { type Four, skill } from './order.ts'

const placed = ({ a, b, c, d }: Four) => [
  { tex: `(${a} + ${b}) \\cdot ${c} - ${d}`, reduced: `${a + b} \\cdot ${c} - ${d}`, value: (a + b) * c - d },
  { tex: `${a} + ${b} \\cdot (${c} - ${d})`, reduced: `${a} + ${b} \\cdot ${c - d}`, value: a + b * (c - d) },
  { tex: `(${a} + ${b}) \\cdot (${c} - ${d})`, reduced: `${a + b} \\cdot ${c - d}`, value: (a + b) * (c - d) },
  { tex: `${a} + (${b} \\cdot ${c} - ${d})`, reduced: `${a} + ${b * c - d}`, value: a + b * c - d },
  { tex: `(${a} + ${b} \\cdot ${c}) - ${d}`, reduced: `${a + b * c} - ${d}`, value: a + b * c - d },
]
const placing = (e: Four, i: number) => text(`$${placed(e)[i]?.tex}$`)

/** From the wanted value back to the product; where the product stays as it is, there is nothing to go back to. */
const backward = ({ a, b, c, d, which, target }: Four & { which: number; target: number }) =>
  [
    `put back the $${d}$ that is subtracted last: $${target} + ${d} = ${target + d} = ${a + b} \\cdot ${c}$, and $${a + b}$ is $${a} + ${b}$.`,
    `take away the $${a}$ that is added last: $${target} - ${a} = ${target - a} = ${b} \\cdot ${c - d}$, and $${c - d}$ is $${c} - ${d}$.`,
    `it is itself a product, $${target} = ${a + b} \\cdot ${c - d}$, and its factors are $${a} + ${b}$ and $${c} - ${d}$.`,
  ][which]

const parentheses = template({
  id: 'algebra-1/order-place-parentheses',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const e = { a: int(rng, 2, 9), b: int(rng, 2, 9), c: int(rng, 4, 9), d: int(rng, 2, 7) }
        const [which, plain] = [int(rng, 0, 3), int(rng, 3, 4)]
        return { ...e, plain, which: which === 3 ? plain : which, target: placed(e)[which]?.value ?? 0 }
      },
      (p) => p.c > p.d + 1 && new Set(placed(p).map((x) => x.value)).size === 4 && p.a !== p.b,
    ),
  frames: [
    {
      id: 'target',
      kind: 'methods',
      items: 8,
      stem: ({ a, b, c, d, target }) =>
        `Parentheses are to be put into $${a} + ${b} \\cdot ${c} - ${d}$ so that its value becomes $${target}$. Which way works?`,
    },
  ],
  given: (p) => ({ target: p.target, offered: [0, 1, 2, p.plain].map((i) => placing(p, i).html) }),
  answer: (p) => placing(p, p.which),
  traps: [
    {
      misconception: 'a1-eu-goes-left-to-right',
      unlessRight: true,
      rule: (g) => text(g.offered[0] as string),
      says: (p) => `I took $${placed(p)[0]?.tex}$, which has the value $${placed(p)[0]?.value}$ and not $${p.target}$.`,
      why: (p) => `has the value $${placed(p)[0]?.value}$.`,
    },
    {
      misconception: 'a1-eu-ignores-the-parentheses',
      unlessRight: true,
      rule: (g) => text(g.offered[1] as string),
      says: (p) => `I took $${placed(p)[1]?.tex}$, which has the value $${placed(p)[1]?.value}$ and not $${p.target}$.`,
      why: (p) => `has the value $${placed(p)[1]?.value}$.`,
    },
    {
      misconception: 'a1-eu-goes-left-to-right',
      unlessRight: true,
      rule: (g) => text(g.offered[2] as string),
      says: (p) => `I took $${placed(p)[2]?.tex}$, which has the value $${placed(p)[2]?.value}$ and not $${p.target}$.`,
      why: (p) => `has the value $${placed(p)[2]?.value}$.`,
    },
    {
      misconception: 'a1-eu-ignores-the-parentheses',
      unlessRight: true,
      rule: (g) => text(g.offered[3] as string),
      says: (p) =>
        `I took $${placed(p)[p.plain]?.tex}$, which has the value $${placed(p)[p.plain]?.value}$ and not $${p.target}$.`,
      why: (p) => `has the value $${placed(p)[3]?.value}$.`,
    },
  ],
  explain: (p) => {
    const plain = p.a + p.b * p.c - p.d
    const way = placed(p)[p.which]
    const back = backward(p)
    const others = [0, 1, 2, p.plain].filter((i) => i !== p.which).map((i) => placed(p)[i])
    return {
      plan: 'Parentheses change which operation comes first: compare the wanted value with the one without parentheses, then test the choices that could fit.',
      steps: [
        {
          do: `Without parentheses the value is $${p.a} + ${p.b} \\cdot ${p.c} - ${p.d} = ${p.a} + ${p.b * p.c} - ${p.d} = ${plain}$.`,
          why: 'The product comes before the sum and the difference.',
        },
        {
          do:
            p.target === plain
              ? `The value is to be $${p.target}$, the same, so the parentheses must leave the product $${p.b} \\cdot ${p.c}$ as it is.`
              : `The value is to be $${p.target}$, ${p.target > plain ? 'greater' : 'less'} than $${plain}$, so the parentheses must change what is multiplied.`,
          why: 'Parentheses around a sum or a difference make it one factor of the product next to it.',
        },
        {
          do: `$${way?.tex} = ${way?.reduced} = ${p.target}$`,
          why: 'What stands in parentheses is worked out first.',
        },
      ],
      ...(back ? { faster: `Work backward from $${p.target}$: ${back}` } : {}),
      check: `The other choices do not give $${p.target}$: ${list(others.map((o) => `$${o?.tex} = ${o?.value}$`))}.`,
    }
  },
  // Works out what each option says.
  check: ({ target, offered }) => text(onlyOne(offered, (tex) => readValue(tex) === target)),
})

export const templates = [parentheses]
