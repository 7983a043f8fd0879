import { expect, test } from 'vitest'
import { missingInCard } from './card-fields'

const CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

test('a card with an empty field is asked for it in a plain sentence, before anything is sent', () => {
  expect(missingInCard({ number: '', expiry: '', cvc: '' })).toBe('Please enter the card number.')
  for (const expiry of ['', ' ', '12', '12/'])
    expect(missingInCard({ ...CARD, expiry })).toBe('Please enter the expiration date as MM/YY.')
  expect(missingInCard({ ...CARD, cvc: ' ' })).toBe('Please enter the security code.')
})

test('a whole card is sent, whether it is right or not', () => {
  expect(missingInCard(CARD)).toBeNull()
  expect(missingInCard({ number: '1', expiry: '1 / 2020', cvc: '9' })).toBeNull()
})
