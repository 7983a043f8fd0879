import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepMarks } from './keep-marks'

/** The highlights and notes of a test, here and on its other devices. */
export function useMarks(testId: number) {
  const [keeper] = useState(() => keepMarks(testId))
  useEffect(() => keeper.start(), [keeper])
  const kept = useSyncExternalStore(keeper.subscribe, keeper.kept)
  return { ...kept, ...keeper }
}

export type TestMarks = ReturnType<typeof useMarks>
