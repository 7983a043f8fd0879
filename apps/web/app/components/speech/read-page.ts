import { type Place, sentencesOf } from './sentences'
import { wordsOf } from './words'

/** Something to say, and where it stands on the page. */
export type Said = Readonly<{ text: string; range: Range }>

const BLOCKS = 'p, li, div, td, th, h1, h2, h3, dt, dd, button, section, article, figure, ol, ul, table, tr, summary'
/** What one does not read: things to press and to fill in, and what is only decoration. */
const SILENT =
  'button:not([aria-pressed], [data-said]), button[aria-label], input, select, textarea, [aria-hidden="true"], [data-quiet], script, style'

type Piece = Readonly<{ text: string; node: Node /** A formula or a figure is read as a whole. */; whole: boolean }>

const isShown = (element: Element): boolean => element.getClientRects().length > 0

function range(pieces: readonly Piece[], from: Place, to: Place): Range {
  const made = document.createRange()
  const [first, last] = [pieces[from.piece], pieces[to.piece]]
  if (first) first.whole ? made.setStartBefore(first.node) : made.setStart(first.node, from.at)
  if (last) last.whole ? made.setEndAfter(last.node) : made.setEnd(last.node, to.at)
  return made
}

/** Everything that is read in a part of the page, sentence by sentence, in its order. */
export function sentencesIn(root: Element): Said[] {
  const out: Said[] = []
  let block: Piece[] = []
  const flush = () => {
    const pieces = block
    block = []
    for (const { text, from, to } of sentencesOf(pieces.map((p) => p.text)))
      out.push({ text, range: range(pieces, from, to) })
  }
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      block.push({ text: node.textContent ?? '', node, whole: false })
      return
    }
    if (!(node instanceof Element) || node.matches(SILENT) || !isShown(node)) return
    if (node.matches('.katex')) {
      block.push({ text: wordsOf(node) ?? node.textContent ?? '', node, whole: true })
      return
    }
    if (node.matches('svg')) {
      flush()
      block.push({ text: `Figure: ${node.getAttribute('aria-label') ?? ''}`, node, whole: true })
      flush()
      return
    }
    // Lines of one paragraph are one text: the first says that it starts, the others that they go on.
    const flow = node.getAttribute('data-flow')
    const own = flow === null && node.matches(BLOCKS)
    if (own || flow === 'starts') flush()
    for (const child of node.childNodes) walk(child)
    if (own) flush()
  }
  walk(root)
  flush()
  return out
}
