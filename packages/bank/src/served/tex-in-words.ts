/** Formulas as they are said: for reading aloud, and the same for screen readers. */

import { readTex, type Tex } from './tex-tokens.ts'

const COMMANDS: Readonly<Record<string, string>> = {
  cdot: 'times',
  times: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  le: 'is less than or equal to',
  leq: 'is less than or equal to',
  lt: 'is less than',
  ge: 'is greater than or equal to',
  geq: 'is greater than or equal to',
  gt: 'is greater than',
  ne: 'is not equal to',
  neq: 'is not equal to',
  approx: 'is approximately',
  cong: 'is congruent to',
  sim: 'is similar to',
  parallel: 'is parallel to',
  perp: 'is perpendicular to',
  to: 'to',
  mid: 'given',
  infty: 'infinity',
  pi: 'pi',
  theta: 'theta',
  mu: 'mu',
  sigma: 'sigma',
  omega: 'omega',
  alpha: 'alpha',
  beta: 'beta',
  gamma: 'gamma',
  ell: 'l',
  angle: 'angle',
  triangle: 'triangle',
  circ: 'degrees',
  '%': 'percent',
  $: 'dollars',
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  sec: 'secant',
  csc: 'cosecant',
  cot: 'cotangent',
  log: 'log',
  ln: 'natural log',
  sum: 'the sum',
  det: 'the determinant of',
  'begin bmatrix': 'the matrix with rows',
  'end bmatrix': 'end of matrix',
  dots: 'and so on',
  ldots: 'and so on',
  cdots: 'and so on',
  langle: 'the vector',
  rangle: 'end of vector',
  '{': 'open brace',
  '}': 'close brace',
  '\\': ';',
}

const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '/': 'over',
  '*': 'times',
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  '[': 'open bracket',
  ']': 'close bracket',
  '!': 'factorial',
  "'": 'prime',
  '′': 'prime',
  ':': 'to',
  '&': ',',
  '~': '',
  '−': 'minus',
}

/** After these a minus sign belongs to the number that follows. */
const BEFORE_NEGATIVE =
  /^(?:|equals|plus|minus|times|divided by|plus or minus|to|over|open .+|is .+|the matrix .+|[,;])$/
const POWERS: Readonly<Record<string, string>> = { 2: 'squared', 3: 'cubed', degrees: 'degrees', prime: 'prime' }
const FUNCTIONS = /^(?:[fghPCAVTNSR]|inverse)$/
/** With −1 above them these are inverse functions, not powers. */
const TRIGONOMETRIC = /^(?:sine|cosine|tangent|secant|cosecant|cotangent)$/

/** By what it is called in the list alone: students type names that every object has. */
const wordOf = (list: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined

const isAngle = (part: Tex | undefined): boolean => part?.kind === 'command' && part.name === 'angle'

const isPlain = (parts: readonly Tex[]): boolean => parts.length === 1 && parts[0]?.kind !== 'group'

/** One number or variable, with its sign: whoever hears it knows where it ends. */
const isShort = (words: readonly string[]): boolean =>
  words.length === 1 || (words.length === 2 && words[0] === 'negative')

/** What follows a command or a sign as its argument. */
const argument = (part: Tex | undefined): readonly Tex[] =>
  part === undefined ? [] : part.kind === 'group' ? part.parts : [part]

function say(parts: readonly Tex[]): string[] {
  const out: string[] = []
  let inBars = false
  let inBounds = false
  const last = () => out.at(-1) ?? ''
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Tex
    const next = () => argument(parts[++i])
    if (part.kind === 'group' || part.kind === 'optional') out.push(...say(part.parts))
    else if (part.kind === 'command') {
      if (part.name === 'frac' || part.name === 'dfrac' || part.name === 'tfrac') out.push(...fraction(next(), next()))
      else if (part.name === 'binom') out.push(...say(next()), 'choose', ...say(next()))
      else if (part.name === 'sqrt') {
        const index =
          parts[i + 1]?.kind === 'optional' ? say((parts[++i] as { parts: readonly Tex[] }).parts).join(' ') : '2'
        out.push(...root(index, next()))
      } else if (part.name === 'overline') out.push(...overlined(next()))
      else if (part.name === 'overrightarrow') out.push(...say(next()), 'with an arrow')
      else if (part.name === 'mathbf') out.push('vector', ...say(next()))
      else if (part.name === 'left' || part.name === 'right') continue
      else out.push(wordOf(COMMANDS, part.name) ?? '')
    } else if (part.text === '^') {
      const exponent = say(next())
      const above = exponent.join(' ')
      if (inBounds) out.push('to', above, 'of')
      else if (above === 'negative 1' && TRIGONOMETRIC.test(last())) out.push(`inverse ${out.pop()}`)
      else out.push(above === 'negative 1' && /^[fghA]$/.test(last()) ? 'inverse' : power(exponent))
      inBounds = false
    } else if (part.text === '_') {
      inBounds = last() === 'the sum'
      const below = say(next())
      const end = inBounds || isShort(below) ? [] : ['end index']
      out.push(inBounds ? 'from' : last() === 'log' ? 'base' : 'sub', ...below, ...end)
    } else if (part.text === '-' || part.text === '−') out.push(BEFORE_NEGATIVE.test(last()) ? 'negative' : 'minus')
    else if (part.text === '|') {
      out.push(inBars ? 'end of absolute value' : 'the absolute value of')
      inBars = !inBars
    } else if (part.text === '(' && FUNCTIONS.test(last())) {
      const close = closing(parts, i)
      const inside = say(parts.slice(i + 1, close))
      out.push('of', ...(isShort(inside) ? inside : ['open parenthesis', ...inside, 'close parenthesis']))
      i = close
    } else if (part.text === 'm' && isAngle(parts[i + 1])) out.push('the measure of')
    else out.push(wordOf(SIGNS, part.text) ?? part.text)
  }
  return out.filter((word) => word !== '')
}

/** Where the parenthesis that opens at `from` closes. */
function closing(parts: readonly Tex[], from: number): number {
  let depth = 0
  for (let i = from; i < parts.length; i++) {
    const part = parts[i]
    if (part?.kind !== 'word') continue
    if (part.text === '(') depth++
    if (part.text === ')' && --depth === 0) return i
  }
  return parts.length
}

function fraction(top: readonly Tex[], bottom: readonly Tex[]): string[] {
  const [upper, lower] = [say(top), say(bottom)]
  if (isPlain(top) && isPlain(bottom)) return [...upper, 'over', ...lower]
  return ['the fraction', ...upper, 'over', ...lower, 'end of fraction']
}

function root(index: string, under: readonly Tex[]): string[] {
  const name =
    index === '2' ? 'the square root of' : index === '3' ? 'the cube root of' : `the root of order ${index} of`
  return isPlain(under) ? [name, ...say(under)] : [name, ...say(under), 'end of root']
}

/** Digits under a bar repeat; letters under a bar are a segment. */
const overlined = (under: readonly Tex[]): string[] => {
  const words = say(under)
  return words.every((word) => /^\d+$/.test(word)) ? [...words, 'repeating'] : ['segment', ...words]
}

function power(exponent: readonly string[]): string {
  const words = exponent.join(' ')
  return wordOf(POWERS, words) ?? `to the power ${words}${isShort(exponent) ? '' : ' end exponent'}`
}

/** `x^2 + \frac{1}{2}` is “x squared plus 1 over 2”. */
export const texInWords = (tex: string): string =>
  say(readTex(tex))
    .join(' ')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
