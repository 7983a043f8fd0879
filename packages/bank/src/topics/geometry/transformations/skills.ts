import { type Skill, skill } from '#kit'
import { dilationsAndSymmetry } from './lessons/dilations-and-symmetry.ts'
import { rotations } from './lessons/rotations.ts'
import { translationsReflections } from './lessons/translations-reflections.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-translations-reflections',
    name: 'Translations and reflections',
    needs: ['geo-congruence-criteria'],
    codes: ['G-CO.A.2', 'G-CO.A.4', 'G-CO.A.5'],
    lesson: translationsReflections,
  }),
  skill({
    id: 'geo-rotations',
    name: 'Rotations',
    needs: ['geo-translations-reflections'],
    codes: ['G-CO.A.2', 'G-CO.A.4', 'G-CO.A.5'],
    lesson: rotations,
  }),
  skill({
    id: 'geo-dilations-and-symmetry',
    name: 'Dilations, sequences and symmetry',
    needs: ['geo-rotations', 'geo-scale-factor'],
    comesBack: ['a2-graph-transformations', 'a2-symmetry-and-average-rate'],
    codes: ['G-SRT.A.1', 'G-CO.A.3', 'G-CO.A.5'],
    lesson: dilationsAndSymmetry,
  }),
]
