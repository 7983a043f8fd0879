import type { CompareNode, Node } from './ast.ts'
import { namesIn } from './ast.ts'
import type { Curve, Region } from './curves.ts'
import * as curves from './curves.ts'
import { MathError, UnknownName } from './errors.ts'
import { type Fit, fitLine } from './fit.ts'
import { FUNCTION_NAMES } from './function-names.ts'
import { type Angle, drawNoValue, sayNoValue } from './functions.ts'
import { parseLine } from './parse.ts'
import { type Definition, isConstant, resolve, type Scope } from './resolve.ts'
import { type Point, type Settings, type Value, workOut } from './values.ts'

/** What a line is, once it is read. */
export type Line = Readonly<
  | { kind: 'empty' }
  | { kind: 'error'; message: string; from: number; to: number; unknown: readonly string[] }
  | { kind: 'value'; value: Value }
  | { kind: 'truth'; holds: boolean }
  | { kind: 'constant'; name: string; value: Value; slider: boolean }
  | { kind: 'function'; name: string; curve: Curve | null }
  | { kind: 'curve'; curve: Curve }
  | { kind: 'region'; region: Region }
  | { kind: 'points'; points: readonly Point[] }
  | { kind: 'fit'; fit: Fit; curve: Curve | null }
>
/** A list by name, as a column of a table gives it. */
export type Column = Readonly<{ name: string; values: readonly number[] }>
export type SheetOptions = Readonly<{ angle: Angle; columns?: readonly Column[]; ans?: number }>

const PLANE = new Set(['x', 'y', 't', 'θ'])
/** f(x) = … and g_1(a, b) = …, before anything is parsed: the parser must know which letters are functions. */
const FUNCTION_HEAD =
  /^\s*(\p{L})(?:_\{?([\p{L}\d]{1,12})\}?|(\d{1,4}))?\s*\(\s*\p{L}(?:_?\d+)?(?:\s*,\s*\p{L}(?:_?\d+)?)*\s*\)\s*=(?!=)/u

type Read = Readonly<{ text: string; parts: readonly Node[]; error: MathError | null }>
type Named = Readonly<{ line: number; parameters: readonly string[] | null; body: Node }>

const headName = (text: string): string | null => {
  const found = FUNCTION_HEAD.exec(text)
  if (!found) return null
  const letter = found[1]!
  const tail = found[2] ?? found[3]
  return PLANE.has(letter) && !tail ? null : tail ? `${letter}_${tail}` : letter
}

function parsed(text: string, functions: ReadonlySet<string>): Read {
  try {
    return { text, parts: parseLine(text, { functions }).parts, error: null }
  } catch (error) {
    if (error instanceof MathError) return { text, parts: [], error }
    throw error
  }
}

/** name = … or name(…) = …, where the name is free to be given. */
function definitionIn(read: Read, line: number, polar: boolean): readonly [string, Named] | null {
  const [first] = read.parts
  if (first?.kind !== 'compare' || read.parts.length > 1 || first.signs.length !== 1 || first.signs[0] !== '=')
    return null
  const [left, right] = first.parts as [Node, Node]
  if (
    left.kind === 'call' &&
    left.primes === 0 &&
    !FUNCTION_NAMES.has(left.name) &&
    left.args.every((a) => a.kind === 'name')
  )
    return [left.name, { line, parameters: left.args.map((a) => (a.kind === 'name' ? a.name : '')), body: right }]
  if (left.kind !== 'name' || left.name === 'x' || left.name === 'y' || left.name === 'θ') return null
  if (left.name === 'r' && polar) return null
  return [left.name, { line, parameters: null, body: right }]
}

/** r = 2 is a circle; it is a number where another line reckons with r. */
function usesR(reads: readonly Read[]): boolean {
  return reads.some((read) => {
    const [first] = read.parts
    const own = first?.kind === 'compare' && first.parts[0]?.kind === 'name' && first.parts[0].name === 'r'
    return !own && read.parts.some((part) => namesIn(part).has('r'))
  })
}

const problem = (error: unknown, missing: readonly string[] = []): Line => {
  if (!(error instanceof MathError)) throw error
  const unknown = error instanceof UnknownName ? [...new Set([error.unknown, ...missing])] : []
  return { kind: 'error', message: error.message, from: error.from, to: error.to, unknown }
}

/** All lines together: each may use what the others define, in any order. */
export function readSheet(texts: readonly string[], options: SheetOptions): Line[] {
  const functions = new Set(texts.map(headName).filter((n) => n !== null))
  const reads = texts.map((text) => parsed(text, functions))
  const columns = new Map(options.columns?.map((c) => [c.name, c.values]))
  const polar = !usesR(reads)
  const named = new Map<string, Named>()
  const twice = new Map<number, MathError>()
  reads.forEach((read, i) => {
    const found = definitionIn(read, i, polar)
    if (!found) return
    const [name, definition] = found
    const other = named.get(name)
    if (isConstant(name)) twice.set(i, new MathError(`${name} is a fixed number already.`))
    // f(x) = 16 asks where an f that stands elsewhere is 16.
    else if (other?.parameters && namesIn(definition.body).size === 0) return
    else if (other)
      twice.set(i, new MathError(`${name.replace('_', '')} is defined in line ${other.line + 1} already.`))
    else named.set(name, definition)
  })
  const settings: Settings = { angle: options.angle, no: sayNoValue }
  const free = new Set([...PLANE].filter((name) => !named.has(name)))
  if (polar) free.add('r')

  const values = new Map<string, Value>()
  const made = new Map<string, Definition>()
  const busy = new Set<string>()
  const once = <T>(name: string, work: () => T): T => {
    if (busy.has(name)) throw new MathError(`${name.replace('_', '')} is defined by itself.`)
    busy.add(name)
    try {
      return work()
    } finally {
      busy.delete(name)
    }
  }
  const scope: Scope = {
    angle: options.angle,
    functionOf: (name) => {
      const found = named.get(name)
      if (!found?.parameters) return null
      const known = made.get(name)
      if (known) return known
      const { parameters, body } = found
      const definition = once(name, () => ({ parameters, body: resolve(body, scope, new Set(parameters)) }))
      made.set(name, definition)
      return definition
    },
    valueNamed: (name) => {
      if (name === 'ans' && options.ans !== undefined) return { kind: 'number', value: options.ans }
      const column = columns.get(name)
      if (column) return { kind: 'list', values: column }
      const known = values.get(name)
      if (known) return known
      const found = named.get(name)
      if (found && !found.parameters) {
        const value = once(name, () => workOut(resolve(found.body, scope, new Set()), settings))
        values.set(name, value)
        return value
      }
      return fitted(name)
    },
  }

  const fits = new Map<number, Fit>()
  const fitOf = (i: number): Fit => {
    const known = fits.get(i)
    if (known) return known
    const node = reads[i]!.parts[0] as CompareNode
    const fit = once(`~${i}`, () => fitLine(node, scope, settings, isKnown))
    fits.set(i, fit)
    return fit
  }
  const isKnown = (name: string): boolean => named.has(name) || columns.has(name) || isConstant(name)
  const isFit = (read: Read): boolean => read.parts[0]?.kind === 'compare' && read.parts[0].signs.includes('~')
  /** Parameters that a regression has found are numbers for every other line. */
  const fitted = (name: string): Value | null => {
    for (const [i, read] of reads.entries()) {
      if (!isFit(read) || busy.has(`~${i}`) || !namesIn(read.parts[0]!).has(name)) continue
      const found = fitOf(i).parameters.find((p) => p.name === name)
      if (found) return { kind: 'number', value: found.value }
    }
    return null
  }

  const lineOf = (read: Read, i: number): Line => {
    if (read.text.trim() === '') return { kind: 'empty' }
    const wrong = read.error ?? twice.get(i)
    if (wrong) return problem(wrong)
    try {
      if (isFit(read)) {
        const fit = fitOf(i)
        return { kind: 'fit', fit, curve: fit.model ? curves.explicit('y-of-x', fit.model, [], settings) : null }
      }
      const own = definitionIn(read, i, polar)
      if (own && named.get(own[0])?.line === i) return definitionLine(own[0], own[1])
      return shapeOf(read.parts, { scope, settings, free })
    } catch (error) {
      const parameters = named.get(definitionIn(read, i, polar)?.[0] ?? '')?.parameters ?? []
      const names = read.parts.flatMap((part) => [...namesIn(part).keys()])
      return problem(
        error,
        names.filter((n) => !isKnown(n) && !free.has(n) && !parameters.includes(n)),
      )
    }
  }

  const definitionLine = (name: string, { parameters, body }: Named): Line => {
    if (parameters) {
      const definition = scope.functionOf(name)!
      const [only, ...more] = parameters
      const drawn = only === 'x' && more.length === 0 && namesIn(definition.body).size <= 1
      return { kind: 'function', name, curve: drawn ? curves.explicit('y-of-x', definition.body, [], settings) : null }
    }
    const value = scope.valueNamed(name)!
    const plain = body.kind === 'number' || (body.kind === 'negate' && body.of.kind === 'number')
    return { kind: 'constant', name, value, slider: plain && value.kind === 'number' }
  }
  return reads.map(lineOf)
}

type Reading = Readonly<{ scope: Scope; settings: Settings; free: ReadonlySet<string> }>

/** A value with conditions behind it, as the parser leaves it at the end of a line. */
function hoisted(node: Node): { node: Node; where: readonly CompareNode[] } {
  if (node.kind !== 'piecewise' || node.otherwise || node.cases.length !== 1) return { node, where: [] }
  const [only] = node.cases as [(typeof node.cases)[number]]
  const inner = hoisted(only.value)
  return { node: inner.node, where: [...inner.where, ...only.when] }
}

function shapeOf(parts: readonly Node[], reading: Reading): Line {
  const { scope, settings, free } = reading
  const [first] = parts as [Node]
  if (parts.length > 1) {
    const all = parts.map((part) => workOut(resolve(part, scope, new Set()), settings))
    if (!all.every((v) => v.kind === 'points'))
      throw new MathError('Only points can stand in a row, as in (1, 2), (3, 4).')
    return { kind: 'points', points: all.flatMap((v) => (v.kind === 'points' ? v.points : [])) }
  }
  if (first.kind === 'compare') return comparedShape(first, reading)
  const { node: plain, where: conditions } = hoisted(first)
  const node = resolve(plain, scope, free)
  const where = conditions.map((c) => resolve(c, scope, free) as CompareNode)
  const names = namesIn(node)
  if (node.kind === 'point' && names.has('t') && names.size === 1)
    return { kind: 'curve', curve: curves.parametric(node.x, node.y, where, settings) }
  if (names.size === 0) {
    const value = workOut(resolve(first, scope, new Set()), settings)
    return value.kind === 'points' ? { kind: 'points', points: value.points } : { kind: 'value', value }
  }
  if (names.size === 1 && names.has('x'))
    return { kind: 'curve', curve: curves.explicit('y-of-x', node, where, settings) }
  const odd = ['t', 'θ', 'r'].find((name) => names.has(name))
  if (odd) throw new UnknownName(odd, odd, names.get(odd)!.at)
  throw new MathError('Write an equation, as in y = 2x + 1 or x = y².')
}

function comparedShape(first: CompareNode, { scope, settings, free }: Reading): Line {
  const hoists = first.parts.map(hoisted)
  const where = hoists.flatMap((h) => h.where).map((c) => resolve(c, scope, free) as CompareNode)
  const node: CompareNode = { ...first, parts: hoists.map((h) => resolve(h.node, scope, free)) }
  const names = namesIn(node)
  const [left, right] = node.parts as [Node, Node]
  const isEquation = node.signs.length === 1 && node.signs[0] === '='
  if (isEquation && left.kind === 'name' && left.name === 'r' && !names.has('x') && !names.has('y')) {
    if (namesIn(right).has('r')) throw new MathError('Write r = … with θ on the right side only.')
    return { kind: 'curve', curve: curves.polar(right, where, settings) }
  }
  const odd = ['t', 'θ', 'r'].find((name) => names.has(name))
  if (odd) throw new UnknownName(odd, odd, names.get(odd)!.at)
  if (names.size === 0) {
    const held = workOut(node, settings)
    return { kind: 'truth', holds: held.kind === 'number' && held.value === 1 }
  }
  if (isEquation) return { kind: 'curve', curve: curves.equation(left, right, where, settings) }
  if (node.signs.includes('=')) throw new MathError('Please use one equals sign, or only < and >.', node.at)
  return { kind: 'region', region: curves.region(node, where, { ...settings, no: drawNoValue }) }
}
