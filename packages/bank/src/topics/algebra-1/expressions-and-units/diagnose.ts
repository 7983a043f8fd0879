/** Two kinds of questions that every skill can have: name the mistake, and judge two claims. */

import {
  type Difficulty,
  type Html,
  int,
  NAMES,
  pick,
  type Rng,
  type Step,
  sample,
  template,
  text,
  until,
} from '../../../kit.ts'

type Common = Readonly<{
  id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
  items: number
}>

/** A mistake in words, where it leads (TeX), how it gets there ("… leads to" reads on), and its end by another road (TeX). */
export type Slip = Readonly<{ says: Html; gives: string; how: Html; again: string }>

/** "… got 12. Which mistake leads there?" All four mistakes are equally often the right one. */
export function whichMistake<E>(
  c: Common & {
    misconception: string
    draw: (rng: Rng) => E
    /** Reads on after the name: "evaluated …". */ did: (e: E) => Html
    /** The right result (TeX). */ right: (e: E) => string
    /** How the right result comes about, as a sentence. */ work: (e: E) => Html
    slips: (e: E) => readonly [Slip, Slip, Slip, Slip]
  },
) {
  const distinct = (e: E) => new Set([c.right(e), ...c.slips(e).map((s) => s.gives)]).size === 5
  type P = Readonly<{ e: E; which: number; name: string }>
  const slip = (p: P, k = 0): Slip => c.slips(p.e)[(p.which + k) % 4] as Slip
  const trap = (k: number) => ({
    misconception: c.misconception,
    rule: (p: P) => text(slip(p, k).says),
    why: (p: P) => `would lead to $${slip(p, k).gives}$, not to $${slip(p).gives}$.`,
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
          `<p>${p.name} ${c.did(p.e)} and got $${slip(p).gives}$, which is not correct.</p><p>Which mistake leads to this answer?</p>`,
      },
    ],
    answer: (p) => text(slip(p).says),
    traps: [trap(1), trap(2), trap(3)],
    explain: (p): Step[] => [
      { do: `The correct result is $${c.right(p.e)}$.`, why: c.work(p.e) },
      {
        do: `${slip(p).says} leads to ${slip(p).how}.`,
        why: `That is what ${p.name} got. The other three mistakes lead to other results.`,
      },
    ],
    given: (p) => ({ e: p.e, got: slip(p).gives }),
    check: ({ e, got }) => text(c.slips(e).find((s) => s.again === got)?.says ?? 'none'),
  })
}

/** What somebody claims or does; `fine` says whether it is right, `test` finds that out in another way. */
export type Claim = Readonly<{ says: Html; fine: boolean; test: () => boolean; because: Html }>

/** "A …, B …: who is right?" The four answers are equally frequent. */
export function judgeTwo<E>(
  c: Common & {
    misconceptions: Readonly<{ accepts: string; rejects: string; one: string }>
    draw: (rng: Rng) => E
    /** Reads on after "A and B": "want to solve …". */ task: (e: E) => Html
    /** Each reads on after the name: "writes …"; two right and two wrong ones at least. */ claims: (
      e: E,
    ) => readonly Claim[]
    ask: Html
    kind?: 'methods' | 'error'
  },
) {
  type P = Readonly<{ e: E; says: readonly [string, string]; names: readonly string[] }>
  const find = (e: E, says: string): Claim => c.claims(e).find((x) => x.says === says) as Claim
  const verdict = ([a, b]: readonly string[], one: boolean, two: boolean) =>
    text(one && two ? `Both ${a} and ${b}` : one ? `Only ${a}` : two ? `Only ${b}` : `Neither ${a} nor ${b}`)
  const judged = (p: P, i: 0 | 1): Step => {
    const claim = find(p.e, p.says[i])
    return { do: `${p.names[i]} is ${claim.fine ? 'right' : 'wrong'}.`, why: claim.because }
  }
  return template({
    id: c.id,
    skill: c.skill,
    difficulty: c.difficulty,
    b: c.b,
    calculator: false,
    seconds: c.seconds,
    response: 'choice',
    draw: (rng): P => {
      const e = c.draw(rng)
      const side = (fine: boolean) =>
        sample(
          rng,
          c.claims(e).filter((x) => x.fine === fine),
          2,
        )
      const [good, bad] = [side(true), side(false)]
      const at = (i: 0 | 1): string => ((int(rng, 0, 1) === 1 ? good : bad)[i] as Claim).says
      return { e, says: [at(0), at(1)], names: sample(rng, NAMES, 2) }
    },
    frames: [
      {
        id: 'two-claims',
        kind: c.kind ?? 'methods',
        items: c.items,
        stem: (p) =>
          `<p>${p.names[0]} and ${p.names[1]} ${c.task(p.e)}.</p><ul><li>${p.names[0]} ${p.says[0]}.</li><li>${p.names[1]} ${p.says[1]}.</li></ul><p>${c.ask}</p>`,
      },
    ],
    answer: (p) => verdict(p.names, find(p.e, p.says[0]).fine, find(p.e, p.says[1]).fine),
    traps: [
      { misconception: c.misconceptions.accepts, rule: (p) => verdict(p.names, true, true) },
      { misconception: c.misconceptions.rejects, rule: (p) => verdict(p.names, false, false) },
      { misconception: c.misconceptions.one, rule: (p) => verdict(p.names, true, false) },
      { misconception: c.misconceptions.one, rule: (p) => verdict(p.names, false, true) },
    ],
    explain: (p) => [judged(p, 0), judged(p, 1)],
    given: (p) => p,
    check: ({ e, says, names }) => verdict(names, find(e, says[0]).test(), find(e, says[1]).test()),
  })
}
