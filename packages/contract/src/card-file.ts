/** Cards as files: CSV, tab-separated text as Anki reads and writes it, and JSON with schedules. Pure, for both sides. */

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

export const CARD_LIMITS = { cards: 10_000, side: 20_000, tags: 50, tag: 100 } as const

type Row = Readonly<{ line: number; cells: readonly string[] }>

/** RFC 4180 with any separator: quoted cells may hold separators, quotes and line breaks. Rows know their first line. */
export function readRows(text: string, separator: string): { rows: Row[]; bad: BadLine[] } {
  const rows: Row[] = []
  const bad: BadLine[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let start = 1
  const endRow = () => {
    cells.push(cell)
    if (cells.length > 1 || cell.trim() !== '') rows.push({ line: start, cells })
    cells = []
    cell = ''
  }
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (c === '\n') line += 1
    if (quoted) {
      if (c !== '"') cell += c
      else if (text[i + 1] === '"') {
        cell += '"'
        i += 1
      } else quoted = false
    } else if (c === '"' && cell === '') quoted = true
    else if (c === separator) {
      cells.push(cell)
      cell = ''
    } else if (c === '\n') {
      endRow()
      start = line
    } else if (c !== '\r' || text[i + 1] !== '\n') cell += c
  }
  if (quoted) bad.push({ line: start, reason: 'A quotation mark is opened here and never closed.' })
  else endRow()
  return { rows, bad }
}

const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
}

type Layout = { separator: string; tags: number; html: boolean; headerLines: number }

/** The lines that begin with # at the head of Anki's text files. */
function layoutOf(text: string, separator: string): Layout {
  const layout: Layout = { separator, tags: 2, html: false, headerLines: 0 }
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^#([a-z ]+):(.*?)\r?$/.exec(line) ?? []
    if (name === '') break
    layout.headerLines += 1
    if (name === 'separator') layout.separator = SEPARATORS[value.toLowerCase()] ?? (value || separator)
    if (name === 'tags column') layout.tags = Number(value) - 1
    if (name === 'html') layout.html = value === 'true'
  }
  return layout
}

const fromHtml = (text: string): string =>
  text
    .replace(/<br\s*\/?>|<\/(p|div|li)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is the point here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

function problem(card: FileCard): string | null {
  if (card.front.trim() === '') return 'The front is empty.'
  if (card.back.trim() === '') return 'The back is empty.'
  if (card.front.length > CARD_LIMITS.side || card.back.length > CARD_LIMITS.side)
    return 'A side is longer than 20,000 characters.'
  if (CONTROL.test(card.front + card.back)) return 'It contains control characters.'
  if (card.tags.length > CARD_LIMITS.tags || card.tags.some((t) => t.length > CARD_LIMITS.tag))
    return 'It has too many or too long tags.'
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

function readDelimited(text: string, format: 'csv' | 'tsv'): ReadCards {
  const layout = layoutOf(text, format === 'csv' ? ',' : '\t')
  const body = text.split('\n').slice(layout.headerLines).join('\n')
  const { rows, bad } = readRows(body, layout.separator)
  const names = rows[0]?.cells.map((c) => c.trim().toLowerCase()) ?? []
  const named = names.includes('front') && names.includes('back')
  const at = named
    ? { front: names.indexOf('front'), back: names.indexOf('back'), tags: names.indexOf('tags') }
    : { front: 0, back: 1, tags: layout.tags }
  const short: BadLine[] = []
  const cards = rows.slice(named ? 1 : 0).flatMap((row) => {
    const line = row.line + layout.headerLines
    const front = row.cells[at.front]
    const back = row.cells[at.back]
    if (front === undefined || back === undefined) {
      short.push({ line, reason: 'There is only one column; a front and a back are needed.' })
      return []
    }
    const tags = (row.cells[at.tags] ?? '').split(format === 'csv' ? ',' : /\s+/)
    const side = layout.html ? fromHtml : (s: string) => s
    return [{ line, front: side(front), back: side(back), tags: tidyTags(tags) }]
  })
  return collect(cards, [...bad.map((b) => ({ ...b, line: b.line + layout.headerLines })), ...short])
}

const isText = (value: unknown): value is string => typeof value === 'string'

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
  const cards = list.flatMap((value: unknown, n) => {
    const card = (value ?? {}) as Record<string, unknown>
    const tags = Array.isArray(card.tags) ? card.tags.filter(isText) : isText(card.tags) ? card.tags.split(',') : []
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

/** Writes cards as a file. Anki separates tags by spaces, so spaces within a tag become underscores there. */
export function writeCards(format: CardFormat, cards: readonly FileCard[]): string {
  if (format === 'json') return `${JSON.stringify({ version: 1, cards }, null, 1)}\n`
  if (format === 'csv') {
    const rows = cards.map((c) => [c.front, c.back, c.tags.join(',')])
    return [['front', 'back', 'tags'], ...rows]
      .map((r) => `${r.map((cell) => quote(cell, ',')).join(',')}\r\n`)
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
