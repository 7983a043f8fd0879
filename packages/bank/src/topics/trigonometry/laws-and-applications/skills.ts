import { type Skill, skill } from '#kit'
import { ambiguousCase } from './lessons/ambiguous-case.ts'
import { areaAndBearings } from './lessons/area-and-bearings.ts'
import { areaSineAndHeron } from './lessons/area-sine-and-heron.ts'
import { lawOfCosines } from './lessons/law-of-cosines.ts'
import { lawOfSines } from './lessons/law-of-sines.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-law-of-sines',
    name: 'Law of sines',
    needs: ['trig-finding-sides', 'trig-reference-and-coterminal-angles'],
    codes: ['G-SRT.D.10', 'G-SRT.D.11'],
    lesson: lawOfSines,
    chapters: [
      { id: 'trig-law-of-sines-ambiguous-case', name: 'The ambiguous case: none, one, or two', lesson: ambiguousCase },
    ],
  }),
  skill({
    id: 'trig-law-of-cosines',
    name: 'Law of cosines',
    needs: ['trig-law-of-sines', 'geo-pythagorean-theorem', 'trig-finding-angles'],
    codes: ['G-SRT.D.10', 'G-SRT.D.11'],
    lesson: lawOfCosines,
  }),
  skill({
    id: 'trig-area-and-bearings',
    name: 'Area, bearings and elevation',
    needs: ['trig-law-of-cosines'],
    codes: ['G-SRT.D.9', 'G-SRT.D.11'],
    lesson: areaAndBearings,
  }),
  skill({
    id: 'trig-area-sine-and-heron',
    name: 'Area by sine and Heron’s formula',
    needs: ['trig-area-and-bearings', 'trig-law-of-sines'],
    comesBack: ['trig-vectors', 'sm-area-and-volume'],
    codes: ['G-SRT.D.9', 'G-SRT.D.11'],
    lesson: areaSineAndHeron,
  }),
]
