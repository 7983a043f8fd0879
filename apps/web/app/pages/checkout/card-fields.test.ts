import { expect, test } from 'vitest'
import { missingInCard } from './card-fields'

const CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

test('each empty field of a card is named in a plain sentence, before anything is sent', () => {
  expect(missingInCard({ number: '', expiry: '', cvc: '' })).toEqual({
    number: 'Please enter the card number.',
    expiry: 'Please enter the expiration date as MM/YY.',
    cvc: 'Please enter the security code.',
  })
  for (const expiry of ['', ' ', '12', '12/'])
    expect(missingInCard({ ...CARD, expiry })).toEqual({ expiry: 'Please enter the expiration date as MM/YY.' })
  expect(missingInCard({ ...CARD, cvc: ' ' })).toEqual({ cvc: 'Please enter the security code.' })
})

test('a whole card is sent, whether it is right or not', () => {
  expect(missingInCard(CARD)).toEqual({})
  expect(missingInCard({ number: '1', expiry: '1 / 2020', cvc: '9' })).toEqual({})
})
