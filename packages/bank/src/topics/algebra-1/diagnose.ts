/** Two kinds of questions about other people's work: find the wrong step, say whose answer is right. */

import {
  type AskHead,
  askWhoIsRight,
  choiceHead,
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
  until,
  type Value,
  work,
} from '#kit'

const NONE = 'There is no mistake'

/** Work of three steps in which one step, or none, is wrong: "Which step contains the first mistake?" */
export function firstWrongStep<E>(
  c: AskHead & {
    items?: number
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
    ...choiceHead(c),
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

/** "A writes …, B writes …: whose answer is correct?" */
export function whoIsRight<E>(
  c: AskHead & {
    items?: number
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
  type P = Readonly<{ e: E; shown: Pair<string>; fine: Pair<boolean>; names: readonly string[] }>
  const shownForm = (e: E, html: string) => [...c.right(e), ...c.wrong(e)].find((v) => v.html === html)
  const [accepts, rejects, oneRight] = c.misconceptions
  return askWhoIsRight({
    ...c,
    items: c.items ?? 7,
    frame: 'who',
    misconceptions: { accepts, rejects, oneRight },
    draw: (rng): P =>
      until(
        () => {
          const e = c.draw(rng)
          const fine = twoCoins(rng)
          const { key } = c.correct(e)
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
          const [one, two] = twoOf(fine, right, wrong)
          return { e, shown: [one.html, two.html], fine, names: sample(rng, NAMES, 2) }
        },
        (p) => p.shown[0] !== p.shown[1],
      ),
    intro: (p) => `<p>${c.intro(p.e, p.names)}</p>`,
    says: (p, who) => `writes ${p.shown[who]}.`,
    question: (p) => c.ask(p.e),
    holds: (p, who) => p.fine[who],
    first: (p) => c.explain(p.e),
    judged: (p, who) => ({
      do: `${p.names[who]} has ${p.shown[who]}, which is ${p.fine[who] ? 'correct' : 'wrong'}.`,
      why: shownForm(p.e, p.shown[who])?.note ?? '',
    }),
    given: (p) => ({ e: p.e, shown: p.shown, names: p.names }),
    test: ({ e, shown }, who) => shownForm(e, shown[who])?.key === c.correct(e).key,
  })
}
