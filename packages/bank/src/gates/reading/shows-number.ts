/** Finding a number in what a student reads. */

import { type Frac, gcd, terminates, toDecimalText } from '../../kit/num/frac.ts'
import type { Html } from '../../kit/types.ts'

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const ALIASES: Readonly<Record<string, string>> = {
  2: 'twice|doubles?|half|both|pair|second|squared?',
  3: 'triples?|third|cubed?',
  4: 'quarter|fourths?|quadruple',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  9: 'ninth',
  10: 'tenth',
  12: 'dozen',
}

/** Whether a number can be read off a text: as digits, as a fraction, a decimal, grouped, or as a word. */
export function showsNumber(html: Html, f: Frac): boolean {
  const text = html.replace(/\{,\}|(?<=\d),(?=\d{3})/g, '').replace(/−/g, '-')
  const n = Math.abs(f.n)
  const digits = (s: string) => new RegExp(`(?<![\\d.])${s.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(text)
  if (f.d === 1) {
    const word = n <= 12 ? [WORDS[n], ALIASES[n]].filter(Boolean).join('|') : ''
    return (
      digits(String(n)) ||
      digits(`${n}.0`) ||
      digits(`${n}.00`) ||
      (word !== '' && new RegExp(`\\b(${word})\\b`, 'i').test(text))
    )
  }
  if (new RegExp(`\\\\d?frac\\{[^{}]*?(?<!\\d)${n}\\b[^{}]*\\}\\{${f.d}\\}`).test(text) || digits(`${n}/${f.d}`))
    return true
  if (new RegExp(`${Math.trunc(n / f.d)}\\\\frac\\{${n % f.d}\\}\\{${f.d}\\}`).test(text)) return true
  if (new RegExp(`\\\\frac\\{[^{}]+\\}\\{${f.d}\\}`).test(text) && digits(String(n))) return true
  if (!terminates(f)) return digits(String(n)) && digits(String(f.d))
  const plain = toDecimalText({ n, d: f.d })
  const share = { n: n * 100, d: f.d }
  const k = gcd(share.n, share.d)
  return (
    [plain, `${plain}0`, plain.replace(/^0/, '')].some(digits) ||
    digits(toDecimalText({ n: share.n / k, d: share.d / k }))
  )
}
