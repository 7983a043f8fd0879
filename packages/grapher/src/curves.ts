import { binary, type CompareNode, call, name as letter, type Node, namesIn, number } from './ast.ts'
import { compile, compileTest } from './compile.ts'
import { derive, times } from './derive.ts'
import { MathError } from './errors.ts'
import { drawNoValue } from './functions.ts'
import { degreeIn, factor, polynomialOf } from './polynomial.ts'
import { substitute } from './resolve.ts'
import type { Real } from './solve.ts'
import type { Point, Settings } from './values.ts'

export type Field = (x: number, y: number) => number

/** What can be drawn. `node` is the formula without names; a curve has no value (NaN) where it does not exist. */
export type Curve = Readonly<
  | {
      kind: 'y-of-x' | 'x-of-y'
      f: Real
      slope: Real | null
      node: Node
      where: readonly CompareNode[]
      angle: Settings['angle']
    }
  | { kind: 'implicit'; f: Field; node: Node; where: readonly CompareNode[] }
  | { kind: 'x-at' | 'y-at'; f: Real; slope: Real | null; node: Node; where: readonly CompareNode[]; fits: Field }
  | {
      kind: 'parametric'
      x: Real
      y: Real
      slopes: Readonly<{ x: Real | null; y: Real | null }>
      from: number
      to: number
      polar: boolean
      node: Node
    }
>
export type Explicit = Extract<Curve, { kind: 'y-of-x' | 'x-of-y' }>

const XY = ['x', 'y'] as const

const drawing = (settings: Settings): Settings => ({ ...settings, no: drawNoValue })

const oneOf = (node: Node, name: string, settings: Settings): Real => {
  const formula = compile(node, [name], settings)
  const slots = new Float64Array(1)
  return (v) => {
    slots[0] = v
    return formula(slots)
  }
}

/** A function of one variable that has a value only where the conditions hold. */
function slopeOf(node: Node, name: string, settings: Settings): Real | null {
  try {
    const tree = derive(node, name, settings.angle)
    return tree && oneOf(tree, name, settings)
  } catch (error) {
    // A derivative may grow too long; the curve is drawn without it.
    if (error instanceof MathError) return null
    throw error
  }
}

/** True where every condition holds. */
function tests(where: readonly CompareNode[], settings: Settings): (x: number, y: number) => boolean {
  const made = where.map((condition) => compileTest(condition, XY, settings))
  const slots = new Float64Array(2)
  return (x, y) => {
    slots[0] = x
    slots[1] = y
    return made.every((holds) => holds(slots))
  }
}

export function explicit(kind: Explicit['kind'], node: Node, where: readonly CompareNode[], given: Settings): Curve {
  const settings = drawing(given)
  const name = kind === 'y-of-x' ? 'x' : 'y'
  const plain = oneOf(node, name, settings)
  const fits = tests(where, settings)
  const f: Real =
    where.length === 0
      ? plain
      : (v) => {
          const w = plain(v)
          return (kind === 'y-of-x' ? fits(v, w) : fits(w, v)) ? w : Number.NaN
        }
  return { kind, f, slope: slopeOf(node, name, settings), node, where, angle: settings.angle }
}

export function fieldOf(node: Node, where: readonly CompareNode[], given: Settings): Field {
  const settings = drawing(given)
  const formula = compile(node, XY, settings)
  const fits = where.length > 0 ? tests(where, settings) : null
  const slots = new Float64Array(2)
  return (x, y) => {
    slots[0] = x
    slots[1] = y
    return fits && !fits(x, y) ? Number.NaN : formula(slots)
  }
}

const isName = (node: Node, name: string): boolean => node.kind === 'name' && node.name === name

/** c·y + g(x) = 0 with a fixed c can be read as y = −g(x)/c. */
function linearIn(name: 'x' | 'y', difference: Node): Node | null {
  const p = polynomialOf(difference)
  const [axis, other] = name === 'y' ? ([1, 0] as const) : ([0, 1] as const)
  if (!p || degreeIn(p, axis) !== 1) return null
  const mixed = [...p.keys()].some((k) => Number(k.split(',')[axis]) === 1 && Number(k.split(',')[other]) > 0)
  if (mixed) return null
  const c = name === 'y' ? factor(p, 0, 1) : factor(p, 1, 0)
  const rest = substitute(difference, new Map([[name, number(0)]]))
  return binary('/', rest, number(-c))
}

/** A square is zero where its base is; the base changes its sign there, and can be followed. */
function withoutSquare(left: Node, right: Node): Node {
  const zero = (node: Node): boolean => node.kind === 'number' && node.value === 0
  const whole = zero(right) ? left : zero(left) ? right : null
  if (!whole) return binary('-', left, right)
  if (
    whole.kind === 'binary' &&
    whole.op === '^' &&
    whole.right.kind === 'number' &&
    whole.right.value % 2 === 0 &&
    whole.right.value > 0
  )
    return withoutSquare(whole.left, number(0))
  if (whole.kind === 'call' && whole.name === 'abs') return withoutSquare(whole.args[0]!, number(0))
  return whole
}

/** The curve of left = right. */
export function equation(left: Node, right: Node, where: readonly CompareNode[], given: Settings): Curve {
  const settings = drawing(given)
  const has = (node: Node, name: string): boolean => namesIn(node).has(name)
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (isName(one, 'y') && !has(other, 'y')) return explicit('y-of-x', other, where, settings)
    if (isName(one, 'x') && !has(other, 'x')) return explicit('x-of-y', other, where, settings)
  }
  const node = withoutSquare(left, right)
  const names = namesIn(node)
  if (!names.has('y') || !names.has('x')) {
    const name = names.has('y') ? 'y' : 'x'
    const fits = tests(where, settings)
    return {
      kind: name === 'x' ? 'x-at' : 'y-at',
      f: oneOf(node, name, settings),
      slope: slopeOf(node, name, settings),
      node,
      where,
      fits: (x, y) => (fits(x, y) ? 1 : Number.NaN),
    }
  }
  const solved = linearIn('y', node)
  if (solved) return explicit('y-of-x', solved, where, settings)
  return { kind: 'implicit', f: fieldOf(node, where, settings), node, where }
}

const TURN = 2 * Math.PI

/** The ends that conditions such as {0 ≤ t ≤ 2π} set, and those that remain. */
function endsOf(name: string, where: readonly CompareNode[], settings: Settings, from: number, to: number) {
  let [low, high] = [from, to]
  const other = where.filter((condition) => {
    const own = condition.parts.every((part) => isName(part, name) || namesIn(part).size === 0)
    if (!own) return true
    condition.signs.forEach((sign, i) => {
      const [a, b] = [condition.parts[i]!, condition.parts[i + 1]!]
      const rising = sign === '<' || sign === '<='
      const value = compile(isName(a, name) ? b : a, [], settings)([])
      if (isName(a, name) === rising) high = value
      else low = value
    })
    return false
  })
  return { low, high, other }
}

export function parametric(x: Node, y: Node, where: readonly CompareNode[], given: Settings): Curve {
  const settings = drawing(given)
  const { low, high, other } = endsOf('t', where, settings, 0, settings.angle === 'deg' ? 360 : TURN)
  const [fx, fy] = [oneOf(x, 't', settings), oneOf(y, 't', settings)]
  const fits = other.map((condition) => compileTest(condition, ['x', 'y', 't'], settings))
  const inside: Real = (t) => (fits.every((holds) => holds([fx(t), fy(t), t])) ? 1 : Number.NaN)
  return {
    kind: 'parametric',
    x: fits.length > 0 ? (t) => fx(t) * inside(t) : fx,
    y: fy,
    slopes: { x: slopeOf(x, 't', settings), y: slopeOf(y, 't', settings) },
    from: low,
    to: high,
    polar: false,
    node: { kind: 'point', x, y },
  }
}

/** Turns that are drawn of a spiral; a curve that repeats itself is drawn once. */
const MOST_TURNS = 6

export function polar(radius: Node, where: readonly CompareNode[], given: Settings): Curve {
  const settings = drawing(given)
  const turn = settings.angle === 'deg' ? 360 : TURN
  const r = oneOf(radius, 'θ', settings)
  const repeats = Array.from({ length: 23 }, (_, i) => (i * turn) / 23.7).every((v) => {
    const [a, b] = [r(v), r(v + turn)]
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)) || (Number.isNaN(a) && Number.isNaN(b))
  })
  const { low, high } = endsOf('θ', where, settings, 0, repeats ? turn : MOST_TURNS * turn)
  const [x, y] = [times(radius, call('cos', letter('θ'))), times(radius, call('sin', letter('θ')))]
  return {
    kind: 'parametric',
    x: oneOf(x, 'θ', settings),
    y: oneOf(y, 'θ', settings),
    slopes: { x: slopeOf(x, 'θ', settings), y: slopeOf(y, 'θ', settings) },
    from: low,
    to: high,
    polar: true,
    node: radius,
  }
}

export type Edge = Readonly<{ curve: Curve; strict: boolean }>
/** The places where an inequality holds; `margin` is above zero there and changes its sign at the edge. */
export type Region = Readonly<{
  margin: Field
  edges: readonly Edge[]
  node: CompareNode
  where: readonly CompareNode[]
}>

export function region(node: CompareNode, where: readonly CompareNode[], given: Settings): Region {
  const settings = drawing(given)
  const pairs = node.signs.map((sign, i) => ({ sign, left: node.parts[i]!, right: node.parts[i + 1]! }))
  const margins = pairs.map(({ sign, left, right }) =>
    fieldOf(sign === '<' || sign === '<=' ? binary('-', right, left) : binary('-', left, right), where, settings),
  )
  return {
    margin: (x, y) => {
      let least = Number.POSITIVE_INFINITY
      for (const margin of margins) {
        const value = margin(x, y)
        if (!(value >= least)) least = value
      }
      return least
    },
    edges: pairs.map(({ sign, left, right }) => ({
      curve: equation(left, right, where, settings),
      strict: sign === '<' || sign === '>',
    })),
    node,
    where,
  }
}

export type Points = Readonly<{ points: readonly Point[] }>
