import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * The 10,000 most common passwords that can meet our rules, in lower case: from the ranked list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT) those of 8 or more characters with letters and a digit, filled up with its most
 * common words in the forms people give them to pass such rules (word + 1, 123, a year …). That ranking counts Xato's
 * ten million leaked passwords.
 */
const COMMON = 'common-passwords.txt.gz'
/**
 * Of 20,000 passwords found most often in what was leaked from others (listed by Royce Williams, shipped with Django 5.2,
 * BSD) those 2,672 that can meet our rules and are not in the other list.
 */
const BREACHED = 'breached-passwords.txt.gz'

type Known = Readonly<{ whole: ReadonlySet<string>; words: ReadonlySet<string> }>

let known: Known | null = null

/** Short words of which passwords are made besides those of the list. */
const SHORT = ['pass', 'passwd', 'pwd', 'admin', 'root', 'user', 'test', 'guest', 'login', 'hello', 'school', 'student']
/** Words that belong to this product, whatever its brand is called. */
const PRODUCT = [
  ...['fourfold', 'algebra', 'geometry', 'trigonometry', 'satmath', 'actreading', 'sat', 'act', 'practice'],
  ...['flashcard', 'flashcards', 'mistake', 'journal', 'diagnostic', 'lesson', 'grapher'],
]

const linesOf = (file: string): string[] =>
  gunzipSync(readFileSync(join(import.meta.dirname, file)))
    .toString()
    .split('\n')

function read(): Known {
  const lines = linesOf(COMMON)
  const words = lines.map(bare).filter((word) => word.length >= 3)
  return { whole: new Set([...lines, ...linesOf(BREACHED)]), words: new Set([...words, ...SHORT, ...PRODUCT]) }
}

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The word inside: without the digits and signs around it. */
const bare = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

/** With letters where signs stand for them: p@ssw0rd. An i, an l and an exclamation mark all look like a 1. */
const readings = (text: string): string[] => {
  const plain = text.replace(/[@430$57]/g, (sign) => LOOKS_LIKE[sign] ?? sign)
  return [text, plain, plain.replace(/[1!|]/g, 'i'), plain.replace(/[1!|]/g, 'l')]
}

/** The same word twice or more is one word: passwordpassword. */
const once = (word: string): string => /^(.{3,}?)\1+$/.exec(word)?.[1] ?? word

/** Words that people put before or behind another, or several of them together: I love my password. */
const FILLERS = [
  'i',
  'a',
  'my',
  'the',
  'our',
  'love',
  'like',
  'is',
  'am',
  'for',
  'ever',
  'to',
  'new',
  'best',
  'me',
  'you',
]
const BASIC = new Set([...FILLERS, ...SHORT, ...PRODUCT, 'password', 'welcome', 'qwerty', 'letmein', 'secret', 'math'])
const LONGEST = Math.max(...[...BASIC].map((word) => word.length)) + 1
/** Who writes more than this is not understood by taking words off. */
const MOST_LETTERS = 40

/** The word, and its singular. */
const singularToo = (word: string): string[] => [word, word.replace(/(?<=.{3})s$/, '')]

/** How many letters can be taken off the front of a word, one of the most usual words after the other. */
function usualAtFront(word: string, isUsual: (part: string) => boolean): number[] {
  const reached = [0]
  for (const from of reached)
    for (let to = from + 1; to <= Math.min(from + LONGEST, word.length); to++)
      if (!reached.includes(to) && isUsual(word.slice(from, to))) reached.push(to)
  return reached
}

const backwards = (word: string): string => [...word].toReversed().join('')
const isBasic = (part: string): boolean => singularToo(part).some((word) => BASIC.has(word))

/** What is left of a word once the most usual ones are taken off its ends: of “ilovemydragon” that is “dragon”. */
function withoutBasic(word: string): string[] {
  if (word.length > MOST_LETTERS) return [word]
  const starts = usualAtFront(word, isBasic)
  const ends = usualAtFront(backwards(word), (part) => isBasic(backwards(part))).map((n) => word.length - n)
  return starts.flatMap((start) => ends.filter((end) => end >= start).map((end) => word.slice(start, end)))
}

/** Nothing but a few letters and digits in a row, as on the keys: Aa@123456. */
const isRow = (text: string): boolean => {
  const digits = text.replace(/\D/g, '')
  const row = '01234567890123456789 09876543210987654321'.includes(digits) || /^(\d)\1*$/.test(digits)
  return row && digits.length >= 4 && text.replace(/[^a-z]/g, '').length <= 2
}

/** So few signs around a word that everybody knows are tried in seconds. */
const FEW_SIGNS = 6

/** A brand of fewer letters stands in many words that have nothing to do with it. */
const LETTERS_OF_A_NAME = 5

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** Names that are too common for this product or this person, whatever stands around them. */
export type OwnWords = Readonly<{ brand?: string; person?: readonly string[] }>

const namesOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.map(lettersOf).filter((word) => word.length >= 3))

/** Why a password is easy to guess: many have it, it is made of the product's name, or of the person's own. */
export type Guessable = 'common' | 'our name' | 'your name'

/**
 * A common password, or a common word (the product's, the person's own) with a few digits and signs around it, or within
 * it; also in the plural, twice, backwards, or with the most usual words beside it. The product's own name is refused
 * wherever it stands. Null for a password that is none of these.
 */
export function whyCommon(password: string, { brand = '', person = [] }: OwnWords = {}): Guessable | null {
  known ??= read()
  const { whole, words } = known
  const text = password.toLowerCase()
  const product = ['fourfold', lettersOf(brand)]
  if (whole.has(text) || isRow(text)) return 'common'
  // The signs at the end count as signs or as letters: Pa$$word1 and passw0rd! are both the same word.
  // So do those inside it, and digits: Pass@word1, Password1Password1.
  const written = [text, text.replace(/[^a-z0-9]/g, ''), lettersOf(text)].flatMap(readings)
  const hidden = product.filter((name) => name.length >= LETTERS_OF_A_NAME)
  if (written.some((reading) => hidden.some((name) => reading.includes(name)))) return 'our name'
  const inside = new Set(
    written
      .flatMap((reading) => [bare(reading), ...readings(bare(reading)).map(bare)])
      .filter((word) => word.length > 0 && text.length - word.length <= FEW_SIGNS),
  )
  const made = [...inside]
    .flatMap(withoutBasic)
    .flatMap((word) => [word, backwards(word)])
    .flatMap((word) => singularToo(once(word)))
  const from = (names: ReadonlySet<string>): boolean => made.some((word) => names.has(word))
  if (from(namesOf(product))) return 'our name'
  if (from(namesOf(person))) return 'your name'
  return made.some((word) => word === '' || words.has(word)) ? 'common' : null
}
