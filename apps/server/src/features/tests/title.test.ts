import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

const on = (skill: string, subject: string, n = 1) => ({ skill, subject, n })
const mode = 'Recommendation'

test('a test is named by its one or two skills', () => {
  expect(titleOf({ mode, aim: 'repair', topic: 'Algebra 1' }, [on('Difference of squares', 'Polynomials', 5)])).toBe(
    'Repair: Difference of squares',
  )
  expect(
    titleOf({ mode: 'All', aim: null, topic: 'Algebra 1' }, [on('Slope', 'Lines'), on('Elimination', 'Systems', 2)]),
  ).toBe('Elimination and Slope')
})

test('one of many skills is named by its subjects, those with most questions first', () => {
  const many = [on('a', 'Lines'), on('b', 'Lines'), on('c', 'Systems', 3), on('d', 'Data')]
  expect(titleOf({ mode, aim: 'practice', topic: 'Algebra 1' }, many)).toBe('Practice: Systems and 2 more subjects')
  expect(titleOf({ mode: 'Unused', aim: null, topic: 'Algebra 1' }, many.slice(0, 2).concat(on('e', 'Lines')))).toBe(
    'Lines',
  )
})

test('a test over four subjects and more is called a mix of them: the first of so many is chance', () => {
  const mixed = ['Lines', 'Data', 'Systems', 'Powers'].map((subject, i) => on(`skill ${i}`, subject, i + 1))
  expect(titleOf({ mode: 'Unused', aim: null, topic: 'Algebra 1' }, mixed)).toBe('Mix of 4 subjects')
  expect(titleOf({ mode, aim: 'practice', topic: 'Algebra 1' }, mixed)).toBe('Practice: Mix of 4 subjects')
})

test('a diagnostic is called one, and a test without questions has a name too', () => {
  expect(titleOf({ mode: 'Diagnostic', aim: null, topic: 'Algebra 1' }, [on('a', 'Lines'), on('b', 'Data')])).toBe(
    'Diagnostic in 2 subjects',
  )
  expect(titleOf({ mode: 'Diagnostic', aim: null, topic: 'Algebra 1' }, [])).toBe('Diagnostic')
  expect(titleOf({ mode: 'All', aim: null, topic: 'Algebra 1' }, [])).toBe('Test')
})

test('an exam is called one, by its topic', () => {
  expect(titleOf({ mode: 'Exam', aim: null, topic: 'SAT Math' }, [on('a', 'Lines'), on('b', 'Data')])).toBe(
    'SAT Math exam',
  )
})

test('the first look is found by its name', () => {
  const five = [on('a', 'Lines', 2), on('b', 'Data', 3)]
  expect(titleOf({ mode: 'Recommendation', aim: 'first', topic: 'Algebra 1' }, five)).toBe('First 5 questions')
})
