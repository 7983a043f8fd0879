/** Kinds of questions that many skills of Geometry have, and values in degrees. */

import {
  type Difficulty,
  eq,
  type Fracish,
  type Html,
  int,
  linear,
  type Misconception,
  NAMES,
  num,
  pick,
  type Rng,
  type Step,
  sample,
  template,
  text,
  toFrac,
  toTex,
  toText,
  until,
  type Value,
} from '../../kit.ts'

/** An angle: `$37^\circ$`. */
export const deg = (x: Fracish): Value => ({
  html: `$${toTex(x)}^\\circ$`,
  key: `${toText(x)} deg`,
  number: toFrac(x),
})

/** A wrong value that looks like a right one: whole, and of a believable size. */
export const whole = (x: Fracish, lo = 1, hi = Number.POSITIVE_INFINITY): Value | null => {
  const f = toFrac(x)
  return f.d === 1 && f.n >= lo && f.n <= hi ? num(f.n) : null
}

/** ax + b = cx + d with the letters on the side where they are more: `2x = 26`, `26 = 2x`. */
export const gather = (a: number, b: number, c: number, d: number): string =>
  a > c ? `${linear(a - c, 0)} = ${d - b}` : `${b - d} = ${linear(c - a, 0)}`

type Common = Readonly<{
  id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
  items?: number
  /** Start of the ids of the slips: `geo-lines`. */ slip: string
}>

/** The slips of the two kinds of questions below, in the words of a subject. */
export const slips = (slip: string, about: string, test: string, skills: readonly string[]): Misconception[] => [
  {
    id: `${slip}-names-an-error-without-testing`,
    sentence: `I picked a mistake about ${about} that sounds likely without working out what it would lead to.`,
    clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
    skills,
  },
  {
    id: `${slip}-accepts-a-false-claim`,
    sentence: `I accepted a claim about ${about} because it looks true, without a reason.`,
    clue: `Do not trust the look of the figure: ${test}`,
    skills,
  },
  {
    id: `${slip}-rejects-a-true-claim`,
    sentence: `I rejected a claim about ${about} that follows from what is given.`,
    clue: `Before you reject a claim, look for a reason in its favor: ${test}`,
    skills,
  },
  {
    id: `${slip}-judges-one-claim-only`,
    sentence: `I checked one of the two claims about ${about} and guessed about the other.`,
    clue: 'Judge each claim by itself: both may be right, and both may be wrong.',
    skills,
  },
]

/** A mistake in words, and where it leads. */
export type Mistake = Readonly<{ says: Html; result: Fracish }>

/** "… got 40. Which mistake leads there?" All four mistakes are equally often the right one. */
export function nameTheMistake<E>(
  c: Common & {
    draw: (rng: Rng) => E
    ask: (e: E, name: string, got: Html) => Html
    show: (x: Fracish) => Html
    solution: (e: E) => Fracish
    mistakes: (e: E) => readonly [Mistake, Mistake, Mistake, Mistake]
    /** How the right answer is found. */ how: (e: E) => Html
    /** What the stem shows of `e`; all of it when nothing is said. */ given?: (e: E) => E
  },
) {
  const distinct = (e: E) => {
    const all = [c.solution(e), ...c.mistakes(e).map((m) => m.result)]
    return all.every((x, i) => all.every((y, j) => i === j || !eq(x, y))) && all.every((x) => toFrac(x).n > 0)
  }
  type P = Readonly<{ e: E; which: number; name: string }>
  const made = (p: P, k = 0): Mistake => c.mistakes(p.e)[(p.which + k) % 4] as Mistake
  const trap = (k: number) => ({
    misconception: `${c.slip}-names-an-error-without-testing`,
    rule: (p: P) => text(made(p, k).says),
    why: (p: P) => `would lead to ${c.show(made(p, k).result)}, not to ${c.show(made(p).result)}.`,
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
        items: c.items ?? 6,
        stem: (p) =>
          `${c.ask(p.e, p.name, c.show(made(p).result))}<p>This is not correct. Which mistake leads to this answer?</p>`,
      },
    ],
    answer: (p) => text(made(p).says),
    traps: [trap(1), trap(2), trap(3)],
    explain: (p): Step[] => [
      {
        do: `The correct answer is ${c.show(c.solution(p.e))}: ${c.how(p.e)}`,
        why: `${p.name} got ${c.show(made(p).result)} instead.`,
      },
      {
        do: `${made(p).says} Worked out this way, the answer is ${c.show(made(p).result)}.`,
        why: `The other three mistakes end at ${c.show(made(p, 1).result)}, ${c.show(made(p, 2).result)} and ${c.show(made(p, 3).result)}.`,
      },
    ],
    given: (p) => ({ e: c.given ? c.given(p.e) : p.e, got: made(p).result }),
    check: ({ e, got }) => text(c.mistakes(e).find((m) => eq(m.result, got))?.says ?? 'none'),
  })
}

/** A claim about the figure, whether it holds, and why (a full sentence). */
export type Claim = Readonly<{ id: string; says: Html; holds: boolean; because: Html }>

/** "A says …, B says …: who is right?" The four answers are equally frequent. */
export function judgeTwo<E, G>(
  c: Common & {
    frame: string
    draw: (rng: Rng) => E
    intro: (e: E) => Html
    claims: (e: E) => readonly Claim[]
    given: (e: E) => G
    /** Another road to the truth of a claim. */ test: (g: G, claim: string) => boolean
  },
) {
  type P = Readonly<{ e: E; ids: readonly [string, string]; names: readonly string[] }>
  const verdict = (names: readonly string[], one: boolean, two: boolean) =>
    text(
      one && two
        ? `Both ${names[0]} and ${names[1]}`
        : one
          ? `Only ${names[0]}`
          : two
            ? `Only ${names[1]}`
            : `Neither ${names[0]} nor ${names[1]}`,
    )
  const claim = (p: P, i: 0 | 1): Claim => c.claims(p.e).find((x) => x.id === p.ids[i]) as Claim
  return template({
    id: c.id,
    skill: c.skill,
    difficulty: c.difficulty,
    b: c.b,
    calculator: false,
    seconds: c.seconds,
    response: 'choice',
    draw: (rng): P => {
      const want = [int(rng, 0, 1) === 1, int(rng, 0, 1) === 1] as const
      return until(
        () => {
          const e = c.draw(rng)
          const two = sample(rng, c.claims(e), 2).map((x) => x.id)
          return { e, ids: [two[0] as string, two[1] as string] as const, names: sample(rng, NAMES, 2) }
        },
        (p) => claim(p, 0).holds === want[0] && claim(p, 1).holds === want[1],
      )
    },
    frames: [
      {
        id: c.frame,
        kind: 'methods',
        items: c.items ?? 6,
        stem: (p) =>
          `${c.intro(p.e)}<ul><li>${p.names[0]} says: “${claim(p, 0).says}”</li><li>${p.names[1]} says: “${claim(p, 1).says}”</li></ul><p>Who is right?</p>`,
      },
    ],
    answer: (p) => verdict(p.names, claim(p, 0).holds, claim(p, 1).holds),
    traps: [
      { misconception: `${c.slip}-accepts-a-false-claim`, rule: (p) => verdict(p.names, true, true) },
      { misconception: `${c.slip}-rejects-a-true-claim`, rule: (p) => verdict(p.names, false, false) },
      { misconception: `${c.slip}-judges-one-claim-only`, rule: (p) => verdict(p.names, true, false) },
      { misconception: `${c.slip}-judges-one-claim-only`, rule: (p) => verdict(p.names, false, true) },
    ],
    explain: (p) =>
      ([0, 1] as const).map((i) => ({
        do: `${p.names[i]} is ${claim(p, i).holds ? 'right' : 'wrong'}.`,
        why: claim(p, i).because,
      })),
    given: (p) => ({ g: c.given(p.e), ids: p.ids, names: p.names }),
    check: ({ g, ids, names }) => verdict(names, c.test(g, ids[0]), c.test(g, ids[1])),
  })
}
