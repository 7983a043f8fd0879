import { type Skill, skill } from '#kit'
import { cavalieri } from './lessons/cavalieri.ts'
import { crossSections } from './lessons/cross-sections.ts'
import { designAndDensity } from './lessons/design-and-density.ts'
import { planeAreas } from './lessons/plane-areas.ts'
import { scalingAndDensity } from './lessons/scaling-and-density.ts'
import { surfaceArea } from './lessons/surface-area.ts'
import { volume } from './lessons/volume.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-plane-areas',
    name: 'Areas of triangles, quadrilaterals and composite figures',
    needs: ['geo-pythagorean-theorem'],
    codes: ['G-MG.A.3', '6.G.A.1', '7.G.B.6'],
    lesson: planeAreas,
  }),
  skill({
    id: 'geo-surface-area',
    name: 'Surface area',
    needs: ['geo-plane-areas'],
    comesBack: ['geo-scaling-and-density', 'geo-design-and-density', 'sm-area-and-volume'],
    codes: ['7.G.B.6', 'G-MG.A.1'],
    lesson: surfaceArea,
  }),
  skill({
    id: 'geo-volume',
    name: 'Volume of prisms, cylinders, cones and spheres',
    needs: ['geo-plane-areas'],
    codes: ['G-GMD.A.1', 'G-GMD.A.3'],
    lesson: volume,
  }),
  skill({
    id: 'geo-cross-sections',
    name: 'Cross-sections and solids of revolution',
    needs: ['geo-volume'],
    codes: ['G-GMD.B.4'],
    lesson: crossSections,
  }),
  skill({
    id: 'geo-cavalieri',
    name: 'Cavalieri’s principle',
    needs: ['geo-volume', 'geo-cross-sections'],
    comesBack: ['geo-scaling-and-density', 'sm-area-and-volume'],
    codes: ['G-GMD.A.1', 'G-GMD.A.2'],
    lesson: cavalieri,
  }),
  skill({
    id: 'geo-scaling-and-density',
    name: 'Scaling, units and density',
    needs: ['geo-volume', 'geo-scale-factor', 'a1-ratios-rates-and-units'],
    codes: ['G-MG.A.2', 'G-GMD.A.3', 'N-Q.A.1'],
    lesson: scalingAndDensity,
  }),
  skill({
    id: 'geo-design-and-density',
    name: 'Design problems with density and limits',
    needs: ['geo-scaling-and-density', 'geo-plane-areas'],
    comesBack: ['a2-linear-programming', 'sm-area-and-volume'],
    codes: ['G-MG.A.1', 'G-MG.A.2', 'G-MG.A.3'],
    lesson: designAndDensity,
  }),
]
