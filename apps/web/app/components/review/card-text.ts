import { htmlLines, type Question, tidyLines } from '@fourfold/contract'

/** Question and answer as a card: the options belong to the question, the explanation to the answer. */
export function cardOf(question: Question): { front: string; back: string } {
  const options = question.options.map((o) => `${o.letter}. ${htmlLines(o.content)}`)
  return {
    front: [htmlLines(question.content), ...options].join('\n'),
    back: question.answer_explanation === null ? '' : htmlLines(question.answer_explanation),
  }
}

/** A piece of an explanation as a card: the question it belongs to in front. */
export const cardOfPart = (question: Question, part: string): { front: string; back: string } => ({
  front: `Question ${question.ancestry}: ${htmlLines(question.content)}`,
  back: part,
})

const formulaAround = (node: Node, box: HTMLElement): Element | null => {
  const element = node instanceof Element ? node : node.parentElement
  const found = element?.closest('.katex') ?? null
  return found && box.contains(found) ? found : null
}

/** What is selected inside the box, with whole formulas as TeX; empty when the selection reaches outside. */
export function selectedText(selection: Selection | null, box: HTMLElement): string {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return ''
  const range = selection.getRangeAt(0).cloneRange()
  if (!box.contains(range.commonAncestorContainer)) return ''
  const first = formulaAround(range.startContainer, box)
  const last = formulaAround(range.endContainer, box)
  if (first) range.setStartBefore(first)
  if (last) range.setEndAfter(last)
  const part = document.createElement('div')
  part.append(range.cloneContents())
  for (const figure of part.querySelectorAll('svg:not(.katex svg)')) figure.remove()
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('.katex')) node.textContent = (node.textContent ?? '').replaceAll('$', '\\$')
  for (const formula of part.querySelectorAll('.katex'))
    formula.replaceWith(`$${formula.querySelector('annotation')?.textContent ?? ''}$`)
  for (const block of part.querySelectorAll('p, li, div, tr, caption, br')) block.after('\n')
  return tidyLines(part.textContent ?? '')
}
