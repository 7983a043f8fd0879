import { type Skill, skill } from '#kit'
import { absoluteValueEquations } from './lessons/absolute-value-equations.ts'
import { absoluteValueInequalities } from './lessons/absolute-value-inequalities.ts'
import { compoundInequalities } from './lessons/compound-inequalities.ts'
import { inequalitiesInWords } from './lessons/inequalities-in-words.ts'
import { multiStepInequalities } from './lessons/multi-step-inequalities.ts'
import { twoStepInequalities } from './lessons/two-step-inequalities.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-two-step-inequalities',
    name: 'One-step and two-step inequalities',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.3', '7.EE.B.4b'],
    lesson: twoStepInequalities,
  }),
  skill({
    id: 'a1-multi-step-inequalities',
    name: 'Multi-step inequalities',
    needs: ['a1-two-step-inequalities', 'a1-variables-both-sides', 'a1-equations-with-parentheses'],
    comesBack: ['a1-inequalities-in-words', 'a1-linear-inequalities-two-variables', 'sm-linear-inequalities'],
    codes: ['A-REI.B.3', 'A-CED.A.1'],
    lesson: multiStepInequalities,
  }),
  skill({
    id: 'a1-compound-inequalities',
    name: 'Compound inequalities',
    needs: ['a1-two-step-inequalities'],
    codes: ['A-REI.B.3', 'A-CED.A.1'],
    lesson: compoundInequalities,
  }),
  skill({
    id: 'a1-absolute-value-equations',
    name: 'Absolute value equations',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.3', 'A-REI.D.11'],
    lesson: absoluteValueEquations,
  }),
  skill({
    id: 'a1-absolute-value-inequalities',
    name: 'Absolute value inequalities',
    needs: ['a1-absolute-value-equations', 'a1-compound-inequalities'],
    comesBack: ['a2-piecewise-and-absolute-value', 'a2-sampling-and-experiments'],
    codes: ['A-REI.B.3', 'A-CED.A.1'],
    lesson: absoluteValueInequalities,
  }),
  skill({
    id: 'a1-inequalities-in-words',
    name: 'Inequalities in words',
    needs: ['a1-two-step-inequalities'],
    comesBack: ['a1-linear-inequalities-two-variables', 'a2-linear-programming', 'sm-linear-inequalities'],
    codes: ['A-CED.A.1', 'A-CED.A.3', '7.EE.B.4b'],
    lesson: inequalitiesInWords,
  }),
]
