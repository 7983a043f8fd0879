import { type Mark, MarkLook } from '@fourfold/contract'
import { placeOf } from './place'
import { drawn, isOf, type PartText } from './text'

const nameOf = (look: MarkLook): string => `mark-${look}`

function clean(): void {
  for (const formula of document.querySelectorAll<HTMLElement>('.katex:is([data-tint], [data-underlined])')) {
    delete formula.dataset.tint
    delete formula.dataset.underlined
  }
  for (const look of MarkLook.options) CSS.highlights?.delete(nameOf(look))
}

/**
 * Draws the marks over the text as it stands, without touching it: words by the browser's own highlights, so that a new
 * rendering of the text cannot lose or double them; formulas by an attribute, because a tint per sign would be in shreds.
 */
export function paint(parts: readonly PartText[], marks: readonly Mark[]): void {
  clean()
  const painted = new Map<MarkLook, Range[]>()
  for (const mark of marks)
    for (const part of parts.filter((p) => isOf(mark, p))) {
      const place = placeOf(part.text, mark)
      if (!place) continue
      const { ranges, formulas } = drawn(part, place)
      painted.set(mark.look, [...(painted.get(mark.look) ?? []), ...ranges])
      for (const formula of formulas as HTMLElement[])
        if (mark.look === 'underline') formula.dataset.underlined = ''
        else formula.dataset.tint = mark.look
    }
  for (const [look, ranges] of painted) CSS.highlights?.set(nameOf(look), new Highlight(...ranges))
}

/** Keeps them painted while the text below is rendered anew; ends with what it returns. */
export function keepPainted(root: HTMLElement, read: () => PartText[], marks: readonly Mark[]): () => void {
  const again = () => paint(read(), marks)
  again()
  const watch = new MutationObserver(again)
  watch.observe(root, { childList: true, subtree: true, characterData: true })
  return () => {
    watch.disconnect()
    clean()
  }
}
