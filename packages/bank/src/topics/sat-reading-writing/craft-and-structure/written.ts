import type { WrittenItem } from '#kit'
import { crossText1 } from './cross-text-1.ts'
import { crossText2 } from './cross-text-2.ts'
import { crossText3 } from './cross-text-3.ts'
import { crossText4 } from './cross-text-4.ts'
import { crossText5 } from './cross-text-5.ts'
import { crossText6 } from './cross-text-6.ts'
import { crossText7 } from './cross-text-7.ts'
import { crossTextEasy1 } from './cross-text-easy-1.ts'
import { textStructurePurpose1 } from './text-structure-purpose-1.ts'
import { textStructurePurpose2 } from './text-structure-purpose-2.ts'
import { textStructurePurpose3 } from './text-structure-purpose-3.ts'
import { textStructurePurpose4 } from './text-structure-purpose-4.ts'
import { textStructurePurpose5 } from './text-structure-purpose-5.ts'
import { textStructurePurpose6 } from './text-structure-purpose-6.ts'
import { textStructurePurpose7 } from './text-structure-purpose-7.ts'
import { textStructurePurpose8 } from './text-structure-purpose-8.ts'
import { textStructurePurpose9 } from './text-structure-purpose-9.ts'
import { textStructurePurposeEasy1 } from './text-structure-purpose-easy-1.ts'
import { wordsInContext1 } from './words-in-context-1.ts'
import { wordsInContext2 } from './words-in-context-2.ts'
import { wordsInContext3 } from './words-in-context-3.ts'
import { wordsInContext4 } from './words-in-context-4.ts'
import { wordsInContext5 } from './words-in-context-5.ts'
import { wordsInContext6 } from './words-in-context-6.ts'
import { wordsInContext7 } from './words-in-context-7.ts'
import { wordsInContext8 } from './words-in-context-8.ts'
import { wordsInContext9 } from './words-in-context-9.ts'
import { wordsInContext10 } from './words-in-context-10.ts'
import { wordsInContextEasy1 } from './words-in-context-easy-1.ts'

export const written: readonly WrittenItem[] = [
  ...wordsInContext1,
  ...wordsInContext2,
  ...wordsInContext3,
  ...wordsInContext4,
  ...textStructurePurpose1,
  ...textStructurePurpose2,
  ...textStructurePurpose3,
  ...crossText1,
  ...crossText2,
  ...crossText3,
  ...wordsInContext5,
  ...wordsInContext6,
  ...wordsInContext7,
  ...crossText4,
  ...textStructurePurpose4,
  ...crossText5,
  ...textStructurePurpose5,
  ...wordsInContext8,
  ...wordsInContextEasy1,
  ...textStructurePurposeEasy1,
  ...crossTextEasy1,
  ...crossText6,
  ...textStructurePurpose6,
  ...textStructurePurpose7,
  ...wordsInContext9,
  ...crossText7,
  ...textStructurePurpose8,
  ...textStructurePurpose9,
  ...wordsInContext10,
]
