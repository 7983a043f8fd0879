/**
 * Explanations and lessons show their arithmetic: one move from line to line, factors before the zeros of a quadratic, and no long
 * calculation at one go. `$38x = 38$` stands before `$x = 1$`.
 */

import { splitTex } from '../draw/split-tex.ts'
import type { Html } from '../kit/types.ts'
import { perDrawnItem } from './per-item.ts'
import { stepsIn } from './reading/explanation.ts'
import { isSolved, isWorkedOut, type Line, movesBetween, numberFor, readLine } from './reading/line-of-work.ts'
import { isZero, timesOf } from './reading/sum.ts'

/** A formula of a step; what stands in its reason counts as shown, and is not itself looked at. */
type Shown = Readonly<{
  tex: string
  line: Line | null
  isReason: boolean
  step: number /** The words of the step up to it. */
  said: string
}>

function shownIn(html: Html, step: number, isReason: boolean): Shown[] {
  let said = ''
  return splitTex(html).flatMap(({ kind, text }) => {
    said += kind === 'html' ? text : '$'
    return kind === 'tex' ? [{ tex: text, line: readLine(text), isReason, step, said }] : []
  })
}

const stepParts = (html: Html, step: number): Shown[] => {
  const [done = '', why = ''] = html.split('<span class="why">')
  return [...shownIn(done, step, false), ...shownIn(why, step, true)]
}

/** `x = 4` that is put in or tried, and does not follow from anything. */
const isTried = ({ said }: Shown): boolean => /\b(?:in|put|for|at|test|try|with|where|if|when)\s*\$$/i.test(said)

const same = (a: number | null, b: number | null): boolean => a !== null && b !== null && isZero(a - b)

/** The line before this one that says the same of the same letter, and is not its answer already. */
function lineBefore(before: readonly Shown[], line: Line, letter: string): Line | null {
  const value = numberFor(line, letter)
  const found = before.findLast((s) => s.line?.letters[0] === letter && same(numberFor(s.line, letter), value))?.line
  return found && !isSolved(found) ? found : null
}

/** Two moves or more at one go, unless a reason of the same step has the line between. */
function movesAtOnce(before: readonly Shown[], shown: Shown, reasons: readonly Shown[]): string[] {
  const { line } = shown
  const [letter] = line?.letters ?? []
  if (!line || letter === undefined || line.letters.length > 1 || !isWorkedOut(line)) return []
  const from = lineBefore(before, line, letter)
  if (!from || movesBetween(from, line, letter) < 2) return []
  const between = reasons.flatMap((r) =>
    r.line && same(numberFor(r.line, letter), numberFor(line, letter)) ? [r.line] : [],
  )
  const isBridged = between.some((b) => movesBetween(from, b, letter) < 2 && movesBetween(b, line, letter) < 2)
  return isBridged ? [] : [`from ${from.tex} to ${line.tex} at one go`]
}

/**
 * Two equations added, or one put into the other, and the letter stands alone at once. The line between is missing unless
 * nothing but the letter itself is left of them.
 */
function eliminatedAtOnce(before: readonly Shown[], shown: Shown): string[] {
  const { line, said } = shown
  const [letter] = line?.letters ?? []
  if (!line || letter === undefined || !isSolved(line) || !isWorkedOut(line)) return []
  if (before.some((s) => s.line && same(numberFor(s.line, letter), numberFor(line, letter)))) return []
  const both = before.flatMap((s) => (s.line?.letters.length === 2 && s.line.letters.includes(letter) ? [s.line] : []))
  const [first, second] = both.slice(-2).map(({ sides }) => timesOf(sides[0]!, letter) - timesOf(sides.at(-1)!, letter))
  const isAlone = (k: number) => isZero(Math.abs(k) - 1)
  const isLeft =
    first === undefined || second === undefined
      ? false
      : (/\b[Aa]dd\b/.test(said) && !isAlone(first + second)) ||
        (/\b[Ss]ubtract\b/.test(said) && !isAlone(first - second))
  const isPut =
    /\b(?:[Pp]ut|[Ss]ubstitut).*(?::|\bso|\bgives|\bthen)\s*\$$/.test(said) &&
    both.length > 0 &&
    !isAlone((second ?? first)!)
  return isLeft || isPut ? [`to ${line.tex} from equations with two letters at one go`] : []
}

/** What leads from a quadratic to its zeros: a factor, a root, both signs, or a point of the graph. */
const LEADS_TO_ZEROS = /\([^()]*[a-z]|[a-z]\(|\\sqrt|\\pm|\||\(-?\d+,/

/** A zero of a quadratic without factors or formula, or a root of a square that did not stand alone. */
function zeroAtOnce(before: readonly Shown[], shown: Shown, reasons: readonly Shown[]): string[] {
  const { line } = shown
  const [letter] = line?.letters ?? []
  const zero = line && letter !== undefined && isSolved(line) ? numberFor(line, letter) : null
  if (zero === null || letter === undefined || letter.endsWith('^2')) return []
  const square = `${letter}^2`
  const isQuadraticOf = ({ sides, letters }: Line): boolean => {
    const value = (l: string) => timesOf(sides[0]!, l) - timesOf(sides.at(-1)!, l)
    const isWhole =
      letters.length === 2 ? letters.includes(letter) : letters.length === 1 && !isZero(Math.abs(value(square)) - 1)
    return (
      letters.includes(square) &&
      isWhole &&
      !isZero(value('')) &&
      isZero(value(square) * zero ** 2 + value(letter) * zero + value(''))
    )
  }
  const at = before.findLastIndex((s) => s.line !== null && isQuadraticOf(s.line))
  if (at < 0) return []
  const since = [...before.slice(at + 1), ...reasons]
  const isLed = since.some(
    (s) => LEADS_TO_ZEROS.test(s.tex) || (s.line?.letters.length === 1 && s.line.letters[0] === square),
  )
  return isLed ? [] : [`from ${before[at]?.tex} to ${line?.tex} without the line between`]
}

const ADDS = /\+|(?<=[\d)}])\s*-/g
const MULTIPLIES = /\\cdot|\\times|\\div|\\frac|\\sqrt|\^(?!\{?\\circ)/g
/** So many operations, sums and products together, are not done in one's head. */
const TOO_MANY = 4

/** A result that is worked out from a long calculation without a line between. */
function calculationAtOnce({ tex }: Shown): string[] {
  const parts = tex.split(/=|\\approx/)
  return parts.flatMap((part, i) => {
    const result = parts[i + 1]?.trim() ?? ''
    if (!/^-?\d[\d.{},]*$/.test(result) || /[a-zA-Z]/.test(part.replace(/\\[a-z]+/g, ''))) return []
    const [adds, multiplies] = [ADDS, MULTIPLIES].map((kind) => part.match(kind)?.length ?? 0) as [number, number]
    return adds > 0 && multiplies > 0 && adds + multiplies >= TOO_MANY ? [`${part.trim()} = ${result} at one go`] : []
  })
}

/** What is left out between steps, each with its reason in a span; `stem` has the lines that they start from. */
export function leapsBetween(stem: Html, steps: readonly Html[]): string[] {
  const all = [...shownIn(stem, -1, false), ...steps.flatMap(stepParts)]
  return all.flatMap((shown, at) => {
    if (shown.isReason || shown.step < 0 || isTried(shown)) return []
    const before = all.slice(0, at)
    const reasons = all.filter((s) => s.isReason && s.step === shown.step)
    return [
      ...movesAtOnce(before, shown, reasons),
      ...eliminatedAtOnce(before, shown),
      ...zeroAtOnce(before, shown, reasons),
      ...calculationAtOnce(shown),
    ].map((leap) => `step ${shown.step + 1}: ${leap}`)
  })
}

/** What is left out between the lines of an explanation. */
export const leapsIn = (stem: Html, explanation: Html): string[] => leapsBetween(stem, stepsIn(explanation))

export const noLeaps = perDrawnItem('leap', (item) => leapsIn(item.public.content, item.secret.explanation))
