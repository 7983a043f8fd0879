import { subject as check, type Subject } from '#kit'
import { templates as polarCurves } from './polar-curves.ts'
import { templates as polarNames } from './polar-names.ts'
import { templates as polarPoints } from './polar-points.ts'
import { templates as roses } from './roses.ts'
import { skills } from './skills.ts'
import { templates as vectorBasics } from './vector-basics.ts'
import { templates as vectorMultiples } from './vector-multiples.ts'
import { templates as vectorProducts } from './vector-products.ts'
import { templates as vectorSums } from './vector-sums.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'polar-and-vectors',
  name: 'Polar coordinates and vectors',
  weight: 0.1,
  skills,
})

export const templates = [
  ...polarPoints,
  ...polarNames,
  ...polarCurves,
  ...roses,
  ...vectorBasics,
  ...vectorMultiples,
  ...vectorProducts,
  ...vectorSums,
]
