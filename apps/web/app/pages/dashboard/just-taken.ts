const DAY_MS = 86_400_000

/** Whether an exam of the topic was finished within the last day: whoever comes from it is not asked to begin another long one. */
export const justTaken = (done: readonly { finished_at: string }[], now: number): boolean =>
  done.some(({ finished_at }) => now - Date.parse(finished_at) < DAY_MS)
