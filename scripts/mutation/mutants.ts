import { parseSync } from 'vite'

/** One small wrong change of a file. */
export type Mutant = Readonly<{ start: number; end: number; put: string; line: number; was: string }>

type Node = { type: string; start: number; end: number } & Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
}

const CALLS: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' }

/** Types leave no trace at run time, so a change of one is none; what a module imports is no decision of its own. */
export const PASSED_BY = /^(TS(?!As|NonNull|Satisfies)|Import|ExportAll)/

type Put = Readonly<{ at: Pick<Node, 'start' | 'end'>; put: string }>

function operatorOf(node: Node, source: string): Put[] {
  const [left, right] = [node.left, node.right]
  if (!isNode(left) || !isNode(right)) return []
  const between = source.slice(left.end, right.start)
  const operator = String(node.operator)
  const start = left.end + between.indexOf(operator)
  return (OPERATORS[operator] ?? []).map((put) => ({ at: { start, end: start + operator.length }, put }))
}

function literal(node: Node): Put[] {
  if (typeof node.value === 'boolean') return [{ at: node, put: String(!node.value) }]
  if (typeof node.bigint === 'string') return [{ at: node, put: `${BigInt(node.bigint) + 1n}n` }]
  return typeof node.value === 'number' ? [{ at: node, put: String(node.value + 1) }] : []
}

const condition = (test: unknown): Put[] =>
  isNode(test) ? [true, false].map((value) => ({ at: test, put: String(value) })) : []

/** What can be changed at this node itself. */
function changesAt(node: Node, source: string): Put[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorOf(node, source)
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-'
        ? [{ at: { start: node.start, end: node.start + 1 }, put: '' }]
        : []
    case 'IfStatement':
    case 'ConditionalExpression':
      return condition(node.test)
    case 'Literal':
      return literal(node)
    case 'ExpressionStatement':
      return [{ at: node, put: ';' }]
    case 'ReturnStatement':
      return isNode(node.argument) && node.argument.raw !== 'null' ? [{ at: node.argument, put: 'undefined' }] : []
    case 'ContinueStatement':
    case 'BreakStatement':
      return [{ at: node, put: ';' }]
    case 'MemberExpression': {
      const name = node.property
      const put = isNode(name) && !node.computed ? CALLS[String(name.name)] : undefined
      return put && isNode(name) ? [{ at: name, put }] : []
    }
    default:
      return []
  }
}

/** Every small wrong change that the list above knows, in the order of the file. */
export function mutantsOf(source: string): Mutant[] {
  const out: Mutant[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    if (!isNode(value) || PASSED_BY.test(value.type)) return
    for (const { at, put } of changesAt(value, source)) {
      const line = source.slice(0, at.start).split('\n').length
      out.push({ start: at.start, end: at.end, put, line, was: source.slice(at.start, at.end) })
    }
    for (const key of Object.keys(value)) walk(value[key])
  }
  const { program, errors } = parseSync('file.ts', source)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  walk(program)
  return out.sort((a, b) => a.start - b.start || a.end - b.end)
}

export const mutated = (source: string, { start, end, put }: Mutant): string =>
  source.slice(0, start) + put + source.slice(end)

/** The same few of many every time, spread over the whole file. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T)
}
