import { useNavigate } from 'react-router'
import { undoLast } from '../../outbox/card-deck'
import { paths } from '../../routing/paths'

/** Takes the last rating back and shows its card again, unless the student has gone elsewhere meanwhile. */
export function useUndoRating(watchLeaving: () => () => boolean): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const away = watchLeaving()
    const back = await undoLast()
    if (back !== null && !away()) await navigate(paths.flashcard(back))
  }
}
