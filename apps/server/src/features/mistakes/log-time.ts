/** Seconds for logging one mistake: a press, and a look at what is filled in. */
const LOG_SECONDS = 15

/** How long logging so many takes: whoever tells it tells this. */
export const logSeconds = (count: number): number => count * LOG_SECONDS
export const logMinutes = (count: number): number => Math.max(1, Math.round(logSeconds(count) / 60))
