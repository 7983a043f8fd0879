import { bankItems, topics } from '@fourfold/bank'
import { TELLS_KEY, toldOfKey } from '@fourfold/base'
import { expect, test } from 'vitest'
import { hintsFor, placesInText, shownEvidence } from './hint-text.ts'
import { linesOfWords } from './lines-of-words.ts'

const math = {
  question: '<p>Solve $3x + 5 = 26$.</p>',
  explanation:
    '<p class="plan">Undo what was done last.</p><ol class="steps"><li>Subtract 5: $3x = 21$.</li><li>Divide by 3: $x = 7$.</li></ol><p class="answer">The answer is <strong>B</strong>.</p>',
  evidence: [],
  key: '7',
  rule: 'The rule.',
}
const reading = {
  question: '<p>Why does it happen?</p>',
  explanation:
    '<p class="plan">A cause question: find “So”.</p><p>“So when …” (lines 18–20).</p><p class="answer">C</p>',
  evidence: ['So when something came down', 'lost things are various'],
  places: ['lines 18–20', 'line 31'],
  key: 'Because of the harvest',
  rule: '',
}

test('first the plan, then one step after the other, never the last', () => {
  expect(hintsFor(math)).toEqual(['Undo what was done last.', 'Subtract 5: $3x = 21$.'])
})

test('no step is a hint from the one that gives the answer', () => {
  const worked = (...steps: string[]) => ({
    ...math,
    explanation: `<p class="plan">Plan.</p><ol class="steps">${steps.map((s) => `<li>${s}</li>`).join('')}</ol><p class="answer">The answer is <strong>B</strong>, $-\\frac{2}{3}$.</p>`,
  })
  const ratio = '$-36 \\div 54 = -\\dfrac{2}{3}$'
  expect(hintsFor(worked('Divide.', ratio, 'Test it.'))).toEqual(['Plan.', 'Divide.'])
  expect(hintsFor(worked(ratio, 'Write it.', 'Test it.'))).toEqual(['Plan.'])
  // What the question shows is no secret.
  const shown = { ...worked('Divide.', ratio, 'Test it.'), question: '<p>Is $-\\frac{2}{3}$ the ratio?</p>' }
  expect(hintsFor(shown)).toEqual(['Plan.', 'Divide.', ratio])
})

test('a number is given where a calculation ends with it, not where it is part of another', () => {
  const worked = (step: string) => ({
    ...math,
    explanation: math.explanation.replace('$3x = 21$', step).replace('<strong>B</strong>', '7'),
  })
  expect(hintsFor(worked('$3x = 21$')).length).toBe(2)
  expect(hintsFor(worked('$3x = 7 \\cdot 3$')).length).toBe(2)
  expect(hintsFor(worked('$3x = 7x - 1$')).length).toBe(2)
  expect(hintsFor(worked('$21 \\div 3 = 7$')).length).toBe(1)
})

test('no hint of the bank’s mathematics ends a calculation with the key', () => {
  const deep = process.env.DEEP === '1'
  const drawn = bankItems().filter((i) => i.secret.explanation.includes('class="steps"'))
  const looked = drawn.filter((_, i) => deep || i % 10 === 0)
  const text = (html: string) => html.replace(/<[^>]*>|[$\s]|\{,\}/g, '').replace('−', '-')
  const bad = looked.filter((item) => {
    const { key: option, hints } = hintsOf(item)
    const key = text(option || item.secret.key)
    const number = /^-?\d+(\.\d+)?$/.test(key)
    const asked = text(item.public.content)
    if (!number || asked.includes(key)) return false
    return hints.some((hint) => new RegExp(`=${key.replace('.', '\\.')}(?=$|[.;,]?[A-Z])`).test(text(hint)))
  })
  expect(looked.length).toBeGreaterThan(1000)
  expect(bad.map((i) => i.display_id)).toEqual([])
})

test('without a plan the rule of the lesson comes first', () => {
  expect(hintsFor({ ...math, explanation: math.explanation.replace(/<p class="plan">.*?<\/p>/, '') })[0]).toBe(
    'The rule.',
  )
})

test('for reading: where to look, then the lines, then what they say', () => {
  expect(hintsFor(reading)).toEqual([
    'A cause question: find “So”.',
    'Read lines 18–20 and line 31 again.',
    'In lines 18–20 it says: “So when something came down”',
    'In line 31 it says: “lost things are various”',
  ])
  const near = hintsFor({ ...reading, places: ['lines 18–20', 'lines 18–20'] })
  expect(near.slice(1)).toEqual([
    'Read lines 18–20 again.',
    'There it says: “So when something came down”',
    'And there: “lost things are various”',
  ])
  const short = {
    ...reading,
    places: undefined,
    explanation: '<p><strong>Plan:</strong> Main idea.</p><p>Because.</p>',
  }
  expect(hintsFor(short)).toEqual([
    'Main idea.',
    'Look closely at these words: “So when something came down”',
    'And at these: “lost things are various”',
  ])
})

test('words of a figure, which has no lines, are looked for in the table or graph', () => {
  const table = { ...reading, evidence: ['44%'], places: [undefined] }
  expect(hintsFor(table).slice(1)).toEqual(['Look at this in the table or graph: “44%”'])
})

test('inside a quotation the text’s own quotation marks are single, and its italics are no stars', () => {
  const said = { ...reading, evidence: ['“Everybody’s noticed it,” he said of *Found*.'], places: ['line 6'] }
  expect(hintsFor(said).at(-1)).toBe('There it says: “‘Everybody’s noticed it,’ he said of <em>Found</em>.”')
})

test('where the first quotation is left out, the second stands alone', () => {
  const told = { ...reading, evidence: ['because of the harvest', 'lost things are various'], places: undefined }
  expect(hintsFor(told).slice(1)).toEqual(['Look closely at these words: “lost things are various”'])
})

test('a quotation does not say the key: its words are gaps, or the quotation is left out', () => {
  const told = {
    ...reading,
    evidence: ['Everything that came down was kept in a shed'],
    places: ['lines 18–20'],
    key: 'In a shed.',
  }
  expect(hintsFor(told).at(-1)).toBe('There it says: “Everything that came down was kept in a …”')
  const whole = { ...told, evidence: ['lost things are various'], key: '“Lost things are various.”' }
  expect(hintsFor(whole)).toEqual(['A cause question: find “So”.', 'Read lines 18–20 again.'])
})

test('where the options are quotations, not even the lines of the right one are named', () => {
  const evidence = ['lost things are various', '13.1 minutes']
  expect(shownEvidence(evidence, '“Lost things are various.”')).toEqual(['13.1 minutes'])
  expect(shownEvidence(evidence, 'Lost things are various.')).toEqual(evidence)
  expect(shownEvidence(['Chicago', '11:18 a.m.'], 'Chicago')).toEqual(['11:18 a.m.'])
})

/** The hints of an item as a student gets them, with its key. */
function hintsOf(item: ReturnType<typeof bankItems>[number]) {
  const key = item.public.options.find((o) => o.letter === item.secret.key)?.content ?? ''
  const evidence = shownEvidence(((item.params ?? {}) as { evidence?: string[] }).evidence ?? [], key)
  const places =
    item.passage_id === null
      ? placesInText(item.public.content, evidence)
      : evidence.map((words) => linesFor(item.passage_id, words))
  const others = item.public.options.flatMap((o) => (o.letter === item.secret.key ? [] : [o.content]))
  return {
    key,
    others,
    hints: hintsFor({
      question: item.public.content,
      explanation: item.secret.explanation,
      evidence,
      places,
      key,
      rule: 'The rule.',
    }),
  }
}

test('no hint of the bank shows a star for italics, or quotation marks inside their own kind', () => {
  const written = bankItems().filter((item) => (item.params as { evidence?: string[] } | null)?.evidence !== undefined)
  const bad = written.filter((item) =>
    hintsOf(item)
      .hints.slice(1)
      .some((hint) => /\*|“[^”]*“/.test(hint)),
  )
  expect(bad.map((i) => i.display_id)).toEqual([])
})

test('every question of the bank has a hint, and no hint names the letter of the key', () => {
  const deep = process.env.DEEP === '1'
  const items = bankItems().filter((_, i) => deep || i % 10 === 0)
  const bad = items.filter((item) => {
    const { hints } = hintsOf(item)
    return hints.length === 0 || hints.some((h) => /class="answer"|The answer is <strong>/.test(h))
  })
  expect(bad.map((i) => i.display_id)).toEqual([])
})

test('no hint of a reading question has more than half of the words of its key', () => {
  const written = bankItems().filter((item) => (item.params as { evidence?: string[] } | null)?.evidence !== undefined)
  const bad = written.filter((item) => {
    const { key, others, hints } = hintsOf(item)
    return hints.some((hint) => toldOfKey(hint, key, others) > TELLS_KEY)
  })
  expect(written.length).toBeGreaterThan(2000)
  expect(bad.map((i) => i.display_id)).toEqual([])
})

const passages = new Map(
  topics.flatMap((topic) => topic.passages.map((passage) => [passage.id, passage.lines] as const)),
)
const linesFor = (passageId: string | null, words = '') =>
  linesOfWords(
    (passages.get(passageId ?? '') ?? []).map((line) => ({ ...line, heading: line.number === null })),
    words,
  )

test('on a short text, too: where to look, then the sentence, then what it says', () => {
  const text = '<p>Ships left. Dr. Vane stayed “for good.” Nobody asked why.</p><p>What is the main idea?</p>'
  const places = placesInText(text, ['Dr. Vane stayed'])
  expect(places).toEqual(['the second sentence'])
  expect(hintsFor({ ...reading, evidence: ['Dr. Vane stayed'], places }).slice(1)).toEqual([
    'Read the second sentence again.',
    'There it says: “Dr. Vane stayed”',
  ])
  expect(placesInText(text, ['Nobody asked why.', 'Ships left'])).toEqual(['the last sentence', 'the first sentence'])
  expect(placesInText(text, ['Ships left', 'words of another text'])).toBeUndefined()
})

test('beside a blank the side is named; notes, verse and two texts have places of their own', () => {
  const place = (content: string, words: string) => placesInText(`${content}<p>Which choice fits?</p>`, [words])?.[0]
  const blank = '<p>In a storm the ship <span class="blank">______</span> the crew slept. All was well.</p>'
  expect(place(blank, 'the ship')).toBe('the words before the blank')
  expect(place(blank, 'the crew slept')).toBe('the words after the blank')
  expect(place('<ul><li>One is red.</li><li>Two is <i>blue</i>.</li></ul>', 'Two is *blue*')).toBe('the second note')
  const verse =
    '<p>The following text is a poem.</p><p>The sea is gray,<br/>the sea is wide.</p><p>One sail<br/>is gone.</p>'
  expect(place(verse, 'sea is wide')).toBe('line 2 of the poem')
  expect(place(verse, 'One sail is gone')).toBe('lines 3–4 of the poem')
  const two = '<p><em>Text 1</em></p><p>He says yes. He laughs.</p><p><em>Text 2</em></p><p>She says no.</p>'
  expect(place(two, 'He laughs')).toBe('the second sentence of Text 1')
  expect(place(two, 'She says no')).toBe('Text 2')
  expect(place('<table><tr><td>44</td></tr></table><p>It grew.</p>', '44')).toBe('the table')
})

test('a place that is the key is not named', () => {
  const before = { ...reading, evidence: ['he slept'], places: ['the words before the blank'], key: 'before' }
  expect(hintsFor(before).slice(1)).toEqual(['There it says: “he slept”'])
  const there = { ...before, places: ['the first sentence'], key: 'there was' }
  expect(hintsFor(there).at(-1)).toBe('Look closely at these words: “he slept”')
})

test('nearly every question of SAT Reading and Writing has the middle hint', () => {
  const short = bankItems().filter(
    (i) => i.passage_id === null && (i.params as { evidence?: string[] } | null)?.evidence,
  )
  const without = short.filter((item) => !hintsOf(item).hints.some((hint) => /^Read .* again\.$/.test(hint)))
  expect(short.length).toBeGreaterThan(1000)
  expect(without.map((i) => i.display_id).length).toBeLessThan(0.02 * short.length)
})

test('the lines that a hint names are those where its words stand', () => {
  const asked = bankItems().filter((item) => item.passage_id !== null)
  const words = ({ params }: (typeof asked)[number]) => (params as { evidence?: string[] }).evidence?.[0] ?? ''
  const named = asked.flatMap((item) => {
    const lines = linesFor(item.passage_id, words(item))
    return lines ? [{ item, lines }] : []
  })
  const plain = (text: string) =>
    text
      .replace(/\*/g, '')
      .replace(/[’‘“”"]/g, "'")
      .replace(/\s+/g, ' ')
  const wrong = named.filter(({ item, lines }) => {
    const [from = 0, to = from] = (lines.match(/\d+/g) ?? []).map(Number)
    const there = (passages.get(item.passage_id ?? '') ?? []).filter(
      ({ number }) => number !== null && number >= from && number <= to,
    )
    return !plain(there.map((line) => line.text).join(' ')).includes(plain(words(item)))
  })
  expect(wrong.map(({ item }) => item.display_id)).toEqual([])
  expect(named.length).toBeGreaterThan(0.95 * asked.length)
})
