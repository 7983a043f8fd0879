/** An explanation of a passage question says how one gets from the text to the key: a quotation alone leaves that to the reader. */

import { withoutTags } from '@fourfold/base'
import type { Html } from '../../kit/types.ts'
import { perPassageQuestion } from './per-passage.ts'
import { wordsIn } from './question.ts'

const LEAST = 8

const NOT_OWN = [/^<p class="plan">[\s\S]*?<\/p>/, /\[\[line: .+?\]\]/g, /“[^“”]*”/g]

/** What is left of an explanation without its plan, its quotations and the lines where they stand. */
const ownWords = (explanation: Html): string[] =>
  wordsIn(withoutTags(NOT_OWN.reduce((left, part) => left.replace(part, ' '), explanation)))

export const sayHowInOwnWords = perPassageQuestion('own-words', ({ explanation }) => {
  const own = ownWords(explanation).length
  return own < LEAST ? [`${own} words of its own beside what is quoted; at least ${LEAST} say why this is the key`] : []
})
