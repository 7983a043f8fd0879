/** Questions that name a mistake, as several subjects of Trigonometry ask them. */

import {
  type Difficulty,
  type Html,
  int,
  NAMES,
  pick,
  type Rng,
  type Step,
  template,
  text,
  until,
  type Value,
} from '../../kit.ts'

/** A mistake in words, where it leads, and how it gets there. */
export type Slip = Readonly<{ says: Html; result: Value; how: Html }>

/** "… got 30°. Which mistake leads there?" All four mistakes are equally often the right one. */
export function nameTheSlip<E>(c: {
  readonly id: string
  readonly skill: string
  readonly difficulty: Difficulty
  readonly b: number
  readonly seconds: number
  readonly items: number
  readonly misconception: string
  readonly draw: (rng: Rng) => E
  /** What was to be found: "worked out $\\sin 30^\\circ$". */ readonly task: (e: E) => Html
  readonly solution: (e: E) => Value
  /** The right way to the solution, with its reason. */ readonly right: (e: E) => Step
  readonly slips: (e: E) => readonly Slip[]
}) {
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
      c.right(p.e),
      {
        do: `${at(p, 0).says} gives ${at(p, 0).how}.`,
        why: `That is what ${p.name} got. The other three mistakes lead to other values.`,
      },
    ],
    given: (p) => ({ e: p.e, got: at(p, 0).result.key }),
    check: ({ e, got }) => text(c.slips(e).find((s) => s.result.key === got)?.says ?? 'none'),
  })
}
