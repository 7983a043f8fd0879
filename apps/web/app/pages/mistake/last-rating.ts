import { endpoints } from '@fourfold/contract'
import { call } from '../../api/client'

type Rated = Readonly<{ id: number; rating_id: string }>

let history: readonly Rated[] = []

export const rememberMistakeRating = (rated: Rated): void => {
  history = [...history, rated]
}
export const lastMistakeRating = (): Rated | null => history.at(-1) ?? null

/** Takes the last rating of this visit back and says which mistake it was. */
export async function undoMistakeRating(): Promise<number | null> {
  const last = lastMistakeRating()
  if (!last) return null
  await call(endpoints.reviews.undo, { body: { rating_id: last.rating_id } })
  history = history.slice(0, -1)
  return last.id
}
