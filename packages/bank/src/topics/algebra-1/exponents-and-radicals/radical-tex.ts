/** Multiples of a root as they are written. */

export const root = (c: number, r: number) => `${c === 1 ? '' : c}\\sqrt{${r}}`
