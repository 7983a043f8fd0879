/** The declared wrong operation, carried out again on its operands, gives the trap's value. */

import { trapValues } from '../../draw/trap-values.ts'
import { eq, toFrac } from '../../kit/num/frac.ts'
import { OPERATIONS, type WrongOperation } from '../../kit/operations.ts'
import type { Trap } from '../../kit/types.ts'
import { perDrawnItem } from '../per-item.ts'

const redoOf = ({ operation }: Trap): WrongOperation['redo'] => {
  const found: WrongOperation | undefined = operation && OPERATIONS[operation]
  return found?.redo
}

export const operationsRedone = perDrawnItem('operation', (_, { t, frame, params }) => {
  const given = t.given(params, frame.id)
  return trapValues(t, params, frame.id).flatMap(({ trap, value }) => {
    if (!trap.operands) return trap.after ? [`${trap.misconception}: \`after\` needs operands`] : []
    const redo = redoOf(trap)
    if (!redo) return [`${trap.misconception}: operands, but no operation that can be carried out on numbers`]
    const result = toFrac(redo(...trap.operands(given, frame.id)))
    const end = trap.after ? trap.after(result, given, frame.id) : result
    return value.number && eq(end, value.number)
      ? []
      : [
          `${trap.operation} leads to ${JSON.stringify(toFrac(end))}, but the rule of ${trap.misconception} to ${value.html}`,
        ]
  })
})
