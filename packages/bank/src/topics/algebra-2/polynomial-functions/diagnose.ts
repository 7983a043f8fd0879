/** Three kinds of questions about other people's work: name the mistake, find the first wrong line, judge two claims. */

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
} from '../../../kit.ts'

type Common = Readonly<{
  id: string
  skill: string
  /** Misconceptions are named `<prefix>-names-an-error-without-testing` and so on, one set for each subject. */
  prefix: string
  difficulty: Difficulty
  b: number
  seconds: number
  items?: number
}>

/** A mistake in words, where it leads, and how (the calculation, shown in the explanation). */
export type Mistake = Readonly<{ says: Html; result: Value; work: Html }>

/** The right result, then those of the four mistakes. */
export type Results = readonly [right: Value, Value, Value, Value, Value]

/** "… got …. Which mistake leads there?" All four mistakes are equally often the right one. */
export function nameTheMistake<E>(
  c: Common & {
    draw: (rng: Rng) => E
    /** Goes on after the name: "expanded $(x + 2)^3$". */ task: (e: E) => Html
    solution: (e: E) => Value
    /** How the right result is found. */ work: (e: E) => Html
    mistakes: (e: E) => readonly [Mistake, Mistake, Mistake, Mistake]
    /** The same five results by other calculations. */ redo: (e: E) => Results
    /** Where the subject has another id for naming an error untested. */ misconception?: string
  },
) {
  const distinct = (e: E) =>
    new Set([c.solution(e), ...c.mistakes(e).map((m) => m.result)].map((v) => v.key)).size === 5
  type P = Readonly<{ e: E; which: number; name: string }>
  const at = (p: P, k: number): Mistake => c.mistakes(p.e)[(p.which + k) % 4] as Mistake
  const trap = (k: number) => ({
    misconception: c.misconception ?? `${c.prefix}-names-an-error-without-testing`,
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
        items: c.items ?? 7,
        stem: (p) =>
          `<p>${p.name} ${c.task(p.e)} and got ${at(p, 0).result.html}, which is not correct.</p><p>Which mistake leads to this answer?</p>`,
      },
    ],
    answer: (p) => text(at(p, 0).says),
    traps: [trap(1), trap(2), trap(3)],
    explain: (p): Step[] => [
      {
        do: `Done correctly: ${c.work(p.e)}. The result is ${c.solution(p.e).html}.`,
        why: 'The right way shows where the work can go astray.',
      },
      {
        do: `Now make each of the four mistakes. ${at(p, 0).says}: ${at(p, 0).work}. This gives ${at(p, 0).result.html}.`,
        why: `The other three lead to ${[1, 2, 3].map((k) => at(p, k).result.html).join('; ')}.`,
      },
    ],
    given: (p) => ({ e: p.e, got: at(p, 0).result.key }),
    check: ({ e, got }) => {
      const [right, ...wrong] = c.redo(e)
      const found = wrong.flatMap((v, i) => (v.key === got ? [i] : []))
      const fits = found.length === 1 && right.key === c.solution(e).key
      return text(fits ? (c.mistakes(e)[found[0] ?? 0]?.says ?? 'none') : 'none')
    },
  })
}

/** Four lines of work, one of which does not follow from the line before it. */
export function firstWrongLine<E>(
  c: Common & {
    draw: (rng: Rng) => E
    /** Goes on after the name: "simplified $…$". */ task: (e: E) => Html
    start: (e: E) => Value
    /** The four lines when step number `wrong` (from 0) goes astray and the rest follows from it. */
    lines: (e: E, wrong: number) => readonly Value[]
    because: (e: E, wrong: number) => Html
  },
) {
  type P = Readonly<{ e: E; wrong: number; name: string }>
  const first = (start: string, keys: readonly string[]) =>
    keys.findIndex((k, i) => k !== (i === 0 ? start : keys[i - 1]))
  const changes = (start: string, keys: readonly string[]) =>
    keys.filter((k, i) => k !== (i === 0 ? start : keys[i - 1])).length
  const keys = (p: P) => c.lines(p.e, p.wrong).map((v) => v.key)
  const trap = (k: number) => ({
    misconception: `${c.prefix}-blames-the-wrong-line`,
    rule: (p: P) => text(`Step ${((p.wrong + k) % 4) + 1}`),
    why: (p: P) =>
      (p.wrong + k) % 4 > p.wrong
        ? 'follows correctly from the line before it; the error was made earlier.'
        : 'is still correct; the error comes later.',
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
        () => ({ e: c.draw(rng), wrong: int(rng, 0, 3), name: pick(rng, NAMES) }),
        (p) => first(c.start(p.e).key, keys(p)) === p.wrong && changes(c.start(p.e).key, keys(p)) === 1,
      ),
    frames: [
      {
        id: 'lines',
        kind: 'error',
        items: c.items ?? 7,
        stem: (p) => {
          const rows = c
            .lines(p.e, p.wrong)
            .map((v, i) => `<tr><th scope="row">Step ${i + 1}</th><td>${v.html}</td></tr>`)
          return `<p>${p.name} ${c.task(p.e)}. The work is shown below.</p><table class="work"><tbody>${rows.join('')}</tbody></table><p>In which step does the first error occur?</p>`
        },
      },
    ],
    answer: (p) => text(`Step ${p.wrong + 1}`),
    traps: [trap(1), trap(2), trap(3)],
    explain: (p): Step[] => [
      {
        do:
          p.wrong === 0
            ? 'Compare Step 1 with the original.'
            : p.wrong === 1
              ? 'Step 1 is correct.'
              : `Steps 1 to ${p.wrong} are correct.`,
        why: 'Check each line against the line before it, not against the final answer.',
      },
      {
        do: `In Step ${p.wrong + 1}, ${c.because(p.e, p.wrong)}`,
        why: p.wrong === 3 ? 'The three lines before it are correct.' : 'The later lines only carry this error along.',
      },
    ],
    given: (p) => ({ start: c.start(p.e).key, lines: keys(p) }),
    check: ({ start, lines }) => text(`Step ${first(start, lines) + 1}`),
  })
}

/** A statement about the setup; the id stays the same whatever the numbers are. */
export type Claim = Readonly<{ id: string; says: Html; holds: boolean; because: Html }>

/** "A says …, B says …: who is right?" The four answers are equally frequent. */
export function judgeClaims<E>(
  c: Common & {
    draw: (rng: Rng) => E
    setup: (e: E) => Html
    ask?: string
    claims: (e: E) => readonly Claim[]
    /** Another way to find out whether a claim holds. */ verify: (e: E, id: string) => boolean
  },
) {
  type P = Readonly<{ e: E; ids: readonly string[]; names: readonly string[] }>
  const claim = (e: E, id: string | undefined): Claim => c.claims(e).find((x) => x.id === id) as Claim
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
  /** What is wrong with accepting or rejecting the two claims like this. */
  const misjudged = (p: P, ...accepted: readonly [boolean, boolean]): Html =>
    `${accepted
      .flatMap((yes, i) =>
        yes === claim(p.e, p.ids[i]).holds
          ? []
          : [
              `${yes ? 'accepts' : 'rejects'} what ${p.names[i]} says, although it is ${yes ? 'not correct' : 'correct'}`,
            ],
      )
      .join(', and ')}.`
  const judged = (p: P, i: 0 | 1): Step => {
    const said = claim(p.e, p.ids[i])
    return { do: `${p.names[i]}’s statement is ${said.holds ? 'correct' : 'not correct'}.`, why: said.because }
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
      const pool = (want: boolean) =>
        sample(
          rng,
          c.claims(e).filter((x) => x.holds === want),
          2,
        )
      const [right, wrong] = [pool(true), pool(false)]
      const ids = [0, 1].map((i) => ((int(rng, 0, 1) === 1 ? right[i] : wrong[i]) as Claim).id)
      return { e, ids, names: sample(rng, NAMES, 2) }
    },
    frames: [
      {
        id: 'claims',
        kind: 'methods',
        items: c.items ?? 7,
        stem: (p) =>
          `<p>${c.setup(p.e)}</p><ul><li>${p.names[0]} says: ${claim(p.e, p.ids[0]).says}</li><li>${p.names[1]} says: ${claim(p.e, p.ids[1]).says}</li></ul><p>${c.ask ?? 'Who is right?'}</p>`,
      },
    ],
    answer: (p) => verdict(p.names, claim(p.e, p.ids[0]).holds, claim(p.e, p.ids[1]).holds),
    traps: [
      {
        misconception: `${c.prefix}-accepts-a-false-claim`,
        rule: (p) => verdict(p.names, true, true),
        why: (p) => misjudged(p, true, true),
      },
      {
        misconception: `${c.prefix}-rejects-a-true-claim`,
        rule: (p) => verdict(p.names, false, false),
        why: (p) => misjudged(p, false, false),
      },
      {
        misconception: `${c.prefix}-judges-one-claim-only`,
        rule: (p) => verdict(p.names, true, false),
        why: (p) => misjudged(p, true, false),
      },
      {
        misconception: `${c.prefix}-judges-one-claim-only`,
        rule: (p) => verdict(p.names, false, true),
        why: (p) => misjudged(p, false, true),
      },
    ],
    explain: (p) => [judged(p, 0), judged(p, 1)],
    given: (p) => ({ e: p.e, ids: p.ids, names: p.names }),
    check: ({ e, ids, names }) => verdict(names, c.verify(e, ids[0] ?? ''), c.verify(e, ids[1] ?? '')),
  })
}
