/** Naming the mistake behind a wrong answer, in the wordings that the topics have. */

import { eq, type Fracish, toFrac, toText } from '../num/frac.ts'
import type { Rng } from '../rng.ts'
import type { Html, Step, Value } from '../types.ts'
import { untestedSlip } from './slips.ts'
import { byKey, gotWrong, numbersApart, whichMistake } from './which-mistake.ts'

type Leading = Readonly<{ result: Value }>

/** A mistake in words, where it leads, how it gets there ("… leads to" reads on), and its end found by another road. */
export type Mistake = Readonly<{ says: Html; result: Value; how: Html; again: Value }>

/** Only one of the mistakes may end at the given answer: where the other three end. */
const elsewhere = (made: Leading, others: readonly Leading[]): Html =>
  `Carry out the other three mistakes as well: they end at ${others.map((m) => m.result.html).join('; ')}. None of these is ${made.result.html}.`

const PLAN =
  'Work the problem out correctly first. Then carry out the suggested mistakes one by one, and see which of them ends at the given answer.'

export function nameTheMistake<E>(c: {
  readonly items?: number
  readonly misconception: string
  readonly draw: (rng: Rng) => E
  /** What was to be done, after a name: "simplified $x^2 x^3$". */ readonly task: (e: E) => Html
  readonly solution: (e: E) => Value
  /** How the solution comes about, as a sentence. */ readonly work: (e: E) => Html
  readonly mistakes: (e: E) => readonly Mistake[]
  /** What the explanation calls the outcome. */ readonly outcome?: 'answer' | 'result'
}) {
  const outcome = c.outcome ?? 'answer'
  return whichMistake({
    ...c,
    items: c.items ?? 7,
    results: byKey,
    stem: ({ e, name, made }) => gotWrong(name, c.task(e), made.result.html),
    explain: ({ e, name, made, others }) => ({
      plan: PLAN,
      steps: [
        { do: `The correct ${outcome} is ${c.solution(e).html}.`, why: c.work(e) },
        {
          do: `Try one of the mistakes: ${others[0].says} leads to ${others[0].how}.`,
          why: `That is not what ${name} got.`,
        },
        { do: `${made.says} leads to ${made.how}.`, why: `That is what ${name} got.` },
      ],
      check: elsewhere(made, others),
    }),
    recognize: (e, got) => c.mistakes(e).find((m) => m.again.key === got),
  })
}

/** The same where the right way is a step of its own, and the slips need no second road. */
export function nameTheSlip<E>(c: {
  readonly items: number
  readonly misconception: string
  readonly draw: (rng: Rng) => E
  /** What was to be found, after a name: "worked out $\\sin 30^\\circ$". */ readonly task: (e: E) => Html
  readonly solution: (e: E) => Value
  /** The right way to the solution, with its reason. */ readonly right: (e: E) => Step
  readonly slips: (e: E) => readonly Omit<Mistake, 'again'>[]
}) {
  return whichMistake({
    ...c,
    results: byKey,
    mistakes: c.slips,
    stem: ({ e, name, made }) => gotWrong(name, c.task(e), made.result.html),
    explain: ({ e, name, made, others: [other] }) => ({
      plan: PLAN,
      steps: [
        c.right(e),
        { do: `Try one of the mistakes: ${other.says} gives ${other.how}.`, why: `That is not what ${name} got.` },
        {
          do: `${made.says} gives ${made.how}.`,
          why: `That is what ${name} got. The other three mistakes lead to other values.`,
        },
      ],
    }),
    recognize: (e, got) => c.slips(e).find((s) => s.result.key === got),
  })
}

/** A mistake in words, where it leads, and the calculation that leads there. */
export type WorkedMistake = Readonly<{ says: Html; result: Value; work: Html }>

/** The right result, then those of the four mistakes. */
export type Redone = readonly [right: Value, Value, Value, Value, Value]

/** The same where every calculation is shown, and `redo` finds all five results anew. */
export function nameTheWorkedMistake<E>(c: {
  readonly items?: number
  /** Start of the ids of the slips: `a2-poly`. */ readonly slip: string
  /** Where the subject has another id for naming an error untested. */ readonly misconception?: string
  readonly draw: (rng: Rng) => E
  /** What the stem shows of `e`; all of it when nothing is said. */ readonly given?: (e: E) => E
  /** Goes on after the name: "expanded $(x + 2)^3$". */ readonly task: (e: E) => Html
  readonly solution: (e: E) => Value
  /** How the right result is found. */ readonly work: (e: E) => Html
  readonly mistakes: (e: E) => readonly [WorkedMistake, WorkedMistake, WorkedMistake, WorkedMistake]
  /** The same five results by other calculations. */ readonly redo: (e: E) => Redone
}) {
  return whichMistake({
    ...c,
    items: c.items ?? 7,
    misconception: c.misconception ?? untestedSlip(c.slip),
    results: byKey,
    stem: ({ e, name, made }) => gotWrong(name, c.task(e), made.result.html),
    explain: ({ e, name, made, others }) => ({
      plan: PLAN,
      steps: [
        {
          do: `Done correctly: ${c.work(e)}. The result is ${c.solution(e).html}.`,
          why: 'The right way shows where the work can go astray.',
        },
        {
          do: `Now make the mistakes one by one. ${others[0].says}: ${others[0].work}. This gives ${others[0].result.html}.`,
          why: `That is not what ${name} got.`,
        },
        {
          do: `${made.says}: ${made.work}. This gives ${made.result.html}.`,
          why: `That is what ${name} got.`,
        },
      ],
      check: elsewhere(made, others),
    }),
    recognize: (e, got) => {
      const [right, ...wrong] = c.redo(e)
      const found = wrong.flatMap((v, i) => (v.key === got ? [i] : []))
      const fits = found.length === 1 && right.key === c.solution(e).key
      return fits ? c.mistakes(e)[found[0] ?? 0] : undefined
    },
  })
}

/** A mistake in words (a sentence), the number that it leads to, and the calculation that ends there ("worked out this way: …"). */
type NumberMistake = Readonly<{ says: Html; result: Fracish; work: Html }>

/** The same where all results are positive numbers, and the stem has words of its own. */
export function nameTheNumberMistake<E>(c: {
  readonly items?: number
  /** Start of the ids of the slips: `geo-lines`. */ readonly slip: string
  readonly draw: (rng: Rng) => E
  /** What the stem shows of `e`; all of it when nothing is said. */ readonly given?: (e: E) => E
  readonly ask: (e: E, name: string, got: Html) => Html
  readonly show: (x: Fracish) => Html
  readonly solution: (e: E) => Fracish
  readonly mistakes: (e: E) => readonly [NumberMistake, NumberMistake, NumberMistake, NumberMistake]
  /** The calculation that ends at the right answer, as a sentence. */ readonly how: (e: E) => Html
}) {
  const worked = (m: NumberMistake): Html => `${m.says} Worked out this way: ${m.work}.`
  return whichMistake({
    ...c,
    items: c.items ?? 6,
    misconception: untestedSlip(c.slip),
    results: { key: toText, show: c.show, got: (x) => x, apart: numbersApart },
    usable: (e) => [c.solution(e), ...c.mistakes(e).map((m) => m.result)].every((x) => toFrac(x).n > 0),
    stem: ({ e, name, made }) =>
      `${c.ask(e, name, c.show(made.result))}<p>This is not correct. Which mistake leads to this answer?</p>`,
    explain: ({ e, name, made, others: [one, two, three] }) => {
      const got = c.show(made.result)
      return {
        plan: PLAN,
        steps: [
          {
            do: `The right way: ${c.how(e)}`,
            why: `The correct answer is ${c.show(c.solution(e))}, but ${name} got ${got}.`,
          },
          {
            do: `Try one of the mistakes. ${worked(one)}`,
            why: `That is ${c.show(one.result)}, not the ${got} that ${name} got.`,
          },
          {
            do: worked(made),
            why: `That is what ${name} got. The other mistakes end elsewhere, at ${[one, two, three].map((m) => c.show(m.result)).join('; ')}.`,
          },
        ],
      }
    },
    recognize: (e, got) => c.mistakes(e).find((m) => eq(m.result, got)),
  })
}
