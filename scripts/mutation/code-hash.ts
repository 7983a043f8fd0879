import { createHash } from 'node:crypto'
import { parseSync } from 'vite'
import { isNode, PASSED_BY } from './mutants.ts'

/** Nodes that say something to the types alone: what stands in them is the code. */
const ONLY_TYPED = /^(TS(As|NonNull|Satisfies)|ParenthesizedExpression)/

/** Where a node stands, how its text is written, and what only types read. */
const IDLE = /^(start|end|range|loc|raw|typeAnnotation|typeParameters|typeArguments|returnType)$/

function decides(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !(isNode(one) && PASSED_BY.test(one.type))).map(decides)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (isNode(value) && ONLY_TYPED.test(value.type)) return decides(value.expression)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !IDLE.test(key) && !(isNode(inner) && PASSED_BY.test(inner.type)))
      .map(([key, inner]) => [key, decides(inner)]),
  )
}

/** A short name of what a file decides: comments, layout, types and imports may change without another one. */
export function codeHash(source: string): string {
  const { program, errors } = parseSync('file.ts', source)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  return createHash('sha256')
    .update(JSON.stringify(decides(program.body)))
    .digest('hex')
    .slice(0, 8)
}
