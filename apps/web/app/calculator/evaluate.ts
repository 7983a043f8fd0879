import { create, type MathNode, parseDependencies } from 'mathjs/number'
import { type Angle, CalculationError, divide, FUNCTIONS, factorial, power } from './functions'

/**
 * The calculator's arithmetic. mathjs only reads the text into a tree; the tree is then allowed or refused node by node,
 * so that an expression can reach the functions of our own list and nothing else of mathjs, JavaScript or the page.
 */
const { parse } = create({ ...parseDependencies }, {})

const MOST_CHARACTERS = 400
const UNREADABLE = 'This cannot be read as a calculation. Please check the signs and brackets.'

type Values = Readonly<{ x: number; ans: number }>
type Formula = (values: Values) => number
type Names = Readonly<{ angle: Angle; variable: boolean }>

const BINARY: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide,
  pow: power,
}
const UNARY: Readonly<Record<string, (a: number) => number>> = {
  unaryMinus: (a) => -a,
  unaryPlus: (a) => a,
  factorial,
}

const refuse = (sentence: string): never => {
  throw new CalculationError(sentence)
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

function symbol(name: string, names: Names): Formula {
  if (name === 'pi') return () => Math.PI
  if (name === 'e') return () => Math.E
  if (name === 'ans' && !names.variable) return (v) => v.ans
  if (name === 'x' && names.variable) return (v) => v.x
  if (FUNCTIONS.has(name)) return refuse(`Please put brackets after ${name}, as in ${name}(1).`)
  return refuse(names.variable ? `“${name}” is not known here; the variable is x.` : `“${name}” is not known here.`)
}

function called(name: string, args: readonly Formula[], names: Names): Formula {
  const entry = FUNCTIONS.get(name)
  if (!entry) {
    // x(2 + 1) and π(3) are products: a letter that stands for a number multiplies the bracket after it.
    const [only, ...more] = args
    if (!only || more.length > 0) return refuse(`“${name}” is not known here.`)
    const factor = symbol(name, names)
    return (v) => factor(v) * only(v)
  }
  if (args.length < entry.least || args.length > entry.most)
    return refuse(`${name} takes ${entry.most === 1 ? 'one number' : 'one or two numbers'} in its brackets.`)
  const [first, second] = args as [Formula, Formula?]
  return (v) => entry.call(names.angle, first(v), second?.(v))
}

function build(node: MathNode, names: Names): Formula {
  if (node.type === 'ConstantNode') {
    const { value } = node as unknown as { value: unknown }
    return typeof value === 'number' ? () => value : refuse(UNREADABLE)
  }
  if (node.type === 'ParenthesisNode') return build((node as unknown as { content: MathNode }).content, names)
  if (node.type === 'SymbolNode') return symbol((node as unknown as { name: string }).name, names)
  if (node.type === 'OperatorNode') {
    const { fn, args } = node as unknown as { fn: string; args: MathNode[] }
    const [a, b] = args.map((arg) => build(arg, names)) as [Formula, Formula?]
    const two = own(BINARY, fn)
    if (two && b) return (v) => two(a(v), b(v))
    const single = own(UNARY, fn)
    if (single && !b) return (v) => single(a(v))
    return refuse(`The sign ${(node as unknown as { op: string }).op} cannot be used here.`)
  }
  if (node.type === 'FunctionNode') {
    const { fn, args } = node as unknown as { fn: MathNode; args: MathNode[] }
    if (fn.type !== 'SymbolNode') return refuse(UNREADABLE)
    const built = args.map((arg) => build(arg, names))
    return called((fn as unknown as { name: string }).name, built, names)
  }
  return refuse(UNREADABLE)
}

/** What people type and what the keys show, in the parser's words; brackets left open are closed. */
export function normalise(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/π/g, 'pi')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/(sin|cos|tan)⁻¹/g, 'a$1')
    .replace(/√\s*(\d+(?:\.\d+)?|pi|ans|x|e)/g, 'sqrt($1)')
    .replace(/√/g, 'sqrt')
  const open = [...plain].reduce((n, c) => n + (c === '(' ? 1 : c === ')' ? -1 : 0), 0)
  return plain + ')'.repeat(Math.max(0, open))
}

function read(text: string, names: Names): Formula {
  if (text.trim() === '') return refuse('Please enter a calculation.')
  if (text.length > MOST_CHARACTERS) return refuse(`Please keep a calculation under ${MOST_CHARACTERS} characters.`)
  let tree: MathNode
  try {
    tree = parse(normalise(text))
  } catch {
    return refuse(UNREADABLE)
  }
  return build(tree, names)
}

export type Outcome = Readonly<{ ok: true; value: number } | { ok: false; error: string }>

const failed = (error: unknown): { ok: false; error: string } => ({
  ok: false,
  error: error instanceof CalculationError ? error.message : UNREADABLE,
})

/** One calculation: its value, or the sentence that says why it has none. */
export function evaluate(text: string, angle: Angle, ans = 0): Outcome {
  try {
    const value = read(text, { angle, variable: false })({ x: Number.NaN, ans })
    if (Number.isNaN(value)) return { ok: false, error: 'This has no value.' }
    if (!Number.isFinite(value)) return { ok: false, error: 'This number is too large to show.' }
    return { ok: true, value: value === 0 ? 0 : value }
  } catch (error) {
    return failed(error)
  }
}

export type Curve = Readonly<{ ok: true; at: (x: number) => number | null } | { ok: false; error: string }>

/** A function of x for the graph; null where it has no value. A leading “y =” or “f(x) =” may stand. */
export function readCurve(text: string, angle: Angle): Curve {
  try {
    const formula = read(text.replace(/^\s*(?:y|[a-z]\s*\(\s*x\s*\))\s*=/i, ''), { angle, variable: true })
    return {
      ok: true,
      at: (x) => {
        try {
          const y = formula({ x, ans: Number.NaN })
          return Number.isFinite(y) ? y : null
        } catch {
          return null
        }
      },
    }
  } catch (error) {
    return failed(error)
  }
}

/** A number as the display writes it: whole numbers in full, others with 12 digits, very large or small ones as a power of ten. */
export function show(value: number): string {
  const text = plainNumber(value)
  const [digits = '', exponent] = text.split('e')
  const signed = digits.replace('-', '−')
  return exponent === undefined ? signed : `${signed} × 10^${exponent.replace('-', '−')}`
}

/** The same number to copy: readable by other programs. */
export function plainNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value)
  const rounded = Number(value.toPrecision(12))
  // From 10^15 on, zeros would stand for digits that are not known.
  const text = Math.abs(rounded) >= 1e15 ? rounded.toExponential() : String(rounded)
  return text.replace('e+', 'e')
}
