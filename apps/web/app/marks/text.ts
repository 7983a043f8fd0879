import { type Mark, MarkPart } from '@fourfold/contract'
import type { Span } from './place'

/**
 * The text of a part as marks count it: its text nodes in order, a formula as its TeX between dollar signs. It is the same
 * on every screen, whatever the lines and breaks of the drawn text are.
 */
type Piece = Readonly<{ start: number; text: string; node: Text | Element; root: HTMLElement }>
export type PartText = Readonly<{
  /** Where it stands: a text may be beside the question that it belongs to. */
  roots: readonly HTMLElement[]
  part: MarkPart
  part_of: number
  text: string
  pieces: readonly Piece[]
}>

/** Not part of the text: figures, numbers of lines, what is there for the ear alone. */
const LEFT_OUT = 'svg, [aria-hidden="true"], .visually-hidden'

function* readable(root: Element): Generator<Text | Element> {
  for (const child of root.childNodes) {
    if (child instanceof Text) yield child
    else if (!(child instanceof Element)) continue
    else if (child.classList.contains('katex')) yield child
    else if (!child.matches(LEFT_OUT)) yield* readable(child)
  }
}

const textOf = (node: Text | Element): string =>
  node instanceof Text ? node.data : `$${node.querySelector('annotation')?.textContent ?? ''}$`

/** What `data-part` says: part and the id of its question or passage. */
export const partName = (part: MarkPart, id: number): string => `${part}:${id}`

function partText(name: string, roots: readonly HTMLElement[]): PartText | null {
  const [kind, id] = name.split(':')
  const part = MarkPart.safeParse(kind).data
  if (!part || !id) return null
  const pieces: Piece[] = []
  let text = ''
  for (const root of roots)
    for (const node of readable(root)) {
      pieces.push({ start: text.length, text: textOf(node), node, root })
      text += textOf(node)
    }
  return { roots, part, part_of: Number(id), text, pieces }
}

/** Every part below, in the order of the page; what has one name is one part. */
export const partsIn = (root: ParentNode): PartText[] =>
  [...Map.groupBy(root.querySelectorAll<HTMLElement>('[data-part]'), (el) => el.dataset.part ?? '')].flatMap(
    ([name, roots]) => partText(name, roots) ?? [],
  )

/** Where the end of a span stands. */
export const rootAt = ({ pieces }: PartText, { end }: Span): HTMLElement | undefined =>
  pieces.findLast((piece) => piece.start < end)?.root

export const isOf = (mark: Pick<Mark, 'part' | 'part_of'>, part: PartText): boolean =>
  mark.part === part.part && mark.part_of === part.part_of

export const formulasOf = (part: PartText): Span[] =>
  part.pieces.flatMap((p) => (p.node instanceof Text ? [] : [{ start: p.start, end: p.start + p.text.length }]))

/** The span of a selection within a part; a formula that is touched is chosen whole. */
export function spanOf(range: Range, part: PartText): Span | null {
  let start = -1
  let end = -1
  for (const { node, start: at, text } of part.pieces) {
    if (!range.intersectsNode(node)) continue
    const isText = node instanceof Text
    const from = isText && range.startContainer === node ? range.startOffset : 0
    const to = isText && range.endContainer === node ? range.endOffset : text.length
    if (from >= to) continue
    if (start < 0) start = at + from
    end = at + to
  }
  return start < 0 ? null : { start, end }
}

/** What is to be drawn for a span: ranges of words, and whole formulas. */
export function drawn(part: PartText, span: Span): { ranges: Range[]; formulas: Element[] } {
  const ranges: Range[] = []
  const formulas: Element[] = []
  for (const { node, start, text } of part.pieces) {
    const from = Math.max(span.start, start) - start
    const to = Math.min(span.end, start + text.length) - start
    if (from >= to) continue
    if (!(node instanceof Text)) formulas.push(node)
    else {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      ranges.push(range)
    }
  }
  return { ranges, formulas }
}

/** The boxes on the screen that a span takes. */
export function boxesOf(part: PartText, span: Span): DOMRect[] {
  const { ranges, formulas } = drawn(part, span)
  return [...ranges, ...formulas].flatMap((it) => [...it.getClientRects()]).filter((box) => box.width > 0)
}

/** Selects a span as a pointer would. */
export function select(part: PartText, span: Span): void {
  const { ranges, formulas } = drawn(part, span)
  const all = [
    ...ranges,
    ...formulas.map((f) => {
      const range = document.createRange()
      range.selectNode(f)
      return range
    }),
  ].sort((a, b) => a.compareBoundaryPoints(Range.START_TO_START, b))
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return
  document.getSelection()?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset)
}
