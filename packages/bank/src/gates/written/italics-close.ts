import type { Gate } from '../gate.ts'
import { perPassage } from './per-passage.ts'
import { perQuestion } from './question.ts'

/** A `*` that opens italics has one that closes them in the same paragraph; else it would be shown. */
const inPassages = perPassage('italics', (p) =>
  p.paragraphs
    .filter((x) => x.split('*').length % 2 === 0)
    .map((x) => `“${x.slice(0, 40)}…” opens italics that it does not close`),
)

/** Only a passage sets `*` in italics; a question is HTML, where it would be shown. Words that name lines are not shown. */
const inQuestions = perQuestion('italics', ({ w }) =>
  [w.text, w.stem, w.right, w.explanation, ...w.wrong.flatMap((o) => [o.html, o.why])]
    .map((html) => html.replace(/\[\[line: .+?\]\]/g, ''))
    .filter((html) => html.includes('*'))
    .map((html) => `“${html.slice(0, 40)}…” shows an asterisk: write <em>`),
)

export const italicsClose: Gate = (drawn) => [...inPassages(drawn), ...inQuestions(drawn)]
