import type { Fracish } from '../num/frac.ts'

/** `says` names the operands in their order; `redo` carries the mistake out on them. */
export type WrongOperation = Readonly<{ says: string; redo?: (...operands: readonly Fracish[]) => Fracish }>
