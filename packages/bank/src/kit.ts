/** Everything that content is written with: topics import from here only. */

export * from './charts.ts'
export * from './figure.ts'
export * from './num/frac.ts'
export * from './num/poly.ts'
export * from './num/surd.ts'
export * from './people.ts'
export * from './plot.ts'
export * from './rng.ts'
export * from './template.ts'
export * from './tex.ts'
export type * from './types.ts'
export * from './value.ts'
