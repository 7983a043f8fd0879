import { children, type Node, namesIn } from './ast.ts'
import { conicOf } from './conics.ts'
import type { Curve, Explicit, Region } from './curves.ts'
import { fitsAlways } from './draw.ts'
import { numberText } from './exact.ts'
import { type Asymptote, explore, type Findings, type Interest, inView, levelFarOut } from './explore.ts'
import { factorsInX, polynomialOf } from './polynomial.ts'
import type { Point } from './values.ts'
import type { View } from './view.ts'

export const pointText = ({ x, y }: Point): string => `(${numberText(x)}, ${numberText(y)})`

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Names that a student knows for functions of each degree. */
const DEGREES = [
  'Horizontal line',
  'Straight line',
  'Parabola',
  'Cubic curve',
  'Curve of degree 4',
  'Curve of degree 5',
]

const has = (node: Node, test: (n: Node) => boolean): boolean => test(node) || children(node).some((n) => has(n, test))
const calls = (node: Node, ...names: string[]): boolean =>
  has(node, (n) => n.kind === 'call' && names.includes(n.name) && namesIn(n).size > 0)

function kindOfFunction({ node }: Explicit): string {
  const p = polynomialOf(node)
  const factors = p && factorsInX(p)
  if (factors)
    return factors.length - 1 < DEGREES.length ? DEGREES[factors.length - 1]! : `Curve of degree ${factors.length - 1}`
  if (node.kind === 'piecewise' && node.cases.length + (node.otherwise ? 1 : 0) > 1) return 'Curve in pieces'
  if (calls(node, 'sin', 'cos', 'tan', 'sec', 'csc', 'cot')) return 'Trigonometric curve'
  if (has(node, (n) => n.kind === 'binary' && n.op === '^' && namesIn(n.right).size > 0) || calls(node, 'exp'))
    return 'Exponential curve'
  if (calls(node, 'ln', 'log')) return 'Logarithmic curve'
  if (calls(node, 'floor', 'ceil', 'round')) return 'Step curve'
  if (calls(node, 'abs')) return 'Absolute value curve'
  if (calls(node, 'sqrt', 'cbrt', 'root')) return 'Root curve'
  if (has(node, (n) => n.kind === 'binary' && n.op === '/' && namesIn(n.right).size > 0)) return 'Rational curve'
  return 'Curve'
}

function lineWords(curve: Explicit): string | null {
  const p = polynomialOf(curve.node)
  const factors = p && factorsInX(p)
  if (curve.kind === 'x-of-y' && namesIn(curve.node).size === 0)
    return `Vertical line at x = ${numberText(curve.f(0))}.`
  if (!factors || curve.kind === 'x-of-y') return null
  if (factors.length === 1) return `Horizontal line at y = ${numberText(factors[0]!)}.`
  if (factors.length === 2) return `Straight line with slope ${numberText(factors[1]!)}.`
  if (factors.length === 3) return `Parabola that opens ${factors[2]! > 0 ? 'up' : 'down'}.`
  return null
}

/** What it does far out, to both sides. */
function farOut(curve: Explicit): string | null {
  if (curve.kind === 'x-of-y' || curve.where.length > 0) return null
  const side = (sign: 1 | -1): string | null => {
    const level = levelFarOut(curve.f, sign)
    const [a, b] = [curve.f(sign * 1e4), curve.f(sign * 2e4)]
    if (level !== null) return null
    if (b === Number.POSITIVE_INFINITY || (b > a && b > 0)) return 'rises'
    if (b === Number.NEGATIVE_INFINITY || (b < a && b < 0)) return 'falls'
    return null
  }
  if (calls(curve.node, 'sin', 'cos', 'tan', 'mod', 'floor')) return null
  const [left, right] = [side(-1), side(1)]
  if (left && left === right) return `It ${left} to both sides.`
  const parts = [left && `${left} to the left`, right && `${right} to the right`].filter((v) => v !== null)
  return parts.length > 0 ? `It ${and(parts)}.` : null
}

const LABELS: Partial<Record<Interest['kind'], readonly [string, string]>> = {
  'x-intercept': ['It meets the x-axis at', 'It meets the x-axis at'],
  'y-intercept': ['It meets the y-axis at', 'It meets the y-axis at'],
  minimum: ['Its minimum is', 'Its minima are'],
  maximum: ['Its maximum is', 'Its maxima are'],
  leftmost: ['Its leftmost point is', 'Its leftmost points are'],
  rightmost: ['Its rightmost point is', 'Its rightmost points are'],
  hole: ['It has a hole at', 'It has holes at'],
  'open end': ['It has an open end at', 'It has open ends at'],
  'closed end': ['It has a closed end at', 'It has closed ends at'],
}
const MOST_NAMED = 6

function pointWords(points: readonly Interest[]): string[] {
  return Object.entries(LABELS).flatMap(([kind, label]) => {
    const own = points.filter((p) => p.kind === kind)
    if (own.length === 0) return []
    const more = own.length > MOST_NAMED ? `${own.length} points, among them ` : ''
    return [`${own.length === 1 ? label[0] : label[1]} ${more}${and(own.slice(0, MOST_NAMED).map(pointText))}.`]
  })
}

const asymptoteWords = (asymptotes: readonly Asymptote[]): string[] => {
  const upright = asymptotes.filter((a) => a.side === undefined).map((a) => `${a.axis} = ${numberText(a.at)}`)
  const level = asymptotes.filter((a) => a.side !== undefined)
  return [
    ...(upright.length > 0
      ? [`Vertical asymptote${upright.length > 1 ? 's' : ''} at ${and(upright.slice(0, MOST_NAMED))}.`]
      : []),
    ...level.map(
      (a) => `Horizontal asymptote at y = ${numberText(a.at)}${a.side === 'both' ? '' : `, to the ${a.side}`}.`,
    ),
  ]
}

function conicWords(curve: Extract<Curve, { kind: 'implicit' }>): string | null {
  const p = polynomialOf(curve.node)
  const conic = p && conicOf(p)
  if (!conic) return null
  switch (conic.kind) {
    case 'circle':
      return `Circle with center ${pointText(conic)} and radius ${numberText(conic.radius)}.`
    case 'ellipse':
      return `Ellipse with center ${pointText(conic)}, ${numberText(2 * conic.a)} wide and ${numberText(2 * conic.b)} high.`
    case 'hyperbola':
      return `Hyperbola with center ${pointText(conic)} that opens ${conic.upright ? 'up and down' : 'left and right'}.`
    case 'parabola':
      return `Parabola with vertex ${pointText(conic)} that opens ${conic.opens === 'up' || conic.opens === 'down' ? conic.opens : `to the ${conic.opens}`}.`
    case 'one point':
      return `A single point, ${pointText(conic)}.`
    case 'two lines':
      return 'Straight lines.'
    case 'nothing':
      return 'No point fits this equation.'
    default:
      return `${conic.kind === 'turned ellipse' ? 'Turned ellipse' : conic.kind === 'turned hyperbola' ? 'Turned hyperbola' : 'Turned parabola'}.`
  }
}

function firstWords(curve: Curve, view: View, findings: Findings): string {
  switch (curve.kind) {
    case 'y-of-x':
    case 'x-of-y':
      return lineWords(curve) ?? `${curve.kind === 'x-of-y' ? 'Curve of x by y' : kindOfFunction(curve)}.`
    case 'implicit':
      return conicWords(curve) ?? 'Curve of an equation.'
    case 'parametric':
      return curve.polar ? 'Polar curve.' : 'Curve that t runs along.'
    case 'x-at':
    case 'y-at': {
      const name = curve.kind === 'x-at' ? 'x' : 'y'
      const values = findings.points.map((p) => `${name} = ${numberText(curve.kind === 'x-at' ? p.x : p.y)}`)
      if (fitsAlways(curve, view)) return `Every ${name} fits.`
      if (values.length === 0) return `No solution for ${name} in view.`
      return `${values.length > 1 ? 'Solutions' : 'Solution'} ${and(values.slice(0, 12))}.`
    }
  }
}

/** A curve in words: its kind, where it meets the axes, where it turns and breaks, what it does far out. */
export function describe(curve: Curve, view: View, findings: Findings = explore(curve, view)): string {
  const first = firstWords(curve, view, findings)
  if (curve.kind === 'x-at' || curve.kind === 'y-at') return first
  const explicit = curve.kind === 'y-of-x' || curve.kind === 'x-of-y'
  const known = explicit && polynomialOf(curve.node) !== null && curve.where.length === 0
  const points = known ? findings.points : inView(findings.points, view)
  const last = explicit ? farOut(curve) : null
  return [first, ...pointWords(points), ...asymptoteWords(findings.asymptotes), ...(last ? [last] : [])].join(' ')
}

/** The shaded side of an inequality, in words. */
export function describeRegion({ node, edges }: Region, view: View): string {
  const dashed = edges.map((e) => e.strict)
  const border = dashed.every(Boolean)
    ? 'without the edge'
    : dashed.some(Boolean)
      ? 'with the solid edge only'
      : 'with the edge'
  const [left, right] = node.parts as [Node, Node]
  const single = node.signs.length === 1
  const greater = node.signs[0] === '>' || node.signs[0] === '>='
  const yAlone =
    single && ((left.kind === 'name' && left.name === 'y') || (right.kind === 'name' && right.name === 'y'))
  const above = left.kind === 'name' && left.name === 'y' ? greater : !greater
  const place = yAlone ? `Everything ${above ? 'above' : 'below'} the edge` : 'The shaded part of the plane'
  return `${place}, ${border}. The edge: ${edges.map((e) => describe(e.curve, view)).join(' ')}`
}
