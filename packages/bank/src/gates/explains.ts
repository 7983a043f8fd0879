/** Every explanation has steps and reaches the answer. */

import { originOf, perItem } from './per-item.ts'
import { showsNumber } from './reading/shows-number.ts'

export const explains = perItem('explanation', (item, d) => {
  const o = originOf(item, d)
  if (!o) return item.secret.explanation.length > 60 ? [] : ['the explanation is too short']
  const answer = o.t.answer(o.params)
  const worked = item.secret.explanation.split('<p class="answer">')[0] ?? ''
  const out = item.secret.explanation.includes(answer.html.replace(/\.$/, ''))
    ? []
    : ['the answer is not in the explanation']
  if (/[a-z$>)]\.\.(?!\.)/.test(item.secret.explanation)) out.push('a sentence of the explanation ends twice')
  if ((worked.match(/<li>/g) ?? []).length < 2) out.push('fewer than two steps')
  if (answer.number && !showsNumber(worked, answer.number)) out.push(`the steps never reach ${answer.html}`)
  return out
})
