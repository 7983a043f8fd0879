import { type CompareNode, name as letter, type Node, namesIn, number } from './ast.ts'
import { compile } from './compile.ts'
import { derive } from './derive.ts'
import { MathError } from './errors.ts'
import { drawNoValue } from './functions.ts'
import { leastSquares, type Matrix } from './least-squares.ts'
import { marquardt, type Problem } from './marquardt.ts'
import { resolve, type Scope, substitute } from './resolve.ts'
import { startsFor } from './starts.ts'
import { corr, mean, sum } from './statistics.ts'
import type { Point, Settings } from './values.ts'

export type Parameter = Readonly<{ name: string; value: number }>
/** A model with the numbers that fit best. */
export type Fit = Readonly<{
  parameters: readonly Parameter[]
  /** The share of the variation that the model explains. */
  r2: number
  /** Pearson's coefficient, for a straight line through two columns. */
  r: number | null
  residuals: readonly number[]
  /** The standard deviation of the residuals. */
  sd: number
  linear: boolean
  /** The model as a function of x, where it has one column to the right and one to the left. */
  model: Node | null
  points: readonly Point[]
}>

const shown = (name: string): string => name.replace('_', '')

type Setup = Readonly<{
  rows: Matrix
  left: Node
  right: Node
  parameters: readonly string[]
  columns: readonly string[]
}>

function setUp(node: CompareNode, scope: Scope, isKnown: (name: string) => boolean): Setup {
  if (node.signs.length !== 1) throw new MathError('A regression has one ~ sign, as in y1 ~ m x1 + b.', node.at)
  const [left, right] = node.parts as [Node, Node]
  const lists = new Map<string, readonly number[]>()
  const parameters: string[] = []
  for (const name of namesIn(node).keys()) {
    const value = isKnown(name) ? scope.valueNamed(name) : null
    if (value?.kind === 'list') lists.set(name, value.values)
    else if (!isKnown(name)) parameters.push(name)
  }
  const inLeft = [...namesIn(left).keys()].find((name) => lists.has(name))
  if (!inLeft) throw new MathError('The left side needs a column of a table, such as y1.', 0)
  const stray = [...namesIn(left).keys()].find((name) => parameters.includes(name))
  if (stray) throw new MathError(`${shown(stray)} must stand on the right side.`, 0)
  if (parameters.length === 0) throw new MathError('There is no free letter to fit, such as m in y1 ~ m x1.', node.at)
  const columns = [...lists.keys()]
  const length = lists.get(inLeft)!.length
  if (columns.some((c) => lists.get(c)!.length !== length))
    throw new MathError('These columns have different lengths.', 0)
  if (length < parameters.length)
    throw new MathError(`${parameters.length} letters need ${parameters.length} rows or more.`, node.at)
  const free = new Set([...parameters, ...columns])
  const rows = Array.from({ length }, (_, i) => columns.map((c) => lists.get(c)![i]!))
  return { rows, left: resolve(left, scope, free), right: resolve(right, scope, free), parameters, columns }
}

/** Letters in which the model is a plain sum, whatever the others are: those are found without guessing. */
export function linearLetters(slopes: readonly Node[], parameters: readonly string[]): boolean[] {
  const chosen: string[] = []
  return parameters.map((name, i) => {
    const names = namesIn(slopes[i]!)
    const works =
      !names.has(name) &&
      chosen.every((other) => !names.has(other) && !namesIn(slopes[parameters.indexOf(other)]!).has(name))
    if (works) chosen.push(name)
    return works
  })
}

export function fitLine(
  node: CompareNode,
  scope: Scope,
  given: Settings,
  isKnown: (name: string) => boolean,
  start?: readonly number[],
): Fit {
  const setup = setUp(node, scope, isKnown)
  const settings: Settings = { ...given, no: drawNoValue }
  const { rows, parameters, columns } = setup
  const slots = [...parameters, ...columns]
  const left = compile(setup.left, slots, settings)
  const right = compile(setup.right, slots, settings)
  const trees = parameters.map((name) => derive(setup.right, name, settings.angle))
  if (trees.some((tree) => tree === null)) throw new MathError('This form cannot be fitted.', node.at)
  const slopes = trees.map((tree) => compile(tree!, slots, settings))
  const zeros = parameters.map(() => 0)
  const target = rows.map((row) => left([...zeros, ...row]))
  if (!target.every(Number.isFinite)) throw new MathError('The left side has no value for some rows.', 0)
  const problem: Problem = {
    residuals: (p) => rows.map((row, i) => right([...p, ...row]) - target[i]!),
    slopes: (p) => rows.map((row) => slopes.map((slope) => slope([...p, ...row]))),
  }
  const isLinear = linearLetters(trees as Node[], parameters)
  const linear = isLinear.every(Boolean)
  const found = linear ? solveLinear(problem, zeros) : solveCurved(problem, isLinear, rows, start)
  if (!found) throw new MathError('The rows do not settle these letters.', node.at)
  return reportOf(setup, found, { target, problem, linear })
}

function solveLinear(problem: Problem, zeros: readonly number[]): readonly number[] | null {
  const rest = problem.residuals(zeros)
  const slopes = problem.slopes(zeros)
  if (!slopes.every((row) => row.every(Number.isFinite))) return null
  return leastSquares(
    slopes,
    rest.map((v) => -v),
  )
}

function solveCurved(
  problem: Problem,
  isLinear: readonly boolean[],
  rows: Matrix,
  start?: readonly number[],
): readonly number[] | null {
  let best: { p: number[]; cost: number } | null = null
  for (const from of start ? [start] : startsFor(problem, isLinear, rows)) {
    const found = marquardt(problem, from)
    if (found && (!best || found.cost < best.cost * (1 - 1e-9))) best = found
  }
  return best?.p ?? null
}

type Found = Readonly<{ target: readonly number[]; problem: Problem; linear: boolean }>

function reportOf({ rows, left, right, parameters, columns }: Setup, p: readonly number[], found: Found): Fit {
  const { target, problem, linear } = found
  const residuals = problem.residuals(p).map((v) => (v === 0 ? 0 : -v))
  const error = sum(residuals.map((v) => v * v))
  const middle = mean(target)
  const whole = sum(target.map((v) => (v - middle) ** 2))
  const predictors = columns.filter((c) => namesIn(right).has(c))
  const own = left.kind === 'name' ? left.name : null
  const single = predictors.length === 1 && own !== null && own !== predictors[0] ? predictors[0]! : null
  const values = new Map<string, Node>(parameters.map((name, i) => [name, number(p[i]!)]))
  const at = single ? columns.indexOf(single) : -1
  const line = linear && parameters.length === 2 && single !== null && isLine(right, parameters, single)
  return {
    parameters: parameters.map((name, i) => ({ name, value: p[i]! })),
    r2: whole === 0 ? 1 : 1 - error / whole,
    r: line
      ? corr(
          rows.map((row) => row[at]!),
          target,
        )
      : null,
    residuals,
    sd: Math.sqrt(error / Math.max(1, rows.length - parameters.length)),
    linear,
    model: single ? substitute(right, new Map([...values, [single, letter('x')]])) : null,
    points: single ? rows.map((row, i) => ({ x: row[at]!, y: target[i]! })) : [],
  }
}

/** Whether the model is m·x + b: its slope by x is one of the letters alone. */
function isLine(right: Node, parameters: readonly string[], column: string): boolean {
  const slope = derive(right, column, 'rad')
  return slope?.kind === 'name' && parameters.includes(slope.name)
}
