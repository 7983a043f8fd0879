/** The lines below the table of `npm run bank`: what each topic promises of its content, counted. */

import { EXPECTED } from '../expectations.ts'
import {
  contextShare,
  highShare,
  illustratedPassages,
  lateItems,
  leastTemplates,
  literary,
  medianWords,
  negativeQuestions,
  pairedPassages,
  subjectShare,
} from '../gates/counts.ts'
import type { Drawn } from '../gates/gate.ts'

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`

/** A topic of drawn questions; level and context where they are promised. */
function drawnLine(d: Drawn): string[] {
  const { skill, templates } = leastTemplates(d)
  const { late, context } = EXPECTED[d.module.topic.id] ?? {}
  return [
    `least templates per skill ${templates} (${skill})`,
    `High ${percent(highShare(d))}`,
    ...(late ? [`late level (b >= 1) ${lateItems(d)}`] : []),
    ...(context ? [`in context ${percent(contextShare(d))}`] : []),
  ]
}

/** A topic of short texts, each with its question. */
function writtenLine(d: Drawn): string[] {
  const { written, topic } = d.module
  const of = (skill: string) => written.filter((w) => w.skill === skill)
  const data = of('rw-evidence-quantitative')
  const prose = written.filter(literary).length
  const kinds = topic.subjects
    .flatMap((s) => s.skills)
    .map(({ id }) => `${id.replace(/^[a-z]+-/, '')} ${medianWords(of(id).map((w) => w.text))}`)
  return [
    `words in context ${of('rw-words-in-context').length}`,
    `data ${data.length}, with a graph ${data.filter((w) => w.text.includes('<svg')).length}`,
    `literature ${prose} (${percent(prose / Math.max(1, written.length))})`,
    `High ${percent(highShare(d))}`,
    `median words: ${kinds.join(', ')}`,
  ]
}

/** A topic of passages. */
const passagesLine = (d: Drawn): string[] => [
  `passages ${d.module.passages.length}`,
  `pairs ${pairedPassages(d)}`,
  `EXCEPT and NOT ${negativeQuestions(d)}`,
  `illustrated ${illustratedPassages(d)}`,
  `integration ${percent(subjectShare(d, 'ar-integration-of-knowledge-and-ideas'))}`,
]

/** What is counted of a topic, in one line. */
export function contentCounts(d: Drawn): string {
  const { passages, written, topic } = d.module
  const counts = passages.length > 0 ? passagesLine(d) : written.length > 0 ? writtenLine(d) : drawnLine(d)
  return `${topic.name}: ${counts.join('; ')}`
}
