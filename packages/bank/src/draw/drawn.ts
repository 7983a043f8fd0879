/** A drawn item: what a student sees (`public`), and what only the server knows (`secret`). */

import { createHash } from 'node:crypto'
import { eq, type Frac, parseFrac, terminates, toDecimalText, toText } from '../kit/num/frac.ts'
import { type Rng, shuffle } from '../kit/rng.ts'
import { withoutFigures } from '../kit/tex.ts'
import type { Difficulty, Html, Misconception } from '../kit/types.ts'
import { visible } from './visible.ts'

export const LETTERS = ['A', 'B', 'C', 'D'] as const
export type OptionLetter = (typeof LETTERS)[number]

export type SecretOption = Readonly<{
  correct: boolean
  misconception: string | null
  why: Html
  /** What the student did, where the misconception's own sentence would not name it. */ says?: Html
  key: string
}>

export type DrawnItem = Readonly<{
  /** `<template>/<frame>/<number>`; stable for ever. */ id: string
  template_id: string
  frame_id: string
  skill: string
  /** The seed that gives exactly this item again. */ seed: string
  params: unknown
  difficulty: Difficulty
  b: number
  seconds: number
  calculator: boolean
  question_type: 'Multiple choice' | 'Student-produced response'
  /** Set for questions about a passage. */ passage_id: string | null
  public: Readonly<{ content: Html; options: readonly Readonly<{ letter: OptionLetter; content: Html }>[] }>
  secret: Readonly<{
    /** The right letter, or the canonical grid-in text. */ key: string
    options: Readonly<Partial<Record<OptionLetter, SecretOption>>>
    wrong_grid: readonly Readonly<{ value: string; misconception: string; says?: Html }>[]
    explanation: Html
  }>
  /** Changes with numbers, key or options: then it is another item. */ semantic_hash: string
  /** Changes with any wording: then it is a new revision of the same item. */ text_hash: string
}>

export type Sentences = ReadonlyMap<string, Misconception>

export const sha = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 24)

/** The wrong or right option before it has a letter. */
export type Candidate = Readonly<{
  html: Html
  key: string
  misconception: string | null
  why: Html
  says?: Html
  /** Where numbers stand in order: the size, null for what has none. */ size?: number | null
}>

/** From the smallest up, where all four have a size; else as they are. */
function ascending(options: readonly Candidate[]): readonly Candidate[] {
  const sized = options.flatMap((option) => (typeof option.size === 'number' ? [{ option, size: option.size }] : []))
  return sized.length < options.length ? options : sized.sort((a, b) => a.size - b.size).map((s) => s.option)
}

/** Gives letters to the right option and three wrong ones; the order is drawn, unless they are numbers that stand in order. */
export function layOptions(rng: Rng, right: Candidate, wrong: readonly Candidate[]) {
  const order = ascending(shuffle(rng, [right, ...wrong]))
  const shown = order.map((c, i) => ({ letter: LETTERS[i] as OptionLetter, content: c.html }))
  const secret: Partial<Record<OptionLetter, SecretOption>> = {}
  order.forEach((c, i) => {
    secret[LETTERS[i] as OptionLetter] = {
      correct: c === right,
      misconception: c.misconception,
      why: c.why,
      ...(c.says === undefined ? {} : { says: c.says }),
      key: c.key,
    }
  })
  return { shown, secret, letter: LETTERS[order.indexOf(right)] as OptionLetter }
}

/** One line for each wrong option, in the order of the letters. */
export function wrongLines(options: DrawnItem['secret']['options']): Html {
  const rows = LETTERS.flatMap((letter) => {
    const o = options[letter]
    return o && !o.correct ? [`<li><strong>${letter}</strong> ${o.why}</li>`] : []
  })
  return `<ul class="wrong">${rows.join('')}</ul>`
}

/** Why an option is wrong, when the template says nothing of its own: the mistake that leads there. */
export function defaultWhy(m: Misconception | undefined, twoSlips = false): Html {
  return m
    ? `comes from ${twoSlips ? 'two slips, one of them this' : 'this slip'}: “${m.sentence}” ${m.clue}`
    : 'is close, but it does not fit when put back into the question.'
}

/** The grid-in text of a number: fraction or decimal, whichever fits six characters first; null where neither does. */
export function gridText(x: Frac, decimals = false): string | null {
  const points = terminates(x) ? [toDecimalText(x), toDecimalText(x).replace(/^(-?)0\./, '$1.')] : []
  const forms = decimals ? [...points, toText(x)] : [toText(x), ...points]
  return forms.find((f) => f.length <= 6) ?? null
}

/** What the stem shows without its figures: drawings are full of decimals that nobody reads. */
const shownNumbers = (stem: Html): string => visible(withoutFigures(stem))

/**
 * Whether a typed answer is expected as a decimal: the key is one, an amount of money or a percentage, the stem says so,
 * or the stem itself writes its numbers as decimals and asks for no fraction.
 */
export const inDecimals = (stem: Html, answer: Html): boolean =>
  /\d\.\d|\\\$|%/.test(answer) ||
  /nearest (?:tenth|hundredth|thousandth)|(?<!fraction or )as a decimal/i.test(stem) ||
  (/\d\.\d/.test(shownNumbers(stem)) && !/\\frac|\bfraction\b/i.test(stem))

/** Whether what is typed is this number, however it is written. */
export function sameTyped(typed: string, x: Frac): boolean {
  const found = parseFrac(typed)
  return found !== null && eq(found, x)
}
