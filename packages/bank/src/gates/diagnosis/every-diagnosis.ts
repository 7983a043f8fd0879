/** The gates of diagnosis. They hold for the subjects that were gone through; of the others the table counts the faults. */

import { DIAGNOSED } from '../../expectations.ts'
import type { TopicModule } from '../../kit/template.ts'
import type { Drawn, Gate } from '../gate.ts'
import { cluesNameOwnNumbers } from './clue-numbers.ts'
import { wordsFit } from './context-words.ts'
import {
  everyMistakeLeadsAway,
  figuresDiffer,
  mistakesLeadAway,
  noneStandsOut,
  optionsPossible,
} from './degenerate-draws.ts'
import { sentencesDiffer } from './distinct-sentences.ts'
import { operationsRedone } from './operations.ts'
import { planesLegible } from './planes-legible.ts'
import { answerNotGiven, classicOffered, rulesDoNotAsk } from './procedures.ts'
import { enoughRedone } from './redone.ts'
import { mistakesDiffer } from './shared-mistakes.ts'
import { partsShared } from './shared-parts.ts'
import { bothSlipsNamed } from './two-slips.ts'
import { vocabularyKept } from './vocabulary.ts'

/** For everything that must hold: the gate, over whatever it is given. */
export const diagnosisGates: Readonly<Record<string, Gate>> = {
  'the classic mistake is always among the options': classicOffered,
  'what the stem does not show of the answer is not given to the rules': answerNotGiven,
  'no rule of a mistake starts from the answer': rulesDoNotAsk,
  'a declared wrong operation, carried out again, gives the value of its trap': operationsRedone,
  'so many traps declare their operation as the topic promises': enoughRedone,
  'sentence, clue and why speak only of what the question has': wordsFit,
  'a number in a clue stands in the question, or belongs to the rule': cluesNameOwnNumbers,
  'at most two options of a question share a mistake': mistakesDiffer,
  'no two wrong values of a question say the same': sentencesDiffer,
  'where a value needs two slips, both are named': bothSlipsNamed,
  'a classic mistake never leads to the key': mistakesLeadAway,
  'no other named mistake leads to the key, where the topic promises it': everyMistakeLeadsAway,
  'no option is outside what is possible': optionsPossible,
  'the right option is not told from the others by one look': noneStandsOut,
  'the right option is not the one that has most parts in common with the others': partsShared,
  'questions of a template differ in figure or numbers': figuresDiffer,
  'school vocabulary is standard and American': vocabularyKept,
  'on coordinate planes no curve strikes a label, points lie on the grid, excluded lines have open dots': planesLegible,
}

/** What of a topic was gone through. */
function diagnosedPart({ module, items }: Drawn, done: readonly string[]): Drawn {
  const { topic } = module
  const subjects = topic.subjects.filter((s) => done.includes(topic.id) || done.includes(`${topic.id}/${s.id}`))
  const skills = new Set(subjects.flatMap((s) => s.skills.map((k) => k.id)))
  const part: TopicModule = {
    ...module,
    topic: { ...topic, subjects },
    templates: module.templates.filter((t) => skills.has(t.skill)),
    misconceptions: module.misconceptions.filter((m) => m.skills.some((id) => skills.has(id))),
  }
  return { module: part, items: items.filter((i) => skills.has(i.skill)) }
}

/** The same gates, for what was gone through alone. */
export const enforcedDiagnosis = (done: readonly string[] = DIAGNOSED): Readonly<Record<string, Gate>> =>
  Object.fromEntries(
    Object.entries(diagnosisGates).map(([holds, gate]) => [
      holds,
      (d: Drawn) => (done.some((id) => id.split('/')[0] === d.module.topic.id) ? gate(diagnosedPart(d, done)) : []),
    ]),
  )
