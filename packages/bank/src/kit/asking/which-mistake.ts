/** "… got 12. Which mistake leads there?" The frame of all such questions; `name-the-mistake.ts` has their wordings. */

import { type Fracish, sub, toNumber } from '../num/frac.ts'
import { NAMES } from '../people.ts'
import { int, pick, type Rng, until } from '../rng.ts'
import { parts } from '../template.ts'
import type { Explanation, Html, Value } from '../types.ts'
import { text } from '../value.ts'
import { closestSlip } from './companions.ts'

/** A mistake in words, and where it leads. */
type Leads<R> = Readonly<{ says: Html; result: R }>

/** What stem and explanation can speak of: who made which mistake, and the three that were not made. */
export type Told<E, M> = Readonly<{ e: E; name: string; made: M; others: readonly [M, M, M] }>

/** How results are told apart, how they are shown, what of them the check gets to see, and which others are most like one. */
export type Results<R, K> = Readonly<{
  key: (r: R) => string
  show: (r: R) => Html
  got: (r: R) => K
  /** How far each of the others is from the first. */ apart: (from: R, others: readonly R[]) => readonly number[]
}>

/** Numbers are as far apart as their difference says. */
export const numbersApart = (from: Fracish, others: readonly Fracish[]): number[] =>
  others.map((x) => Math.abs(toNumber(sub(x, from))))

const signsOf = (html: Html): string[] => html.match(/\\[a-z]+|\d+(?:\.\d+)?|\S/gi) ?? []

/** How many signs and numbers must be changed, put in or left out to get from one to the other (Levenshtein). */
function changes(from: readonly string[], to: readonly string[]): number {
  let row = [0, ...to.map((_, k) => k + 1)]
  for (const [i, sign] of from.entries()) {
    const next = [i + 1]
    for (const [k, other] of to.entries()) {
      const [corner = 0, above = 0] = row.slice(k, k + 2)
      next.push(Math.min(above + 1, (next[k] ?? 0) + 1, corner + (sign === other ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

export const byKey: Results<Value, string> = {
  key: (v) => v.key,
  show: (v) => v.html,
  got: (v) => v.key,
  apart: (from, others) => {
    const numbers = [from, ...others].flatMap((v) => v.number ?? [])
    return numbers.length === others.length + 1
      ? numbersApart(numbers[0] as Fracish, numbers.slice(1))
      : others.map((v) => changes(signsOf(from.html), signsOf(v.html)))
  },
}

/** The usual stem; `task` reads on after the name: "solved $2x = 6$". */
export const gotWrong = (name: string, task: Html, got: Html): Html =>
  `<p>${name} ${task} and got ${got}, which is not correct.</p><p>Which mistake leads to this answer?</p>`

/** All four mistakes are equally often the right one. */
export function whichMistake<E, R, K, M extends Leads<R>>(c: {
  readonly items: number
  readonly misconception: string
  readonly results: Results<R, K>
  readonly draw: (rng: Rng) => E
  readonly solution: (e: E) => R
  /** Four; draws where two of them, or one and the right way, end alike are drawn again. */
  readonly mistakes: (e: E) => readonly M[]
  /** What else a draw must fulfill. */ readonly usable?: (e: E) => boolean
  readonly stem: (told: Told<E, M>) => Html
  readonly explain: (told: Told<E, M>) => Explanation
  /** What the stem shows of `e`; all of it when nothing is said. */ readonly given?: (e: E) => E
  /** The mistake that ends there, found in another way where there is one. */
  readonly recognize: (e: E, got: K) => Readonly<{ says: Html }> | undefined
}) {
  type P = Readonly<{ e: E; which: number; name: string }>
  const { key, show, got } = c.results
  const distinct = (e: E): boolean => {
    const keys = [c.solution(e), ...c.mistakes(e).map((m) => m.result)].map(key)
    return keys.length === 5 && new Set(keys).size === 5
  }
  const at = (e: E, which: number, k: number): M => c.mistakes(e)[(which + k) % 4] as M
  const made = (p: P): M => at(p.e, p.which, 0)
  const told = ({ e, which, name }: P): Told<E, M> => ({
    e,
    name,
    made: at(e, which, 0),
    others: [at(e, which, 1), at(e, which, 2), at(e, which, 3)],
  })
  /** Which mistake ends there, by what is given. */
  const madeIn = (e: E, end: K): number =>
    c.mistakes(e).findIndex((m) => JSON.stringify(got(m.result)) === JSON.stringify(end))
  /** The mistakes that were not made, the one whose result is most like the answer given first. */
  const others = (e: E, which: number): readonly [M, M, M] => {
    const list = [at(e, which, 1), at(e, which, 2), at(e, which, 3)] as const
    const far = c.results.apart(
      at(e, which, 0).result,
      list.map((m) => m.result),
    )
    const closest = list[far.indexOf(Math.min(...far))] as M
    return [closest, ...list.filter((m) => m !== closest)] as unknown as readonly [M, M, M]
  }
  const trap = (misconception: string, k: 0 | 1 | 2) => ({
    misconception,
    rule: (given: Readonly<{ e: E; got: K }>) => text(others(given.e, madeIn(given.e, given.got))[k].says),
    why: (p: P) => `would lead to ${show(others(p.e, p.which)[k].result)}, not to ${show(made(p).result)}.`,
    says: (p: P) => {
      const picked = others(p.e, p.which)[k]
      return `I took this for the mistake: “${picked.says.replace(/\.$/, '')}.” It leads to ${show(picked.result)}, not to ${show(made(p).result)}.`
    },
  })
  return parts({
    draw: (rng): P => ({
      e: until(
        () => c.draw(rng),
        (e) => distinct(e) && (c.usable?.(e) ?? true),
      ),
      which: int(rng, 0, 3),
      name: pick(rng, NAMES),
    }),
    frames: [{ id: 'got', kind: 'error', items: c.items, stem: (p) => c.stem(told(p)) }],
    given: (p) => ({ e: c.given ? c.given(p.e) : p.e, got: got(made(p).result) }),
    answer: (p) => text(made(p).says),
    // One is close to the answer given; whoever works out one of the other two sees at once that it is not.
    traps: [trap(closestSlip(c.misconception), 0), trap(c.misconception, 1), trap(c.misconception, 2)],
    explain: (p) => c.explain(told(p)),
    check: (given) => text(c.recognize(given.e, given.got)?.says ?? 'none'),
  })
}
