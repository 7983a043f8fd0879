import { subject as check, type Subject } from '#kit'
import { templates as addSubtract } from './add-subtract.ts'
import { templates as addSubtractInUse } from './add-subtract-in-use.ts'
import { templates as gcfGroupAndJudge } from './gcf-group-and-judge.ts'
import { templates as gcfGroupAndJudgeWho } from './gcf-group-and-judge-who.ts'
import { templates as gcfInUse } from './gcf-in-use.ts'
import { templates as gcfTakeOut } from './gcf-take-out.ts'
import { templates as multiply } from './multiply.ts'
import { templates as multiplyFrames } from './multiply-frames.ts'
import { templates as multiplyJudge } from './multiply-judge.ts'
import { skills } from './skills.ts'
import { templates as specialPatterns } from './special-patterns.ts'
import { templates as specialProducts } from './special-products.ts'
import { templates as specialProductsArea } from './special-products-area.ts'
import { templates as specialProductsJudge } from './special-products-judge.ts'
import { templates as specialRecognize } from './special-recognize.ts'
import { templates as specialRecognizeJudge } from './special-recognize-judge.ts'
import { templates as specialSquares } from './special-squares.ts'
import { templates as trinomialsBeyondMonic } from './trinomials-beyond-monic.ts'
import { templates as trinomialsBeyondMonicPossible } from './trinomials-beyond-monic-possible.ts'
import { templates as trinomialsJudge } from './trinomials-judge.ts'
import { templates as trinomialsMonic } from './trinomials-monic.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'polynomials',
  name: 'Polynomials and factoring',
  weight: 0.12,
  skills,
})

export const templates = [
  ...addSubtract,
  ...addSubtractInUse,
  ...multiply,
  ...multiplyFrames,
  ...multiplyJudge,
  ...specialProducts,
  ...specialProductsArea,
  ...specialProductsJudge,
  ...gcfTakeOut,
  ...gcfInUse,
  ...gcfGroupAndJudge,
  ...gcfGroupAndJudgeWho,
  ...trinomialsMonic,
  ...trinomialsBeyondMonic,
  ...trinomialsBeyondMonicPossible,
  ...trinomialsJudge,
  ...specialPatterns,
  ...specialSquares,
  ...specialRecognize,
  ...specialRecognizeJudge,
]
