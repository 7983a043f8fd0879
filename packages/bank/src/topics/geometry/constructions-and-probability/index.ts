import { subject as check, type Subject } from '#kit'
import { templates as bisectors } from './bisectors.ts'
import { templates as conditional } from './conditional.ts'
import { templates as constructions } from './constructions.ts'
import { templates as constructionsJudge } from './constructions-judge.ts'
import { templates as probability } from './probability.ts'
import { templates as probabilityOfAreas } from './probability-of-areas.ts'
import { skills } from './skills.ts'
import { templates as triangleCenters } from './triangle-centers.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'constructions-and-probability',
  name: 'Constructions and probability',
  weight: 0.07,
  skills,
})

export const templates = [
  ...constructions,
  ...bisectors,
  ...constructionsJudge,
  ...triangleCenters,
  ...probability,
  ...probabilityOfAreas,
  ...conditional,
]
