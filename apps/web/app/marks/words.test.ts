import { describe, expect, test } from 'vitest'
import { chosen, type Part, type Walk, walk, wordsOf } from './words'

const TEXT = 'Solve ($3x + 5 = 20$). What is “it”? The end.'
const FORMULA = { start: 7, end: 20 }
const part: Part = { text: TEXT, words: wordsOf(TEXT, [FORMULA]) }
const parts: Part[] = [part, { text: 'An option', words: wordsOf('An option', []) }]
const said = (at: Walk): string => {
  const span = chosen(at, parts)
  return span ? (parts[at.part]?.text.slice(span.start, span.end) ?? '') : ''
}
const press = (...keys: string[]): Walk =>
  keys.reduce<Walk>((at, key) => walk(at, key.replace('Shift+', ''), key.startsWith('Shift+'), parts) ?? at, {
    part: 0,
    from: 0,
    to: 0,
  })

describe('words chosen by keyboard', () => {
  test('a formula is one word, with the marks that cling to it', () =>
    expect(part.words.map((w) => TEXT.slice(w.start, w.end))).toEqual([
      'Solve',
      '($3x + 5 = 20$).',
      'What',
      'is',
      '“it”?',
      'The',
      'end.',
    ]))
  test.each([
    ['the arrows go word by word', ['ArrowRight', 'ArrowRight', 'ArrowLeft'], '($3x + 5 = 20$).'],
    ['Shift grows the choice', ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'], '($3x + 5 = 20$). What is'],
    ['and backwards, too', ['End', 'Shift+ArrowLeft'], 'The end.'],
    ['down and up go sentence by sentence', ['ArrowDown', 'ArrowDown', 'ArrowUp'], 'What'],
    ['Home and End go to the ends', ['End', 'Home', 'Shift+End'], TEXT],
    ['nothing leads out of the text', ['ArrowLeft', 'ArrowUp'], 'Solve'],
    ['Page Down goes to the next text', ['ArrowRight', 'PageDown', 'Shift+ArrowRight'], 'An option'],
    ['and stays at the last one', ['PageDown', 'PageDown', 'ArrowRight', 'PageUp'], 'Solve'],
  ])('%s', (_, keys, text) => expect(said(press(...keys))).toBe(text))
  test('other keys lead nowhere', () => expect(walk({ part: 0, from: 0, to: 0 }, 'x', false, parts)).toBeNull())
})
