import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardFormat, type FileCard, formatOf, readCards, writeCards } from './card-file.ts'

const side = fc
  .string({
    unit: fc.constantFrom(
      'a',
      'é',
      '$',
      '"',
      ',',
      ';',
      '\t',
      '\n',
      ' ',
      '#',
      '<b>',
      "'",
      '中',
      '=',
      '+',
      '-',
      '@',
      '\r',
    ),
    minLength: 1,
  })
  .filter((s) => s.trim() !== '')
const tag = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '-', '_', '=', '@', "'"), minLength: 1, maxLength: 8 })
const cards: fc.Arbitrary<FileCard[]> = fc.array(
  fc.record({ front: side, back: side, tags: fc.uniqueArray(tag, { maxLength: 4 }) }),
  { maxLength: 20 },
)
const NOW = new Date('2026-03-02T10:00:00.000Z')
const read = (format: CardFormat, text: string) => readCards(format, text, NOW)
const plain = (list: readonly FileCard[]) => list.map(({ front, back, tags }) => ({ front, back, tags }))

describe('files of cards', () => {
  test.each(['csv', 'tsv', 'json'] as const)('what is written as %s is read back the same', (format) => {
    fc.assert(
      fc.property(cards, (list) => {
        const { cards: got, bad } = read(format, writeCards(format, list))
        expect(bad).toEqual([])
        expect(plain(got)).toEqual(plain(list))
      }),
    )
  })

  test('no cell of an exported CSV file is a formula to a spreadsheet, and every value comes back as it was', () => {
    const start = fc.constantFrom('', "'", "''", "'''")
    const formula = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '')
    const value = fc
      .tuple(start, formula, fc.constantFrom("cmd|' /C calc'!A0", '1+1', "'x", '"', ','))
      .map((v) => v.join(''))
    fc.assert(
      fc.property(value, value, value, (front, back, tag) => {
        const card = { front, back, tags: [tag.replaceAll(',', '').trim()].filter((t) => t !== '') }
        const text = writeCards('csv', [card])
        const cells = text.slice('front,back,tags\r\n'.length).match(/(?:^|,)(?:"(?:[^"]|"")*"|[^",]*)/g) ?? []
        for (const cell of cells) expect(cell.replace(/^,?"?/, '')).not.toMatch(/^[=+\-@\t\r\n]./)
        expect(plain(read('csv', text).cards)).toEqual([card])
      }),
      { numRuns: 1000 },
    )
    const written = writeCards('csv', [{ front: '=1+1', back: "'=1", tags: ['@a'] }])
    expect(written).toBe("front,back,tags\r\n'=1+1,''=1,'@a\r\n")
  })

  test("only a file with our columns loses apostrophes: in others and in Anki's they are the student's own", () => {
    expect(read('csv', "'-ed' ending,past\n").cards[0]?.front).toBe("'-ed' ending")
    expect(read('tsv', "'-ed' ending\tpast\n").cards[0]?.front).toBe("'-ed' ending")
    expect(read('csv', "front,back\n'tis,'-5\n").cards).toMatchObject([{ front: "'tis", back: '-5' }])
    expect(writeCards('tsv', [{ front: '-5', back: '+x', tags: [] }])).toContain('-5\t+x\t')
  })

  test('JSON keeps the schedule', () => {
    const schedule = {
      state: 2,
      stability: 4.5,
      difficulty: 5.1,
      learning_steps: 0,
      scheduled_days: 4,
      reps: 3,
      lapses: 1,
      last_review: '2026-03-01T10:00:00.000Z',
      fsrs_due: '2026-03-05T10:00:00.000Z',
    }
    const got = read('json', writeCards('json', [{ front: 'f', back: 'b', tags: [], schedule }]))
    expect(got.cards[0]?.schedule).toEqual(schedule)
    const broken = JSON.stringify([{ front: 'f', back: 'b', schedule: { ...schedule, state: 9 } }])
    expect(read('json', broken).bad).toEqual([{ line: 1, reason: 'Its schedule cannot be read.' }])
  })

  test('bad lines are listed by the number they have in the file', () => {
    const text = 'front,back,tags\r\none,1,\r\n"two\nlines",2,\r\nonly front\r\n ,4,\r\nfive,5,x'
    const { cards: got, bad } = read('csv', text)
    expect(got.map((c) => [c.line, c.front])).toEqual([
      [2, 'one'],
      [3, 'two\nlines'],
      [7, 'five'],
    ])
    expect(bad).toEqual([
      { line: 5, reason: 'There is only one column; a front and a back are needed.' },
      { line: 6, reason: 'The front is empty.' },
    ])
    expect(read('csv', 'a,b\n"never closed,b').bad).toEqual([
      { line: 2, reason: 'A quotation mark is opened here and never closed.' },
    ])
  })

  test("Anki's text is read by its own header: separator, tags column, HTML", () => {
    const text = '#separator:pipe\n#html:true\n#tags column:3\nWhat is<br>2 &lt; 3?|<b>true</b>|maths easy\n'
    expect(read('tsv', text).cards).toEqual([
      { line: 4, front: 'What is\n2 < 3?', back: 'true', tags: ['maths', 'easy'] },
    ])
  })

  test('the format is told by the name, or by the text', () => {
    expect(formatOf('cards.json', '')).toBe('json')
    expect(formatOf('cards.csv', '')).toBe('csv')
    expect(formatOf('cards.txt', '#separator:tab\n')).toBe('tsv')
    expect(formatOf('cards.txt', 'a\tb\n')).toBe('tsv')
    expect(formatOf('cards.txt', 'a,b\n')).toBe('csv')
  })

  test('a file that is not JSON says so', () => {
    expect(read('json', '{').bad[0]?.reason).toBe('The file is not valid JSON.')
    expect(read('json', '{}').bad[0]?.reason).toBe('There is no list of cards.')
  })
})
