/** Two kinds of questions that every skill of this subject has: name the mistake, and judge two first steps. */

import {
  add,
  type Difficulty,
  div,
  eq,
  type Frac,
  type Fracish,
  type Html,
  int,
  linear,
  mul,
  NAMES,
  pick,
  type Rng,
  type Step,
  sample,
  sub,
  template,
  text,
  toFrac,
  toTex,
  until,
} from '../../../kit.ts'

type Common = Readonly<{
  id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
  items?: number
}>

/** ax + b = cx + d. */
export type Lin = Readonly<{ a: Fracish; b: Fracish; c: Fracish; d: Fracish }>

/** ax + b; a unit fraction is written as the fraction of x. */
function sideTex(a: Fracish, b: Fracish): string {
  const { n, d } = toFrac(a)
  const plain = linear(a, b)
  return Math.abs(n) === 1 && d > 1 ? plain.replace(`\\frac{1}{${d}}x`, `\\frac{x}{${d}}`) : plain
}

/** A line as it is shown: x/3 has the numbers 1 and 3, not the fraction. */
const shown = (l: Lin) => ({ ...l, a: toFrac(l.a).n, over: toFrac(l.a).d })

export const linTex = (l: Lin): string => `${sideTex(l.a, l.b)} = ${sideTex(l.c, l.d)}`
export const solve = (l: Lin): Frac => div(sub(l.d, l.b), sub(l.a, l.c))

const keeps = (l: Lin, x: Fracish): boolean => eq(add(mul(l.a, x), l.b), add(mul(l.c, x), l.d))

/** A mistake in words, where it leads, and the line that it solves in place of the equation. */
export type Mistake = Readonly<{ says: Html; result: Fracish; line: Lin }>

/** "… got x = 12. Which mistake leads there?" All four mistakes are equally often the right one. */
export function nameTheMistake<E>(
  c: Common & {
    draw: (rng: Rng) => E
    tex: (e: E) => string
    solution: (e: E) => Fracish
    mistakes: (e: E) => readonly [Mistake, Mistake, Mistake, Mistake]
  },
) {
  const distinct = (e: E) => {
    const all = [c.solution(e), ...c.mistakes(e).map((m) => m.result)]
    return all.every((x, i) => all.every((y, j) => i === j || !eq(x, y)))
  }
  type P = Readonly<{ e: E; which: number; name: string }>
  const made = (p: P): Mistake => c.mistakes(p.e)[p.which] as Mistake
  const other = (p: P, k: number) => text((c.mistakes(p.e)[(p.which + k) % 4] as Mistake).says)
  const trap = (k: number) => ({
    misconception: 'a1-names-an-error-without-testing',
    rule: (p: P) => other(p, k),
    why: (p: P) =>
      `would lead to $x = ${toTex((c.mistakes(p.e)[(p.which + k) % 4] as Mistake).result)}$, not to $x = ${toTex(made(p).result)}$.`,
  })
  return template({
    id: c.id,
    skill: c.skill,
    difficulty: c.difficulty,
    b: c.b,
    calculator: false,
    seconds: c.seconds,
    response: 'choice',
    draw: (rng): P => ({ e: until(() => c.draw(rng), distinct), which: int(rng, 0, 3), name: pick(rng, NAMES) }),
    frames: [
      {
        id: 'got',
        kind: 'error',
        items: c.items ?? 10,
        stem: (p) =>
          `<p>${p.name} solved $${c.tex(p.e)}$ and got $x = ${toTex(made(p).result)}$, which is not correct.</p><p>Which mistake leads to this answer?</p>`,
      },
    ],
    answer: (p) => text(made(p).says),
    traps: [trap(1), trap(2), trap(3)],
    explain: (p): Step[] => [
      {
        do: `The correct solution of $${c.tex(p.e)}$ is $x = ${toTex(c.solution(p.e))}$.`,
        why: `Only this number makes both sides equal; $${toTex(made(p).result)}$ does not.`,
      },
      {
        do: `${made(p).says} means solving $${linTex(made(p).line)}$ instead.`,
        why: `That line is true for $x = ${toTex(made(p).result)}$. The other three mistakes lead to other numbers.`,
      },
    ],
    given: (p) => ({ e: p.e, got: made(p).result }),
    // Puts the number that was found into the line that each mistake solves.
    check: ({ e, got }) => text(c.mistakes(e).find((m) => keeps(m.line, got))?.says ?? 'none'),
  })
}

/** A first step in words and the line that it leads to. */
export type FirstStep = Readonly<{ says: Html; line: Lin }>

/** "A starts with …, B starts with …: who has made a correct first step?" The four answers are equally frequent. */
export function judgeTwoSteps<E>(
  c: Common & {
    draw: (rng: Rng) => E
    tex: (e: E) => string
    lin: (e: E) => Lin
    right: (e: E) => readonly FirstStep[]
    wrong: (e: E) => readonly FirstStep[]
  },
) {
  type P = Readonly<{
    e: E
    first: FirstStep
    second: FirstStep
    fine: readonly [boolean, boolean]
    names: readonly string[]
  }>
  const verdict = (p: Pick<P, 'names'>, one: boolean, two: boolean) =>
    text(
      one && two
        ? `Both ${p.names[0]} and ${p.names[1]}`
        : one
          ? `Only ${p.names[0]}`
          : two
            ? `Only ${p.names[1]}`
            : `Neither ${p.names[0]} nor ${p.names[1]}`,
    )
  const judged = (p: P, i: 0 | 1): Step => ({
    do: `${p.names[i]}’s line $${linTex((i === 0 ? p.first : p.second).line)}$ is ${p.fine[i] ? 'true' : 'false'} for that value.`,
    why: p.fine[i]
      ? 'The step did the same to both sides.'
      : 'The step did not do the same to the whole of both sides.',
  })
  return template({
    id: c.id,
    skill: c.skill,
    difficulty: c.difficulty,
    b: c.b,
    calculator: false,
    seconds: c.seconds,
    response: 'choice',
    draw: (rng): P =>
      until(
        () => {
          const e = c.draw(rng)
          const fine = [int(rng, 0, 1) === 1, int(rng, 0, 1) === 1] as const
          const right = sample(rng, c.right(e), 2)
          const wrong = sample(rng, c.wrong(e), 2)
          const first = (fine[0] ? right[0] : wrong[0]) as FirstStep
          const second = (fine[1] ? right[1] : wrong[1]) as FirstStep
          return { e, first, second, fine, names: sample(rng, NAMES, 2) }
        },
        (p) =>
          keeps(p.first.line, solve(c.lin(p.e))) === p.fine[0] && keeps(p.second.line, solve(c.lin(p.e))) === p.fine[1],
      ),
    frames: [
      {
        id: 'first-steps',
        kind: 'methods',
        items: c.items ?? 10,
        stem: (p) =>
          `<p>${p.names[0]} and ${p.names[1]} want to solve $${c.tex(p.e)}$.</p><ul><li>${p.names[0]} first ${p.first.says} and writes $${linTex(p.first.line)}$.</li><li>${p.names[1]} first ${p.second.says} and writes $${linTex(p.second.line)}$.</li></ul><p>Whose first step is correct?</p>`,
      },
    ],
    answer: (p) => verdict(p, p.fine[0], p.fine[1]),
    traps: [
      { misconception: 'a1-accepts-an-unbalanced-step', rule: (p) => verdict(p, true, true) },
      { misconception: 'a1-rejects-a-correct-step', rule: (p) => verdict(p, false, false) },
      { misconception: 'a1-assumes-exactly-one-is-right', rule: (p) => verdict(p, true, false) },
      { misconception: 'a1-assumes-exactly-one-is-right', rule: (p) => verdict(p, false, true) },
    ],
    explain: (p) => [
      {
        do: `The solution of $${c.tex(p.e)}$ is $x = ${toTex(solve(c.lin(p.e)))}$.`,
        why: 'A correct step leads to a line with the same solution.',
      },
      judged(p, 0),
      judged(p, 1),
    ],
    given: (p) => ({ e: p.e, lines: [shown(p.first.line), shown(p.second.line)] as const, names: p.names }),
    check: ({ e, lines, names }) => {
      const [one, two] = lines.map(({ a, over, ...rest }) => eq(solve(c.lin(e)), solve({ ...rest, a: div(a, over) })))
      return verdict({ names }, one === true, two === true)
    },
  })
}
