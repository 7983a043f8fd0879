import { misconceptions as list } from '#kit'
import { misconceptions as ofCircles } from './misconceptions-of-circles.ts'

export const misconceptions = list([...ofCircles])
