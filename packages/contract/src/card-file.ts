/** Cards as files: CSV, tab-separated text as Anki reads and writes it, and JSON with schedules. Pure, for both sides. */

import { htmlText } from '@fourfold/base'
import { type CardSchedule, isPossibleSchedule, readSchedule } from './card-schedule.ts'

export type CardFormat = 'csv' | 'tsv' | 'json'

export type FileCard = Readonly<{
  front: string
  back: string
  tags: readonly string[]
  schedule?: CardSchedule | null
}>
export type BadLine = Readonly<{ line: number; reason: string }>
export type ReadCards = Readonly<{ cards: readonly (FileCard & { line: number })[]; bad: readonly BadLine[] }>

/** `markup` is a side with its HTML; `rows` and `columns` bound what a file can make us keep. */
export const CARD_LIMITS = {
  cards: 10_000,
  side: 20_000,
  markup: 100_000,
  tags: 50,
  tag: 100,
  rows: 40_000,
  /** Blank ones included. */
  lines: 200_000,
  columns: 100,
} as const

type Row = Readonly<{ line: number; cells: readonly string[] }>

/** RFC 4180 with any separator: quoted cells may hold separators, quotes and line breaks. Rows know their first line. */
function readRows(text: string, separator: string): { rows: Row[]; bad: BadLine[] } {
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let from = 0
  let quoted = false
  let line = 1
  let start = 1
  // Whole pieces, and no more of a cell than is needed to see that it is too long.
  const take = (to: number) => {
    if (cell.length <= CARD_LIMITS.markup) cell += text.slice(from, Math.min(to, from + CARD_LIMITS.markup + 1))
  }
  const endCell = () => {
    if (cells.length < CARD_LIMITS.columns) cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    const filled = cells.length > 0 || cell.trim() !== ''
    endCell()
    if (filled) rows.push({ line: start, cells })
    cells = []
  }
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (c === '\n') line += 1
    if (quoted) {
      if (c !== '"') continue
      const doubled = text[i + 1] === '"'
      take(doubled ? i + 1 : i)
      if (doubled) i += 1
      else quoted = false
    } else if (c === '"' && cell === '' && from === i) quoted = true
    else if (c === separator) {
      take(i)
      endCell()
    } else if (c === '\n') {
      take(i > from && text[i - 1] === '\r' ? i - 1 : i)
      endRow()
      start = line
      if ((rows.length >= CARD_LIMITS.rows || line > CARD_LIMITS.lines) && i + 1 < text.length)
        return { rows, bad: [{ line, reason: 'The file has too many lines from here on. Please split it.' }] }
    } else continue
    from = i + 1
  }
  if (quoted) return { rows, bad: [{ line: start, reason: 'A quotation mark is opened here and never closed.' }] }
  take(text.length)
  endRow()
  return { rows, bad: [] }
}

const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
}

type Layout = { separator: string; tags: number; html: boolean; headerLines: number; bodyAt: number }

/** The lines that begin with # at the head of Anki's text files. */
function layoutOf(text: string, separator: string): Layout {
  const layout: Layout = { separator, tags: 2, html: false, headerLines: 0, bodyAt: 0 }
  while (text[layout.bodyAt] === '#') {
    const end = text.indexOf('\n', layout.bodyAt)
    const line = text.slice(layout.bodyAt, end < 0 ? text.length : end)
    const [, name = '', value = ''] = /^#([a-z ]+):(.*?)\r?$/.exec(line) ?? []
    if (name === '') break
    layout.headerLines += 1
    layout.bodyAt = end < 0 ? text.length : end + 1
    if (name === 'separator') layout.separator = SEPARATORS[value.toLowerCase()] ?? (value || separator)
    if (name === 'tags column') layout.tags = Number(value) - 1
    if (name === 'html') layout.html = value === 'true'
  }
  return layout
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is the point here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const SIDE_PROBLEM = 'A side is longer than 20,000 characters.'
const TAGS_PROBLEM = 'It has too many or too long tags.'

function problem(card: FileCard): string | null {
  if (card.front.trim() === '') return 'The front is empty.'
  if (card.back.trim() === '') return 'The back is empty.'
  if (card.front.length > CARD_LIMITS.side || card.back.length > CARD_LIMITS.side) return SIDE_PROBLEM
  if (card.tags.length > CARD_LIMITS.tags || card.tags.some((t) => t.length > CARD_LIMITS.tag)) return TAGS_PROBLEM
  const texts = [card.front, card.back, ...card.tags]
  if (texts.some((t) => CONTROL.test(t))) return 'It contains control characters.'
  // The database holds no half of a surrogate pair.
  if (!texts.every((t) => t.isWellFormed())) return 'It contains a broken character. Please save the file as UTF-8.'
  return null
}

const tidyTags = (tags: readonly string[]): string[] => [...new Set(tags.map((t) => t.trim()).filter((t) => t !== ''))]

function collect(found: readonly (FileCard & { line: number })[], bad: readonly BadLine[]): ReadCards {
  const wrong = found.flatMap((card) => {
    const reason = problem(card)
    return reason === null ? [] : [{ line: card.line, reason }]
  })
  const lines = new Set(wrong.map((w) => w.line))
  return { cards: found.filter((c) => !lines.has(c.line)), bad: [...bad, ...wrong].sort((a, b) => a.line - b.line) }
}

/** Spreadsheets run a cell of a CSV file that begins so; one more apostrophe before it makes it text. */
const asText = (cell: string): string => (/^'*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)
/** Takes exactly that apostrophe away again. */
const fromText = (cell: string): string => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)

/** What is too long is refused before anything is made of it. */
function tooLong({ html }: Layout, front: string, back: string, tags: string): string | null {
  const longest = Math.max(front.length, back.length)
  if (html && longest > CARD_LIMITS.markup) return 'A side is longer than 100,000 characters with its markup.'
  if (!html && longest > CARD_LIMITS.side) return SIDE_PROBLEM
  return tags.length > CARD_LIMITS.side ? TAGS_PROBLEM : null
}

function readDelimited(text: string, format: 'csv' | 'tsv'): ReadCards {
  const layout = layoutOf(text, format === 'csv' ? ',' : '\t')
  const { rows, bad } = readRows(text.slice(layout.bodyAt), layout.separator)
  const names = rows[0]?.cells.map((c) => c.trim().toLowerCase()) ?? []
  const named = names.includes('front') && names.includes('back')
  const at = named
    ? { front: names.indexOf('front'), back: names.indexOf('back'), tags: names.indexOf('tags') }
    : { front: 0, back: 1, tags: layout.tags }
  const refused: BadLine[] = []
  const cards = rows.slice(named ? 1 : 0).flatMap((row) => {
    const line = row.line + layout.headerLines
    const [front, back, given = ''] = [at.front, at.back, at.tags].map((n) => {
      const cell = row.cells[n]
      // Only what has our columns was written by us: elsewhere an apostrophe is the student's own.
      return cell !== undefined && named && format === 'csv' ? fromText(cell) : cell
    })
    if (front === undefined || back === undefined) {
      refused.push({ line, reason: 'There is only one column; a front and a back are needed.' })
      return []
    }
    const reason = tooLong(layout, front, back, given)
    if (reason !== null) {
      refused.push({ line, reason })
      return []
    }
    const tags = given.split(format === 'csv' ? ',' : /\s+/)
    const side = layout.html ? (s: string) => htmlText(s).trim() : (s: string) => s
    return [{ line, front: side(front), back: side(back), tags: tidyTags(tags) }]
  })
  return collect(cards, [...bad.map((b) => ({ ...b, line: b.line + layout.headerLines })), ...refused])
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text too long for tags stays one tag, which is then refused. */
const splitTags = (text: string): string[] => (text.length > CARD_LIMITS.side ? [text] : text.split(','))

function readJson(text: string, now: Date): ReadCards {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { cards: [], bad: [{ line: 1, reason: 'The file is not valid JSON.' }] }
  }
  const list = Array.isArray(parsed) ? parsed : (parsed as { cards?: unknown } | null)?.cards
  if (!Array.isArray(list)) return { cards: [], bad: [{ line: 1, reason: 'There is no list of cards.' }] }
  const bad: BadLine[] = []
  if (list.length > CARD_LIMITS.rows)
    bad.push({ line: CARD_LIMITS.rows + 1, reason: 'The file has too many cards from here on. Please split it.' })
  const cards = list.slice(0, CARD_LIMITS.rows).flatMap((value: unknown, n) => {
    const card = (value ?? {}) as Record<string, unknown>
    const tags = Array.isArray(card.tags) ? card.tags.filter(isText) : isText(card.tags) ? splitTags(card.tags) : []
    if (!isText(card.front) || !isText(card.back)) {
      bad.push({ line: n + 1, reason: 'A front and a back are needed.' })
      return []
    }
    const schedule = card.schedule === undefined || card.schedule === null ? null : readSchedule(card.schedule)
    if (card.schedule && !schedule) {
      bad.push({ line: n + 1, reason: 'Its schedule cannot be read.' })
      return []
    }
    if (schedule && !isPossibleSchedule(schedule, now)) {
      bad.push({ line: n + 1, reason: 'Its schedule is not possible. Remove it to import the card as new.' })
      return []
    }
    return [{ line: n + 1, front: card.front, back: card.back, tags: tidyTags(tags), schedule }]
  })
  return collect(cards, bad)
}

/** Reads a file of cards. In JSON the "line" is the number of the card. No schedule may lie after `now`. */
export function readCards(format: CardFormat, text: string, now: Date): ReadCards {
  const clean = text.replace(/^\ufeff/, '')
  return format === 'json' ? readJson(clean, now) : readDelimited(clean, format)
}

const quote = (text: string, separator: string): string =>
  text.includes(separator) || /["\n\r]/.test(text) || /^[#\s]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/**
 * Writes cards as a file. No cell of a CSV is a formula; Anki would show the apostrophe, so its text goes without.
 * Anki separates tags by spaces, so spaces within a tag become underscores there.
 */
export function writeCards(format: CardFormat, cards: readonly FileCard[]): string {
  if (format === 'json') return `${JSON.stringify({ version: 1, cards }, null, 1)}\n`
  if (format === 'csv') {
    const rows = cards.map((c) => [c.front, c.back, c.tags.join(',')])
    return [['front', 'back', 'tags'], ...rows]
      .map((r) => `${r.map((cell) => quote(asText(cell), ',')).join(',')}\r\n`)
      .join('')
  }
  const rows = cards.map((c) => [c.front, c.back, c.tags.map((t) => t.replace(/\s+/g, '_')).join(' ')])
  const head = '#separator:tab\n#html:false\n#tags column:3\n'
  return head + rows.map((r) => `${r.map((cell) => quote(cell, '\t')).join('\t')}\n`).join('')
}

/** The format of a file by its name and first letter. */
export function formatOf(name: string, text: string): CardFormat {
  if (/\.json$/i.test(name) || /^\s*[[{]/.test(text)) return 'json'
  if (/\.csv$/i.test(name)) return 'csv'
  if (/\.(tsv|tab)$/i.test(name) || text.startsWith('#separator:')) return 'tsv'
  return (text.split('\n')[0] ?? '').includes('\t') ? 'tsv' : 'csv'
}
