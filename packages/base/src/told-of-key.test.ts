import { expect, test } from 'vitest'
import { quoteWithoutKey, toldOfKey } from './told-of-key.ts'

test('the share of the key’s words in a hint counts words that carry meaning, in any form of writing', () => {
  expect(toldOfKey('Some weeks later in the Seychelles', 'In the Seychelles.')).toBe(1)
  expect(toldOfKey('the shark’s gulp', '<p>The gulp of the <em>shark</em> and the net</p>')).toBeCloseTo(2 / 3)
  expect(toldOfKey('6.25 minutes', '6.25 minutes.')).toBe(1)
  expect(toldOfKey('nothing of it', 'the of and')).toBe(0)
  expect(toldOfKey('one author', 'author,', ['author', 'author;'])).toBe(0)
  expect(toldOfKey('one author', 'author, who', ['writer, who', 'author;'])).toBe(1)
})

test('a quotation that tells little of the key stays as it is', () => {
  expect(quoteWithoutKey('the soft parts went out', 'was not preserved in all of its parts')).toBe(
    'the soft parts went out',
  )
})

test('a quotation that tells the key has gaps in its place', () => {
  expect(quoteWithoutKey('then in the south, and some weeks later in the Seychelles', 'In the Seychelles.')).toBe(
    'then in the south, and some weeks later in the …',
  )
  expect(quoteWithoutKey('shut the old doors, and flicked the cabin light once', 'She flicked the cabin light.')).toBe(
    'shut the old doors, and … the … once',
  )
})

test('a quotation that is nearly the key itself is left out', () => {
  expect(quoteWithoutKey('Most people meet the bad gap.', '“Most people meet the bad gap.”')).toBeNull()
  expect(quoteWithoutKey('24%', '24%')).toBeNull()
})
