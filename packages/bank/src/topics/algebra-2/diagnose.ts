/** Three kinds of questions about other people's work: name the mistake, find the first wrong line, judge two claims. */

import {
  type AskHead,
  askWhichMistake,
  askWhoIsRight,
  byKey,
  type Claim,
  choiceHead,
  claimSlips,
  gotWrong,
  type Html,
  int,
  NAMES,
  type Pair,
  pick,
  type Rng,
  type Step,
  sample,
  template,
  text,
  twoCoins,
  twoOf,
  untestedSlip,
  until,
  type Value,
} from '#kit'

type Common = AskHead &
  Readonly<{
    /** Misconceptions are named `<prefix>-names-an-error-without-testing` and so on, one set for each subject. */
    prefix: string
    items?: number
  }>

/** A mistake in words, where it leads, and how (the calculation, shown in the explanation). */
export type Mistake = Readonly<{ says: Html; result: Value; work: Html }>

/** The right result, then those of the four mistakes. */
export type Results = readonly [right: Value, Value, Value, Value, Value]

/** "… got …. Which mistake leads there?" */
export function nameTheMistake<E>(
  c: Common & {
    draw: (rng: Rng) => E
    /** Goes on after the name: "expanded $(x + 2)^3$". */ task: (e: E) => Html
    solution: (e: E) => Value
    /** How the right result is found. */ work: (e: E) => Html
    mistakes: (e: E) => readonly [Mistake, Mistake, Mistake, Mistake]
    /** The same five results by other calculations. */ redo: (e: E) => Results
    /** What the stem shows of `e`; all of it when nothing is said. */ given?: (e: E) => E
    /** Where the subject has another id for naming an error untested. */ misconception?: string
  },
) {
  return askWhichMistake({
    ...c,
    items: c.items ?? 7,
    misconception: c.misconception ?? untestedSlip(c.prefix),
    results: byKey,
    stem: ({ e, name, made }) => gotWrong(name, c.task(e), made.result.html),
    explain: ({ e, made, others }) => [
      {
        do: `Done correctly: ${c.work(e)}. The result is ${c.solution(e).html}.`,
        why: 'The right way shows where the work can go astray.',
      },
      {
        do: `Now make each of the four mistakes. ${made.says}: ${made.work}. This gives ${made.result.html}.`,
        why: `The other three lead to ${others.map((m) => m.result.html).join('; ')}.`,
      },
    ],
    recognize: (e, got) => {
      const [right, ...wrong] = c.redo(e)
      const found = wrong.flatMap((v, i) => (v.key === got ? [i] : []))
      const fits = found.length === 1 && right.key === c.solution(e).key
      return fits ? c.mistakes(e)[found[0] ?? 0] : undefined
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
    ...choiceHead(c),
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

/** "A says …, B says …: who is right?" */
export function judgeClaims<E>(
  c: Common & {
    draw: (rng: Rng) => E
    setup: (e: E) => Html
    ask?: string
    claims: (e: E) => readonly Claim[]
    /** Another way to find out whether a claim holds. */ verify: (e: E, id: string) => boolean
  },
) {
  type P = Readonly<{ e: E; ids: Pair<string>; names: readonly string[] }>
  const claim = (p: P, who: 0 | 1): Claim => c.claims(p.e).find((x) => x.id === p.ids[who]) as Claim
  return askWhoIsRight({
    ...c,
    items: c.items ?? 7,
    frame: 'claims',
    misconceptions: claimSlips(c.prefix),
    draw: (rng): P => {
      const e = c.draw(rng)
      const pool = (want: boolean) =>
        sample(
          rng,
          c.claims(e).filter((x) => x.holds === want),
          2,
        )
      const [right, wrong] = [pool(true), pool(false)]
      const [one, two] = twoOf(twoCoins(rng), right, wrong)
      return { e, ids: [one.id, two.id], names: sample(rng, NAMES, 2) }
    },
    intro: (p) => `<p>${c.setup(p.e)}</p>`,
    says: (p, who) => `says: ${claim(p, who).says}`,
    question: () => c.ask ?? 'Who is right?',
    holds: (p, who) => claim(p, who).holds,
    judged: (p, who) => ({
      do: `${p.names[who]}’s statement is ${claim(p, who).holds ? 'correct' : 'not correct'}.`,
      why: claim(p, who).because,
    }),
    misjudged: (p, accepted) => {
      const faults = ([0, 1] as const).flatMap((who) => {
        const yes = accepted[who]
        return yes === claim(p, who).holds
          ? []
          : `${yes ? 'accepts' : 'rejects'} what ${p.names[who]} says, although it is ${yes ? 'not correct' : 'correct'}`
      })
      return `${faults.join(', and ')}.`
    },
    given: (p) => ({ e: p.e, ids: p.ids, names: p.names }),
    test: ({ e, ids }, who) => c.verify(e, ids[who]),
  })
}
