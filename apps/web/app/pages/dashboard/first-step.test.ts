import type { Study } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { changeOf, problemsOf } from './FirstStep'

const known: Study = {
  topic: 'Algebra 1',
  test_date: null,
  target: null,
  least_score: 0,
  perfect_score: 100,
  daily_minutes: 20,
  weekly_letter: null,
}
const form = (values: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('what was left empty or as it was changes nothing', () => {
  expect(changeOf(form({ test_date: '', target: ' ', daily_minutes: '20' }), known)).toEqual({})
})

test('only what was filled in is sent', () => {
  expect(changeOf(form({ test_date: '2030-05-04', target: '', daily_minutes: '40' }), known)).toEqual({
    test_date: '2030-05-04',
    daily_minutes: 40,
  })
  expect(changeOf(form({ target: '90' }), known)).toEqual({ target: 90 })
})

test('what is no number is told, not dropped', () => {
  expect(problemsOf(form({ target: 'many' }))).toEqual({ target: 'Please enter a number.' })
  expect(problemsOf(form({ target: '85' }))).toEqual({})
  expect(problemsOf(form({ target: ' ' }))).toEqual({})
})
