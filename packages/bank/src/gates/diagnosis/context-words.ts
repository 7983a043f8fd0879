/** Words that speak of something in the question: a wrong answer's lines may use them only where the question has it. */

import { sentencesOf } from '../../draw/all.ts'
import { perDrawnItem } from '../per-item.ts'
import { readOf, wrongOf } from './options-of.ts'

/** `seen` is what shows it without a word, in the markup. */
type ContextWord = Readonly<{ said: RegExp; has: RegExp; seen?: RegExp }>

/** What is seen without being read: a figure, axes or bars, rows and columns. Nothing else follows from a figure. */
const FIGURE = /<svg/
const AXES = /<svg[\s\S]*(?:class="tick"|--fig-grid)/
const TABLE = /<table/

const ONCE = [
  'fixed|flat|once|one-time|fees?|charges?|starts?|starting|started|begins?|beginning|initial|already|deposit|down payment',
  'base|sign-?up|entry|entrance|membership|delivery|service|rental|empty|plus|basic|setup|registration|shipping|a card of',
].join('|')

/** What is said on the left needs what stands on the right: in the stem, an option, a figure’s labels or alternative. */
export const CONTEXT_WORDS: readonly ContextWord[] = [
  { said: /\b(?:the|this) (?:figure|drawing|diagram|sketch)\b/i, has: /figure|drawing|diagram|sketch/i, seen: FIGURE },
  { said: /\b(?:the|this) graph\b/i, has: /graph|plot|chart/i, seen: AXES },
  { said: /\b(?:the|this) (?:table|row|column)\b/i, has: /table|row|column/i, seen: TABLE },
  { said: /\bnumber line\b/i, has: /number line/i },
  { said: /\bthe origin\b/i, has: /origin|\(0, ?0\)/i, seen: AXES },
  // Who mixes up the two needs only one of them in the question.
  {
    said: /^(?!.*parallel).*\bperpendicular/is,
    has: /perpendicular|perp|90|right angle|altitude|area of|rhombus|rectangle/i,
  },
  { said: /^(?!.*perpendicular).*\bparallel\b/is, has: /parallel|trapezoid|system|steadily/i },
  { said: /\breflect(?:ed|ion|ing|s)?\b|\bmirror/i, has: /reflect|mirror|image|symmetr|inverse|-f\(|f\(-/i },
  { said: /\brotat(?:ed|ion|ing|es)\b/i, has: /rotat|turn|clockwise|symmetr|image/i },
  { said: /\bfixed (?:amount|part|fee|cost)\b/i, has: new RegExp(`\\b(?:${ONCE})\\b|=`, 'i'), seen: TABLE },
  { said: /\bexterior angle/i, has: /exterior|interior|extended|outside|beyond|on side/i },
  { said: /\b(?:discount|sale price)\b/i, has: /discount|off\b|sale|reduc|less|lower|markdown|coupon|decrease/i },
  { said: /\binterest\b/i, has: /interest|invest|account|deposit|saving|loan|bank/i },
  { said: /\bsales tax\b|\bthe tax\b/i, has: /tax/i },
  {
    said: /\b(?:cylinder|cone|sphere|pyramid|prism)s?\b/i,
    has: /cylinder|cone|spher|ball|pyramid|prism|can\b|box|tank|solid/i,
  },
  { said: /\bhypotenuse\b/i, has: /hypotenuse|right|triangle|ladder|cable|diagonal|distance|tangent/i },
  { said: /\bdiameter\b/i, has: /diameter|radius|circ|across|wide|round|wheel|spher|cylind|cone/i },
]

/** “c = −3” in a general line is true of this item only by chance; x = 0 and n = 1 are meant in general. */
const NAMED_NUMBER = /\$([a-z]) = (-?(?!0|1\$)\d+)\$/g

export const wordsFit = perDrawnItem('words', (item, origin, d) => {
  const known = sentencesOf(d.module)
  const read = readOf(item)
  const shown = [item.public.content, ...item.public.options.map((o) => o.content)].join(' ')
  return wrongOf(item, origin).flatMap(({ found: { trap } }) => {
    const m = known.get(trap.misconception)
    const lines = [trap.says?.(origin.params) ?? m?.sentence ?? '', m?.clue ?? '', trap.why?.(origin.params) ?? '']
    const said = lines.join(' ')
    const loose = CONTEXT_WORDS.flatMap(({ said: word, has, seen }) => {
      const found = word.exec(said)
      return found && !has.test(read) && !seen?.test(shown)
        ? [
            `${trap.misconception} speaks of “${found[0].split(' ').slice(-3).join(' ')}”, which the question does not have`,
          ]
        : []
    })
    const numbers = [...`${m?.sentence} ${m?.clue}`.matchAll(NAMED_NUMBER)].flatMap(([whole, name, n]) =>
      read.includes(`${name} = ${n}`) ? [] : [`${trap.misconception} names ${whole}, which is not of this question`],
    )
    return [...loose, ...numbers]
  })
})
