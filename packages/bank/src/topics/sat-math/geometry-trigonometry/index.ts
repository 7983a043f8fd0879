import { subject as check, type Subject } from '#kit'
import { templates as angles } from './angles.ts'
import { templates as anglesInTriangles } from './angles-in-triangles.ts'
import { templates as anglesOfCircles } from './angles-of-circles.ts'
import { templates as area } from './area.ts'
import { templates as circles } from './circles.ts'
import { templates as cubeMass } from './cube-mass.ts'
import { templates as enoughForCongruence } from './enough-for-congruence.ts'
import { templates as enoughForSimilarity } from './enough-for-similarity.ts'
import { templates as filledBoxes } from './filled-boxes.ts'
import { templates as firstCircles } from './first-circles.ts'
import { templates as firstFigures } from './first-figures.ts'
import { lateMisconceptions } from './late-misconceptions.ts'
import { misconceptions as early } from './misconceptions.ts'
import { templates as rightTriangles } from './right-triangles.ts'
import { templates as sidesOfRightTriangles } from './sides-of-right-triangles.ts'
import { skills } from './skills.ts'
import { templates as tangentsAndRadians } from './tangents-and-radians.ts'

export const misconceptions = [...early, ...lateMisconceptions]

export const subject: Subject = check({
  id: 'geometry-trigonometry',
  name: 'Geometry and Trigonometry',
  weight: 0.15,
  skills,
})

export const templates = [
  ...area,
  ...cubeMass,
  ...angles,
  ...anglesInTriangles,
  ...rightTriangles,
  ...circles,
  ...anglesOfCircles,
  ...sidesOfRightTriangles,
  ...tangentsAndRadians,
  ...enoughForSimilarity,
  ...enoughForCongruence,
  ...firstFigures,
  ...filledBoxes,
  ...firstCircles,
]
