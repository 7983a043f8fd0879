/** Three kinds of questions about other people's work: name the mistake, find the wrong step, say who is right. */

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
  type Value,
  work,
} from '../../../kit.ts'

type Common = Readonly<{
  id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
  items?: number
}>

/** A mistake in words, where it leads, how it gets there ("… leads to" reads on), and its end found by another road. */
export type Mistake = Readonly<{ says: Html; result: Value; how: Html; again: Value }>

/** "… and got …, which is not correct. Which mistake leads there?" All four mistakes are equally often the right one. */
export function nameTheMistake<E>(
  c: Common & {
    misconception: string
    draw: (rng: Rng) => E
    /** What was to be done, after a name: "simplified $x^2 x^3$". */ task: (e: E) => Html
    correct: (e: E) => Value
    /** How the correct answer comes about, as a sentence. */ work: (e: E) => Html
    mistakes: (e: E) => readonly [Mistake, Mistake, Mistake, Mistake]
  },
) {
  const distinct = (e: E) => new Set([c.correct(e), ...c.mistakes(e).map((m) => m.result)].map((v) => v.key)).size === 5
  type P = Readonly<{ e: E; which: number; name: string }>
  const nth = (p: P, k: number): Mistake => c.mistakes(p.e)[(p.which + k) % 4] as Mistake
  const trap = (k: number) => ({
    misconception: c.misconception,
    rule: (p: P) => text(nth(p, k).says),
    why: (p: P) => `would lead to ${nth(p, k).result.html}, not to ${nth(p, 0).result.html}.`,
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
        items: c.items ?? 7,
        stem: (p) =>
          `<p>${p.name} ${c.task(p.e)} and got ${nth(p, 0).result.html}, which is not correct.</p><p>Which mistake leads to this answer?</p>`,
      },
    ],
    answer: (p) => text(nth(p, 0).says),
    traps: [trap(1), trap(2), trap(3)],
    explain: (p): Step[] => [
      { do: `The correct answer is ${c.correct(p.e).html}.`, why: c.work(p.e) },
      {
        do: `${nth(p, 0).says} leads to ${nth(p, 0).how}.`,
        why: `That is what ${p.name} got. The other three mistakes lead to other answers.`,
      },
    ],
    given: (p) => ({ e: p.e, got: nth(p, 0).result.key }),
    check: ({ e, got }) => text(c.mistakes(e).find((m) => m.again.key === got)?.says ?? 'none'),
  })
}

const NONE = 'There is no mistake'

/** Work of three steps in which one step, or none, is wrong: "Which step contains the first mistake?" */
export function firstWrongStep<E>(
  c: Common & {
    /** For an option before the mistake, and for one after it. */ misconceptions: readonly [string, string]
    draw: (rng: Rng) => E
    task: (e: E) => Html
    start: (e: E) => Value
    /** The three lines when the step `wrong` (0, 1, 2; 3 for none) is wrong and the others are carried out correctly. */
    lines: (e: E, wrong: number) => readonly [Value, Value, Value]
    /** What is wrong in that step. */ slip: (e: E, wrong: number) => Html
  },
) {
  type P = Readonly<{ e: E; wrong: number; name: string }>
  const verdict = (k: number) => text(k === 3 ? NONE : `Step ${k + 1}`)
  const honest = ({ e, wrong }: P) => {
    const keys = [c.start(e), ...c.lines(e, wrong)].map((v) => v.key)
    const first = keys.findIndex((key, i) => i > 0 && key !== keys[0])
    return first === (wrong === 3 ? -1 : wrong + 1)
  }
  const trap = (k: number) => ({
    misconception: '',
    rule: (p: P) => (k === p.wrong ? null : verdict(k)),
    why: (p: P) =>
      k === 3
        ? `overlooks a mistake: ${c.slip(p.e, p.wrong)}`
        : k > p.wrong
          ? 'only carries on with a line that is wrong already.'
          : `is a correct step: line ${k + 1} still has the value of the line before.`,
  })
  const [early, late] = c.misconceptions
  return template({
    id: c.id,
    skill: c.skill,
    difficulty: c.difficulty,
    b: c.b,
    calculator: false,
    seconds: c.seconds,
    response: 'choice',
    draw: (rng): P => until(() => ({ e: c.draw(rng), wrong: int(rng, 0, 3), name: pick(rng, NAMES) }), honest),
    frames: [
      {
        id: 'steps',
        kind: 'error',
        items: c.items ?? 7,
        stem: (p) =>
          `<p>${p.name} ${c.task(p.e)} in three steps.</p>${work(c.lines(p.e, p.wrong).map((v) => v.html))}<p>Which step contains the first mistake?</p>`,
      },
    ],
    answer: (p) => verdict(p.wrong),
    traps: [
      { ...trap(0), misconception: early },
      { ...trap(1), misconception: early },
      { ...trap(2), misconception: late },
      { ...trap(3), misconception: late },
    ],
    explain: (p): Step[] => [
      {
        do: 'Compare each line with the line before it.',
        why: 'A correct step changes the form, not the value. Where there is a letter, a number put in for it is a quick test.',
      },
      p.wrong === 3
        ? { do: 'Every line has the same value as the one before.', why: 'So there is no mistake.' }
        : { do: `Step ${p.wrong + 1} changes the value.`, why: c.slip(p.e, p.wrong) },
    ],
    given: (p) => ({ e: p.e, shown: c.lines(p.e, p.wrong).map((v) => v.html) }),
    check: ({ e, shown }) => {
      const keys = [0, 1, 2, 3].flatMap((k) => {
        const lines = c.lines(e, k)
        return lines.every((v, i) => v.html === shown[i]) ? [[c.start(e).key, ...lines.map((v) => v.key)]] : []
      })[0] as string[]
      const first = keys.findIndex((key, i) => i > 0 && key !== keys[i - 1])
      return verdict(first < 0 ? 3 : first - 1)
    },
  })
}

/** What somebody writes, and a sentence that says why it is right or wrong. */
export type Form = Value & Readonly<{ note: Html }>
export const form = (value: Value, note: Html): Form => ({ ...value, note })

/** "A writes …, B writes …: whose answer is correct?" The four answers are equally frequent. */
export function whoIsRight<E>(
  c: Common & {
    /** For accepting a wrong answer, rejecting a right one, and guessing about one of the two. */
    misconceptions: readonly [string, string, string]
    draw: (rng: Rng) => E
    /** The first paragraph: what two people had to do. */ intro: (e: E, names: readonly string[]) => Html
    ask: (e: E) => Html
    correct: (e: E) => Value
    /** Other true forms of the answer; the first may be the plain one. */ right: (e: E) => readonly Form[]
    wrong: (e: E) => readonly Form[]
    explain: (e: E) => Step
  },
) {
  type P = Readonly<{
    e: E
    shown: readonly [string, string]
    fine: readonly [boolean, boolean]
    names: readonly string[]
  }>
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
  const judged = (p: P, i: 0 | 1): Step => ({
    do: `${p.names[i]} has ${p.shown[i]}, which is ${p.fine[i] ? 'correct' : 'wrong'}.`,
    why: [...c.right(p.e), ...c.wrong(p.e)].find((v) => v.html === p.shown[i])?.note ?? '',
  })
  const [accepts, rejects, assumes] = c.misconceptions
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
          const key = c.correct(e).key
          const right = sample(
            rng,
            c.right(e).filter((v) => v.key === key),
            2,
          )
          const wrong = sample(
            rng,
            c.wrong(e).filter((v) => v.key !== key),
            2,
          )
          const one = (fine[0] ? right[0] : wrong[0]) as Value
          const two = (fine[1] ? right[1] : wrong[1]) as Value
          return { e, shown: [one.html, two.html] as const, fine, names: sample(rng, NAMES, 2) }
        },
        (p) => p.shown[0] !== p.shown[1],
      ),
    frames: [
      {
        id: 'who',
        kind: 'methods',
        items: c.items ?? 7,
        stem: (p) =>
          `<p>${c.intro(p.e, p.names)}</p><ul><li>${p.names[0]} writes ${p.shown[0]}.</li><li>${p.names[1]} writes ${p.shown[1]}.</li></ul><p>${c.ask(p.e)}</p>`,
      },
    ],
    answer: (p) => verdict(p.names, p.fine[0], p.fine[1]),
    traps: [
      { misconception: accepts, rule: (p) => verdict(p.names, true, true) },
      { misconception: rejects, rule: (p) => verdict(p.names, false, false) },
      { misconception: assumes, rule: (p) => verdict(p.names, true, false) },
      { misconception: assumes, rule: (p) => verdict(p.names, false, true) },
    ],
    explain: (p) => [c.explain(p.e), judged(p, 0), judged(p, 1)],
    given: (p) => ({ e: p.e, shown: p.shown, names: p.names }),
    check: ({ e, shown, names }) => {
      const holds = (html: string) =>
        [...c.right(e), ...c.wrong(e)].find((v) => v.html === html)?.key === c.correct(e).key
      return verdict(names, holds(shown[0]), holds(shown[1]))
    },
  })
}
