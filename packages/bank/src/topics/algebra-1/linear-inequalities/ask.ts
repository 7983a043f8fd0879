/** Two kinds of questions that skills of several subjects have: name the mistake, and judge two claims. */

import {
  type Difficulty,
  type Html,
  int,
  NAMES,
  pick,
  type Rng,
  type Step,
  sample,
  shuffle,
  template,
  text,
  until,
  type Value,
} from '../../../kit.ts'

type Common = Readonly<{
  id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
  items: number
}>

/** A mistake in words, where it leads, how it gets there ("… leads to" reads on), and its end found by another road. */
export type Slip = Readonly<{ says: Html; result: Value; how: Html; again: Value }>

/** "… got x < 12. Which mistake leads there?" All four mistakes are equally often the right one. */
export function nameTheSlip<E>(
  c: Common & {
    misconception: string
    draw: (rng: Rng) => E
    /** What was to be found: "solved $2x < 6$". */ task: (e: E) => Html
    solution: (e: E) => Value
    /** How the solution comes about, as a sentence. */ work: (e: E) => Html
    slips: (e: E) => readonly Slip[]
  },
) {
  type P = Readonly<{ e: E; which: number; name: string }>
  const distinct = (e: E): boolean => {
    const keys = [c.solution(e).key, ...c.slips(e).map((s) => s.result.key)]
    return c.slips(e).length === 4 && new Set(keys).size === 5
  }
  const at = (p: P, k: number): Slip => c.slips(p.e)[(p.which + k) % 4] as Slip
  const trap = (k: number) => ({
    misconception: c.misconception,
    rule: (p: P) => text(at(p, k).says),
    why: (p: P) => `would lead to ${at(p, k).result.html}, not to ${at(p, 0).result.html}.`,
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
        items: c.items,
        stem: (p) =>
          `<p>${p.name} ${c.task(p.e)} and got ${at(p, 0).result.html}, which is not correct.</p><p>Which mistake leads to this answer?</p>`,
      },
    ],
    answer: (p) => text(at(p, 0).says),
    traps: [trap(1), trap(2), trap(3)],
    explain: (p): Step[] => [
      { do: `The correct answer is ${c.solution(p.e).html}.`, why: c.work(p.e) },
      {
        do: `${at(p, 0).says} leads to ${at(p, 0).how}.`,
        why: `That is what ${p.name} got. The other three mistakes lead to other answers.`,
      },
    ],
    given: (p) => ({ e: p.e, got: at(p, 0).result.key }),
    check: ({ e, got }) => text(c.slips(e).find((s) => s.again.key === got)?.says ?? 'none'),
  })
}

/** Something that a student says, with what is needed to test it. */
export type Claim<D> = Readonly<{ says: Html; data: D; because: Html }>

/** "A says …, B says …: who is right?" The four answers are equally frequent. */
export function judgeTwoClaims<E, D>(
  c: Common & {
    misconceptions: Readonly<{ accepts: string; rejects: string; oneRight: string }>
    kind?: 'methods' | 'error' | 'graph' | 'table'
    draw: (rng: Rng) => E
    intro: (e: E, names: readonly string[]) => Html
    question: Html
    right: (e: E) => readonly Claim<D>[]
    wrong: (e: E) => readonly Claim<D>[]
    /** An independent test of a claim. */ holds: (e: E, data: D) => boolean
  },
) {
  type P = Readonly<{
    e: E
    claims: readonly [Claim<D>, Claim<D>]
    fine: readonly [boolean, boolean]
    names: readonly string[]
  }>
  const verdict = (names: readonly string[], one: boolean, two: boolean): Value =>
    text(
      one && two
        ? `Both ${names[0]} and ${names[1]}`
        : one
          ? `Only ${names[0]}`
          : two
            ? `Only ${names[1]}`
            : `Neither ${names[0]} nor ${names[1]}`,
    )
  const judged = (p: P, i: 0 | 1): Step => ({
    do: `${p.names[i]} is ${p.fine[i] ? 'right' : 'wrong'}.`,
    why: p.claims[i].because,
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
          const [right, wrong] = [shuffle(rng, c.right(e)), shuffle(rng, c.wrong(e))]
          const claims = [(fine[0] ? right : wrong)[0], (fine[1] ? right : wrong)[1]] as unknown as P['claims']
          return { e, claims, fine, names: sample(rng, NAMES, 2) }
        },
        (p) =>
          p.claims.every((claim, i) => claim !== undefined && c.holds(p.e, claim.data) === p.fine[i]) &&
          p.claims[0].says !== p.claims[1].says,
      ),
    frames: [
      {
        id: 'two-claims',
        kind: c.kind ?? 'methods',
        items: c.items,
        stem: (p) =>
          `${c.intro(p.e, p.names)}<ul><li>${p.names[0]} ${p.claims[0].says}</li><li>${p.names[1]} ${p.claims[1].says}</li></ul><p>${c.question}</p>`,
      },
    ],
    answer: (p) => verdict(p.names, p.fine[0], p.fine[1]),
    traps: [
      { misconception: c.misconceptions.accepts, rule: (p) => verdict(p.names, true, true) },
      { misconception: c.misconceptions.rejects, rule: (p) => verdict(p.names, false, false) },
      { misconception: c.misconceptions.oneRight, rule: (p) => verdict(p.names, true, false) },
      { misconception: c.misconceptions.oneRight, rule: (p) => verdict(p.names, false, true) },
    ],
    explain: (p) => [judged(p, 0), judged(p, 1)],
    given: (p) => ({ e: p.e, data: [p.claims[0].data, p.claims[1].data] as const, names: p.names }),
    check: ({ e, data, names }) => verdict(names, c.holds(e, data[0]), c.holds(e, data[1])),
  })
}
