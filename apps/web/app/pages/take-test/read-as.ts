import { parseGridIn } from '@fourfold/contract'

const DECIMALS = 10_000

/** Under the field: what belongs into it, and how it is read where that is not what was typed (spec §5: a fraction is a division). */
export function readAs(text: string): string {
  if (text === '') return 'A number or a fraction, at most 6 characters.'
  const value = parseGridIn(text)
  if (!value)
    return text.endsWith('/') || text === '-' || text === '.' ? 'Not complete yet.' : 'This cannot be read as a number.'
  // Spec §4: zero counts as skipped. That is a rule of the field, and says nothing of the answer.
  if (value.n === 0n) return 'Read as 0. This field counts a 0 as left blank.'
  const decimal = Number(value.n) / Number(value.d)
  const shown = Math.round(decimal * DECIMALS) / DECIMALS
  const sign = shown === decimal ? '=' : '≈'
  if (text.includes('/')) return `Read as ${text} ${sign} ${shown}.`
  return String(decimal) === text ? '' : `Read as ${decimal}.`
}
