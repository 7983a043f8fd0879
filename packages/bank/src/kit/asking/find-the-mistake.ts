/** Work with a mistake in one of its steps: which one is it? */

import { NAMES } from '../people.ts'
import { int, pick, type Rng, until } from '../rng.ts'
import { parts } from '../template.ts'
import { work } from '../tex.ts'
import type { Explanation, Html, Step, Value } from '../types.ts'
import { text } from '../value.ts'
import { nextLineSlip } from './companions.ts'

const NONE = 'There is no mistake'

/** What reads on after a colon, as a sentence of its own. */
const sentence = (html: Html): Html => html.charAt(0).toUpperCase() + html.slice(1)

/** Work of three steps in which one step, or none, is wrong: "Which step contains the first mistake?" */
export function findTheWrongStep<E>(c: {
  readonly items?: number
  /** For an option before the mistake, and for one after it. */ readonly misconceptions: readonly [string, string]
  readonly draw: (rng: Rng) => E
  readonly task: (e: E) => Html
  readonly start: (e: E) => Value
  /** The three lines when the step `wrong` (0, 1, 2; 3 for none) is wrong and the others are carried out correctly. */
  readonly lines: (e: E, wrong: number) => readonly [Value, Value, Value]
  /** What is wrong in that step. */ readonly slip: (e: E, wrong: number) => Html
  /** A number put into the lines, and what it shows. */ readonly checked?: (e: E, wrong: number) => Html
}) {
  type P = Readonly<{ e: E; wrong: number; name: string }>
  type Shown = Readonly<{ e: E; shown: readonly Html[] }>
  const verdict = (k: number) => text(k === 3 ? NONE : `Step ${k + 1}`)
  /** The first line whose value is not that of the line before it; 3 for none. */
  const firstWrong = ({ e, shown }: Shown): number => {
    const keys = [0, 1, 2, 3].flatMap((k) => {
      const lines = c.lines(e, k)
      return lines.every((v, i) => v.html === shown[i]) ? [[c.start(e).key, ...lines.map((v) => v.key)]] : []
    })[0] as string[]
    const first = keys.findIndex((key, i) => i > 0 && key !== keys[i - 1])
    return first < 0 ? 3 : first - 1
  }
  const honest = ({ e, wrong }: P) => {
    const keys = [c.start(e), ...c.lines(e, wrong)].map((v) => v.key)
    const first = keys.findIndex((key, i) => i > 0 && key !== keys[0])
    return first === (wrong === 3 ? -1 : wrong + 1)
  }
  const trap = (k: number) => ({
    /** null where this is the right step: whoever names it overlooks nothing. */
    rule: (given: Shown) => (firstWrong(given) === k ? null : verdict(k)),
    why: (p: P) =>
      k === 3
        ? `overlooks a mistake: ${c.slip(p.e, p.wrong)}`
        : k > p.wrong
          ? 'only carries on with a line that is wrong already.'
          : `is a correct step: line ${k + 1} still has the value of the line before.`,
    says: (p: P) =>
      k === 3
        ? `I overlooked the mistake in Step ${p.wrong + 1} and found none.`
        : k > p.wrong
          ? `I took Step ${k + 1} for the first mistake, but it only carries on the one of Step ${p.wrong + 1}.`
          : `I took Step ${k + 1} for a mistake, although it is correct.`,
  })
  const [early, late] = c.misconceptions
  return parts({
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
    given: (p): Shown => ({ e: p.e, shown: c.lines(p.e, p.wrong).map((v) => v.html) }),
    answer: (p) => verdict(p.wrong),
    traps: [
      { ...trap(0), misconception: early },
      { ...trap(1), misconception: early },
      { ...trap(2), misconception: late },
      { ...trap(3), misconception: late },
    ],
    explain: (p) => {
      const shown = ['the original', ...c.lines(p.e, p.wrong).map((v) => v.html)]
      const right = c.lines(p.e, 3).map((v) => v.html)
      const redone = right.slice(0, p.wrong + 1).map(
        (line, k): Step => ({
          do: `Do Step ${k + 1} yourself: ${shown[k]} becomes ${line}.`,
          why:
            k < p.wrong
              ? 'The line that is shown has the same value, so this step is correct.'
              : 'Compare it, term by term, with the line that is shown.',
        }),
      )
      const compare: Step = {
        do: `Compare with the line that is shown for Step 1, ${shown[1]}, term by term.`,
        why: 'A correct step changes the form, not the value.',
      }
      const last: Step =
        p.wrong === 3
          ? { do: 'Every line has the same value as the one before.', why: 'So there is no mistake.' }
          : {
              do: `Step ${p.wrong + 1}: ${shown[p.wrong]} becomes ${shown[p.wrong + 1]}. The value changes.`,
              why: sentence(c.slip(p.e, p.wrong)),
            }
      return {
        plan: 'Compare each line with the line before it, from the first one down. A correct step changes the form, not the value; where there is a variable, a number put in for it is a quick test.',
        steps: [...redone, ...(p.wrong === 0 ? [compare] : []), last],
        check: c.checked?.(p.e, p.wrong),
      }
    },
    check: (given) => verdict(firstWrong(given)),
  })
}

/** Four lines of work, one of which does not follow from the line before it. */
export function findTheWrongLine<E>(c: {
  readonly items?: number
  /** Start of the ids of the slips: `a2-poly`. */ readonly slip: string
  readonly draw: (rng: Rng) => E
  /** Goes on after the name: "simplified $…$". */ readonly task: (e: E) => Html
  readonly start: (e: E) => Value
  /** The four lines when step number `wrong` (from 0) goes astray and the rest follows from it. */
  readonly lines: (e: E, wrong: number) => readonly Value[]
  readonly because: (e: E, wrong: number) => Html
  /** A number put into the lines, and what it shows. */ readonly checked?: (e: E, wrong: number) => Html
}) {
  type P = Readonly<{ e: E; wrong: number; name: string }>
  type Shown = Readonly<{ start: string; lines: readonly string[] }>
  const first = (start: string, keys: readonly string[]) =>
    keys.findIndex((k, i) => k !== (i === 0 ? start : keys[i - 1]))
  const changes = (start: string, keys: readonly string[]) =>
    keys.filter((k, i) => k !== (i === 0 ? start : keys[i - 1])).length
  const keys = (p: P) => c.lines(p.e, p.wrong).map((v) => v.key)
  /** The steps that are not wrong: those beside the wrong one, and the others. */
  const blamed = (wrong: number, beside: boolean): number[] =>
    [0, 1, 2, 3].filter((k) => k !== wrong && (Math.abs(k - wrong) === 1) === beside)
  const trap = (misconception: string, beside: boolean, n: number) => ({
    misconception,
    rule: ({ start, lines }: Shown) => {
      const k = blamed(first(start, lines), beside)[n]
      return k === undefined ? null : text(`Step ${k + 1}`)
    },
    why: (p: P) =>
      (blamed(p.wrong, beside)[n] ?? 0) > p.wrong
        ? 'follows correctly from the line before it; the error was made earlier.'
        : 'is still correct; the error comes later.',
    says: (p: P) => {
      const k = blamed(p.wrong, beside)[n] ?? 0
      return k > p.wrong
        ? `I blamed Step ${k + 1}, which only carries on the error of Step ${p.wrong + 1}.`
        : `I blamed Step ${k + 1}, which follows correctly from the line before it.`
    },
  })
  const anyLine = `${c.slip}-blames-the-wrong-line`
  /** The right steps up to the wrong one, and that one done right; the last step cannot be, so it is compared. */
  const redoneSteps = (p: P): Step[] => {
    const shown = c.lines(p.e, p.wrong).map((v) => v.html)
    const right = c.lines(p.e, 3).map((v) => v.html)
    const kept = ['the original', ...right].slice(0, p.wrong + 1)
    const compare: Step = {
      do: `Compare with the line that is shown for Step ${p.wrong + 1}, ${shown[p.wrong]}.`,
      why:
        p.wrong === 0
          ? 'If the two differ, the very first step is wrong.'
          : 'It must follow from the line before it, term by term.',
    }
    const follow: Step = {
      do: `Do the steps yourself, from the original: ${kept.slice(1).join(', then ')}.`,
      why: 'These are the lines that are shown, so these steps are correct.',
    }
    const again: Step = {
      do: `Do Step ${p.wrong + 1} yourself: ${kept.at(-1)} becomes ${right[p.wrong]}.`,
      why: 'Compare it, term by term, with the line that is shown.',
    }
    return [
      ...(p.wrong === 0 ? [] : [follow]),
      ...(p.wrong === 3 ? [] : [again]),
      ...(p.wrong % 3 === 0 ? [compare] : []),
    ]
  }
  return parts({
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
        stem: (p) =>
          `<p>${p.name} ${c.task(p.e)}. The work is shown below.</p>${work(c.lines(p.e, p.wrong).map((v) => v.html))}<p>In which step does the first error occur?</p>`,
      },
    ],
    given: (p): Shown => ({ start: c.start(p.e).key, lines: keys(p) }),
    answer: (p) => text(`Step ${p.wrong + 1}`),
    traps: [
      trap(nextLineSlip(anyLine), true, 0),
      trap(nextLineSlip(anyLine), true, 1),
      trap(anyLine, false, 0),
      trap(anyLine, false, 1),
    ],
    explain: (p): Explanation => ({
      plan: 'Check each line against the line before it, not against the final answer, and stop at the first that does not follow.',
      steps: [
        ...redoneSteps(p),
        {
          do: `In Step ${p.wrong + 1}, ${c.because(p.e, p.wrong)}`,
          why:
            p.wrong === 3 ? 'The three lines before it are correct.' : 'The later lines only carry this error along.',
        },
      ],
      check: c.checked?.(p.e, p.wrong),
    }),
    check: ({ start, lines }) => text(`Step ${first(start, lines) + 1}`),
  })
}
