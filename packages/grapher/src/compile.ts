import { type CompareNode, children, type Node, sizeOf } from './ast.ts'
import { MathError } from './errors.ts'
import { divide, factorial, functionNamed, power } from './functions.ts'
import { holds, type Settings, workOut } from './values.ts'

/** The values of the variables, in the order in which they were named to `compile`. */
export type Slots = Float64Array | readonly number[]
export type Formula = (slots: Slots) => number
type Test = (slots: Slots) => boolean

/** A tree of more parts than this would make drawing slow: each value costs about one step for each part. */
export const MOST_PARTS = 6000

type Context = Readonly<{ variables: readonly string[]; settings: Settings; free: Map<Node, boolean> }>

/** Whether a variable stands in the tree; each part is asked once. */
function varies(node: Node, ctx: Context): boolean {
  const known = ctx.free.get(node)
  if (known !== undefined) return known
  const found = node.kind === 'name' ? ctx.variables.includes(node.name) : children(node).some((p) => varies(p, ctx))
  ctx.free.set(node, found)
  return found
}

function constant(node: Node, settings: Settings): Formula {
  const value = workOut(node, settings)
  if (value.kind !== 'number') throw new MathError('A list or point cannot be drawn as a curve.')
  const { value: fixed } = value
  return () => fixed
}

function powered(left: Formula, exponent: Node, right: Formula, ctx: Context): Formula {
  const { no } = ctx.settings
  if (exponent.kind !== 'number') return (s) => power(left(s), right(s), no)
  const n = exponent.value
  if (n === 2) return (s) => left(s) ** 2
  if (n === 3)
    return (s) => {
      const v = left(s)
      return v * v * v
    }
  return (s) => power(left(s), n, no)
}

function build(node: Node, ctx: Context): Formula {
  const { settings } = ctx
  if (!varies(node, ctx)) return constant(node, settings)
  const of = (part: Node): Formula => build(part, ctx)
  switch (node.kind) {
    case 'name': {
      const slot = ctx.variables.indexOf(node.name)
      return (s) => s[slot]!
    }
    case 'negate': {
      const a = of(node.of)
      return (s) => -a(s)
    }
    case 'factorial': {
      const a = of(node.of)
      return (s) => factorial(a(s), settings.no)
    }
    case 'binary': {
      const [a, b] = [of(node.left), of(node.right)]
      if (node.op === '+') return (s) => a(s) + b(s)
      if (node.op === '-') return (s) => a(s) - b(s)
      if (node.op === '*') return (s) => a(s) * b(s)
      if (node.op === '/') return (s) => divide(a(s), b(s), settings.no)
      return powered(a, node.right, b, ctx)
    }
    case 'call':
      return calledWith(node, ctx)
    case 'piecewise': {
      const cases = node.cases.map((c) => ({ when: c.when.map((w) => test(w, ctx)), value: of(c.value) }))
      const otherwise = node.otherwise ? of(node.otherwise) : () => settings.no('None of the conditions holds here.')
      return (s) => {
        for (const c of cases) if (c.when.every((w) => w(s))) return c.value(s)
        return otherwise(s)
      }
    }
    default:
      throw new MathError('A list or point cannot be drawn as a curve.')
  }
}

function calledWith(node: Extract<Node, { kind: 'call' }>, ctx: Context): Formula {
  const fn = functionNamed(node.name, ctx.settings.angle, ctx.settings.no)
  if (!fn) throw new MathError(`${node.name} cannot be used with a variable.`, node.at, node.at + node.name.length)
  // Lists stand as they are written, so that mean([1, 2, x]) is a curve.
  const parts = node.args.flatMap((arg): Formula[] => {
    if (arg.kind === 'list') return arg.items.map((item) => build(item, ctx))
    if (!varies(arg, ctx)) {
      const value = workOut(arg, ctx.settings)
      if (value.kind === 'list') return value.values.map((v) => () => v)
    }
    return [build(arg, ctx)]
  })
  const [a, b] = parts
  const { one, two, many, withList } = fn
  if (many) return (s) => many(parts.map((p) => p(s)))
  if (withList && parts.length > 1) {
    const last = parts.at(-1)!
    return (s) =>
      withList(
        parts.slice(0, -1).map((p) => p(s)),
        last(s),
      )
  }
  if (two && a && b && parts.length === 2) return (s) => two(a(s), b(s))
  if (one && a && parts.length === 1) return (s) => one(a(s))
  throw new MathError(
    `${node.name} takes ${one ? 'one number' : 'two numbers'} in its brackets.`,
    node.at,
    node.at + node.name.length,
  )
}

function test(node: CompareNode, ctx: Context): Test {
  const parts = node.parts.map((part) => build(part, ctx))
  const { signs } = node
  return (s) => {
    let left = parts[0]!(s)
    for (let i = 0; i < signs.length; i++) {
      const right = parts[i + 1]!(s)
      if (!holds(signs[i]!, left, right)) return false
      left = right
    }
    return true
  }
}

const contextOf = (node: Node, variables: readonly string[], settings: Settings): Context => {
  if (sizeOf(node) > MOST_PARTS) throw new MathError('This is too long to work out.')
  return { variables, settings, free: new Map() }
}

/** A tree as a function of its variables. No text is ever run as code: every step is one of the functions above. */
export const compile = (node: Node, variables: readonly string[], settings: Settings): Formula =>
  build(node, contextOf(node, variables, settings))

export const compileTest = (node: CompareNode, variables: readonly string[], settings: Settings): Test =>
  test(node, contextOf(node, variables, settings))
