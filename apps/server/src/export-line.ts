import { line } from './line.ts'

export const EXPORTS_WAITING = 8

/** All that a student has is read for one after the other: many at once would fill the memory. */
export const inExportLine = line(1, EXPORTS_WAITING)
