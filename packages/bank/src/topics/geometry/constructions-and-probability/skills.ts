import { type Skill, skill } from '#kit'
import { conditionalProbability } from './lessons/conditional-probability.ts'
import { constructions } from './lessons/constructions.ts'
import { geometricProbability } from './lessons/geometric-probability.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-constructions',
    name: 'Constructions with compass and straightedge',
    needs: ['geo-congruence-criteria', 'geo-isosceles-triangles'],
    comesBack: ['a2-circles-as-conics', 'sm-circles'],
    codes: ['G-CO.D.12', 'G-CO.D.13', 'G-C.A.3'],
    lesson: constructions,
  }),
  skill({
    id: 'geo-geometric-probability',
    name: 'Probability with lengths and areas',
    needs: ['geo-plane-areas', 'geo-arc-length-sector-area'],
    codes: ['S-CP.A.1', 'G-MG.A.3'],
    lesson: geometricProbability,
  }),
  skill({
    id: 'geo-conditional-probability',
    name: 'Conditional probability with regions and tables',
    needs: ['geo-geometric-probability'],
    comesBack: ['a2-conditional-probability', 'sm-probability-two-way'],
    codes: ['S-CP.A.3', 'S-CP.A.4', 'S-CP.A.5', 'S-CP.B.6'],
    lesson: conditionalProbability,
  }),
]
