/** The gates of figures: labels stand apart, nothing leaves the view box, the text alternative names every label. */

import type { Gate } from './gate.ts'
import { perItem } from './per-item.ts'
import { type Figure, figuresIn, outside, overlaps } from './reading/svg.ts'

/** What a label may be called when it is read aloud. */
const SPOKEN: Readonly<Record<string, string>> = {
  cm: 'centimet',
  mm: 'millimet',
  km: 'kilomet',
  m: 'met',
  ft: 'f[eo][eo]t',
  in: 'inch',
  yd: 'yard',
  mi: 'mile',
  h: 'hour',
  s: 'second',
  kg: 'kilogram',
  g: 'gram',
  π: 'pi',
  θ: 'theta',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  φ: 'phi',
}

const tokens = (s: string): string[] => s.replace(/[−–]/g, '-').match(/\p{L}+[′']*|\d+(?:\.\d+)?/gu) ?? []

/** Takes out the article: “A circle” does not mention a point A; “A is the center” does. */
const withoutArticle = (alt: string): string =>
  alt.replace(/(^|[.:;?!] )A (?=\p{Ll})(?!(?:is|lies|and|or|to|on|at|has|marks) )/gu, '$1')

/** Whether one piece of a label (a letter, a number, a unit) is said in the text alternative. */
function said(piece: string, alt: string, heard: ReadonlySet<string>): boolean {
  if (heard.has(piece) || heard.has(piece.replace(/[′']+$/, ' prime').trim())) return true
  if (SPOKEN[piece] && new RegExp(`(?<!\\p{L})${SPOKEN[piece]}`, 'u').test(alt)) return true
  if (/^\p{Lu}[′']+$/u.test(piece)) return new RegExp(`\\b${piece[0]} (?:double )?prime`).test(alt)
  // Points are also named together: triangle ABC names A.
  if (/^\p{Lu}$/u.test(piece)) return [...heard].some((h) => /^\p{Lu}{2,}$/u.test(h) && h.includes(piece))
  return piece.length > 1 && /^\p{L}+$/u.test(piece) && alt.toLowerCase().includes(piece.toLowerCase())
}

export function figureProblems(f: Figure): string[] {
  const out: string[] = []
  f.labels.forEach((a, i) => {
    for (const b of f.labels.slice(i + 1))
      if (overlaps(a.corners, b.corners)) out.push(`labels “${a.text}” and “${b.text}” overlap`)
    if (outside(a.corners, f.box) > 1) out.push(`label “${a.text}” leaves the view box`)
  })
  for (const s of f.shapes) {
    const by = outside(s.points, f.box)
    if (by > 1) out.push(`a ${s.name} leaves the view box by ${by.toFixed(0)}`)
  }
  const alt = withoutArticle(f.alt).replace(/[−–]/g, '-')
  const heard = new Set(tokens(alt))
  for (const { text, tick } of f.labels) {
    const missing = tick ? [] : tokens(text).filter((piece) => !said(piece, alt, heard))
    if (missing.length > 0) out.push(`the text alternative does not mention the label “${text}”`)
  }
  return [...new Set(out)]
}

const known = new Map<string, string[]>()

const inHtml = (html: string): string[] => {
  if (!html.includes('<svg')) return []
  const found = known.get(html) ?? figuresIn(html).flatMap(figureProblems)
  known.set(html, found)
  return found
}

export const figuresLegible: Gate = perItem('figure', (item) =>
  [item.public.content, ...item.public.options.map((o) => o.content), item.secret.explanation].flatMap(inHtml),
)
