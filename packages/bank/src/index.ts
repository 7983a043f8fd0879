/** The question bank, as the server uses it. Nothing here renders or checks TeX: that is for tests and the command line. */

export { passageLines } from './draw/written.ts'
export type { Difficulty, Misconception, Passage, Skill, Subject, Template, Topic } from './kit/types.ts'
export { type BankItem, bankHash, bankItems } from './lock/lock.ts'
export { topics } from './registry.ts'
