import { expect, test } from 'vitest'
import { assemble } from '../../kit/template.ts'
import { table } from '../../kit/tex.ts'
import type { Passage, WrittenItem } from '../../kit/types.ts'
import { topic } from '../../topics/act-reading/index.ts'
import type { Gate } from '../gate.ts'
import { evidenceStands } from './evidence-stands.ts'
import { explanationsQuote } from './explanations-quote.ts'
import { italicsClose } from './italics-close.ts'
import { kindsOfWrong } from './kinds-of-wrong.ts'
import { sayHowInOwnWords } from './own-words.ts'
import { passageFigures } from './passage-figures.ts'
import { whyLengths } from './why-lengths.ts'

const about = (stem: string, evidence = 'gulls'): WrittenItem => ({
  id: 'act-reading/toy-q1',
  skill: 'toy',
  difficulty: 'Low',
  b: 0,
  seconds: 50,
  text: '',
  stem,
  right: 'gulls',
  wrong: [
    { html: 'terns', why: '' },
    { html: 'ducks', why: '' },
    { html: 'geese', why: '' },
  ],
  evidence: [evidence],
  explanation: 'The gulls.',
})
const passage = (over: Partial<Passage>): Passage => ({
  id: 'act-reading/toy',
  kind: 'Natural Science',
  title: 'Toy',
  description: '',
  paragraphs: ['The *gulls* came first.'],
  questions: [],
  ...over,
})
const faults = (gate: Gate, one: Passage) =>
  gate({ module: { ...assemble(topic, []), passages: [one] }, items: [] }).map((x) => x.message)

test('italics that a paragraph opens and does not close are found', () => {
  expect(faults(italicsClose, passage({}))).toEqual([])
  expect(faults(italicsClose, passage({ paragraphs: ['The *gulls came first.'] }))).toHaveLength(1)
})

test('an asterisk is found in a stem, an option, its line and an explanation, but not in words that name lines', () => {
  const one = (over: Partial<WrittenItem>) => passage({ questions: [{ ...about('Which birds came?'), ...over }] })
  const [first, ...rest] = about('').wrong
  const stem = 'Who came ([[line: the *gulls*]])?'
  expect(faults(italicsClose, one({ stem }))).toEqual([])
  expect(faults(italicsClose, one({ stem: 'Which *birds* came?' }))).toHaveLength(1)
  expect(faults(italicsClose, one({ right: '*gulls*' }))).toHaveLength(1)
  expect(faults(italicsClose, one({ wrong: [{ ...first, html: '*terns*' }, ...rest] }))).toHaveLength(1)
  expect(faults(italicsClose, one({ wrong: [{ ...first, why: 'They are *terns*.' }, ...rest] }))).toHaveLength(1)
  expect(faults(italicsClose, one({ explanation: 'The *gulls*.' }))).toHaveLength(1)
})

test('a figure that is broken, has no text alternative or is not asked about is found', () => {
  const figure = table(['Bird', 'Day'], [['gulls', 3]])
  const asked = [about('According to the table, which birds came on day 3?')]
  expect(faults(passageFigures, passage({ figure, questions: asked }))).toEqual([])
  expect(faults(passageFigures, passage({ figure, questions: [about('Which birds came?')] }))).toHaveLength(1)
  expect(faults(passageFigures, passage({ figure: `${figure}</p>`, questions: asked }))).not.toEqual([])
  expect(faults(passageFigures, passage({ figure: '<svg viewBox="0 0 9 9"></svg>', questions: asked }))).not.toEqual([])
})

test('evidence may stand in the figure of a passage', () => {
  const figure = table(['Bird', 'Day'], [['terns', 3]])
  const one = passage({ figure, questions: [about('Which birds does the table name?', 'terns')] })
  expect(faults(evidenceStands, one)).toEqual([])
  expect(faults(evidenceStands, { ...one, figure: table(['Bird'], [['ducks']]) })).toHaveLength(1)
})

const why = 'The words are near the right place and sound familiar, but the passage says “gulls” and never this bird.'
const sound = '<p class="plan">A stated detail: find the birds.</p><p>“The gulls came first” says it.</p>'
const reads = (kinds: readonly [string, string, string], over: Partial<WrittenItem> = {}): Passage =>
  passage({
    questions: [
      {
        ...about('Which birds came first?'),
        wrong: [
          { html: 'terns', misconception: `ar-${kinds[0]}`, why },
          { html: 'ducks', misconception: `ar-${kinds[1]}`, why },
          { html: 'geese', misconception: `ar-${kinds[2]}`, why },
        ],
        explanation: sound,
        ...over,
      },
    ],
  })

test('too few half-right options, and too many that are reversed or outside the text, are found', () => {
  expect(faults(kindsOfWrong, reads(['half-right', 'too-narrow', 'wrong-tone']))).toEqual([])
  expect(faults(kindsOfWrong, reads(['too-broad', 'too-narrow', 'wrong-tone']))).toHaveLength(1)
  expect(faults(kindsOfWrong, reads(['half-right', 'reversed', 'wrong-tone']))).toHaveLength(1)
})

test('a wrong option whose reason is too short or too long is found', () => {
  const kinds = ['half-right', 'too-narrow', 'wrong-tone'] as const
  expect(faults(whyLengths, reads(kinds))).toEqual([])
  const wrong = reads(kinds).questions[0]?.wrong as WrittenItem['wrong']
  for (const bad of ['It is not so.', 'word '.repeat(40).trim()])
    expect(faults(whyLengths, reads(kinds, { wrong: [{ ...wrong[0], why: bad }, wrong[1], wrong[2]] }))).toHaveLength(1)
})

test('an explanation without a plan, or with a quotation that is not in the passage, is found', () => {
  const kinds = ['half-right', 'too-narrow', 'wrong-tone'] as const
  expect(faults(explanationsQuote, reads(kinds))).toEqual([])
  expect(faults(explanationsQuote, reads(kinds, { explanation: '<p>“The gulls came first.”</p>' }))).toHaveLength(1)
  const misquoted = sound.replace('gulls', 'white gulls')
  expect(faults(explanationsQuote, reads(kinds, { explanation: misquoted }))).toHaveLength(1)
})

test('an explanation that only quotes, and leaves it to the reader what follows from it, is found', () => {
  const kinds = ['half-right', 'too-narrow', 'wrong-tone'] as const
  const saying = (more: string) =>
    faults(
      sayHowInOwnWords,
      reads(kinds, {
        explanation: `<p class="plan">A stated detail: find the birds that are asked for.</p><p>“The gulls came first” ([[line: gulls]]). ${more}</p>`,
      }),
    )
  expect(saying('')).toEqual([expect.stringMatching(/0 words of its own beside what is quoted/)])
  expect(saying('“First” answers which birds are asked for in the question.')).toEqual([])
})
