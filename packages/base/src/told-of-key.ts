/** How much of the right answer stands in a hint, and a quotation that leaves it out. */

import { htmlText } from './html-text.ts'

const SMALL = new Set(
  'a an the of to in on at by for from with into as and or but nor so than then that this these those it its is are was were be been being he she they his her their them who which what when where how not no had has have'.split(
    ' ',
  ),
)

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}.,:’'%-]*[\p{L}\p{N}%])?/gu

const bare = (word: string): string => word.toLowerCase().replace(/[’']s$/, '')

/** Words that carry meaning, each once, without capitals and possessive endings. */
const contentWords = (text: string): readonly string[] => [
  ...new Set((text.match(WORD) ?? []).map(bare).filter((word) => !SMALL.has(word))),
]

/** The share of the key's words that a hint has, from 0 to 1. Words that every other option has as well tell nothing. */
export function toldOfKey(hint: string, key: string, others: readonly string[] = []): number {
  const shared = others.map((option) => new Set(contentWords(htmlText(option))))
  const tells = (word: string) => shared.length === 0 || shared.some((option) => !option.has(word))
  const words = contentWords(htmlText(key))
  const told = new Set(contentWords(htmlText(hint)))
  return words.length === 0 ? 0 : words.filter((word) => told.has(word) && tells(word)).length / words.length
}

/** From this share on a quotation gives the key away. */
export const TELLS_KEY = 0.5

/**
 * A quotation for a hint. One that tells the key gets a gap for each of its words: “some weeks later in the …”. Null where
 * the gaps would leave too little to look at.
 */
export function quoteWithoutKey(quote: string, key: string): string | null {
  if (toldOfKey(quote, key) < TELLS_KEY) return quote
  const words = new Set(contentWords(htmlText(key)))
  const all = contentWords(quote)
  const left = all.filter((word) => !words.has(word)).length
  if (left < 3 || 2 * left < all.length) return null
  return quote.replace(WORD, (word) => (words.has(bare(word)) ? '…' : word)).replace(/…(?:\s+…)+/g, '…')
}
