import { MathError } from './errors.ts'
import { decimalText, exactText } from './exact.ts'
import { type Angle, sayNoValue } from './functions.ts'
import { parseLine } from './parse.ts'
import { resolve } from './resolve.ts'
import { type Value, workOut } from './values.ts'

export type Outcome = Readonly<{ ok: true; value: Value } | { ok: false; error: string; from: number; to: number }>

const failed = (error: string, from = 0, to = from): Outcome => ({ ok: false, error, from, to })

function checked(n: number): string | null {
  if (Number.isNaN(n)) return 'This has no value.'
  return Number.isFinite(n) ? null : 'This number is too large to show.'
}

/** One calculation: its value, or the sentence that says why it has none. */
export function calculate(text: string, angle: Angle, ans = 0): Outcome {
  if (text.trim() === '') return failed('Please enter a calculation.')
  try {
    const { parts } = parseLine(text)
    const [only, ...more] = parts
    if (!only || more.length > 0 || only.kind === 'compare')
      return failed('Please enter one calculation.', 0, text.length)
    const scope = {
      angle,
      functionOf: () => null,
      valueNamed: (name: string): Value | null => (name === 'ans' ? { kind: 'number', value: ans } : null),
    }
    const value = workOut(resolve(only, scope, new Set()), { angle, no: sayNoValue })
    if (value.kind === 'number') {
      const wrong = checked(value.value)
      return wrong ? failed(wrong) : { ok: true, value: { kind: 'number', value: value.value === 0 ? 0 : value.value } }
    }
    if (value.kind === 'points') return failed('A point has no single value; points belong on the graph.')
    const wrong = value.values.map(checked).find((w) => w !== null)
    return wrong ? failed(wrong) : { ok: true, value }
  } catch (error) {
    if (error instanceof MathError) return failed(error.message, error.from, error.to)
    throw error
  }
}

/** A value as a display writes it, as a decimal or, where there is one, in its exact form. */
export function valueText(value: Value, form: 'decimal' | 'exact' = 'decimal'): string {
  const one = (n: number): string => (form === 'exact' ? (exactText(n) ?? decimalText(n, 12)) : decimalText(n, 12))
  if (value.kind === 'number') return one(value.value)
  if (value.kind === 'list')
    return `[${value.values.slice(0, 60).map(one).join(', ')}${value.values.length > 60 ? ', …' : ''}]`
  return value.points.map(({ x, y }) => `(${one(x)}, ${one(y)})`).join(', ')
}
