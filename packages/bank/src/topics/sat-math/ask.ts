/** The form in which all questions of this topic are written: shorter than a template, and always with a calculator. */

import {
  balanced,
  type Difficulty,
  type Frame,
  type Html,
  type Misconception,
  type Rng,
  type Template,
  type Value,
} from '#kit'

export type Ask<P, G> = Readonly<{
  id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
  /** Items of each frame that does not say its own; grid-in frames take 6 at most. */ items: number
  draw: (rng: Rng) => P
  frames: readonly Frame<P>[]
  answer: (p: P) => Value
  /** Misconception, the value it leads to, and (where more can be said) why it is wrong here. */
  traps: readonly (readonly [string, (p: P) => Value | null, ((p: P) => Html)?])[]
  /** What is done, and why. */ explain: (p: P) => readonly (readonly [Html, Html])[]
  /** What the stem of this frame shows. */ given: (p: P, frame: string) => G
  check: (given: G) => Value
}>

export function ask<P extends object, G>(a: Ask<P, G>): Template {
  const t: Template<P, G> = {
    id: `sat-math/${a.id}`,
    skill: a.skill,
    difficulty: a.difficulty,
    b: a.b,
    calculator: true,
    seconds: a.seconds,
    response: 'choice',
    draw: a.draw,
    frames: a.frames.map((f) => ({ ...f, items: f.items ?? (f.response === 'grid' ? Math.min(6, a.items) : a.items) })),
    answer: a.answer,
    traps: a.traps.map(([misconception, rule, why]) => (why ? { misconception, rule, why } : { misconception, rule })),
    explain: (p) => a.explain(p).map(([what, why]) => ({ do: what, why })),
    given: a.given,
    check: a.check,
  }
  return balanced(t, { distance: true, pi: true })
}

/** One line of a list of misconceptions. */
export const slip = (id: string, sentence: string, clue: string, ...skills: readonly string[]): Misconception => ({
  id,
  sentence,
  clue,
  skills,
})

/** The first whole number from −limit to limit with the property; far away when there is none. */
export const search = (good: (n: number) => boolean, limit = 500): number => {
  for (let n = -limit; n <= limit; n++) if (good(n)) return n
  return 9999
}
