import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { OpenDraft } from '../outbox/draft'
import { keepTest, type Scored } from './keep-test'

/** The running test: state, saving, and everything that must not be lost. Only a tab that may write keeps time and sends. */
export function useTest(initial: OpenDraft, mayWrite: boolean, onScored: Scored) {
  const scored = useRef(onScored)
  scored.current = onScored
  const [keeper] = useState(() => keepTest(initial, (score, redirect) => scored.current(score, redirect)))
  // Timers and listeners live as long as the page is the one that writes.
  useEffect(() => (mayWrite ? keeper.start() : undefined), [keeper, mayWrite])
  const kept = useSyncExternalStore(keeper.subscribe, keeper.kept)
  return { ...kept, ...keeper }
}
