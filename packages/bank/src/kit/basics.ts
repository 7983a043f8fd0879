/** The shapes that questions and lessons share. */

import type { Frac } from './num/frac.ts'

/** HTML with TeX between dollar signs: `$x^2$` inline. A literal dollar sign is written `\$`. */
export type Html = string

/** An answer or option as a value: shown as `html`, compared by `key`, never by its text. */
export type Value = Readonly<{
  html: Html
  /** Canonical form: two values with one key are the same answer. */ key: string
  /** Set when the value is a rational number; needed for grid-in keys. */ number?: Frac
}>

/** One step of an explanation: what is done, and why. */
export type Step = Readonly<{ do: Html; why: Html }>
