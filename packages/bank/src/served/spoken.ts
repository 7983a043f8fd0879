/** The words of every formula of a topic, made when it is built: what is read aloud, and what a screen reader says. */

import { splitTex } from '../draw/split-tex.ts'
import { texInWords } from './tex-in-words.ts'

/** A page may draw a fraction at the size of its line; it is said alike. */
export const spokenKey = (tex: string): string => tex.replaceAll('\\dfrac', '\\frac')

/** A text that is not HTML may have a dollar for money: it has no formula. */
function formulasOf(text: string): string[] {
  try {
    return splitTex(text).flatMap((part) => (part.kind === 'tex' ? [part.text] : []))
  } catch {
    return []
  }
}

function formulasIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('$')) for (const tex of formulasOf(value)) found.add(spokenKey(tex))
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) formulasIn(each, found)
}

export function spokenOf(...shown: readonly unknown[]): Readonly<Record<string, string>> {
  const found = new Set<string>()
  for (const each of shown) formulasIn(each, found)
  return Object.fromEntries([...found].map((tex) => [tex, texInWords(tex)]))
}
