/** The question bank, as the server uses it: plain data. Its sources are imported only where it has to be built anew. */

import { openBank } from './served/cache.ts'
import { spokenKey } from './served/spoken.ts'
import { texInWords } from './served/tex-in-words.ts'

export { comesBackIn } from './kit/comes-back.ts'
export { type Chapter, type Lesson, lessonsOf, likeOf, type TryStep } from './kit/lesson.ts'
export { mendOf } from './kit/mend.ts'
export type { Difficulty, Misconception, Skill, Subject, Topic } from './kit/types.ts'
export type { BankItem, ServedTopic } from './served/build.ts'
export { readingMinutes } from './served/reading-time.ts'

const open = await openBank()

export const { hash: bankHash, topics } = open.bank

/** All live items; read anew at each call, because they are needed only to load a database. */
export const bankItems = open.items

let spoken: ReadonlyMap<string, string> | undefined

/** A formula in words: those of the bank as they were made with it, a student's own, or an older one, now. */
export function inWords(tex: string): string {
  spoken ??= open.spoken()
  return spoken.get(spokenKey(tex)) ?? texInWords(tex)
}
