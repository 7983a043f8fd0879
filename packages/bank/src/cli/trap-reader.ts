/**
 * A second reader of wrong answers: the question and the mistake that is named for a wrong answer, without the answer.
 * Whoever makes exactly this mistake on this question must get exactly this value.
 */

import type { DrawnItem, Sentences } from '../draw/drawn.ts'
import { cmp, type Frac, parseFrac } from '../kit/num/frac.ts'
import { hash32 } from '../kit/rng.ts'
import type { Html } from '../kit/types.ts'
import { type Asked, asText } from './second-reader.ts'

/** One wrong answer; its number is the question's, with the letter of the option or the place among the foreseen values. */
export type NamedTrap = Readonly<{ number: string; item: DrawnItem; sentence: Html; value: Html }>

/** All wrong answers of a question for which a mistake is named. */
function trapsOf({ display, item }: Asked, sentences: Sentences): NamedTrap[] {
  const shown = (says: Html | undefined, id: string | null) => says ?? sentences.get(id ?? '')?.sentence
  const named = (mark: string | number, sentence: Html | undefined, value: Html): NamedTrap[] =>
    sentence === undefined ? [] : [{ number: `${display}-${mark}`, item, sentence, value }]
  const chosen = item.public.options.flatMap(({ letter, content }) => {
    const o = item.secret.options[letter]
    return o && !o.correct ? named(letter, shown(o.says, o.misconception), content) : []
  })
  const typed = item.secret.wrong_grid.flatMap((w, i) => named(i + 1, shown(w.says, w.misconception), w.value))
  return [...chosen, ...typed]
}

/** `n` wrong answers drawn at random; one that stays in the bank stays in the draw of its seed. */
export function drawTraps(asked: readonly Asked[], sentences: Sentences, n: number, seed: string): NamedTrap[] {
  return asked
    .flatMap((a) => trapsOf(a, sentences))
    .map((trap) => ({ trap, at: hash32(`${seed}/${trap.number}`) }))
    .sort((a, b) => a.at - b.at || (a.trap.number < b.trap.number ? -1 : 1))
    .slice(0, n)
    .map(({ trap }) => trap)
}

export const trapPaper = (traps: readonly NamedTrap[]): string =>
  traps
    .map(({ number, item, sentence }) => `### ${number}\n${asText(item.public.content)}\n> ${asText(sentence)}\n`)
    .join('\n')

/** A value as plain characters: no dollar signs of TeX, spaces, thousands' commas or sizes of parentheses. */
const plain = (value: Html): string =>
  asText(value)
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top, bottom) =>
      [top, bottom].map((part) => (/^[\w.]+$/.test(part) ? part : `(${part})`)).join('/'),
    )
    .replace(/\\sqrt\{(\w+)\}/g, '√$1')
    .replaceAll('\\pi', 'π')
    .replace(/\\left|\\right|\\[,;!%$]|\{,\}|(?<=\d),(?=\d{3}\b)|\^?\\circ|[$°%]/g, '')
    .replace(/\\leq?(?![a-z])|≤/g, '<=')
    .replace(/\\geq?(?![a-z])|≥/g, '>=')
    .replace(/\\lt(?![a-z])/g, '<')
    .replace(/\\gt(?![a-z])/g, '>')
    .replace(/\\cdot|\\times|·/g, '*')
    .replaceAll('−', '-')
    .replace(/\^\{(-?\w+)\}/g, '^$1')
    .replace(/\s+|\.$/g, '')
    .toLowerCase()

/** The number that a value is, with or without its unit or `x =`; null for everything else. */
function numberOf(value: Html): Frac | null {
  const bare = asText(value).replace(/ (?:[a-zA-Z][a-zA-Z/]+|m|g|L)(?: [a-zA-Z/ ]+)?$/, '')
  const [, digits] = /^(?:[a-z]=)?(-?[\d./]+)$/.exec(plain(bare)) ?? []
  return digits === undefined ? null : parseFrac(digits)
}

type Compared = Readonly<{ number: string; id: string; value: string; read: string }>
type MarkedTraps = Readonly<{
  agreed: number
  disagreed: readonly Compared[]
  /** Neither two numbers nor the same characters: to be read by a person. */ undecided: readonly Compared[]
  missing: readonly string[]
}>

function verdict(value: Html, read: string): 'agreed' | 'disagreed' | 'undecided' {
  const [a, b] = [numberOf(value), numberOf(read)]
  if (a !== null && b !== null) return cmp(a, b) === 0 ? 'agreed' : 'disagreed'
  return plain(value) === plain(read) ? 'agreed' : 'undecided'
}

/** `answers` has a line for each wrong answer: its number, then the value; what follows ` #` is free. */
export function markTraps(traps: readonly NamedTrap[], answers: string): MarkedTraps {
  const read = new Map(
    answers.split('\n').flatMap((line) => {
      const [, number, value] = /^\s*(\S+)\s+(.*?)\s*(?:\s#.*)?$/.exec(line) ?? []
      return number && value ? [[number, value] as const] : []
    }),
  )
  const compared = traps.flatMap(({ number, item, value }) => {
    const answer = read.get(number)
    return answer === undefined
      ? []
      : [{ said: verdict(value, answer), row: { number, id: item.id, value: asText(value), read: answer } }]
  })
  const rows = (said: string) => compared.filter((c) => c.said === said).map((c) => c.row)
  return {
    agreed: rows('agreed').length,
    disagreed: rows('disagreed'),
    undecided: rows('undecided'),
    missing: traps.filter((t) => !read.has(t.number)).map((t) => t.number),
  }
}
