/** What the parser makes of a text: plain data, read by everything else in this package. */

export type Operator = '+' | '-' | '*' | '/' | '^'
export type Comparison = '=' | '<' | '>' | '<=' | '>=' | '~'

export type NumberNode = Readonly<{ kind: 'number'; value: number }>
export type NameNode = Readonly<{ kind: 'name'; name: string; word: string; at: number }>
export type CompareNode = Readonly<{
  kind: 'compare'
  parts: readonly Node[]
  signs: readonly Comparison[]
  at: number
}>
export type PiecewiseNode = Readonly<{
  kind: 'piecewise'
  cases: readonly Readonly<{ when: readonly CompareNode[]; value: Node }>[]
  otherwise: Node | null
}>

export type Node =
  | NumberNode
  | NameNode
  | CompareNode
  | PiecewiseNode
  | Readonly<{ kind: 'negate'; of: Node }>
  | Readonly<{ kind: 'factorial'; of: Node }>
  | Readonly<{ kind: 'binary'; op: Operator; left: Node; right: Node; at: number }>
  | Readonly<{ kind: 'call'; name: string; args: readonly Node[]; primes: number; at: number }>
  | Readonly<{ kind: 'list'; items: readonly Node[] }>
  | Readonly<{ kind: 'range'; first: Node; second: Node | null; last: Node; at: number }>
  | Readonly<{ kind: 'index'; of: Node; by: Node; at: number }>
  | Readonly<{ kind: 'point'; x: Node; y: Node }>

export const number = (value: number): NumberNode => ({ kind: 'number', value })
export const name = (letter: string): NameNode => ({ kind: 'name', name: letter, word: letter, at: 0 })
export const binary = (op: Operator, left: Node, right: Node): Node => ({ kind: 'binary', op, left, right, at: 0 })
export const negate = (of: Node): Node => (of.kind === 'number' ? number(-of.value) : { kind: 'negate', of })
export const call = (fn: string, ...args: Node[]): Node => ({ kind: 'call', name: fn, args, primes: 0, at: 0 })

/** The parts directly below a node. */
export function children(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'number':
    case 'name':
      return []
    case 'negate':
    case 'factorial':
      return [node.of]
    case 'binary':
      return [node.left, node.right]
    case 'call':
      return node.args
    case 'list':
      return node.items
    case 'range':
      return node.second ? [node.first, node.second, node.last] : [node.first, node.last]
    case 'index':
      return [node.of, node.by]
    case 'point':
      return [node.x, node.y]
    case 'compare':
      return node.parts
    case 'piecewise':
      return [...node.cases.flatMap((c) => [...c.when, c.value]), ...(node.otherwise ? [node.otherwise] : [])]
  }
}

/** The same node with other parts below it, in the order of `children`. */
export function withChildren(node: Node, parts: readonly Node[]): Node {
  const [a, b, c] = parts as [Node, Node, Node]
  switch (node.kind) {
    case 'number':
    case 'name':
      return node
    case 'negate':
      return negate(a)
    case 'factorial':
      return { ...node, of: a }
    case 'binary':
      return { ...node, left: a, right: b }
    case 'call':
      return { ...node, args: parts }
    case 'list':
      return { ...node, items: parts }
    case 'range':
      return node.second ? { ...node, first: a, second: b, last: c } : { ...node, first: a, last: b }
    case 'index':
      return { ...node, of: a, by: b }
    case 'point':
      return { ...node, x: a, y: b }
    case 'compare':
      return { ...node, parts }
    case 'piecewise': {
      let i = 0
      const cases = node.cases.map(({ when }) => ({
        when: when.map(() => parts[i++] as CompareNode),
        value: parts[i++]!,
      }))
      return { ...node, cases, otherwise: node.otherwise ? parts[i]! : null }
    }
  }
}

/** Every name that stands in a node. */
export function namesIn(node: Node, found = new Map<string, NameNode>()): Map<string, NameNode> {
  if (node.kind === 'name' && !found.has(node.name)) found.set(node.name, node)
  for (const part of children(node)) namesIn(part, found)
  return found
}

/** How many nodes a tree has when every shared part is counted as often as it stands there. */
export function sizeOf(node: Node, known = new Map<Node, number>()): number {
  const before = known.get(node)
  if (before !== undefined) return before
  const size = children(node).reduce((n, part) => n + sizeOf(part, known), 1)
  known.set(node, size)
  return size
}
