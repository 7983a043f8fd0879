import type { Comparison } from './ast.ts'
import { MathError } from './errors.ts'
import { FUNCTION_NAMES } from './function-names.ts'

export const MOST_CHARACTERS = 500

export type Token = Readonly<
  | { kind: 'number'; value: number; at: number; to: number }
  | { kind: 'name'; name: string; word: string; at: number; to: number }
  | { kind: 'function'; name: string; base: string | null; at: number; to: number }
  | { kind: 'sign'; sign: string; at: number; to: number }
  | { kind: 'compare'; sign: Comparison; at: number; to: number }
  | { kind: 'power'; digits: string; at: number; to: number }
  | { kind: 'end'; at: number; to: number }
>

const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '′': "'",
}
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '<=': '<=',
  '>=': '>=',
  '≤': '<=',
  '≥': '>=',
  '<': '<',
  '>': '>',
  '=': '=',
  '~': '~',
}
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'
const WORDS: Readonly<Record<string, string>> = { pi: 'π', theta: 'θ', ans: 'ans', of: 'of', tau: 'τ', infinity: '∞' }
const LONGEST = Math.max(...[...FUNCTION_NAMES].map((n) => n.length))

const isDigit = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9'
const isLetter = (c: string | undefined): boolean => c !== undefined && /\p{L}|∞/u.test(c)

type Reader = { readonly text: string; at: number }

/** x_1, x_{12}, x1 and x₁ are one name; anything else directly after a letter is a factor. */
function subscript(r: Reader): string {
  const rest = r.text.slice(r.at)
  const braced = /^_\{([\p{L}\d]{1,12})\}/u.exec(rest)
  const plain = /^_([\p{L}\d]{1,12})/u.exec(rest) ?? /^(\d{1,4})(?![\d.])/.exec(rest)
  const small = /^[₀₁₂₃₄₅₆₇₈₉]{1,4}/u.exec(rest)
  const found = braced ?? plain ?? small
  if (!found) return ''
  r.at += found[0].length
  return small ? [...small[0]].map((c) => SUBSCRIPTS.indexOf(c)).join('') : (found[1] ?? '')
}

/** The longest known word at this place: functions first, so that “xsin(x)” is x times sin(x). */
function knownWord(text: string, at: number): { word: string; kind: 'function' | 'word' } | null {
  for (let length = Math.min(LONGEST, text.length - at); length > 1; length--) {
    const word = text.slice(at, at + length).toLowerCase()
    if (FUNCTION_NAMES.has(word)) return { word, kind: 'function' }
    if (Object.hasOwn(WORDS, word)) return { word, kind: 'word' }
  }
  return null
}

function letters(r: Reader, made: Token[]): void {
  const start = r.at
  let end = start
  while (isLetter(r.text[end])) end++
  const word = r.text.slice(start, end)
  while (r.at < end) {
    const at = r.at
    const known = knownWord(r.text, at)
    if (known?.kind === 'function') {
      r.at += known.word.length
      // log_2(8) and log2(8) have the base 2, while log2 is the logarithm of 2.
      const based = known.word === 'log' && /^(?:_|[₀₁₂₃₄₅₆₇₈₉]|\d+\()/u.test(r.text.slice(r.at))
      const base = based ? subscript(r) || null : null
      made.push({ kind: 'function', name: known.word, base, at, to: r.at })
    } else if (known) {
      r.at += known.word.length
      const name = WORDS[known.word]!
      if (name === 'of') made.push({ kind: 'sign', sign: '*', at, to: r.at })
      else made.push({ kind: 'name', name, word: known.word, at, to: r.at })
    } else {
      const letter = r.text[at]!
      r.at += 1
      const tail = r.at === end || r.text[r.at] === '_' ? subscript(r) : ''
      made.push({ kind: 'name', name: tail ? `${letter}_${tail}` : letter, word, at, to: r.at })
    }
  }
}

function numeral(r: Reader, made: Token[]): void {
  const found = /^(?:\d+\.?\d*|\.\d+)(?:[eE][+\-−]?\d+)?/.exec(r.text.slice(r.at))
  if (!found) throw new MathError('A point needs a digit.', r.at)
  const at = r.at
  r.at += found[0].length
  if (r.text[r.at] === '.' && r.text[r.at + 1] !== '.') throw new MathError('A number has one point only.', r.at)
  made.push({ kind: 'number', value: Number(found[0].replace('−', '-')), at, to: r.at })
}

/** “⁻¹” and “²³” as whole powers. */
function superscript(r: Reader, made: Token[]): void {
  const at = r.at
  let digits = ''
  if (r.text[r.at] === '⁻') {
    digits = '-'
    r.at += 1
  }
  while (SUPERSCRIPTS.includes(r.text[r.at] ?? ' ')) digits += SUPERSCRIPTS.indexOf(r.text[r.at++]!)
  if (digits === '-' || digits === '') throw new MathError('This power has no digits.', at)
  made.push({ kind: 'power', digits, at, to: r.at })
}

/** The text in pieces. Every piece takes at least one character, so the work grows with the length alone. */
export function tokensOf(text: string): Token[] {
  if (text.length > MOST_CHARACTERS)
    throw new MathError(`Please keep a line under ${MOST_CHARACTERS} characters.`, MOST_CHARACTERS, text.length)
  const r: Reader = { text, at: 0 }
  const made: Token[] = []
  while (r.at < text.length) {
    const c = text[r.at]!
    const two = text.slice(r.at, r.at + 2)
    const at = r.at
    if (/\s/.test(c)) r.at += 1
    else if (text.startsWith('...', r.at) || c === '…') {
      r.at += c === '…' ? 1 : 3
      made.push({ kind: 'sign', sign: '...', at, to: r.at })
    } else if (isDigit(c) || c === '.') {
      // In [1...9] the first number ends before the dots.
      const dots = /^\d+(?=\.\.\.)/.exec(text.slice(at))
      if (dots) {
        r.at += dots[0].length
        made.push({ kind: 'number', value: Number(dots[0]), at, to: r.at })
      } else numeral(r, made)
    } else if (isLetter(c)) letters(r, made)
    else if (c === '⁻' || SUPERSCRIPTS.includes(c)) superscript(r, made)
    else if (Object.hasOwn(COMPARISONS, two) || Object.hasOwn(COMPARISONS, c)) {
      const sign = Object.hasOwn(COMPARISONS, two) ? two : c
      r.at += sign.length
      made.push({ kind: 'compare', sign: COMPARISONS[sign]!, at, to: r.at })
    } else {
      const sign = two === '**' ? '^' : (SIGNS[c] ?? c)
      if (!"+-*/^!%()[]{}|,:'√∛".includes(sign)) throw new MathError(`The sign ${c} cannot be used here.`, at)
      r.at += two === '**' ? 2 : 1
      made.push({ kind: 'sign', sign, at, to: r.at })
    }
  }
  made.push({ kind: 'end', at: text.length, to: text.length })
  return made
}
