import { type Skill, skill } from '#kit'
import { linearInequalitiesTwoVariables } from './lessons/linear-inequalities-two-variables.ts'
import { systemsByElimination } from './lessons/systems-by-elimination.ts'
import { systemsByGraphing } from './lessons/systems-by-graphing.ts'
import { systemsBySubstitution } from './lessons/systems-by-substitution.ts'
import { systemsInWords } from './lessons/systems-in-words.ts'
import { systemsNumberOfSolutions } from './lessons/systems-number-of-solutions.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-systems-by-graphing',
    name: 'Solving systems by graphing',
    needs: ['a1-slope-intercept-form'],
    codes: ['A-REI.C.6', 'A-REI.D.11', '8.EE.C.8a'],
    lesson: systemsByGraphing,
  }),
  skill({
    id: 'a1-systems-by-substitution',
    name: 'Substitution',
    needs: ['a1-systems-by-graphing', 'a1-equations-with-parentheses'],
    codes: ['A-REI.C.6', '8.EE.C.8b'],
    lesson: systemsBySubstitution,
  }),
  skill({
    id: 'a1-systems-by-elimination',
    name: 'Elimination',
    needs: ['a1-systems-by-graphing', 'a1-two-step-equations'],
    codes: ['A-REI.C.5', 'A-REI.C.6'],
    lesson: systemsByElimination,
  }),
  skill({
    id: 'a1-systems-number-of-solutions',
    name: 'Number of solutions',
    needs: ['a1-systems-by-graphing'],
    comesBack: ['a2-line-and-parabola-systems', 'a2-three-equation-systems', 'sm-linear-systems'],
    codes: ['A-REI.C.6', '8.EE.C.8b'],
    lesson: systemsNumberOfSolutions,
  }),
  skill({
    id: 'a1-systems-in-words',
    name: 'Systems in words',
    needs: ['a1-systems-by-substitution', 'a1-systems-by-elimination'],
    codes: ['A-CED.A.3', '8.EE.C.8c'],
    lesson: systemsInWords,
  }),
  skill({
    id: 'a1-linear-inequalities-two-variables',
    name: 'Linear inequalities in two variables and their systems',
    needs: ['a1-slope-intercept-form', 'a1-two-step-inequalities'],
    codes: ['A-REI.D.12', 'A-CED.A.3'],
    lesson: linearInequalitiesTwoVariables,
  }),
]
