import type { BankItem } from '@fourfold/bank'
import { Letter } from '@fourfold/contract'
import type { Key, SecretPart } from '../../db/schema/index.ts'

/** The bank writes its key as one text; from here to the view it is a letter or what is typed, never both. */
export function keyOf({ id, question_type, secret: { key } }: Pick<BankItem, 'id' | 'question_type' | 'secret'>): Key {
  if (question_type === 'Student-produced response') return { letter: null, grid: key }
  const letter = Letter.safeParse(key)
  if (!letter.success) throw new Error(`the key of ${id} must be a letter`)
  return { letter: letter.data, grid: null }
}

/** What is stored of an item and stays on the server until the reveal. */
export const secretPart = (item: Pick<BankItem, 'id' | 'question_type' | 'secret'>): SecretPart => ({
  ...keyOf(item),
  options: Object.fromEntries(
    Object.entries(item.secret.options).map(([letter, { key: _, ...shown }]) => [letter, shown]),
  ),
  wrong_grid: item.secret.wrong_grid,
  explanation: item.secret.explanation,
})
