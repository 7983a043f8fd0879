import { type Skill, skill } from '#kit'
import { absoluteValueAndPiecewiseGraphs } from './lessons/absolute-value-and-piecewise-graphs.ts'
import { domainAndRange } from './lessons/domain-and-range.ts'
import { functionNotation } from './lessons/function-notation.ts'
import { piecewiseAndStepFunctions } from './lessons/piecewise-and-step-functions.ts'
import { readingGraphs } from './lessons/reading-graphs.ts'
import { transformationsGraphsAndStories } from './lessons/transformations-graphs-and-stories.ts'
import { transformationsOfFunctions } from './lessons/transformations-of-functions.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-function-notation',
    name: 'Function notation',
    needs: ['a1-two-step-equations'],
    codes: ['F-IF.A.1', 'F-IF.A.2'],
    lesson: functionNotation,
  }),
  skill({
    id: 'a1-domain-and-range',
    name: 'Domain and range',
    needs: ['a1-function-notation'],
    codes: ['F-IF.A.1', 'F-IF.B.5'],
    lesson: domainAndRange,
  }),
  skill({
    id: 'a1-reading-graphs',
    name: 'Reading graphs of functions',
    needs: ['a1-domain-and-range'],
    codes: ['F-IF.B.4', 'F-IF.B.6'],
    lesson: readingGraphs,
  }),
  skill({
    id: 'a1-piecewise-and-step-functions',
    name: 'Piecewise and step functions',
    needs: ['a1-function-notation', 'a1-domain-and-range'],
    codes: ['F-IF.C.7b', 'F-IF.A.2'],
    lesson: piecewiseAndStepFunctions,
  }),
  skill({
    id: 'a1-absolute-value-and-piecewise-graphs',
    name: 'Graphs of absolute value and piecewise functions',
    needs: ['a1-piecewise-and-step-functions', 'a1-absolute-value-equations', 'a1-slope-intercept-form'],
    codes: ['F-IF.C.7b', 'F-IF.B.4', 'F-BF.B.3'],
    lesson: absoluteValueAndPiecewiseGraphs,
  }),
  skill({
    id: 'a1-transformations-of-functions',
    name: 'Transformations of functions',
    needs: ['a1-function-notation', 'a1-reading-graphs', 'a1-absolute-value-and-piecewise-graphs'],
    comesBack: ['a1-forms-of-a-quadratic', 'a2-graph-transformations', 'trig-phase-shift-and-equations'],
    codes: ['F-BF.B.3', 'F-IF.C.7'],
    lesson: transformationsOfFunctions,
    chapters: [
      {
        id: 'a1-transformations-of-functions-graphs-and-stories',
        name: 'Transformations in graphs and stories',
        lesson: transformationsGraphsAndStories,
      },
    ],
  }),
]
