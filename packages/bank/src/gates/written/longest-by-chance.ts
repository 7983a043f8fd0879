import type { WrittenItem } from '../../kit/types.ts'
import type { Gate } from '../gate.ts'
import { questionsOf, reading } from './question.ts'

/** How often the right option is the longest (ties shared), and how often it may be: chance, with its 1 % bound. */
function longestRight(items: readonly WrittenItem[]): Readonly<{ count: number; bound: number; n: number }> {
  const count = items.reduce((sum, w) => {
    const lengths = [w.right, ...w.wrong.map((o) => o.html)].map((h) => reading(h).length)
    const most = Math.max(...lengths)
    return lengths[0] === most ? sum + 1 / lengths.filter((l) => l === most).length : sum
  }, 0)
  const n = items.length
  return { count, n, bound: n / 4 + 2.326 * Math.sqrt((n * 3) / 16) }
}

export const longestByChance: Gate = ({ module }) => {
  const { count, bound, n } = longestRight(questionsOf(module).map((q) => q.w))
  return count <= bound
    ? []
    : [
        {
          gate: 'longest',
          item: '',
          message: `the right option is the longest in ${count.toFixed(0)} of ${n} questions; chance allows ${bound.toFixed(0)}`,
        },
      ]
}
