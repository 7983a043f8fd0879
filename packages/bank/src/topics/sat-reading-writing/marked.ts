/**
 * Questions as a writer sets them down, one line for each part:
 *
 *   ## 25 High 1.1                   number, difficulty, prior difficulty on the logit scale
 *   ~ The following text is …        a line about the source
 *   Running text, one line for each paragraph, also HTML (tables, figures).
 *   / a line of verse                verse lines in a row make one stanza
 *   * a note                         notes in a row make one list
 *   ? The question                   left out where the kind always asks the same
 *   = the right option
 *   - misconception | wrong option | why one is tempted, and where the text says otherwise
 *   > plan: how to go at this question
 *   ! why the right option is right; what stands between “ and ” is the evidence, to the letter
 */

import type { Difficulty, Html, WrittenItem, WrittenOption } from '#kit'

type Kind = Readonly<{ skill: string; seconds: Readonly<Record<Difficulty, number>>; stem?: string }>

const CONVENTIONS = 'Which choice completes the text so that it conforms to the conventions of Standard English?'

const KINDS = {
  'central-ideas': {
    skill: 'rw-central-ideas',
    seconds: { Low: 65, Medium: 75, High: 85 },
    stem: 'Which choice best states the main idea of the text?',
  },
  inferences: {
    skill: 'rw-inferences',
    seconds: { Low: 65, Medium: 75, High: 90 },
    stem: 'Which choice most logically completes the text?',
  },
  'evidence-textual': { skill: 'rw-evidence-textual', seconds: { Low: 65, Medium: 75, High: 90 } },
  'evidence-quantitative': { skill: 'rw-evidence-quantitative', seconds: { Low: 70, Medium: 80, High: 95 } },
  'words-in-context': {
    skill: 'rw-words-in-context',
    seconds: { Low: 45, Medium: 50, High: 60 },
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
  },
  'text-structure-purpose': { skill: 'rw-text-structure-purpose', seconds: { Low: 65, Medium: 75, High: 85 } },
  'cross-text': { skill: 'rw-cross-text', seconds: { Low: 80, Medium: 90, High: 100 } },
  transitions: {
    skill: 'rw-transitions',
    seconds: { Low: 40, Medium: 50, High: 55 },
    stem: 'Which choice completes the text with the most logical transition?',
  },
  'rhetorical-synthesis': { skill: 'rw-rhetorical-synthesis', seconds: { Low: 60, Medium: 70, High: 80 } },
  boundaries: { skill: 'rw-boundaries', seconds: { Low: 40, Medium: 45, High: 55 }, stem: CONVENTIONS },
  'form-structure-sense': {
    skill: 'rw-form-structure-sense',
    seconds: { Low: 40, Medium: 45, High: 55 },
    stem: CONVENTIONS,
  },
} as const satisfies Record<string, Kind>

const MARKS = ['~', '/', '*', '?', '=', '-', '>', '!'] as const

type Line = Readonly<{ mark: string; text: string }>

function lineOf(raw: string): Line {
  const mark = MARKS.find((m) => raw.startsWith(`${m} `))
  return mark ? { mark, text: raw.slice(2).trim() } : { mark: '', text: raw }
}

/** Lines of verse and notes that follow one another belong together. */
function textOf(lines: readonly Line[]): Html {
  const groups: { mark: string; texts: string[] }[] = []
  for (const { mark, text } of lines) {
    const last = groups.at(-1)
    if (last?.mark === mark && (mark === '/' || mark === '*')) last.texts.push(text)
    else groups.push({ mark, texts: [text] })
  }
  const html = groups.map(({ mark, texts }) => {
    const [first = ''] = texts
    if (mark === '/') return `<p>${texts.join('<br>')}</p>`
    if (mark === '*') return `<ul>${texts.map((t) => `<li>${t}</li>`).join('')}</ul>`
    if (mark === '~') return `<p><em>${first}</em></p>`
    return /^<(?:table|svg|p|ul)\b/.test(first) ? first : `<p>${first}</p>`
  })
  return html.join('').replace('______', '<span class="blank">______</span>')
}

const DIFFICULTIES: readonly Difficulty[] = ['Low', 'Medium', 'High']

function itemOf(name: keyof typeof KINDS, block: string): WrittenItem {
  const [head = '', ...rest] = block.split('\n').filter((l) => l.trim() !== '')
  const [number = '', level = '', b = ''] = head.trim().split(' ')
  const id = `sat-reading-writing/${name}-${number}`
  const kind: Kind = KINDS[name]
  const lines = rest.map((l) => lineOf(l.trim()))
  const all = (mark: string) => lines.filter((l) => l.mark === mark).map((l) => l.text)
  const one = (mark: string): string => {
    const [text, more] = all(mark)
    if (text === undefined || more !== undefined) throw new Error(`${id}: needs exactly one line “${mark} …”`)
    return text
  }
  const difficulty = DIFFICULTIES.find((d) => d === level)
  if (!difficulty || !Number.isFinite(Number(b)) || b === '')
    throw new Error(`${id}: “${head}” is no head of a question`)
  const wrong = all('-').map((l): WrittenOption => {
    const [slip = '', html = '', why = '', more] = l.split(' | ')
    if (why === '' || more !== undefined) throw new Error(`${id}: “${l}” is not “misconception | option | why”`)
    return { html, misconception: `rw-${slip}`, why }
  })
  const [first, second, third, fourth] = wrong
  if (!first || !second || !third || fourth) throw new Error(`${id}: needs three wrong options`)
  const reason = one('!')
  return {
    id,
    skill: kind.skill,
    difficulty,
    b: Number(b),
    seconds: kind.seconds[difficulty],
    text: textOf(lines.filter((l) => ['', '~', '/', '*'].includes(l.mark))),
    stem: kind.stem && all('?').length === 0 ? kind.stem : one('?'),
    right: one('='),
    wrong: [first, second, third],
    evidence: evidenceIn(reason),
    explanation: `<strong>Plan:</strong> ${one('>')}</p><p>${reason}`,
  }
}

/** What is quoted is evidence; one or two words are quoted only to speak of them, unless there is nothing longer. */
function evidenceIn(reason: string): string[] {
  const quoted = [...reason.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.replace(/[.,]$/, ''))
  const long = quoted.filter((words) => words.split(' ').length > 2)
  return long.length > 0 ? long : quoted
}

/** The questions of one kind, from marked lines. */
export const questions =
  (kind: keyof typeof KINDS) =>
  ({ raw }: Readonly<{ raw: readonly string[] }>, ...values: readonly Html[]): readonly WrittenItem[] =>
    String.raw({ raw }, ...values)
      .split(/^## /m)
      .slice(1)
      .map((block) => itemOf(kind, block))
