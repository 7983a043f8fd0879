import { type Skill, skill } from '#kit'
import { arcLengthSectorArea } from './lessons/arc-length-sector-area.ts'
import { centralInscribedAngles } from './lessons/central-inscribed-angles.ts'
import { chordsTangentsSecants } from './lessons/chords-tangents-secants.ts'
import { circleEquations } from './lessons/circle-equations.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-central-inscribed-angles',
    name: 'Central and inscribed angles',
    needs: ['geo-isosceles-triangles'],
    codes: ['G-C.A.2', 'G-C.A.3'],
    lesson: centralInscribedAngles,
  }),
  skill({
    id: 'geo-chords-tangents-secants',
    name: 'Chords, tangents and secants',
    needs: ['geo-pythagorean-theorem', 'geo-central-inscribed-angles'],
    comesBack: ['geo-circle-equations', 'sm-circles'],
    codes: ['G-C.A.2', 'G-C.A.4'],
    lesson: chordsTangentsSecants,
  }),
  skill({
    id: 'geo-arc-length-sector-area',
    name: 'Arc length and sector area',
    needs: ['geo-central-inscribed-angles'],
    codes: ['G-C.B.5', 'G-GMD.A.1'],
    lesson: arcLengthSectorArea,
  }),
  skill({
    id: 'geo-circle-equations',
    name: 'Equation of a circle',
    needs: ['geo-pythagorean-theorem', 'a1-completing-the-square'],
    codes: ['G-GPE.A.1', 'G-GPE.B.4'],
    lesson: circleEquations,
  }),
]
