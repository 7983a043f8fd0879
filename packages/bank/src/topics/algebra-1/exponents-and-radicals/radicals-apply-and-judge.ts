import {
  findTheWrongStep,
  form,
  int,
  judgeTwoAnswers,
  num,
  person,
  pick,
  type Rng,
  squareParts,
  surd,
  surdAdd,
  surdNumber,
  surdSqrt,
  surdValue,
  template,
  until,
  type Value,
  withCheck,
  withFaster,
} from '#kit'
import { readValue } from '../read-tex.ts'
import { root } from './radical-tex.ts'

const skill = 'a1-operations-with-radicals'

/** A radical as written, compared by its value. */
const shown = (tex: string, value: number): Value => ({ html: `$${tex}$`, key: `surd ${Number(value.toPrecision(8))}` })

/** The sides √m and √n of a rectangle, simplified: a√r and b√r. */
const sides = ({ m, n }: Readonly<{ m: number; n: number }>) => ({
  a: squareParts(m).outside,
  b: squareParts(n).outside,
  r: squareParts(m).inside,
})

const drawSides = (rng: Rng) =>
  until(
    () => ({ a: int(rng, 2, 6), b: int(rng, 1, 5), r: pick(rng, [2, 3, 5, 6, 7]) }),
    ({ a, b, r }) => a > b && a * a * r < 200,
  )

const perimeter = template({
  id: 'algebra-1/radicals-rectangle',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: drawSides,
  frames: [
    {
      id: 'perimeter',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, r }, rng) =>
        `${person(rng)} builds a frame for a rectangular picture with sides of $\\sqrt{${a * a * r}}$ and $\\sqrt{${b * b * r}}$ inches. What is the perimeter, in inches, in simplest form?`,
    },
  ],
  given: ({ a, b, r }) => ({ m: a * a * r, n: b * b * r }),
  answer: ({ a, b, r }) => surdValue(surd(0, 2 * (a + b), r)),
  traps: [
    {
      misconception: 'a1-pw-adds-two-sides-only',
      classic: true,
      rule: (given) => {
        const { a, b, r } = sides(given)
        return surdValue(surd(0, a + b, r))
      },
      why: () => 'adds only two of the four sides.',
    },
    {
      misconception: 'a1-pw-adds-under-the-root',
      says: () => 'I added the two sides under one root and doubled the result.',
      rule: ({ m, n }) => surdValue(surd(0, 2, m + n)),
      why: () => 'adds the sides under one root.',
    },
    {
      misconception: 'a1-pw-multiplies-the-factors',
      says: () => 'I multiplied the two sides, which gives the area.',
      rule: (given) => {
        const { a, b, r } = sides(given)
        return num(a * b * r)
      },
      why: () => 'is the area.',
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: (given) => {
        const { a, b, r } = sides(given)
        return surdValue(surd(0, 2 * (a * a + b * b), r))
      },
      why: () => 'takes the squares out without taking their roots.',
    },
    {
      misconception: 'a1-pw-doubles-one-side-only',
      says: () => 'I counted the longer side twice and the shorter one once.',
      rule: (given) => {
        const { a, b, r } = sides(given)
        return surdValue(surd(0, 2 * a + b, r))
      },
      why: () => 'counts the longer side twice and the shorter one once.',
    },
    {
      misconception: 'a1-pw-adds-radicands-after-simplifying',
      says: ({ r }) => `I added the two numbers $${r}$ under the roots as well as the coefficients.`,
      rule: (given) => {
        const { a, b, r } = sides(given)
        return surdValue(surd(0, 2 * (a + b), 2 * r))
      },
      why: ({ r }) => `adds the two $${r}$ under the roots as well; like roots are counted.`,
    },
  ],
  explain: ({ a, b, r }) => ({
    plan: 'The perimeter counts each side twice: simplify the roots first, then count like roots.',
    steps: [
      {
        do: `Simplify the first side: $\\sqrt{${a * a * r}} = \\sqrt{${a * a} \\cdot ${r}} = ${root(a, r)}$.`,
        why: `$${a * a} = ${a}^2$ is the largest square factor.`,
      },
      b === 1
        ? { do: `The other side, $\\sqrt{${r}}$, is simple already.`, why: `$${r}$ has no square factor.` }
        : {
            do: `Simplify the other side: $\\sqrt{${b * b * r}} = \\sqrt{${b * b} \\cdot ${r}} = ${root(b, r)}$.`,
            why: `$${b * b} = ${b}^2$ is the largest square factor.`,
          },
      {
        do: `Add one of each: $${root(a, r)} + ${root(b, r)} = ${root(a + b, r)}$.`,
        why: 'Like roots are counted, as with like terms.',
      },
      {
        do: `Double it: $2 \\cdot ${root(a + b, r)} = ${root(2 * (a + b), r)}$ inches.`,
        why: 'A rectangle has two of each side.',
      },
    ],
    check: `With decimals: $\\sqrt{${a * a * r}}$ is about $${(a * Math.sqrt(r)).toFixed(2)}$ and $\\sqrt{${b * b * r}}$ about $${(b * Math.sqrt(r)).toFixed(2)}$; twice their sum is about $${(2 * (a + b) * Math.sqrt(r)).toFixed(1)}$, and so is $${root(2 * (a + b), r)}$.`,
  }),
  check: ({ m, n }) => surdValue(surdAdd(surdAdd(surdSqrt(m), surdSqrt(n)), surdAdd(surdSqrt(n), surdSqrt(m)))),
})

const area = template({
  id: 'algebra-1/radicals-area',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: drawSides,
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, r }, rng) =>
        `${person(rng)} cuts a rectangle of fabric whose sides are $\\sqrt{${a * a * r}}$ inches and $\\sqrt{${b * b * r}}$ inches long. What is its area in square inches?`,
    },
  ],
  given: ({ a, b, r }) => ({ m: a * a * r, n: b * b * r }),
  answer: ({ a, b, r }) => num(a * b * r),
  traps: [
    {
      misconception: 'a1-pw-multiplies-without-the-root',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ m, n }) => [m * n],
      rule: ({ m, n }) => num(m * n),
      why: ({ a, b, r }) => `multiplies $${a * a * r}$ and $${b * b * r}$ and forgets to take the root.`,
    },
    {
      misconception: 'a1-pw-ignores-the-root',
      says: ({ a, b }) => `I multiplied only $${a}$ and $${b}$, and left out the product of the two roots.`,
      rule: (given) => num(sides(given).a * sides(given).b),
      why: ({ a, b, r }) =>
        `multiplies only $${a}$ and $${b}$; $\\sqrt{${r}} \\cdot \\sqrt{${r}} = ${r}$ is a factor too.`,
    },
    {
      misconception: 'a1-pw-squares-the-radicand',
      says: ({ r }) => `I simplified the two roots, and then took $\\sqrt{${r}} \\cdot \\sqrt{${r}}$ for $${r * r}$.`,
      rule: (given) => {
        const { a, b, r } = sides(given)
        return num(a * b * r * r)
      },
      why: ({ r }) => `takes $\\sqrt{${r}} \\cdot \\sqrt{${r}}$ as $${r * r}$.`,
    },
  ],
  explain: ({ a, b, r }) => ({
    plan: 'An area is a product: simplify each root first, then multiply; the same root twice gives a whole number.',
    steps: [
      {
        do: `Simplify: $\\sqrt{${a * a * r}} = \\sqrt{${a * a} \\cdot ${r}} = ${root(a, r)}$${b === 1 ? `; $\\sqrt{${r}}$ is simple already` : ` and $\\sqrt{${b * b * r}} = \\sqrt{${b * b} \\cdot ${r}} = ${root(b, r)}$`}.`,
        why: 'With the squares taken out, the numbers stay small.',
      },
      {
        do: `Multiply the coefficients and the roots: $${a} \\cdot ${b} = ${a * b}$ and $\\sqrt{${r}} \\cdot \\sqrt{${r}} = ${r}$.`,
        why: 'Factors may be multiplied in any order, and a root times itself is the number under it.',
      },
      {
        do: `The area is $${a * b} \\cdot ${r} = ${a * b * r}$ square inches.`,
        why: 'The area of a rectangle is length times width.',
      },
    ],
    ...(b > 1 && a % b === 0
      ? {
          faster: `Simplify nothing: $${a * a * r} = ${(a / b) ** 2} \\cdot ${b * b * r}$, so the longer side is $${a / b}$ times the shorter one, and the area is $${a / b} \\cdot (\\sqrt{${b * b * r}})^2 = ${a / b} \\cdot ${b * b * r} = ${a * b * r}$.`,
        }
      : {}),
    check: `Under one root: $\\sqrt{${a * a * r} \\cdot ${b * b * r}} = \\sqrt{${a * a * r * b * b * r}} = ${a * b * r}$.`,
  }),
  check: ({ m, n }) => num(Math.round(Math.sqrt(m * n))),
})

const steps = template({
  id: 'algebra-1/radicals-wrong-step',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    findTheWrongStep({
      items: 6,
      misconceptions: ['a1-pw-rejects-a-correct-step', 'a1-pw-overlooks-a-wrong-step'],
      draw: (rng): { a: number; c: number; n: number } =>
        until(
          () => ({ a: int(rng, 2, 5), c: int(rng, 2, 5), n: int(rng, 2, 4) ** 2 * pick(rng, [2, 3, 5]) }),
          ({ a, c, n }) => new Set([a, c, squareParts(n).outside]).size === 3,
        ),
      task: ({ a, c, n }) => `simplified $${root(a, n)} + ${root(c, squareParts(n).inside)}$`,
      start: ({ a, c, n }) =>
        shown(
          `${root(a, n)} + ${root(c, squareParts(n).inside)}`,
          a * Math.sqrt(n) + c * Math.sqrt(squareParts(n).inside),
        ),
      lines: ({ a, c, n }, wrong) => {
        const { outside: k, inside: r } = squareParts(n)
        const out = wrong === 0 ? k * k : k
        const front = wrong === 1 ? a + out : a * out
        const last = front + c
        return [
          shown(`${a} \\cdot ${root(out, r)} + ${root(c, r)}`, (a * out + c) * Math.sqrt(r)),
          shown(`${root(front, r)} + ${root(c, r)}`, (front + c) * Math.sqrt(r)),
          wrong === 2 ? shown(root(last, 2 * r), last * Math.sqrt(2 * r)) : shown(root(last, r), last * Math.sqrt(r)),
        ]
      },
      slip: ({ a, n }, wrong) => {
        const { outside: k, inside: r } = squareParts(n)
        return wrong === 0
          ? `$\\sqrt{${k * k * r}}$ is $${root(k, r)}$: the root of $${k * k}$ comes out, not $${k * k}$ itself.`
          : wrong === 1
            ? `$${a} \\cdot ${k}$ is $${a * k}$; the factors are multiplied, not added.`
            : `like roots are counted; the $${r}$ under the root stays.`
      },
      checked: ({ a, c, n }, wrong) => {
        const { outside: k, inside: r } = squareParts(n)
        const size = (front: number, under: number) => `$${(front * Math.sqrt(under)).toFixed(1)}$`
        const found = [size(a * k * k + c, r), size(a + k + c, r), size(a * k + c, 2 * r)][wrong]
        return `In decimals the given expression is about ${size(a * k + c, r)}${found ? `, and the line of Step ${wrong + 1} is about ${found}` : ', and so is the last line'}.`
      },
    }),
    ({ e: { a, c, n }, wrong }) => {
      const { outside: k, inside: r } = squareParts(n)
      const last = `$${a * k} + ${c} = ${a * k + c}$`
      return `Follow the numbers before $\\sqrt{${r}}$ alone. Out of $\\sqrt{${n}}$ comes $${k}$${
        [
          `, but Step 1 has $${k * k}$.`,
          `, as in Step 1. Then $${a} \\cdot ${k} = ${a * k}$, but Step 2 has $${a + k}$.`,
          `, then $${a} \\cdot ${k} = ${a * k}$, then ${last}, as in the three steps. But the root must stay $\\sqrt{${r}}$, and Step 3 has $\\sqrt{${2 * r}}$.`,
          `, then $${a} \\cdot ${k} = ${a * k}$, then ${last}, as in the three steps, and the root stays $\\sqrt{${r}}$.`,
        ][wrong]
      }`
    },
  ),
})

/** The square of what somebody writes for c√n; none where it is a sum of a number and a root. */
function squared({ c, n }: { c: number; n: number }, html: string): string | undefined {
  const { outside: k, inside: r } = squareParts(n)
  const multiple = (front: number) => `$${front * front} \\cdot ${r} = ${front * front * r}$`
  return new Map([
    [`$${root(c * k, r)}$`, multiple(c * k)],
    [`$\\sqrt{${c * c * n}}$`, `$${c * c * n}$`],
    [`$${root(c * k - 1, r)} + \\sqrt{${r}}$`, `$(${root(c * k, r)})^2 = ${(c * k) ** 2} \\cdot ${r} = ${c * c * n}$`],
    [`$${root(c * k * k, r)}$`, multiple(c * k * k)],
    [`$${root(c + k, r)}$`, multiple(c + k)],
    [`$\\sqrt{${c * k * k * r}}$`, `$${c * k * k * r}$`],
  ]).get(html)
}

const who = template({
  id: 'algebra-1/radicals-who-is-right',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoAnswers({
        items: 6,
        misconceptions: ['a1-pw-accepts-a-wrong-form', 'a1-pw-rejects-a-right-form', 'a1-pw-guesses-about-one-form'],
        draw: (rng): { c: number; n: number } =>
          until(
            () => ({ c: int(rng, 2, 4), n: int(rng, 2, 5) ** 2 * pick(rng, [2, 3, 5, 6]) }),
            ({ c, n }) => squareParts(n).outside !== c,
          ),
        intro: ({ c, n }, names) => `${names[0]} and ${names[1]} rewrite $${root(c, n)}$.`,
        ask: () => 'Who has written an expression with the same value?',
        plan: 'Take the largest square out of the root, and multiply it with the factor in front. Then bring each answer to the same form: a number times a root that holds no square.',
        correct: ({ c, n }) => shown('', c * Math.sqrt(n)),
        right: ({ c, n }) => {
          const { outside: k, inside: r } = squareParts(n)
          return [
            form(
              shown(root(c * k, r), c * k * Math.sqrt(r)),
              `It has the form already. Its factor is $${c * k} = ${c} \\cdot ${k}$, the number in front times what comes out.`,
            ),
            form(
              shown(`\\sqrt{${c * c * n}}`, Math.sqrt(c * c * n)),
              `Put the factor of $${root(c, n)}$ under the root: $${c}$ becomes $${c}^2 = ${c * c}$, and $${c * c} \\cdot ${n} = ${c * c * n}$.`,
            ),
            form(
              shown(`${root(c * k - 1, r)} + \\sqrt{${r}}`, (c * k - 1) * Math.sqrt(r) + Math.sqrt(r)),
              `Both terms are multiples of $\\sqrt{${r}}$: $${c * k - 1}$ of them and one more make $${root(c * k, r)}$.`,
            ),
          ]
        },
        wrong: ({ c, n }) => {
          const { outside: k, inside: r } = squareParts(n)
          return [
            form(
              shown(root(c * k * k, r), c * k * k * Math.sqrt(r)),
              `Here the factor in front is $${c * k * k} = ${c} \\cdot ${k * k}$. From $\\sqrt{${n}} = \\sqrt{${k * k} \\cdot ${r}}$ comes out $\\sqrt{${k * k}} = ${k}$.`,
            ),
            form(
              shown(root(c + k, r), (c + k) * Math.sqrt(r)),
              `Here the factor in front is $${c + k} = ${c} + ${k}$. The $${c}$ stands before the root as a factor, and $${k}$ comes out as a factor.`,
            ),
            form(
              shown(`\\sqrt{${c * k * k * r}}`, Math.sqrt(c * k * k * r)),
              `Take $${k}$ out again: $\\sqrt{${c * k * k * r}} = ${k}\\sqrt{${c * r}}$. A factor $${c}$ goes under a root as $${c}^2 = ${c * c}$.`,
            ),
            form(
              shown(`${c} + ${root(k, r)}`, c + surdNumber(surd(0, k, r))),
              `In decimals this is about $${(c + surdNumber(surd(0, k, r))).toFixed(1)}$, and $${root(c, n)}$ is about $${c} \\cdot ${Math.sqrt(n).toFixed(2)}$.`,
            ),
          ]
        },
        explain: ({ c, n }) => {
          const { outside: k, inside: r } = squareParts(n)
          return {
            do: `$${root(c, n)} = ${c} \\cdot ${root(k, r)} = ${root(c * k, r)}$.`,
            why: 'Take out the largest square and multiply it with the factor in front.',
          }
        },
      }),
      ({ e: { c, n }, shown, names }) => {
        const at = shown.map((html, who) => `${names[who]}’s expression about $${readValue(html).toFixed(1)}$`)
        return `In decimals $${root(c, n)}$ is about $${(c * Math.sqrt(n)).toFixed(1)}$, ${at.join(', and ')}.`
      },
    ),
    ({ e, shown: [one, two], names }) => {
      const [first, second] = [squared(e, one), squared(e, two)]
      if (first === undefined || second === undefined) return undefined
      return `Compare the squares, and no root is left: $(${root(e.c, e.n)})^2 = ${e.c * e.c} \\cdot ${e.n} = ${e.c * e.c * e.n}$. ${names[0]}’s expression has the square ${first}, and ${names[1]}’s has ${second}.`
    },
  ),
})

export const templates = [perimeter, area, steps, who]
