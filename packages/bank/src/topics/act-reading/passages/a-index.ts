import type { Passage } from '#kit'
import { passage as lostProperty } from './a-01-lost-property.ts'
import { passage as whatMondayIsFor } from './a-02-what-monday-is-for.ts'
import { passage as theRivetedRhinoceros } from './a-03-the-riveted-rhinoceros.ts'
import { passage as aBucketFromATeaspoon } from './a-04-a-bucket-from-a-teaspoon.ts'
import { passage as standingStill } from './a-05-standing-still.ts'
import { passage as theFirstTenPeople } from './a-06-the-first-ten-people.ts'
import { passage as otherVoices } from './a-07-other-voices.ts'
import { passage as fourHundredMornings } from './a-08-four-hundred-mornings.ts'
import { passage as theTow } from './a-09-the-tow.ts'
import { passage as whereTheFigTreeWas } from './a-10-where-the-fig-tree-was.ts'
import { passage as aPlaceForAFace } from './a-11-a-place-for-a-face.ts'
import { passage as theNoteUnderTheSand } from './a-12-the-note-under-the-sand.ts'

export const passagesA: readonly Passage[] = [
  lostProperty,
  whatMondayIsFor,
  theRivetedRhinoceros,
  aBucketFromATeaspoon,
  standingStill,
  theFirstTenPeople,
  otherVoices,
  fourHundredMornings,
  theTow,
  whereTheFigTreeWas,
  aPlaceForAFace,
  theNoteUnderTheSand,
]
