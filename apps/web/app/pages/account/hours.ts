/** 0 to 23 as a clock says it: 12:00 AM, 5:00 PM. */
export const hourName = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

/** The browser's own time zone; some old ones do not know theirs. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
