import { subject as check, type Subject } from '#kit'
import { templates as absoluteValues } from './absolute-values.ts'
import { templates as choosingGraphs } from './choosing-graphs.ts'
import { templates as firstLines } from './first-lines.ts'
import { templates as firstSystems } from './first-systems.ts'
import { templates as formulasAndLimits } from './formulas-and-limits.ts'
import { templates as functionMeaning } from './function-meaning.ts'
import { templates as inequalities } from './inequalities.ts'
import { templates as inequalityDerived } from './inequality-derived.ts'
import { templates as inequalityGraphs } from './inequality-graphs.ts'
import { templates as intercepts } from './intercepts.ts'
import { lateMisconceptions } from './late-misconceptions.ts'
import { templates as equations } from './linear-equations.ts'
import { templates as functions } from './linear-functions.ts'
import { templates as linearPrices } from './linear-prices.ts'
import { templates as lines } from './lines.ts'
import { templates as linesWithConstants } from './lines-with-constants.ts'
import { misconceptions as early } from './misconceptions.ts'
import { templates as numbersOfSolutions } from './numbers-of-solutions.ts'
import { skills } from './skills.ts'
import { templates as systems } from './systems.ts'
import { templates as systemsCounted } from './systems-counted.ts'
import { templates as systemsInUse } from './systems-in-use.ts'
import { templates as systemsWithConstants } from './systems-with-constants.ts'
import { templates as tablesWithConstants } from './tables-with-constants.ts'
import { templates as twoLimits } from './two-limits.ts'

export const misconceptions = [...early, ...lateMisconceptions]

export const subject: Subject = check({ id: 'algebra', name: 'Algebra', weight: 0.35, skills })

export const templates = [
  ...equations,
  ...functions,
  ...lines,
  ...systems,
  ...inequalities,
  ...inequalityDerived,
  ...intercepts,
  ...linearPrices,
  ...systemsInUse,
  ...functionMeaning,
  ...inequalityGraphs,
  ...linesWithConstants,
  ...tablesWithConstants,
  ...systemsWithConstants,
  ...formulasAndLimits,
  ...firstLines,
  ...firstSystems,
  ...absoluteValues,
  ...choosingGraphs,
  ...numbersOfSolutions,
  ...systemsCounted,
  ...twoLimits,
]
