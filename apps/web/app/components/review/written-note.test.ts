import { expect, test } from 'vitest'
import { writtenNote } from './written-note'

test('questions of both reading topics say that their texts are our own and what in them may be invented', () => {
  for (const section of ['SAT Reading and Writing', 'ACT Reading'])
    expect(writtenNote(section)).toMatch(/^Written for practice: .*studies.*data in a text may be invented\.$/)
})

test('questions of mathematics say nothing of the kind', () => {
  for (const section of ['SAT Math', 'Algebra 1', 'Geometry']) expect(writtenNote(section)).toBeNull()
})
