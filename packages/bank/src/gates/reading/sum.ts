/** Sums of numbers, letters and their squares, read back from TeX: `3x + 5`, `\frac{1}{2}(x^2 - 4)`. */

/** What each letter (`x`, `x^2`) is multiplied by, with the constant under '', and of how many pieces it is written. */
export type Sum = Readonly<{ of: ReadonlyMap<string, number>; pieces: number }>

const TOKEN = /\\[a-z]+|\d+(?:\.\d+)?|[a-zA-Z](?:\^2|\^\{2\})?|[-+()^{}]/g
/** What only dresses a formula: sizes of parentheses, spaces, degrees, the comma of thousands. */
const DRESS = /\\left|\\right|\\[,;! ]|\^\{?\\circ\}?|(?<=\d)\{,\}(?=\d{3})/g
const LETTER = /^([a-zA-Z])(\^.*)?$/

export const isZero = (x: number): boolean => Math.abs(x) < 1e-9
export const timesOf = ({ of }: Sum, letter: string): number => of.get(letter) ?? 0
export const lettersOf = ({ of }: Sum): string[] => [...of].flatMap(([l, k]) => (l === '' || isZero(k) ? [] : [l]))

/** Nothing is left to be worked out: every letter stands there once, the constant once, and no product. */
export const isTidy = (s: Sum): boolean => s.pieces <= Math.max(1, [...s.of.values()].filter((k) => !isZero(k)).length)

const scaled = ({ of }: Sum, by: number, pieces: number): Sum => ({
  of: new Map([...of].map(([letter, k]) => [letter, by * k])),
  pieces,
})

function added(a: Sum, b: Sum, sign: number): Sum {
  const of = new Map(a.of)
  for (const [letter, k] of b.of) of.set(letter, (of.get(letter) ?? 0) + sign * k)
  return { of, pieces: a.pieces + b.pieces }
}

/** Null where both factors have letters. `3x` is one piece, `3(x + 1)` and `3 \cdot 4` are still to be worked out. */
function multiplied(a: Sum, b: Sum): Sum | null {
  const [number, other] = lettersOf(a).length === 0 ? [a, b] : [b, a]
  if (lettersOf(number).length > 0) return null
  const isTerm = number.pieces === 1 && other.pieces === 1 && lettersOf(other).length === 1
  return scaled(other, timesOf(number, ''), isTerm ? 1 : number.pieces + other.pieces)
}

const gcd = (a: number, b: number): number => (b < 1e-9 ? a : gcd(b, a % b))

/** `\frac{2}{3}` and `\frac{x}{4}` are one piece, `\frac{12}{3}` and `2 \div 3` are still to be worked out. */
function divided(top: Sum, bottom: Sum, least = 1): Sum | null {
  const by = timesOf(bottom, '')
  if (lettersOf(bottom).length > 0 || isZero(by)) return null
  const isNumber = lettersOf(top).length === 0
  const isLowest = gcd(Math.abs(timesOf(top, '')), Math.abs(by)) === 1 && Math.abs(by) !== 1
  const isOne = top.pieces === 1 && bottom.pieces === 1 && (isNumber ? isLowest : lettersOf(top).length === 1)
  return scaled(top, 1 / by, isOne ? least : top.pieces + bottom.pieces)
}

class Reader {
  private at = 0
  private readonly tokens: readonly string[]

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  /** Everything as one sum; null where something else stands there. */
  whole(): Sum | null {
    const value = this.sum()
    return this.at === this.tokens.length ? value : null
  }

  private sum(): Sum | null {
    let value: Sum = { of: new Map(), pieces: 0 }
    let sign = this.take('-') ? -1 : 1
    for (;;) {
      const next = this.product()
      if (!next) return null
      value = added(value, next, sign)
      if (this.take('+')) sign = 1
      else if (this.take('-')) sign = -1
      else return value
    }
  }

  private product(): Sum | null {
    let value = this.atom()
    for (;;) {
      const isDivided = this.take('\\div')
      if (!value || !(isDivided || this.take('\\cdot') || this.take('\\times') || this.isFactorNext())) return value
      const next = this.atom()
      value = next && (isDivided ? divided(value, next, 2) : multiplied(value, next))
    }
  }

  private isFactorNext(): boolean {
    const token = this.tokens[this.at] ?? ''
    return /^[\da-zA-Z({]/.test(token) || token === '\\frac'
  }

  private atom(): Sum | null {
    if (this.take('(')) {
      const value = this.closed(')')
      // Around a single term the parentheses only keep its sign.
      return value && value.pieces > 1 ? { ...value, pieces: value.pieces + 1 } : value
    }
    if (this.take('{')) return this.closed('}')
    if (this.take('\\frac')) {
      const top = this.take('{') ? this.closed('}') : null
      const bottom = this.take('{') ? this.closed('}') : null
      return top && bottom && divided(top, bottom)
    }
    const token = this.tokens[this.at++] ?? ''
    if (/^\d/.test(token)) return { of: new Map([['', Number(token)]]), pieces: 1 }
    const [, letter, square] = LETTER.exec(token) ?? []
    return letter ? { of: new Map([[square ? `${letter}^2` : letter, 1]]), pieces: 1 } : null
  }

  private closed(by: string): Sum | null {
    const value = this.sum()
    return this.take(by) ? value : null
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false
    this.at++
    return true
  }
}

export function readSum(tex: string): Sum | null {
  const plain = tex.replace(DRESS, '')
  return plain.replace(TOKEN, '').trim() === '' ? new Reader(plain.match(TOKEN) ?? []).whole() : null
}
