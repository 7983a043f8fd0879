import { subject as check, type Subject } from '#kit'
import { templates as angleEquationsAndClaims } from './angle-equations-and-claims.ts'
import { templates as anglesOverDiameters } from './angles-over-diameters.ts'
import { templates as arcs } from './arcs.ts'
import { templates as arcsJudge } from './arcs-judge.ts'
import { templates as chords } from './chords.ts'
import { templates as chordsJudge } from './chords-judge.ts'
import { templates as equationPoints } from './equation-points.ts'
import { templates as equations } from './equations.ts'
import { templates as equationsJudge } from './equations-judge.ts'
import { templates as inscribedAngles } from './inscribed-angles.ts'
import { templates as sectorsInUse } from './sectors-in-use.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'circles', name: 'Circles', weight: 0.12, skills })

export const templates = [
  ...inscribedAngles,
  ...anglesOverDiameters,
  ...angleEquationsAndClaims,
  ...chords,
  ...chordsJudge,
  ...arcs,
  ...sectorsInUse,
  ...arcsJudge,
  ...equations,
  ...equationPoints,
  ...equationsJudge,
]
