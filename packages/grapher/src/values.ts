import type { Comparison, Node } from './ast.ts'
import { MathError } from './errors.ts'
import { type Angle, divide, factorial, functionNamed, LIST_PAIRS, type NoValue, power } from './functions.ts'

export type Point = Readonly<{ x: number; y: number }>
export type Value = Readonly<
  | { kind: 'number'; value: number }
  | { kind: 'list'; values: readonly number[] }
  | { kind: 'points'; points: readonly Point[]; single: boolean }
>
export type Settings = Readonly<{ angle: Angle; no: NoValue }>

/** Longer lists are not for a calculator, and would make a line slow. */
export const MOST_ITEMS = 2000

const num = (value: number): Value => ({ kind: 'number', value })
function list(values: readonly number[]): Value {
  if (values.length > MOST_ITEMS) throw new MathError(`A list has at most ${MOST_ITEMS} numbers.`)
  return { kind: 'list', values }
}

const SAME = 1e-12
/** Whether a comparison holds; equal numbers may differ by what rounding leaves. */
export function holds(sign: Comparison, a: number, b: number): boolean {
  if (sign === '<') return a < b
  if (sign === '>') return a > b
  if (sign === '<=') return a <= b
  if (sign === '>=') return a >= b
  return Math.abs(a - b) <= SAME * Math.max(1, Math.abs(a), Math.abs(b))
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number, no: NoValue) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': divide,
  '^': power,
}

/** Number with number, or every number of a list; two lists go together item by item. */
function together(a: Value, b: Value, f: (x: number, y: number) => number): Value {
  if (a.kind === 'points' || b.kind === 'points') return pointwise(a, b, f)
  if (a.kind === 'number' && b.kind === 'number') return num(f(a.value, b.value))
  if (a.kind === 'number') return list((b as { values: readonly number[] }).values.map((v) => f(a.value, v)))
  if (b.kind === 'number') return list(a.values.map((v) => f(v, b.value)))
  if (a.values.length !== b.values.length) throw new MathError('These lists have different lengths.')
  return list(a.values.map((v, i) => f(v, b.values[i]!)))
}

/** Points add up and stretch like vectors. */
function pointwise(a: Value, b: Value, f: (x: number, y: number) => number): Value {
  const [p, q] = [a.kind === 'points' ? a.points[0] : null, b.kind === 'points' ? b.points[0] : null]
  const one = (v: Value, axis: 'x' | 'y', own: Point | null | undefined): number =>
    own ? own[axis] : v.kind === 'number' ? v.value : Number.NaN
  const single = (a.kind !== 'points' || a.single) && (b.kind !== 'points' || b.single)
  if (!single || a.kind === 'list' || b.kind === 'list') throw new MathError('Points and lists cannot be combined so.')
  return {
    kind: 'points',
    points: [{ x: f(one(a, 'x', p), one(b, 'x', q)), y: f(one(a, 'y', p), one(b, 'y', q)) }],
    single,
  }
}

const numbersOf = (value: Value): readonly number[] =>
  value.kind === 'list'
    ? value.values
    : value.kind === 'number'
      ? [value.value]
      : fail('A list of numbers is needed here.')

const fail = (message: string): never => {
  throw new MathError(message)
}

const single = (value: Value): number =>
  value.kind === 'number' ? value.value : fail('One number is needed here, not a list.')

function rangeOf(first: number, second: number | null, last: number, at: number): Value {
  const step = second === null ? 1 : second - first
  const length = Math.floor((last - first) / step + 1e-9) + 1
  if (step === 0 || !Number.isFinite(length) || length < 1) throw new MathError('This range has no numbers.', at)
  if (length > MOST_ITEMS) throw new MathError(`A list has at most ${MOST_ITEMS} numbers.`, at)
  return list(Array.from({ length }, (_, i) => Number((first + i * step).toPrecision(14))))
}

function calledWith(node: Extract<Node, { kind: 'call' }>, args: readonly Value[], settings: Settings): Value {
  const [a, b] = args
  const pair = Object.hasOwn(LIST_PAIRS, node.name) ? LIST_PAIRS[node.name] : undefined
  if (pair) {
    if (!a || !b || args.length > 2) throw new MathError(`${node.name} takes two lists.`, node.at)
    const [p, q] = [numbersOf(a), numbersOf(b)]
    return p.length === q.length && p.length > 1 ? num(pair(p, q)) : fail('These lists have different lengths.')
  }
  if (node.name === 'sort') return list([...args.flatMap(numbersOf)].sort((p, q) => p - q))
  const fn = functionNamed(node.name, settings.angle, settings.no)
  if (!fn) throw new MathError(`“${node.name}” is not known here.`, node.at, node.at + node.name.length)
  if (fn.many) return args.length > 0 ? num(fn.many(args.flatMap(numbersOf))) : wrongCount(node, 'numbers')
  if (fn.withList)
    return a && b && args.length === 2
      ? num(fn.withList(numbersOf(a), single(b)))
      : wrongCount(node, 'a list and a number')
  if (fn.two && a && b && args.length === 2) return together(a, b, fn.two)
  if (fn.one && a && args.length === 1) return a.kind === 'list' ? list(a.values.map(fn.one)) : num(fn.one(single(a)))
  return wrongCount(node, fn.one && fn.two ? 'one or two numbers' : fn.two ? 'two numbers' : 'one number')
}

function wrongCount(node: Extract<Node, { kind: 'call' }>, takes: string): never {
  throw new MathError(`${node.name} takes ${takes} in its brackets.`, node.at, node.at + node.name.length)
}

/** The value of a tree without variables. */
export function workOut(node: Node, settings: Settings): Value {
  const of = (part: Node): Value => workOut(part, settings)
  switch (node.kind) {
    case 'number':
      return num(node.value)
    case 'name':
      throw new MathError(`“${node.name.replace('_', '')}” is not known here.`, node.at, node.at + 1)
    case 'negate':
      return together(num(0), of(node.of), (_, v) => -v)
    case 'factorial':
      return together(num(0), of(node.of), (_, v) => factorial(v, settings.no))
    case 'binary':
      return together(of(node.left), of(node.right), (a, b) => OPERATIONS[node.op]!(a, b, settings.no))
    case 'call':
      return calledWith(node, node.args.map(of), settings)
    case 'list':
      return listOf(node.items.map(of))
    case 'range':
      return rangeOf(single(of(node.first)), node.second && single(of(node.second)), single(of(node.last)), node.at)
    case 'index': {
      const [items, by] = [numbersOf(of(node.of)), single(of(node.by))]
      const item = items[by - 1]
      if (item === undefined)
        throw new MathError(`This list has ${items.length} numbers; the first is number 1.`, node.at)
      return num(item)
    }
    case 'point':
      return pointOf(of(node.x), of(node.y))
    case 'compare':
      return num(
        node.signs.every((s, i) => holds(s, single(of(node.parts[i]!)), single(of(node.parts[i + 1]!)))) ? 1 : 0,
      )
    case 'piecewise': {
      const found = node.cases.find((c) => c.when.every((w) => single(of(w)) === 1))
      if (found) return of(found.value)
      return node.otherwise ? of(node.otherwise) : num(settings.no('None of the conditions holds here.'))
    }
  }
}

function listOf(items: readonly Value[]): Value {
  if (items.length > 0 && items.every((v) => v.kind === 'points'))
    return { kind: 'points', points: items.flatMap((v) => (v.kind === 'points' ? v.points : [])), single: false }
  return list(items.flatMap(numbersOf))
}

/** A point of two numbers, or points of two lists. */
function pointOf(x: Value, y: Value): Value {
  if (x.kind === 'number' && y.kind === 'number')
    return { kind: 'points', points: [{ x: x.value, y: y.value }], single: true }
  const [xs, ys] = [numbersOf(x), numbersOf(y)]
  const length = Math.max(x.kind === 'list' ? xs.length : 0, y.kind === 'list' ? ys.length : 0)
  const at = (values: readonly number[], v: Value, i: number): number => (v.kind === 'list' ? values[i]! : values[0]!)
  if ((x.kind === 'list' && xs.length !== length) || (y.kind === 'list' && ys.length !== length))
    throw new MathError('These lists have different lengths.')
  return {
    kind: 'points',
    points: Array.from({ length }, (_, i) => ({ x: at(xs, x, i), y: at(ys, y, i) })),
    single: false,
  }
}
