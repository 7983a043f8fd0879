import { children, type Node, number, sizeOf, withChildren } from './ast.ts'
import { MOST_PARTS } from './compile.ts'
import { derive } from './derive.ts'
import { MathError, UnknownName } from './errors.ts'
import { FUNCTION_NAMES } from './function-names.ts'
import type { Angle } from './functions.ts'
import type { Value } from './values.ts'

export type Definition = Readonly<{ parameters: readonly string[]; body: Node }>
/** What the letters of a line mean: the other lines say it. */
export type Scope = Readonly<{
  valueNamed: (name: string) => Value | null
  functionOf: (name: string) => Definition | null
  angle: Angle
}>

const TOO_LONG = 'This is too long to work out.'
function checkSize(node: Node): void {
  if (sizeOf(node) > MOST_PARTS) throw new MathError(TOO_LONG)
}

const CONSTANTS: Readonly<Record<string, number>> = {
  π: Math.PI,
  e: Math.E,
  τ: 2 * Math.PI,
  '∞': Number.POSITIVE_INFINITY,
}
export const isConstant = (name: string): boolean => Object.hasOwn(CONSTANTS, name)

function nodeOf(value: Value): Node {
  if (value.kind === 'number') return number(value.value)
  if (value.kind === 'list') return { kind: 'list', items: value.values.map(number) }
  const points = value.points.map(({ x, y }): Node => ({ kind: 'point', x: number(x), y: number(y) }))
  return value.single ? points[0]! : { kind: 'list', items: points }
}

export function substitute(node: Node, by: ReadonlyMap<string, Node>): Node {
  if (node.kind === 'name') return by.get(node.name) ?? node
  const parts = children(node)
  return parts.length === 0
    ? node
    : withChildren(
        node,
        parts.map((part) => substitute(part, by)),
      )
}

/** Slopes of slopes of slopes are no longer what a student asks for, and grow fast. */
const MOST_PRIMES = 3
type Budget = { left: number }

function calledFunction(
  node: Extract<Node, { kind: 'call' }>,
  args: readonly Node[],
  scope: Scope,
  budget: Budget,
): Node {
  const found = scope.functionOf(node.name)
  if (!found) throw new UnknownName(node.name, node.name, node.at)
  const { parameters } = found
  if (args.length !== parameters.length)
    throw new MathError(
      `${node.name} takes ${parameters.length === 1 ? 'one number' : `${parameters.length} numbers`}.`,
      node.at,
    )
  if (node.primes > MOST_PRIMES)
    throw new MathError(`At most ${MOST_PRIMES} strokes can stand after ${node.name}.`, node.at)
  let { body } = found
  for (let i = 0; i < node.primes; i++) {
    const slope = parameters.length === 1 ? derive(body, parameters[0]!, scope.angle) : null
    if (!slope) throw new MathError(`The slope of ${node.name} cannot be worked out.`, node.at)
    body = slope
    checkSize(body)
  }
  budget.left -= sizeOf(body)
  if (budget.left < 0) throw new MathError(TOO_LONG, node.at)
  return substitute(body, new Map(parameters.map((p, i) => [p, args[i]!])))
}

/** The same tree with every letter replaced by what it means; only the `free` ones stay. */
export function resolve(node: Node, scope: Scope, free: ReadonlySet<string>): Node {
  const made = replace(node, scope, free, { left: 2 * MOST_PARTS })
  checkSize(made)
  return made
}

function replace(node: Node, scope: Scope, free: ReadonlySet<string>, budget: Budget): Node {
  if (node.kind === 'number') return node
  if (node.kind === 'name') {
    if (free.has(node.name)) return node
    const value = scope.valueNamed(node.name)
    if (value) return nodeOf(value)
    if (isConstant(node.name)) return number(CONSTANTS[node.name]!)
    throw new UnknownName(node.name, node.word, node.at)
  }
  const parts = children(node).map((part) => replace(part, scope, free, budget))
  if (node.kind === 'call' && !FUNCTION_NAMES.has(node.name)) return calledFunction(node, parts, scope, budget)
  return withChildren(node, parts)
}
