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

/** The same word twice is one word: passwordpassword. */
const once = (word: string): string => /^(.{3,})\1$/.exec(word)?.[1] ?? word

/** Little words that people put before it: my password, the password. */
const withoutLead = (word: string): string => word.replace(/^(?:my|the|our|i|a)(?=.{3})/, '')

/** Nothing but a few letters and digits in a row, as on the keys: Aa@123456. */
const isRow = (text: string): boolean => {
  const digits = text.replace(/\D/g, '')
  const row = '01234567890123456789 09876543210987654321'.includes(digits) || /^(\d)\1*$/.test(digits)
  return row && digits.length >= 4 && text.replace(/[^a-z]/g, '').length <= 2
}

/** So few signs around a word that everybody knows are tried in seconds. */
const FEW_SIGNS = 6

/** A common password, or a common word (the product's, the person's own) with a few digits and signs around it. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  known ??= read()
  const text = password.toLowerCase()
  if (known.whole.has(text) || isRow(text)) return true
  const names = new Set(own.map((word) => word.toLowerCase().replace(/[^a-z]/g, '')).filter((word) => word.length >= 3))
  // The signs at the end count as signs or as letters: Pa$$word1 and passw0rd! are both the same word.
  // So do those inside it: Pass@word1.
  const written = [text, text.replace(/[^a-z0-9]/g, '')]
  const inside = written
    .flatMap(readings)
    .flatMap((reading) => [bare(reading), ...readings(bare(reading)).map(bare)])
    .filter((word) => text.length - word.length <= FEW_SIGNS)
  return inside
    .flatMap((word) => [word, once(word), withoutLead(word), once(withoutLead(word))])
    .some((word) => known?.words.has(word) === true || names.has(word))
}
