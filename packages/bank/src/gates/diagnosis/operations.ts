/** The declared wrong operation, carried out again on its operands, gives the trap's value. */

import type { TrapValue } from '../../draw/trap-values.ts'
import { eq, toFrac } from '../../kit/num/frac.ts'
import type { WrongOperation } from '../../kit/operations/wrong-operation.ts'
import { OPERATIONS } from '../../kit/operations.ts'
import type { Trap } from '../../kit/types.ts'
import { mistakesIn, type Origin, perDrawnItem } from '../per-item.ts'

const redoOf = ({ operation }: Trap): WrongOperation['redo'] => {
  const found: WrongOperation | undefined = operation && OPERATIONS[operation]
  return found?.redo
}

/** What is wrong with the declared operation of a trap, for the value that its rule gives; null where they agree. */
function misfit({ trap, value }: TrapValue, given: unknown, frame: string): string | null {
  if (!trap.operands) return trap.after ? `${trap.misconception}: \`after\` needs operands` : null
  const redo = redoOf(trap)
  if (!redo) return `${trap.misconception}: operands, but no operation that can be carried out on numbers`
  const result = toFrac(redo(...trap.operands(given, frame)))
  const end = trap.after ? trap.after(result, given, frame) : result
  return value.number && eq(end, value.number)
    ? null
    : `${trap.operation} leads to ${JSON.stringify(toFrac(end))}, but the rule of ${trap.misconception} to ${value.html}`
}

export function misfits(origin: Origin): Readonly<{ trap: Trap; message: string }>[] {
  const { t, frame, params } = origin
  const given = t.given(params, frame.id)
  return mistakesIn(origin).flatMap((found) => {
    const message = misfit(found, given, frame.id)
    return message === null ? [] : [{ trap: found.trap, message }]
  })
}

export const operationsRedone = perDrawnItem('operation', (_, origin) => misfits(origin).map(({ message }) => message))
