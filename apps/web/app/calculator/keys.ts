/** A key of the keypad: what it shows, what it is called, and what it writes. */
export type Key = Readonly<{ label: string; name: string; text: string; look?: 'digit' | 'sign' }>

const key = (label: string, name: string, text = label): Key => ({ label, name, text })
const digit = (label: string): Key => ({ label, name: label, text: label, look: 'digit' })
const sign = (label: string, name: string): Key => ({ label, name, text: label, look: 'sign' })

export const FUNCTION_KEYS: readonly Key[] = [
  key('sin', 'sine', 'sin('),
  key('cos', 'cosine', 'cos('),
  key('tan', 'tangent', 'tan('),
  key('sin⁻¹', 'inverse sine', 'asin('),
  key('cos⁻¹', 'inverse cosine', 'acos('),
  key('tan⁻¹', 'inverse tangent', 'atan('),
  key('ln', 'natural logarithm', 'ln('),
  key('log', 'logarithm to base 10', 'log('),
  key('|x|', 'absolute value', '|'),
  key('n!', 'factorial', '!'),
  key('x²', 'square', '^2'),
  key('xʸ', 'power', '^'),
  key('√', 'square root', '√('),
  key('π', 'pi'),
  key('e', 'the number e'),
  key('(', 'open bracket'),
  key(')', 'close bracket'),
  key('ANS', 'last answer'),
  key('%', 'percent'),
  key(',', 'comma'),
  key('nCr', 'combinations', 'nCr('),
  key('∛', 'cube root', '∛('),
  key('mean', 'mean of a list', 'mean('),
  key('med', 'median of a list', 'median('),
]

export const NUMBER_KEYS: readonly (Key | 'delete' | 'clear')[] = [
  digit('7'),
  digit('8'),
  digit('9'),
  'delete',
  'clear',
  digit('4'),
  digit('5'),
  digit('6'),
  sign('×', 'times'),
  sign('÷', 'divided by'),
  digit('1'),
  digit('2'),
  digit('3'),
  sign('+', 'plus'),
  sign('−', 'minus'),
  digit('0'),
  { ...digit('.'), name: 'decimal point' },
]

/** A key writes a whole word; deleting takes the whole word away. */
const WORD = /(?:asin|acos|atan|sin|cos|tan|ln|log|√|∛|nCr|mean|median)\($|ans$/i

export const withoutLast = (before: string): string =>
  before.replace(WORD, '') === before ? before.slice(0, -1) : before.replace(WORD, '')
