import { assemble } from '#kit'
import * as equationsAndInverses from './equations-and-inverses/index.ts'
import * as graphs from './graphs/index.ts'
import * as identities from './identities/index.ts'
import * as lawsAndApplications from './laws-and-applications/index.ts'
import * as polarAndVectors from './polar-and-vectors/index.ts'
import * as radiansAndArcs from './radians-and-arcs/index.ts'
import * as ratios from './ratios/index.ts'
import { reference } from './reference.ts'
import * as unitCircle from './unit-circle/index.ts'

export const { topic, templates, misconceptions, written, passages } = assemble(
  {
    id: 'trigonometry',
    name: 'Trigonometry',
    code: 'TR',
    paid: false,
    perfect_score: 100,
    pace_seconds: 100,
    has_passage: false,
    reference,
  },
  [ratios, unitCircle, radiansAndArcs, graphs, identities, lawsAndApplications, equationsAndInverses, polarAndVectors],
)
