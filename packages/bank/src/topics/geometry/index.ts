import { assemble } from '#kit'
import * as anglesAndLines from './angles-and-lines/index.ts'
import * as areaAndVolume from './area-and-volume/index.ts'
import * as circles from './circles/index.ts'
import * as constructionsAndProbability from './constructions-and-probability/index.ts'
import * as coordinateGeometry from './coordinate-geometry/index.ts'
import * as quadrilateralsAndPolygons from './quadrilaterals-and-polygons/index.ts'
import { reference } from './reference.ts'
import * as rightTriangles from './right-triangles/index.ts'
import * as similarity from './similarity/index.ts'
import * as transformations from './transformations/index.ts'
import * as trianglesAndCongruence from './triangles-and-congruence/index.ts'

export const { topic, templates, misconceptions, written, passages } = assemble(
  {
    id: 'geometry',
    name: 'Geometry',
    code: 'GE',
    paid: false,
    perfect_score: 100,
    pace_seconds: 100,
    has_passage: false,
    reference,
  },
  [
    anglesAndLines,
    trianglesAndCongruence,
    similarity,
    rightTriangles,
    quadrilateralsAndPolygons,
    circles,
    areaAndVolume,
    coordinateGeometry,
    transformations,
    constructionsAndProbability,
  ],
)
