import { type Skill, skill } from '#kit'
import { addingPolynomials } from './lessons/adding-polynomials.ts'
import { factoringGcf } from './lessons/factoring-gcf.ts'
import { factoringSpecial } from './lessons/factoring-special.ts'
import { factoringTrinomials } from './lessons/factoring-trinomials.ts'
import { multiplyingPolynomials } from './lessons/multiplying-polynomials.ts'
import { specialProducts } from './lessons/special-products.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-adding-polynomials',
    name: 'Adding and subtracting polynomials',
    needs: ['a1-exponent-rules'],
    codes: ['A-APR.A.1', 'A-SSE.A.1a'],
    lesson: addingPolynomials,
  }),
  skill({
    id: 'a1-multiplying-polynomials',
    name: 'Multiplying polynomials',
    needs: ['a1-adding-polynomials'],
    codes: ['A-APR.A.1'],
    lesson: multiplyingPolynomials,
  }),
  skill({
    id: 'a1-special-products',
    name: 'Special products',
    needs: ['a1-multiplying-polynomials'],
    codes: ['A-APR.A.1', 'A-SSE.A.2'],
    lesson: specialProducts,
  }),
  skill({
    id: 'a1-factoring-gcf',
    name: 'Factoring out the greatest common factor',
    needs: ['a1-multiplying-polynomials'],
    codes: ['A-SSE.A.2', 'A-SSE.B.3'],
    lesson: factoringGcf,
  }),
  skill({
    id: 'a1-factoring-trinomials',
    name: 'Factoring trinomials',
    needs: ['a1-factoring-gcf'],
    codes: ['A-SSE.A.2', 'A-SSE.B.3a'],
    lesson: factoringTrinomials,
  }),
  skill({
    id: 'a1-factoring-special',
    name: 'Difference of squares and perfect squares',
    needs: ['a1-factoring-trinomials', 'a1-special-products'],
    codes: ['A-SSE.A.2', 'A-SSE.B.3a'],
    lesson: factoringSpecial,
  }),
]
