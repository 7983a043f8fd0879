import { useCallback, useState } from 'react'
import type { useTest } from '../../attempt/use-test'

type Attempt = ReturnType<typeof useTest>

/** The end of a module: its review, the hand-in, and the time that is over. Nothing is given up while the line is away. */
export function useHandIn({ draft, refusal, saveCheckpoint, handIn, kept }: Attempt) {
  const [reviewing, setReviewing] = useState(false)

  /** By this device's clock. The server's decides: a clock that ran ahead gets its time back with the save. */
  const timeIsOver = useCallback(async () => {
    await saveCheckpoint()
    const { expired, scored } = kept().draft.state
    if (expired && !scored) await handIn('expired')
  }, [saveCheckpoint, kept, handIn])

  return {
    reviewing,
    review: setReviewing,
    /** Also after a reload: it is kept with the answers until the server has both. */
    handing: draft.hand_in !== null && refusal === null,
    handIn: () => handIn('asked'),
    timeIsOver,
  }
}

export type HandIn = ReturnType<typeof useHandIn>
