/** What a plane cuts out of a solid. */

import type { Template } from '#kit'
import { shape } from './section-cuts.ts'
import { axis, ball, smaller } from './section-sizes.ts'

export const skill = 'geo-cross-sections'

export const templates: readonly Template[] = [shape, axis, ball, smaller]
