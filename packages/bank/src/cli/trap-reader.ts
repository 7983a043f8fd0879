/**
 * A second reader of wrong answers: the question and the mistake that is named for a wrong answer, without the answer.
 * Whoever makes exactly this mistake on this question must get exactly this value. Of a question to read there is no
 * value to work out: the reader has text or passage and the four options, and finds the one that is meant.
 */

import type { DrawnItem, Sentences } from '../draw/drawn.ts'
import { cmp, type Frac, parseFrac } from '../kit/num/frac.ts'
import { hash32 } from '../kit/rng.ts'
import type { Html, Passage } from '../kit/types.ts'
import { type Asked, asText, passageText } from './second-reader.ts'

/** One wrong answer: its number on the paper, and what its place in a draw hangs on. */
export type NamedTrap = Readonly<{ number: string; drawnAs: string; item: DrawnItem; sentence: Html; value: Html }>

const isWritten = (item: DrawnItem): boolean => item.frame_id === 'written'

const mixed = <T extends Readonly<{ letter: string }>>(list: readonly T[], salt: string): T[] =>
  [...list].sort((a, b) => hash32(`${salt}/${a.letter}`) - hash32(`${salt}/${b.letter}`))

const PAPER_LETTERS = ['P', 'Q', 'R', 'S'] as const

/** The four options of a question to read, in an order and with letters of the paper's own. */
const optionsOnPaper = (item: DrawnItem) =>
  mixed(item.public.options, `${item.id}/paper`).map((o, i) => ({ letter: PAPER_LETTERS[i], content: o.content }))

/**
 * All wrong answers of a question for which a mistake is named. The number is the question's, with the letter of the option
 * or the place among the foreseen values; of a question to read it ends with a figure that does not tell which option is meant.
 */
function trapsOf({ display, item }: Asked, sentences: Sentences): NamedTrap[] {
  const shown = (says: Html | undefined, id: string | null) => says ?? sentences.get(id ?? '')?.sentence
  const named = (
    drawn: string | number,
    mark: string | number,
    sentence: Html | undefined,
    value: Html,
  ): NamedTrap[] =>
    sentence === undefined
      ? []
      : [{ number: `${display}-${mark}`, drawnAs: `${display}-${drawn}`, item, sentence, value }]
  const wrong = item.public.options.filter(({ letter }) => item.secret.options[letter]?.correct === false)
  const places = mixed(wrong, `${item.id}/mark`)
  const chosen = wrong.flatMap((option) => {
    const { letter, content } = option
    const o = item.secret.options[letter]
    const mark = isWritten(item) ? places.indexOf(option) + 1 : letter
    return o ? named(letter, mark, shown(o.says, o.misconception), content) : []
  })
  const typed = item.secret.wrong_grid.flatMap((w, i) => named(i + 1, i + 1, shown(w.says, w.misconception), w.value))
  return [...chosen, ...typed]
}

/** `n` wrong answers drawn at random; one that stays in the bank stays in the draw of its seed. */
export function drawTraps(asked: readonly Asked[], sentences: Sentences, n: number, seed: string): NamedTrap[] {
  return asked
    .flatMap((a) => trapsOf(a, sentences))
    .map((trap) => ({ trap, at: hash32(`${seed}/${trap.drawnAs}`) }))
    .sort((a, b) => a.at - b.at || (a.trap.drawnAs < b.trap.drawnAs ? -1 : 1))
    .slice(0, n)
    .map(({ trap }) => trap)
}

function onPaper({ number, item, sentence }: NamedTrap): string {
  const options = isWritten(item) ? optionsOnPaper(item).map((o) => `  ${o.letter}) ${asText(o.content)}`) : []
  return [`### ${number}`, asText(item.public.content), ...options, `> ${asText(sentence)}`, ''].join('\n')
}

/** The wrong answers in the order of the draw; those about one passage stand together, after it. */
export function trapPaper(traps: readonly NamedTrap[], passages: readonly Passage[] = []): string {
  const byId = new Map(passages.map((p) => [p.id, p]))
  const groups = Map.groupBy(traps, ({ item, number }) => item.passage_id ?? number)
  return [...groups]
    .flatMap(([id, group]) => {
      const passage = byId.get(id)
      return [...(passage ? [passageText(passage)] : []), ...group.map(onPaper)]
    })
    .join('\n')
}

/** A value as plain characters: no dollar signs of TeX, spaces, thousands' commas or sizes of parentheses. */
const plain = (value: Html): string =>
  asText(value)
    .replace(/\\sqrt\{(\w+)\}/g, '√$1')
    .replaceAll('\\pi', 'π')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top, bottom) =>
      [top, bottom].map((part) => (/^[\w.√π]+$/.test(part) ? part : `(${part})`)).join('/'),
    )
    .replace(/\\left|\\right|\\[,;!%$]|\{,\}|(?<=\d),(?=\d{3}\b)|\^?\\circ|[$°%]/g, '')
    .replace(/\\leq?(?![a-z])|≤/g, '<=')
    .replace(/\\geq?(?![a-z])|≥/g, '>=')
    .replace(/\\lt(?![a-z])/g, '<')
    .replace(/\\gt(?![a-z])/g, '>')
    .replace(/\\cdot|\\times|·/g, '*')
    .replaceAll('−', '-')
    .replaceAll('\\pm', '±')
    .replace(/\\(?=ln|log)/g, '')
    .replace(/_\{(\w+)\}/g, '_$1')
    .replace(/\^\{(-?\w+)\}/g, '^$1')
    .replace(/\s+|\.$|\\(?=[a-z])/g, '')
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

/** Of a question to read, the letter that the option has on the paper; its words will do as well. */
function found(item: DrawnItem, value: Html, read: string): 'agreed' | 'disagreed' {
  const said = optionsOnPaper(item).find((o) => o.letter === read.toUpperCase() || plain(o.content) === plain(read))
  return said?.content === value ? 'agreed' : 'disagreed'
}

/** A reader's signs in TeX: as they were typed, `x < -4 or x > -1` would be taken for a tag. */
const asTex = (read: string): string => read.replaceAll('<', '\\lt ').replaceAll('>', '\\gt ')

function verdict({ item, value }: NamedTrap, read: string): 'agreed' | 'disagreed' | 'undecided' {
  if (isWritten(item)) return found(item, value, read)
  const [a, b] = [numberOf(value), numberOf(read)]
  if (a !== null && b !== null) return cmp(a, b) === 0 ? 'agreed' : 'disagreed'
  return plain(value) === plain(asTex(read)) ? 'agreed' : 'undecided'
}

/** `answers` has a line for each wrong answer: its number, then the value or the letter on the paper; what follows ` #` is free. */
export function markTraps(traps: readonly NamedTrap[], answers: string): MarkedTraps {
  const read = new Map(
    answers.split('\n').flatMap((line) => {
      const [, number, value] = /^\s*(\S+)\s+(.*?)\s*(?:\s#.*)?$/.exec(line) ?? []
      return number && value ? [[number, value] as const] : []
    }),
  )
  const compared = traps.flatMap((trap) => {
    const { number, item, value } = trap
    const answer = read.get(number)
    return answer === undefined
      ? []
      : [{ said: verdict(trap, answer), row: { number, id: item.id, value: asText(value), read: answer } }]
  })
  const rows = (said: string) => compared.filter((c) => c.said === said).map((c) => c.row)
  return {
    agreed: rows('agreed').length,
    disagreed: rows('disagreed'),
    undecided: rows('undecided'),
    missing: traps.filter((t) => !read.has(t.number)).map((t) => t.number),
  }
}
