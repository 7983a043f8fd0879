import { bankItems } from '@fourfold/bank'
import { readSheet } from '@fourfold/grapher'
import { expect, test } from 'vitest'
import { graphLines } from '../apps/web/app/components/graph/graph-lines.ts'

test('what “See it on a graph” opens can be drawn for every question that offers it', () => {
  const offered = bankItems().flatMap((item) => {
    const lines = graphLines(item.public.content)
    return lines.length > 0 ? [{ id: item.display_id, lines }] : []
  })
  const wrong = offered.flatMap(({ id, lines }) =>
    readSheet(lines, { angle: 'rad' }).flatMap((line, i) =>
      line.kind === 'error' ? [`${id}: ${lines[i]}: ${line.message}`] : [],
    ),
  )
  expect(wrong).toEqual([])
  expect(offered.length).toBeGreaterThan(1500)
})
