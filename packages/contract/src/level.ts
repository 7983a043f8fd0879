import * as z from './z.ts'

/** How well a skill is known. */
export const Level = z.enum(['Strong', 'Moderate', 'To-do'])
export type Level = z.infer<typeof Level>
