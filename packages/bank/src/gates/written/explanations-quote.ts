import { withoutTags } from '@fourfold/base'
import { plain, quotedParts } from '../../draw/written.ts'
import type { Html } from '../../kit/types.ts'
import { perPassageQuestion } from './per-passage.ts'
import { passageWords } from './question.ts'

const PLAN = /^<p class="plan">[^<]{20,}/

/** Quotations of four words or more, whatever the case of their first letter. */
const quotations = (html: Html): string[] =>
  [...html.matchAll(/“([^“”]+)”/g)]
    .flatMap(([, quote = '']) => quotedParts(withoutTags(quote)))
    .filter((part) => part.split(' ').length >= 4)

/** The first paragraph is the plan; quotations, here and in the reasons against options, stand in the passage. */
export const explanationsQuote = perPassageQuestion('explanation', (q, p) => {
  const options = q.wrong.map((o) => o.html).join(' ')
  const text = plain(`${passageWords(p)} ${q.stem} ${options}`).toLowerCase()
  const wrong = [q.explanation, ...q.wrong.map((o) => o.why)]
    .flatMap(quotations)
    .filter((part) => !text.includes(part.toLowerCase()))
  return [
    ...(PLAN.test(q.explanation) ? [] : ['does not begin with a plan']),
    ...wrong.map((part) => `quotes “${part}”, which is not in the passage`),
  ]
})
