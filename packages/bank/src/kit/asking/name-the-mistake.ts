/** Naming the mistake behind a wrong answer, where every mistake's end is worked out twice. */

import type { Rng } from '../rng.ts'
import type { Html, Template, Value } from '../types.ts'
import type { AskHead } from './head.ts'
import { askWhichMistake, byKey, gotWrong } from './which-mistake.ts'

/** A mistake in words, where it leads, how it gets there ("… leads to" reads on), and its end found by another road. */
export type Mistake = Readonly<{ says: Html; result: Value; how: Html; again: Value }>

export function nameTheMistake<E>(
  c: AskHead & {
    readonly items?: number
    readonly misconception: string
    readonly draw: (rng: Rng) => E
    /** What was to be done, after a name: "simplified $x^2 x^3$". */ readonly task: (e: E) => Html
    readonly solution: (e: E) => Value
    /** How the solution comes about, as a sentence. */ readonly work: (e: E) => Html
    readonly mistakes: (e: E) => readonly Mistake[]
    /** What the explanation calls the outcome. */ readonly outcome?: 'answer' | 'result'
  },
): Template {
  const outcome = c.outcome ?? 'answer'
  return askWhichMistake({
    ...c,
    items: c.items ?? 7,
    results: byKey,
    stem: ({ e, name, made }) => gotWrong(name, c.task(e), made.result.html),
    explain: ({ e, name, made }) => [
      { do: `The correct ${outcome} is ${c.solution(e).html}.`, why: c.work(e) },
      {
        do: `${made.says} leads to ${made.how}.`,
        why: `That is what ${name} got. The other three mistakes lead to other ${outcome}s.`,
      },
    ],
    recognize: (e, got) => c.mistakes(e).find((m) => m.again.key === got),
  })
}
