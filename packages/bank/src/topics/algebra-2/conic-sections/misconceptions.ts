import { misconceptions as list } from '#kit'
import { misconceptions as ofCircles } from './misconceptions-of-circles.ts'
import { misconceptions as ofParabolas } from './misconceptions-of-parabolas.ts'

export const misconceptions = list([...ofCircles, ...ofParabolas])
