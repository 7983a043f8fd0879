import { subject as check, type Subject } from '#kit'
import { templates as exponentRules } from './exponent-rules.ts'
import { templates as exponentsInUse } from './exponents-in-use.ts'
import { templates as irrationalOrNot } from './irrational-or-not.ts'
import { templates as irrationalPlaces } from './irrational-places.ts'
import { templates as negativeExponentPatterns } from './negative-exponent-patterns.ts'
import { templates as negativeExponentValues } from './negative-exponent-values.ts'
import { templates as radicalsApplyAndJudge } from './radicals-apply-and-judge.ts'
import { templates as radicalsCalculate } from './radicals-calculate.ts'
import { templates as rationalOrIrrational } from './rational-or-irrational.ts'
import { templates as rootsApply } from './roots-apply.ts'
import { templates as rootsSimplify } from './roots-simplify.ts'
import { templates as scientificAddAndCompare } from './scientific-add-and-compare.ts'
import { templates as scientificCalculate } from './scientific-calculate.ts'
import { templates as scientificCalculateJudge } from './scientific-calculate-judge.ts'
import { templates as scientificWriteAndRead } from './scientific-write-and-read.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'exponents-and-radicals',
  name: 'Exponents and radicals',
  weight: 0.1,
  skills,
})

export const templates = [
  ...exponentRules,
  ...exponentsInUse,
  ...negativeExponentValues,
  ...negativeExponentPatterns,
  ...scientificWriteAndRead,
  ...scientificCalculate,
  ...scientificAddAndCompare,
  ...scientificCalculateJudge,
  ...rootsSimplify,
  ...rootsApply,
  ...radicalsCalculate,
  ...radicalsApplyAndJudge,
  ...rationalOrIrrational,
  ...irrationalPlaces,
  ...irrationalOrNot,
]
