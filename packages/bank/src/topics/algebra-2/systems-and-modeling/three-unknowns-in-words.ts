import { int, nameTheWorkedMistake, num, shuffle, type Template, template, terms, until } from '#kit'

const three = { skill: 'a2-three-equation-systems', calculator: false, response: 'choice' } as const

type Tickets = Readonly<{ n: number[]; p: number[] }>

const sum = (list: readonly number[]) => list.reduce((s, v) => s + v, 0)
const paid = ({ n, p }: Tickets) => sum(n.map((v, i) => v * (p[i] as number)))

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
      ({ n }) => new Set(n).size === 3,
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
      shortcut: ({ n }) => num(n[0] as number),
      why: () => 'is the number of noodle bowls.',
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      shortcut: ({ n }) => num(n[2] as number),
      why: () => 'is the number of rice plates.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      shortcut: ({ n }) => num((n[0] as number) + (n[2] as number)),
      why: () => 'counts the noodle bowls and the rice plates.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      shortcut: ({ n }) => num((n[1] as number) + (n[2] as number)),
      why: () => 'counts the rice plates as well.',
    },
    {
      misconception: 'a2-sys-turns-the-relation-over',
      shortcut: ({ n }) => num(Math.abs((n[1] as number) - (n[2] as number))),
      why: () => 'is the difference between wraps and rice plates.',
    },
  ],
  explain: ({ n, p }) => [
    {
      do: `With $z$ rice plates there are $2z$ noodle bowls, so $3z + y = ${sum(n)}$ and $${2 * (p[0] as number) + (p[2] as number)}z + ${p[1]}y = ${paid({ n, p })}$.`,
      why: 'The relation removes one letter.',
    },
    {
      do: `Put $y = ${sum(n)} - 3z$ into the second: $${terms([2 * (p[0] as number) + (p[2] as number) - 3 * (p[1] as number), 'z'])} = ${paid({ n, p }) - (p[1] as number) * sum(n)}$, so $z = ${n[2]}$.`,
      why: 'Substitution leaves one letter.',
    },
    { do: `$y = ${sum(n)} - 3 \\cdot ${n[2]} = ${n[1]}$ wraps.`, why: 'Go back to the first equation.' },
  ],
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
  ...nameTheWorkedMistake({
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
})

export const templates: readonly Template[] = [tickets, mistake]
