import { endpoints, partsToSpeak } from '@fourfold/contract'
import { call } from '../../api/client'

/** Words of formulas that were asked for before; a page shows the same ones again and again. */
const known = new Map<string, string>()

/** The formula behind a drawn one. */
export const texOf = (formula: Element): string | null =>
  formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent ?? null

/** What is said of a formula, once it is known. */
export const wordsOf = (formula: Element): string | undefined => known.get(texOf(formula) ?? '')

/** Asks for the words of all formulas that are not known yet. */
export async function learnWords(formulas: readonly Element[]): Promise<void> {
  const wanted = new Set(formulas.flatMap((f) => texOf(f) ?? []).filter((tex) => !known.has(tex)))
  for (const part of partsToSpeak([...wanted])) {
    const { words } = await call(endpoints.spoken.words, { body: { tex: part } })
    for (const [k, text] of part.entries()) known.set(text, words[k] ?? '')
  }
}
