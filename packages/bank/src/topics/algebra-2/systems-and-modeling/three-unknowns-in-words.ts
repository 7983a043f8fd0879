import {
  div,
  frac,
  int,
  linear,
  mul,
  nameTheWorkedMistake,
  num,
  shuffle,
  sub,
  type Template,
  template,
  terms,
  until,
  whole,
  withFaster,
} from '#kit'

const three = { skill: 'a2-three-equation-systems', calculator: false, response: 'choice' } as const

type Tickets = Readonly<{ n: number[]; p: number[] }>

const sum = (list: readonly number[]) => list.reduce((s, v) => s + v, 0)
const paid = ({ n, p }: Tickets) => sum(n.map((v, i) => v * (p[i] as number)))

type Sold = Readonly<{ total: number; money: number; p: readonly number[] }>
const platesOf = ({ total, money, p: [bowl = 0, wrap = 0, plate = 0] }: Sold): number =>
  (money - wrap * total) / (2 * bowl + plate - 3 * wrap)

const tickets = template({
  ...three,
  calculator: true,
  id: 'algebra-2/three-kinds-of-tickets',
  difficulty: 'High',
  b: 0.6,
  seconds: 130,
  balance: 'place',
  draw: (rng): Tickets =>
    until(
      () => {
        const [a, b] = [int(rng, 8, 30), int(rng, 8, 30)]
        return { n: [2 * b, a, b], p: shuffle(rng, [4, 5, 6, 8, 9, 10, 12]).slice(0, 3) }
      },
      ({ n, p }) => new Set(n).size === 3 && 2 * (p[0] ?? 0) + (p[2] ?? 0) !== 3 * (p[1] ?? 0),
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ n, p }) =>
        `At a school festival, a food stand sold ${sum(n)} meals for \\$${paid({ n, p })} in all. Noodle bowls cost \\$${p[0]}, wraps \\$${p[1]}, and rice plates \\$${p[2]}. Twice as many noodle bowls as rice plates were sold. How many wraps were sold?`,
    },
  ],
  given: ({ n, p }) => ({ total: sum(n), money: paid({ n, p }), p }),
  answer: ({ n }) => num(n[1] as number),
  traps: [
    {
      misconception: 'a2-sys-gives-another-letter',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ total, money, p: [a = 0, b = 0, c = 0] }) => [div(2 * (money - b * total), 2 * a + c - 3 * b)],
      rule: (g) => num(2 * platesOf(g)),
      says: () => 'I gave the number of noodle bowls.',
      why: () => 'is the number of noodle bowls.',
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      operation: 'solved-for-the-other',
      operands: ({ total, money, p: [a = 0, b = 0, c = 0] }) => [div(money - b * total, 2 * a + c - 3 * b)],
      rule: (g) => num(platesOf(g)),
      says: () => 'I gave the number of rice plates.',
      why: () => 'is the number of rice plates.',
    },
    {
      misconception: 'a2-sys-turns-the-relation-over',
      rule: ({ total, money, p: [bowl = 0, wrap = 0, plate = 0] }) => {
        const each = bowl + 2 * plate - 3 * wrap
        return each === 0 ? null : whole(sub(total, mul(3, frac(money - wrap * total, each))), 1, total)
      },
      says: () => 'I took twice as many rice plates as noodle bowls.',
      why: () => 'takes twice as many rice plates as noodle bowls; it is the other way around.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      operation: 'term-left-out',
      operands: ({ total, money, p: [a = 0, b = 0, c = 0] }) => [
        total,
        div(-2 * (money - b * total), 2 * a + c - 3 * b),
      ],
      rule: (g) => num(g.total - 2 * platesOf(g)),
      says: () => 'I subtracted only the noodle bowls from the total.',
      why: () => 'still contains the rice plates.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      rule: (g) => num(3 * platesOf(g)),
      says: () => 'I gave the noodle bowls and the rice plates together.',
      why: () => 'is the number of noodle bowls and rice plates together.',
    },
  ],
  explain: ({ n, p }) => ({
    plan: 'Write one equation for the number, one for the money, and use the relation to remove a variable. Then substitute.',
    steps: [
      {
        do: `With $z$ rice plates there are $2z$ noodle bowls, so $3z + y = ${sum(n)}$ and $${2 * (p[0] as number) + (p[2] as number)}z + ${p[1]}y = ${paid({ n, p })}$.`,
        why: 'The relation removes one variable.',
      },
      {
        do: `Put $y = ${sum(n)} - 3z$ into the second: $${2 * (p[0] as number) + (p[2] as number)}z + ${(p[1] as number) * sum(n)} - ${3 * (p[1] as number)}z = ${paid({ n, p })}$. That is $${linear(2 * (p[0] as number) + (p[2] as number) - 3 * (p[1] as number), (p[1] as number) * sum(n), 'z')} = ${paid({ n, p })}$, so $${terms([2 * (p[0] as number) + (p[2] as number) - 3 * (p[1] as number), 'z'])} = ${paid({ n, p }) - (p[1] as number) * sum(n)}$ and $z = ${n[2]}$.`,
        why: 'Substitution leaves one variable.',
      },
      { do: `$y = ${sum(n)} - 3 \\cdot ${n[2]} = ${n[1]}$ wraps.`, why: 'Go back to the first equation.' },
    ],
    check: `${n[0]} noodle bowls, ${n[1]} wraps and ${n[2]} rice plates are ${sum(n)} meals for \\$${paid({ n, p })}.`,
    faster: `A graphing calculator solves the system with rref. The rows of the matrix are $1,\\ 1,\\ 1,\\ ${sum(n)}$ for the number, $${p.join(',\\ ')},\\ ${paid({ n, p })}$ for the money, and $1,\\ 0,\\ -2,\\ 0$ for “twice as many.”`,
  }),
  check: ({ total, money, p }) =>
    num(
      Array.from({ length: total }, (_, y) => y).find(
        (y) =>
          (total - y) % 3 === 0 &&
          ((total - y) / 3) * (2 * (p[0] as number) + (p[2] as number)) + y * (p[1] as number) === money,
      ) ?? 999,
    ),
})

const mistake = template({
  id: 'algebra-2/three-equations-mistake',
  skill: three.skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-sys',
      items: 6,
      draw: (rng): { s: number; d: number; e: number } =>
        until(
          () => ({ s: int(rng, 5, 40) * 3, d: int(rng, 2, 9), e: int(rng, 2, 9) }),
          ({ d, e }) => (d + e) % 3 === 0 && d !== e,
        ),
      task: ({ s, d, e }) => `solved the system $x + y + z = ${s}$, $y = x + ${d}$, $z = x + ${e}$ for $x$`,
      solution: ({ s, d, e }) => num((s - d - e) / 3),
      work: ({ s, d, e }) => `put in, the first equation is $3x + ${d + e} = ${s}$, so $3x = ${s - d - e}$`,
      mistakes: ({ s, d, e }) => [
        { says: `Forgetting to subtract ${d} and ${e}`, work: `$3x = ${s}$`, result: num(s / 3) },
        { says: `Adding ${d} and ${e} on the right side`, work: `$3x = ${s + d + e}$`, result: num((s + d + e) / 3) },
        { says: 'Forgetting to divide by 3', work: `$${s} - ${d} - ${e}$`, result: num(s - d - e) },
        { says: 'Giving the value of $y$', work: `$${(s - d - e) / 3} + ${d}$`, result: num((s - d - e) / 3 + d) },
      ],
      redo: ({ s, d, e }) => {
        const search = (fits: (x: number) => boolean) => Array.from({ length: 200 }, (_, x) => x).find(fits) ?? 999
        const x = search((v) => v + (v + d) + (v + e) === s)
        return [
          num(x),
          num(search((v) => v + v + v === s)),
          num(search((v) => v + v + v === s + d + e)),
          num(x + x + x),
          num(search((y) => y - d === x)),
        ]
      },
    }),
    ({ e: { s, d, e }, which, name }) => {
      const x = (s - d - e) / 3
      const third = `$x$ must be less than a third of $${s}$, which is $${s / 3}$, because $y$ and $z$ are greater than $x$`
      return [
        `Look at the size: ${third}. ${name} has exactly this third, so nothing was subtracted.`,
        `Look at the size: ${third}. ${name}’s number is more than this, and 3 times it is $${s + d + e} = ${s} + ${d} + ${e}$: the numbers were added.`,
        `Look at the size: ${third}. ${name}’s number is $${s} - ${d} - ${e}$ itself, so it was not divided.`,
        `Take $${d}$ away from ${name}’s number: $${x + d} - ${d} = ${x}$, and $${x} + ${x + d} + ${x + e} = ${s}$. So ${name} has the value of $y$.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [tickets, mistake]
