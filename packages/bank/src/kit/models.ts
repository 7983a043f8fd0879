/** Pictures of an idea: what is done and undone, strips, areas, and sentences with marked parts. Same rules as the plane. */

import type { Html } from './basics.ts'
import { oneDecimal } from './num/steady.ts'
import { figure } from './plot.ts'
import { escapeHtml } from './tex.ts'

const LINE = 'var(--fig-line, currentColor)'
const ACCENT = 'var(--fig-accent, #2B4BC9)'
const FILL = 'var(--fig-fill, #2B4BC922)'

const words = (x: number, y: number, s: string, look: { accent?: boolean; anchor?: string } = {}): string =>
  `<text x="${oneDecimal(x)}" y="${oneDecimal(y)}" fill="${look.accent ? ACCENT : LINE}" stroke="none" text-anchor="${look.anchor ?? 'middle'}">${escapeHtml(s)}</text>`

const box = (x: number, y: number, w: number, h: number, filled = false): string =>
  `<rect x="${oneDecimal(x)}" y="${oneDecimal(y)}" width="${oneDecimal(w)}" height="${oneDecimal(h)}" fill="${filled ? FILL : 'none'}" stroke="${LINE}"/>`

const WIDTH = 320

/**
 * Operations done one after the other, and undone in the opposite order:
 * `machine({ alt, states: ['x', '3x', '26'], there: ['× 3', '+ 5'], back: ['÷ 3', '− 5'] })`. Without `back` only the way there.
 * `values` stand under the states on the way back.
 */
export function machine(o: {
  readonly alt: string
  readonly states: readonly string[]
  readonly there: readonly string[]
  readonly back?: readonly string[]
  readonly values?: readonly string[]
}): Html {
  const n = o.states.length
  const step = WIDTH / n
  const side = Math.min(72, step - 34)
  const top = o.back ? 34 : 26
  const at = (i: number) => step * (i + 0.5)
  const arrow = (from: number, to: number, y: number, colour: string) => {
    const tip = Math.sign(to - from) * 5
    return `<path d="M${oneDecimal(from)} ${y}H${oneDecimal(to)}m${-tip} -4l${tip} 4l${-tip} 4" stroke="${colour}" stroke-width="1.5"/>`
  }
  const [upper, lower] = [top + 10, top + 26]
  const boxes = o.states.map((s, i) => box(at(i) - side / 2, top, side, 36, true) + words(at(i), top + 22, s))
  const ways = o.there.map((s, i) => {
    const [from, to] = [at(i) + side / 2 + 2, at(i + 1) - side / 2 - 2]
    const mid = (from + to) / 2
    const there = arrow(from, to, o.back ? upper : top + 18, ACCENT) + words(mid, top - 6, s, { accent: true })
    const back = o.back?.[i]
    return there + (back ? arrow(to, from, lower, LINE) + words(mid, top + 52, back) : '')
  })
  const values = (o.values ?? []).map((s, i) => words(at(i), top + 54, s))
  const said = [
    `There: ${o.states.map((s, i) => `${s}${o.there[i] ? `, then ${o.there[i]}` : ''}`).join(', gives ')}.`,
    o.back ? `Back, from the end: ${[...o.back].reverse().join(', then ')}.` : '',
    o.values ? `Values: ${o.values.join(', ')}.` : '',
  ]
  return figure(WIDTH, top + 66, `${o.alt} ${said.filter(Boolean).join(' ')}`, [...boxes, ...ways, ...values].join(''))
}

/** Strips whose parts are to scale: `tape({ alt, rows: [{ name: 'Bill', parts: [[20, '20'], [5, '5']] }] })`. */
export function tape(o: {
  readonly alt: string
  readonly rows: readonly Readonly<{
    name?: string
    parts: readonly (readonly [size: number, label: string, filled?: boolean])[]
  }>[]
}): Html {
  const total = Math.max(...o.rows.map((r) => r.parts.reduce((sum, [size]) => sum + size, 0)))
  const left = o.rows.some((r) => r.name) ? 8 + Math.max(...o.rows.map((r) => 7 * (r.name ?? '').length)) : 4
  const unit = (WIDTH - left - 4) / total
  const rows = o.rows.map((r, i) => {
    const y = 6 + i * 46
    let x = left
    const parts = r.parts.map(([size, label, filled], k) => {
      const drawn =
        box(x, y, size * unit, 34, filled ?? k % 2 === 0) + (label ? words(x + (size * unit) / 2, y + 21, label) : '')
      x += size * unit
      return drawn
    })
    return (r.name ? words(left - 6, y + 21, r.name, { anchor: 'end' }) : '') + parts.join('')
  })
  const said = o.rows.map(
    (r) => `${r.name ? `${r.name}: ` : ''}${r.parts.map(([, label]) => label || 'blank').join(', ')}.`,
  )
  return figure(WIDTH, o.rows.length * 46, `${o.alt} ${said.join(' ')}`, rows.join(''))
}

/** A product as a rectangle: `areaModel({ alt, across: ['x', '3'], down: ['x', '2'], cells: [['x²', '3x'], ['2x', '6']] })`. */
export function areaModel(o: {
  readonly alt: string
  readonly across: readonly string[]
  readonly down: readonly string[]
  readonly cells: readonly (readonly string[])[]
}): Html {
  const [left, top] = [46, 24]
  const w = Math.min(110, (WIDTH - left - 6) / o.across.length)
  const h = 52
  const heads = o.across.map((s, i) => words(left + (i + 0.5) * w, top - 8, s, { accent: true }))
  const sides = o.down.map((s, i) => words(left - 8, top + (i + 0.5) * h + 4, s, { accent: true, anchor: 'end' }))
  const cells = o.cells.flatMap((row, r) =>
    row.map(
      (s, c) =>
        box(left + c * w, top + r * h, w, h, (r + c) % 2 === 0) +
        words(left + (c + 0.5) * w, top + (r + 0.5) * h + 4, s),
    ),
  )
  const said = o.cells.flatMap((row, r) => row.map((s, c) => `${o.down[r]} times ${o.across[c]} is ${s}`))
  return figure(
    left + w * o.across.length + 6,
    top + h * o.down.length + 6,
    `${o.alt} ${said.join('; ')}.`,
    [...cells, ...heads, ...sides].join(''),
  )
}

/**
 * A text with marked parts and what each of them does, for reading and writing:
 * `markedText('The keeper [[counted the ships|what is done]], [[although|turns the sentence]] nobody asked.')`.
 * It is text, so it needs no alternative: the marks carry numbers and the list below says what they mean.
 */
export function markedText(text: Html, title = ''): Html {
  const meanings: Html[] = []
  const marked = text.replace(/\[\[(.+?)\|(.+?)\]\]/g, (_, part: string, meaning: string) => {
    meanings.push(meaning)
    return `<mark>${part}</mark><sup>${meanings.length}</sup>`
  })
  if (meanings.length === 0) throw new RangeError('a marked text needs a marked part: [[words|what they do]]')
  const name = title === '' ? 'Text with marked parts' : title
  return `<figure class="marked" aria-label="${escapeHtml(name)}"><p>${marked}</p><ol>${meanings.map((m) => `<li>${m}</li>`).join('')}</ol></figure>`
}
