/** The question bank, as the server uses it. Nothing here renders or checks TeX: that is for tests and the command line. */

export { drawAll, sentencesOf } from './bank.ts'
export { type DrawnItem, gridMatches, gridText, LETTERS, type OptionLetter, type Sentences } from './drawn.ts'
export { buildItem, drawItem, itemsOf } from './item.ts'
export { type BankItem, bankHash, bankItems } from './lock.ts'
export { topics } from './registry.ts'
export { siblings } from './siblings.ts'
export type { TopicModule } from './template.ts'
export type { Difficulty, Misconception, Passage, Skill, Subject, Template, Topic } from './types.ts'
export { linesOf, passageLines, writtenItem } from './written.ts'
