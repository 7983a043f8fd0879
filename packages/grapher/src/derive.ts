import { binary, call, type Node, namesIn, negate, number } from './ast.ts'
import type { Angle } from './functions.ts'

/** Sums and products without the zeros and ones that deriving leaves behind. */
const value = (n: Node): number | null => (n.kind === 'number' ? n.value : null)
export const plus = (a: Node, b: Node): Node => (value(a) === 0 ? b : value(b) === 0 ? a : binary('+', a, b))
export const minus = (a: Node, b: Node): Node => (value(b) === 0 ? a : value(a) === 0 ? negate(b) : binary('-', a, b))
export function times(a: Node, b: Node): Node {
  if (value(a) === 0 || value(b) === 0) return number(0)
  if (value(a) === 1) return b
  if (value(b) === 1) return a
  if (a.kind === 'number' && b.kind === 'number') return number(a.value * b.value)
  return binary('*', a, b)
}
const over = (a: Node, b: Node): Node => (value(a) === 0 ? number(0) : value(b) === 1 ? a : binary('/', a, b))
const raised = (a: Node, n: number): Node => (n === 1 ? a : n === 0 ? number(1) : binary('^', a, number(n)))

/** The slope of a function at u, without the inner slope. Null where there is no rule. */
function outer(name: string, u: Node, angle: Angle): Node | null {
  const unit = number(angle === 'deg' ? Math.PI / 180 : 1)
  const back = number(angle === 'deg' ? 180 / Math.PI : 1)
  const one = number(1)
  switch (name) {
    case 'sin':
      return times(unit, call('cos', u))
    case 'cos':
      return times(unit, negate(call('sin', u)))
    case 'tan':
      return over(unit, raised(call('cos', u), 2))
    case 'sec':
      return times(unit, over(call('sin', u), raised(call('cos', u), 2)))
    case 'csc':
      return times(unit, negate(over(call('cos', u), raised(call('sin', u), 2))))
    case 'cot':
      return times(unit, negate(over(one, raised(call('sin', u), 2))))
    case 'asin':
      return over(back, call('sqrt', minus(one, raised(u, 2))))
    case 'acos':
      return negate(over(back, call('sqrt', minus(one, raised(u, 2)))))
    case 'atan':
      return over(back, plus(one, raised(u, 2)))
    case 'sinh':
      return call('cosh', u)
    case 'cosh':
      return call('sinh', u)
    case 'tanh':
      return over(one, raised(call('cosh', u), 2))
    case 'exp':
      return call('exp', u)
    case 'ln':
      return over(one, u)
    case 'sqrt':
      return over(number(0.5), call('sqrt', u))
    case 'cbrt':
      return over(one, times(number(3), raised(call('cbrt', u), 2)))
    case 'abs':
      return call('sign', u)
    case 'sign':
    case 'floor':
    case 'ceil':
    case 'round':
      return number(0)
    default:
      return null
  }
}

function ofPower(base: Node, exponent: Node, by: string, angle: Angle): Node | null {
  const db = derive(base, by, angle)
  const dn = derive(exponent, by, angle)
  if (!db || !dn) return null
  if (value(dn) === 0) {
    const less =
      exponent.kind === 'number' ? raised(base, exponent.value - 1) : binary('^', base, minus(exponent, number(1)))
    return times(times(exponent, less), db)
  }
  const whole = binary('^', base, exponent)
  const growth = times(times(whole, call('ln', base)), dn)
  return value(db) === 0
    ? growth
    : plus(growth, times(times(exponent, binary('^', base, minus(exponent, number(1)))), db))
}

/** The derivative as a tree, or null where some part has no rule (a factorial, a median). */
export function derive(node: Node, by: string, angle: Angle): Node | null {
  if (!namesIn(node).has(by)) return number(0)
  switch (node.kind) {
    case 'name':
      return number(1)
    case 'negate': {
      const d = derive(node.of, by, angle)
      return d && negate(d)
    }
    case 'binary': {
      const { op, left, right } = node
      if (op === '^') return ofPower(left, right, by, angle)
      const a = derive(left, by, angle)
      const b = derive(right, by, angle)
      if (!a || !b) return null
      if (op === '+') return plus(a, b)
      if (op === '-') return minus(a, b)
      if (op === '*') return plus(times(a, right), times(left, b))
      return value(b) === 0 ? over(a, right) : over(minus(times(a, right), times(left, b)), raised(right, 2))
    }
    case 'call': {
      const [u, v] = node.args
      if (!u) return null
      if (node.name === 'log') {
        const base = v ?? number(10)
        if (namesIn(base).has(by)) return derive(over(call('ln', u), call('ln', base)), by, angle)
        const d = derive(u, by, angle)
        return d && over(d, times(u, call('ln', base)))
      }
      if (node.name === 'root' && v && !namesIn(u).has(by)) return derive(binary('^', v, over(number(1), u)), by, angle)
      if (v) return null
      const slope = outer(node.name, u, angle)
      const inner = derive(u, by, angle)
      return slope && inner && times(slope, inner)
    }
    case 'piecewise': {
      const cases = node.cases.map((c) => ({ when: c.when, value: derive(c.value, by, angle) }))
      const otherwise = node.otherwise ? derive(node.otherwise, by, angle) : null
      if (cases.some((c) => c.value === null) || (node.otherwise && !otherwise)) return null
      return { kind: 'piecewise', cases: cases.map((c) => ({ when: c.when, value: c.value! })), otherwise }
    }
    default:
      return null
  }
}
