import { type CompareNode, call, type Node, negate, number, type Operator } from './ast.ts'
import { MathError } from './errors.ts'
import { INVERSES, plainName } from './function-names.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Brackets within brackets; deeper ones no person can read. */
const DEEPEST = 60
const UNREADABLE = 'This cannot be read. Please check the signs and brackets.'

/** `functions` are the letters that were defined as functions: f(2) is a call then, and a product otherwise. */
export type ParseOptions = Readonly<{ functions?: ReadonlySet<string> }>
export type Parsed = Readonly<{ parts: readonly Node[]; steps: number }>

type State = {
  tokens: readonly Token[]
  next: number
  depth: number
  bars: number
  steps: number
  options: ParseOptions
}

const peek = (s: State): Token => s.tokens[s.next]!
const take = (s: State): Token => s.tokens[s.next++]!
const isSign = (token: Token, sign: string): boolean => token.kind === 'sign' && token.sign === sign

const shown = (token: Token): string => (token.kind === 'end' ? 'the end' : token.kind === 'sign' ? token.sign : 'this')

function expectSign(s: State, sign: string): void {
  const token = peek(s)
  if (isSign(token, sign)) s.next += 1
  // What was left open at the end is closed, as students leave it.
  else if (token.kind === 'end' && sign !== ':') return
  else throw new MathError(`Here ${sign} is missing before ${shown(token)}.`, token.at, token.to)
}

function deeper<T>(s: State, work: () => T): T {
  s.steps += 1
  s.depth += 1
  if (s.depth > DEEPEST) throw new MathError('There are too many brackets within brackets.', peek(s).at)
  const made = work()
  s.depth -= 1
  return made
}

/** Whether a factor can begin here without a sign before it. */
function beginsFactor(s: State, token: Token): boolean {
  if (token.kind === 'number' || token.kind === 'name' || token.kind === 'function') return true
  if (token.kind !== 'sign') return false
  if (token.sign === '|') return s.bars === 0
  return token.sign === '(' || token.sign === '√' || token.sign === '∛' || token.sign === '['
}

function sum(s: State): Node {
  return deeper(s, () => {
    let left = product(s)
    for (;;) {
      const token = peek(s)
      if (token.kind !== 'sign' || (token.sign !== '+' && token.sign !== '-')) return left
      s.next += 1
      left = { kind: 'binary', op: token.sign, left, right: product(s), at: token.at }
    }
  })
}

function product(s: State): Node {
  let left = signed(s)
  for (;;) {
    s.steps += 1
    const token = peek(s)
    if (token.kind === 'sign' && (token.sign === '*' || token.sign === '/')) {
      s.next += 1
      left = { kind: 'binary', op: token.sign as Operator, left, right: signed(s), at: token.at }
    } else if (beginsFactor(s, token)) {
      const before = s.tokens[s.next - 1]!
      if (token.kind === 'number' && (before.kind === 'number' || isSign(before, '%')))
        throw new MathError('A sign is missing between these numbers.', before.at, token.to)
      left = { kind: 'binary', op: '*', left, right: power(s), at: token.at }
    } else return left
  }
}

/** −x² is −(x²), and 2^−1 and 3·−2 are read as they stand. */
function signed(s: State): Node {
  const token = peek(s)
  if (token.kind !== 'sign' || (token.sign !== '-' && token.sign !== '+')) return power(s)
  s.next += 1
  return deeper(s, () => (token.sign === '-' ? negate(signed(s)) : signed(s)))
}

function power(s: State): Node {
  const base = postfix(s, primary(s))
  const token = peek(s)
  if (!isSign(token, '^')) return base
  s.next += 1
  return { kind: 'binary', op: '^', left: base, right: deeper(s, () => exponentOf(s)), at: token.at }
}

/** x^2, x^−2, and x^{2n} as it is written in TeX. */
function exponentOf(s: State): Node {
  if (!isSign(peek(s), '{')) return signed(s)
  s.next += 1
  const node = inside(s, () => sum(s))
  expectSign(s, '}')
  return node
}

function postfix(s: State, start: Node): Node {
  let node = start
  for (;;) {
    s.steps += 1
    const token = peek(s)
    if (token.kind === 'power') {
      s.next += 1
      node = { kind: 'binary', op: '^', left: node, right: number(Number(token.digits)), at: token.at }
    } else if (isSign(token, '!')) {
      s.next += 1
      node = { kind: 'factorial', of: node }
    } else if (isSign(token, '%')) {
      s.next += 1
      node = { kind: 'binary', op: '/', left: node, right: number(100), at: token.at }
    } else if (isSign(token, '[') && (node.kind === 'name' || node.kind === 'list')) {
      s.next += 1
      const by = inside(s, () => sum(s))
      expectSign(s, ']')
      node = { kind: 'index', of: node, by, at: token.at }
    } else return node
  }
}

/** Bars that stand outside a bracket do not close inside it. */
function inside<T>(s: State, work: () => T): T {
  const { bars } = s
  s.bars = 0
  const made = work()
  s.bars = bars
  return made
}

function primary(s: State): Node {
  const token = take(s)
  if (token.kind === 'number') return number(token.value)
  if (token.kind === 'name') return named(s, token)
  if (token.kind === 'function') return called(s, token)
  if (isSign(token, '(')) return bracket(s)
  if (isSign(token, '[')) return list(s, token.at)
  if (isSign(token, '{')) return braces(s)
  if (isSign(token, '|')) {
    const { bars } = s
    s.bars = bars + 1
    const of = sum(s)
    s.bars = bars
    expectSign(s, '|')
    return call('abs', of)
  }
  if (isSign(token, '√') || isSign(token, '∛'))
    return call(
      isSign(token, '√') ? 'sqrt' : 'cbrt',
      deeper(s, () => rootOf(s)),
    )
  if (token.kind === 'end') throw new MathError('Something is missing at the end.', Math.max(0, token.at - 1), token.to)
  throw new MathError(UNREADABLE, token.at, token.to)
}

/** √9+1 is √9 and then 1; √2x is √2 times x; √x² is √(x²). */
const rootOf = (s: State): Node => postfix(s, primary(s))

function named(s: State, token: Extract<Token, { kind: 'name' }>): Node {
  let primes = 0
  const isFunction = s.options.functions?.has(token.name) ?? false
  while (isFunction && isSign(peek(s), "'")) {
    s.next += 1
    primes += 1
  }
  if (!isFunction || !isSign(peek(s), '(')) {
    if (primes > 0) throw new MathError(`Please put brackets after ${token.name}'.`, token.at, token.to)
    return { kind: 'name', name: token.name, word: token.word, at: token.at }
  }
  s.next += 1
  return { kind: 'call', name: token.name, args: args(s, ')'), primes, at: token.at }
}

function called(s: State, token: Extract<Token, { kind: 'function' }>): Node {
  let exponent: Node | null = null
  let name = plainName(token.name)
  const after = peek(s)
  if (after.kind === 'power' || isSign(after, '^')) {
    s.next += 1
    exponent = after.kind === 'power' ? number(Number(after.digits)) : deeper(s, () => signedPrimary(s))
    if (exponent.kind === 'number' && exponent.value === -1 && INVERSES[name]) {
      name = INVERSES[name]!
      exponent = null
    }
  }
  const given = argsOf(s, token)
  const base = token.base === null ? [] : [baseOf(token.base, token.at)]
  const node: Node = { kind: 'call', name, args: [...given, ...base], primes: 0, at: token.at }
  return exponent ? { kind: 'binary', op: '^', left: node, right: exponent, at: token.at } : node
}

const baseOf = (text: string, at: number): Node =>
  /^\d+$/.test(text) ? number(Number(text)) : { kind: 'name', name: text, word: text, at }

/** The exponent of sin^2(x) is one number or letter; the bracket after it belongs to the sine. */
function signedPrimary(s: State): Node {
  if (!isSign(peek(s), '-')) return primary(s)
  s.next += 1
  return negate(primary(s))
}

/** In brackets, or without them all factors up to the next sign: sin 2x. */
function argsOf(s: State, token: Extract<Token, { kind: 'function' }>): readonly Node[] {
  if (isSign(peek(s), '(')) {
    s.next += 1
    return args(s, ')')
  }
  const next = peek(s)
  const usable = next.kind === 'number' || next.kind === 'name' || isSign(next, '√') || isSign(next, '|')
  if (!usable)
    throw new MathError(`Please put brackets after ${token.name}, as in ${token.name}(1).`, token.at, token.to)
  return deeper(s, () => {
    let of = power(s)
    while (['number', 'name'].includes(peek(s).kind))
      of = { kind: 'binary', op: '*', left: of, right: power(s), at: token.at }
    return [of]
  })
}

function args(s: State, close: string): Node[] {
  return inside(s, () => {
    const made: Node[] = []
    if (!isSign(peek(s), close)) {
      made.push(sum(s))
      while (isSign(peek(s), ',')) {
        s.next += 1
        made.push(sum(s))
      }
    }
    expectSign(s, close)
    return made
  })
}

function bracket(s: State): Node {
  const { at } = s.tokens[s.next - 1]!
  const parts = args(s, ')')
  const [x, y] = parts
  if (!x) throw new MathError('These brackets are empty.', at, at + 2)
  if (!y) return x
  if (parts.length > 2) throw new MathError('A point has two numbers.', at, peek(s).at)
  return { kind: 'point', x, y }
}

function list(s: State, at: number): Node {
  return inside(s, () => {
    const items: Node[] = []
    while (!isSign(peek(s), ']') && peek(s).kind !== 'end') {
      items.push(sum(s))
      if (isSign(peek(s), '...')) {
        s.next += 1
        const last = sum(s)
        expectSign(s, ']')
        const [first, second] = items
        if (!first || items.length > 2) throw new MathError('Write a range as [1...9] or [1,3...9].', at, peek(s).at)
        return { kind: 'range', first, second: second ?? null, last, at }
      }
      if (!isSign(peek(s), ',')) break
      s.next += 1
      // [1, 2, ...9] has one comma more than it needs.
      if (isSign(peek(s), '...')) throw new MathError('Write a range as [1...9] or [1,3...9].', at, peek(s).at)
    }
    expectSign(s, ']')
    return { kind: 'list', items }
  })
}

function condition(s: State): CompareNode {
  const node = comparison(s)
  if (node.kind !== 'compare') throw new MathError('A condition needs < or >, as in {x > 0}.', peek(s).at)
  return node
}

/** {x < 0: −x, x ≥ 0: x²}, {x > 0: 1, 2}, or {x > 0}, which is 1 where it holds. */
function braces(s: State): Node {
  return inside(s, () => {
    const cases: { when: CompareNode[]; value: Node }[] = []
    let otherwise: Node | null = null
    do {
      const first = comparison(s)
      if (first.kind !== 'compare') {
        otherwise = first
        break
      }
      const hasValue = isSign(peek(s), ':')
      if (hasValue) s.next += 1
      cases.push({ when: [first], value: hasValue ? sum(s) : number(1) })
    } while (isSign(peek(s), ',') && take(s))
    if (cases.length === 0) throw new MathError('A condition needs < or >, as in {x > 0}.', peek(s).at)
    expectSign(s, '}')
    return { kind: 'piecewise', cases, otherwise }
  })
}

/** x² {x > 0}{x < 3}: a value where every condition holds, and none elsewhere. */
function restricted(s: State, of: Node): Node {
  let node = of
  while (isSign(peek(s), '{')) {
    s.next += 1
    const when = inside(s, () => {
      const made = [condition(s)]
      while (isSign(peek(s), ',')) {
        s.next += 1
        made.push(condition(s))
      }
      expectSign(s, '}')
      return made
    })
    node = { kind: 'piecewise', cases: [{ when, value: node }], otherwise: null }
  }
  return node
}

function comparison(s: State): Node {
  const first = restricted(s, sum(s))
  const parts: Node[] = [first]
  const signs: CompareNode['signs'][number][] = []
  const { at } = peek(s)
  for (let token = peek(s); token.kind === 'compare'; token = peek(s)) {
    s.next += 1
    signs.push(token.sign)
    parts.push(restricted(s, sum(s)))
  }
  return signs.length === 0 ? first : { kind: 'compare', parts, signs, at }
}

/** One line, or several parts with commas between them: points, mostly. */
export function parseLine(text: string, options: ParseOptions = {}): Parsed {
  const s: State = { tokens: tokensOf(text), next: 0, depth: 0, bars: 0, steps: 0, options }
  const parts = [comparison(s)]
  while (isSign(peek(s), ',')) {
    s.next += 1
    parts.push(comparison(s))
  }
  const token = peek(s)
  if (token.kind !== 'end') throw new MathError(UNREADABLE, token.at, token.to)
  return { parts, steps: s.steps + s.tokens.length }
}
