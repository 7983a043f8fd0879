import {
  int,
  linear,
  money,
  nonZero,
  num,
  paren,
  person,
  pick,
  type Relation,
  signed,
  type Template,
  table,
  template,
  text,
  until,
  work,
} from '#kit'
import { isTrue } from '../read-tex.ts'
import { flip, RELATIONS, SIGN } from '../relations.ts'
import { quotient, workedLine } from '../undoing.ts'
import { scan, setOf } from './sets.ts'
import { whySign } from './tested.ts'

const skill = 'a1-multi-step-inequalities'

type Line = Readonly<{ a: number; b: number; rel: Relation; c: number }>

const lineTex = ({ a, b, rel, c }: Line): string => `$${linear(a, b)} ${SIGN[rel]} ${c}$`

/** One of four steps is wrong; the steps after it follow correctly from the wrong line. */
const firstError = template({
  id: 'algebra-1/inequality-first-error',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 6)
        const k = a * int(rng, 1, 4)
        const q = nonZero(rng, -5, 5)
        const c = a * nonZero(rng, -8, 8)
        return { k, a, q, c, rel: pick(rng, RELATIONS), wrong: int(rng, 1, 4) }
      },
      ({ k, a, q, c }) => k !== a * q && k !== -a * q && c !== k - a * q && c !== a * q - k && c !== k + a * q,
    ),
  frames: [
    {
      id: 'steps',
      kind: 'error',
      items: 7,
      stem: (p, rng) => {
        const who = person(rng)
        return `<p>${who} solves ${taskTex(p)} like this.</p>${work(shownLines(p))}<p>In which step does ${who} make the first mistake?</p>`
      },
    },
  ],
  given: (p) => ({ task: taskTex(p), shown: shownLines(p) }),
  answer: ({ wrong }) => text(`Step ${wrong}`),
  traps: [
    {
      misconception: 'a1-inequality-blames-distributing',
      unlessRight: true,
      rule: () => text('Step 1'),
      why: () => 'is correct: the factor was multiplied with both terms and the signs are right.',
    },
    {
      misconception: 'a1-inequality-blames-combining',
      unlessRight: true,
      rule: () => text('Step 2'),
      why: () => 'follows correctly from the line above it.',
    },
    {
      misconception: 'a1-inequality-blames-subtracting',
      unlessRight: true,
      rule: () => text('Step 3'),
      why: () => 'follows correctly from the line above it.',
    },
    {
      misconception: 'a1-inequality-blames-dividing',
      unlessRight: true,
      rule: () => text('Step 4'),
      why: () => 'follows correctly from the line above it: the sign must be reversed there.',
    },
  ],
  explain: ({ k, a, q, c, rel, wrong }) => {
    const b = k - a * q
    const edge = (b - c) / a
    const sides = [
      [k - a * edge + a * q, c],
      [-a * edge - b, c],
      [-a * edge, c + b],
    ][wrong - 1]
    const small = rel.startsWith('<')
    return {
      plan: 'Go through the lines from the top and ask of each one whether it follows from the line just above it. The first one that does not is the mistake.',
      steps: [
        {
          do: `Step 1 distributes. Correct: $${k} - ${a}x${signed(-a * q)} ${SIGN[rel]} ${c}$.`,
          why: `$-${a}$ times $x$ is $-${a}x$, and $-${a}$ times $${q}$ is $${-a * q}$.`,
        },
        {
          do: `Step 2 combines the constants. From the correct line: $${k}${signed(-a * q)} = ${b}$, so $${linear(-a, b)} ${SIGN[rel]} ${c}$.`,
          why: 'Judge a line by the one above it, even if that one is wrong already.',
        },
        {
          do: `Step 3 takes the constant away on both sides: here $${c}${signed(-b)} = ${c - b}$, so $-${a}x ${SIGN[rel]} ${c - b}$. Step 4 divides by $-${a}$ and must reverse the sign.`,
          why: 'Dividing by a negative number reverses the order of numbers.',
        },
        {
          do: `Step ${wrong} is the first that does not follow: ${['', `the minus before the parentheses changes the sign of $${a * q}$ as well`, `$${k}$ and $${-a * q}$ together are $${b}$`, `the constant must be undone on the right side too, which gives $${c - b}$`, `dividing by $-${a}$ reverses the sign, but it was kept`][wrong]}.`,
          why: 'Later steps may be fine in themselves, but they carry the mistake on.',
        },
      ],
      faster: `The $x$-term is $-${a}x$ in Steps 1 to 3, so look at the constants alone. In the given inequality they are $${k} - ${a} \\cdot ${paren(q)} = ${b}$. ${
        [
          `Step 1 has $${k}${signed(a * q)} = ${k + a * q}$.`,
          `Step 1 has $${k}${signed(-a * q)} = ${b}$ too, but Step 2 has $${-b}$.`,
          `Steps 1 and 2 have the same. Undoing $${b}$ makes $${c}${signed(-b)} = ${c - b}$, but Step 3 has $${c + b}$.`,
          `Steps 1 and 2 have the same, and undoing $${b}$ makes $${c}${signed(-b)} = ${c - b}$, as in Step 3. So only the sign in Step 4 is left.`,
        ][wrong - 1]
      }`,
      check: sides
        ? `At $x = ${edge}$ both sides of the given inequality are $${c}$. In Step ${wrong} they are $${sides[0]}$ and $${sides[1]}$, so that line has another boundary.`
        : `Test $x = ${edge + 1}$: the left side of the given inequality is then $${c - a}$, and $${c - a} ${SIGN[rel]} ${c}$ is ${small}; but in Step 4 $${edge + 1} ${SIGN[rel]} ${edge}$ is ${!small}.`,
    }
  },
  // Solves every line by trying values: the first that has other solutions than the line before it is wrong.
  check: ({ task, shown }) => {
    const sets = [task, ...shown].map((line) => setOf(scan((x) => isTrue(line, { x }))).key)
    return text(`Step ${sets.findIndex((s, i) => i > 0 && s !== sets[i - 1])}`)
  },
})

type Work = Readonly<{ k: number; a: number; q: number; c: number; rel: Relation; wrong: number }>

const taskTex = ({ k, a, q, c, rel }: Work): string => `$${k} - ${a}(x${signed(q)}) ${SIGN[rel]} ${c}$`

const shownLines = (p: Work): string[] => {
  const product = p.a * p.q
  const first = `$${p.k} - ${p.a}x${signed(p.wrong === 1 ? product : -product)} ${SIGN[p.rel]} ${p.c}$`
  return [first, ...lines(p).map(lineTex)]
}

function lines(p: Work): Line[] {
  const right = p.k - p.a * p.q
  const b = p.wrong === 1 ? p.k + p.a * p.q : p.wrong === 2 ? -right : right
  const c = p.wrong === 3 ? p.c + b : p.c - b
  return [
    { a: -p.a, b, rel: p.rel, c: p.c },
    { a: -p.a, b: 0, rel: p.rel, c },
    { a: 1, b: 0, rel: p.wrong === 4 ? p.rel : flip(p.rel), c: c === 0 ? 0 : -c / p.a },
  ]
}

/** Plan B has the higher fixed fee and the lower rate. */
/** The first whole number from this limit on, or beyond it where the limit itself does not count. */
const firstFrom = (limit: number, beyond: boolean): number => (beyond ? Math.floor(limit) + 1 : Math.ceil(limit))

const plans = template({
  id: 'algebra-1/inequality-two-plans',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const r2 = int(rng, 2, 6)
        const r1 = r2 + int(rng, 2, 4)
        const f1 = int(rng, 2, 12)
        return { f1, r1, f2: f1 + (r1 - r2) * int(rng, 4, 14), r2, less: int(rng, 0, 1) === 1 }
      },
      ({ f1, r1, f2, r2 }) => new Set([f1, r1, f2, r2]).size === 4 && (f1 + f2) % (r1 - r2) === 0,
    ),
  frames: [
    {
      id: 'studio',
      kind: 'words',
      items: 6,
      stem: ({ f1, r1, f2, r2, less }, rng) =>
        `A pottery studio offers two cards. The Clay card costs ${money(f1)} and then ${money(r1)} for each visit. The Kiln card costs ${money(f2)} and then ${money(r2)} for each visit. What is the least number of visits for which ${person(rng)} pays ${less ? 'less' : 'no more'} with the Kiln card than with the Clay card?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ f1, r1, f2, r2, less }) =>
        `<p>Two shops rent out skateboards.</p>${table(
          ['Shop', 'Helmet, once', 'Each hour'],
          [
            ['North', money(f1), money(r1)],
            ['South', money(f2), money(r2)],
          ],
          '',
          true,
        )}<p>The rental time is a whole number of hours. From how many hours on is South ${less ? 'cheaper than' : 'at most as expensive as'} North?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ f1, r1, f2, r2, less }) => num((f2 - f1) / (r1 - r2) + (less ? 1 : 0)),
  traps: [
    {
      misconception: 'a1-inequality-stops-at-equality',
      classic: true,
      rule: ({ f1, r1, f2, r2, less }) => (less ? num((f2 - f1) / (r1 - r2)) : null),
      why: ({ f1, r1, f2, r2 }) =>
        `is where both cost the same, $${f1 + (r1 * (f2 - f1)) / (r1 - r2)}$ dollars; there the second is not cheaper yet.`,
    },
    {
      misconception: 'a1-inequality-adds-across',
      says: () => 'I added the two rates instead of taking their difference.',
      classic: true,
      rule: ({ f1, r1, f2, r2, less }) => num(firstFrom((f2 - f1) / (r1 + r2), less)),
      why: () => 'adds the two rates instead of taking their difference.',
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: () => 'I added the two amounts that come once instead of taking their difference.',
      rule: ({ f1, r1, f2, r2, less }) => num(firstFrom((f2 + f1) / (r1 - r2), less)),
      why: () => 'adds the two fixed amounts instead of taking their difference.',
    },
    {
      misconception: 'a1-inequality-uses-one-rate',
      says: () => 'I divided by the lower rate only and left the higher one out.',
      rule: ({ f1, r1, f2, r2, less }) => num(firstFrom((f2 - f1) / Math.min(r1, r2), less)),
      why: () => 'uses one of the two rates only.',
    },
  ],
  explain: ({ f1, r1, f2, r2, less }, frame) => {
    const each = frame === 'table' ? 'hour' : 'visit'
    const even = (f2 - f1) / (r1 - r2)
    const n = even + (less ? 1 : 0)
    const sign = less ? '\\lt' : '\\le'
    const cost = (x: number) =>
      `for $n = ${x}$ the costs are $${workedLine(r2, x, f2)}$ and $${workedLine(r1, x, f1)}$ dollars`
    return {
      plan: `Write the cost of each offer for the same number of ${each}s, and compare them with an inequality. Then take the least whole number that fits.`,
      steps: [
        {
          do: `With $n$ for the number of ${each}s: $${r2}n + ${f2} ${sign} ${r1}n + ${f1}$.`,
          why: 'The offer with the higher fixed amount is to be the cheaper one; “no more” and “at most” include equal costs.',
        },
        {
          do: `Subtract $${r2}n$ and $${f1}$ from both sides: $${f2} - ${f1} ${sign} ${r1}n - ${r2}n$, so $${f2 - f1} ${sign} ${r1 - r2}n$.`,
          why: 'Collecting $n$ on the right keeps its coefficient positive.',
        },
        {
          do: `Divide both sides by $${r1 - r2}$: $${even} ${sign} n$.`,
          why: whySign(r1 - r2),
        },
        {
          do: `The least whole number is $n = ${n}$.`,
          why: less
            ? `At $${even}$ the costs are equal, so it is not cheaper yet.`
            : `At $${even}$ the costs are equal, and that is enough.`,
        },
      ],
      check: `${cost(n).replace('for', 'For')}; ${cost(n - 1)}.`,
      faster: `The fixed amounts differ by $${f2} - ${f1} = ${f2 - f1}$, and each ${each} makes up $${r1} - ${r2} = ${r1 - r2}$ of that: after $${quotient(f2 - f1, r1 - r2)}$ ${each}s the costs are equal, ${less ? `so it takes one more ${each}, $${n}$ in all` : `and $${n}$ is enough`}.`,
    }
  },
  check: ({ f1, r1, f2, r2, less }) => {
    let n = 1
    while (!(less ? f2 + r2 * n < f1 + r1 * n : f2 + r2 * n <= f1 + r1 * n)) n++
    return num(n)
  },
})

export const templates: readonly Template[] = [firstError, plans]
