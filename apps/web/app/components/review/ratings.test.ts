import { describe, expect, test } from 'vitest'
import { ratingsFor } from './RatingButtons'

const item = (status: string, again = '10m', hard = '2d') => ({
  status,
  rating_again: again,
  rating_hard: hard,
  rating_good: '4d',
  rating_easy: '9d',
})

describe('rating buttons', () => {
  test('Hard shows only when the item is learned', () => {
    expect(ratingsFor('mistake', item('learned'))).toEqual(['again', 'hard', 'good', 'easy'])
    for (const status of ['new', 'learning'])
      expect(ratingsFor('mistake', item(status))).toEqual(['again', 'good', 'easy'])
  })

  test('for cards Hard also needs a label that differs from Again', () => {
    expect(ratingsFor('flashcard', item('learned', '1d', '1d'))).toEqual(['again', 'good', 'easy'])
    expect(ratingsFor('mistake', item('learned', '1d', '1d'))).toContain('hard')
  })

  test('Easy is hidden while relearning', () => {
    expect(ratingsFor('flashcard', item('relearning'))).toEqual(['again', 'good'])
  })
})
