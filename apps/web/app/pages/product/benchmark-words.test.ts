import { expect, test } from 'vitest'
import { inWords } from './benchmark-words'

const model = (auc: number, of: 'ours' | 'reference' | null = null) => ({
  auc,
  ours: of === 'ours',
  reference: of === 'reference',
})

test('the benchmark in words counts our model against those of the comparison, not against the references', () => {
  const models = [model(0.7241), model(0.8005, 'ours'), model(0.7838), model(0.7994, 'reference')]
  expect(inWords({ models })).toEqual({ ours: 80, best: 78, others: 2 })
})

test('without a comparison nothing is claimed', () => {
  expect(inWords({ models: [model(0.8, 'ours'), model(0.79, 'reference')] })).toBeNull()
  expect(inWords({ models: [model(0.8)] })).toBeNull()
})
