/** What the questions about special triangles share. */

import { type Surd, surd } from '#kit'

export const root = (k: number, n: number): Surd => surd(0, k, n)
