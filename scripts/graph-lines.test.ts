import { topics } from '@fourfold/bank'
import { readSheet } from '@fourfold/grapher'
import { expect, test } from 'vitest'
import { graphLines } from '../apps/web/app/components/graph/graph-lines.ts'
import { lockedItems } from '../packages/bank/src/lock/lock.ts'

/** Building all questions takes long; the first topic stands for them in a short run. */
const [MODULES, LEAST] = process.env.DEEP === '1' ? [topics, 1500] : [topics.slice(0, 1), 800]

test('what “See it on a graph” opens can be drawn for every question that offers it', () => {
  const offered = MODULES.flatMap(lockedItems).flatMap((item) => {
    const lines = graphLines(item.public.content)
    return lines.length > 0 ? [{ id: item.display_id, lines }] : []
  })
  const wrong = offered.flatMap(({ id, lines }) =>
    readSheet(lines, { angle: 'rad' }).flatMap((line, i) =>
      line.kind === 'error' ? [`${id}: ${lines[i]}: ${line.message}`] : [],
    ),
  )
  expect(wrong).toEqual([])
  expect(offered.length).toBeGreaterThan(LEAST)
})
