import { describe, expect, test } from 'vitest'
import { CARD_LIMITS, type CardFormat, readCards } from './card-file.ts'
import { cpuMs } from './testing.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const read = (format: CardFormat, text: string) => readCards(format, text, NOW)
const DEEP = process.env.DEEP === '1'
const SIZE = DEEP ? 200_000 : 100_000
/** As large as a file may be, in the deep run. */
const WHOLE = DEEP ? 25_000_000 : 3_000_000
const fill = (unit: string, size = SIZE) => unit.repeat(Math.ceil(size / unit.length))

const SHAPES = [
  '<',
  '<a',
  '<br ',
  '<br\t\t\t',
  '</p',
  '&lt;',
  '&',
  '"',
  '""',
  '"a"',
  '",',
  '\t',
  ' ',
  ',',
  "'",
  "'=",
  '\r',
  '\n',
  '\r\n',
  ',\n',
  '{{c1::',
  '{{c1::a}}',
  '{',
  '[',
  '[{',
  '{"a":',
  '#',
  '#a:',
  '#tags column:\n',
  '\u2028',
  '\ud800',
  '\u0000',
]
const HEADS = [
  '',
  '#html:true\n',
  '#html:true\n#separator:tab\n',
  '#html:true\nfront\t',
  'front,back,tags\na,b,',
  'a,"',
]

describe('hostile files', () => {
  test.each(['csv', 'tsv', 'json'] as const)('of any shape are read as %s in linear time', (format) => {
    const slow = HEADS.flatMap((head) =>
      SHAPES.flatMap((unit) => {
        // Linear work of this size takes a few milliseconds, quadratic work many seconds.
        const ms = cpuMs(() => read(format, `${head}${fill(unit)}\tb\nc,d`))
        return ms > 1500 ? [[head, unit, ms]] : []
      }),
    )
    expect(slow).toEqual([])
  })

  test('a side that is too long is refused before its markup is read', () => {
    const { cards, bad } = read('tsv', `#html:true\n${fill('<', 150_000)}\tb\nc\td\n`)
    expect(cards.map((c) => c.front)).toEqual(['c'])
    expect(bad).toEqual([{ line: 2, reason: 'A side is longer than 100,000 characters with its markup.' }])
    expect(read('tsv', `${fill('x', 20_001)}\tb`).bad).toEqual([
      { line: 1, reason: 'A side is longer than 20,000 characters.' },
    ])
  })

  test('markup does not count towards the length of a side', () => {
    const { cards, bad } = read('tsv', `#html:true\n${fill('<b>x</b>', 40_000)}\tb\n`)
    expect([cards[0]?.front.length, bad]).toEqual([5000, []])
  })

  test('a file of the largest size with as many lines as can be is read up to a limit, and that is said', () => {
    const text = fill(',\n', WHOLE)
    let result: ReturnType<typeof read> | undefined
    expect(cpuMs(() => (result = read('csv', text)))).toBeLessThan(10_000)
    expect(result?.bad.at(-1)).toEqual({
      line: CARD_LIMITS.rows + 1,
      reason: 'The file has too many lines from here on. Please split it.',
    })
    const list = read('json', `[${fill('0,', 400_000)}0]`)
    expect(list.bad.at(-1)).toEqual({
      line: CARD_LIMITS.rows + 1,
      reason: 'The file has too many cards from here on. Please split it.',
    })
  })

  test('one cell or one row as large as a file is refused, not copied again and again', () => {
    for (const unit of ['x', '""', ',', '\t', 'x '])
      for (const format of ['csv', 'tsv'] as const)
        expect(cpuMs(() => read(format, `a,"b\n${fill(unit, WHOLE)}`))).toBeLessThan(10_000)
  })

  test.each([
    ['front', { front: 'a\ud800', back: 'b', tags: [] }],
    ['back', { front: 'a', back: '\udc00b', tags: [] }],
    ['tag', { front: 'a', back: 'b', tags: ['ok', '\ud800'] }],
  ])('half a character in the %s is refused by its line', (_, card) => {
    const text = JSON.stringify([{ front: 'fine', back: 'b' }, card])
    expect(read('json', text).bad).toEqual([
      { line: 2, reason: 'It contains a broken character. Please save the file as UTF-8.' },
    ])
  })

  test('control characters are refused by their line, in tags too', () => {
    const cards = [
      { front: 'a\u0000', back: 'b' },
      { front: 'a', back: 'b\u0007' },
      { front: 'a', back: 'b', tags: ['x\u0000'] },
      { front: 'a', back: 'b', tags: 'x,\u0000' },
    ]
    expect(read('json', JSON.stringify(cards)).bad).toEqual(
      [1, 2, 3, 4].map((line) => ({ line, reason: 'It contains control characters.' })),
    )
    expect(read('csv', 'front,back,tags\na,b,x\u0000\n').bad).toEqual([
      { line: 2, reason: 'It contains control characters.' },
    ])
    expect(read('tsv', 'a\tb\tx\ud800\n').bad[0]?.line).toBe(1)
  })
})
