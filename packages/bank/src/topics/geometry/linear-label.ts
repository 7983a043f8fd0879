import { linear } from '#kit'

/** A linear expression as plain text: labels of figures are not TeX. */
export const linearLabel = (a: number, b: number): string => linear(a, b).replace('-', '−')

/** The size of an angle as a linear expression. */
export const angleLabel = (a: number, b: number): string => `(${linearLabel(a, b)})°`
