import { expect, test } from 'vitest'
import type { Passage, WrittenItem } from '../../kit/types.ts'
import { writingGates } from '../every-gate.ts'
import type { Gate } from '../gate.ts'
import { evidenceStands } from './evidence-stands.ts'
import { linesOfTheirOwn } from './lines-of-their-own.ts'
import { linesTellApart } from './lines-tell-apart.ts'
import { longestByChance } from './longest-by-chance.ts'
import { optionsDiffer } from './options-differ.ts'
import { quotesStand } from './quotes-stand.ts'
import { asked, body, passage, question } from './sound-question.ts'
import { textLengths } from './text-lengths.ts'
import { twinsByChance } from './twins-by-chance.ts'

const faults = (gate: Gate, written: WrittenItem[], passages: Passage[] = []) =>
  gate(asked(written, passages)).map((p) => p.message)

test('a sound question and a sound passage have no faults', () => {
  for (const gate of Object.values(writingGates)) expect(faults(gate, [question()], [passage()])).toEqual([])
})

test('evidence that is missing or does not stand in the text is found', () => {
  expect(faults(evidenceStands, [question({ evidence: [] })])).toHaveLength(1)
  expect(faults(evidenceStands, [question({ evidence: ['counted the boats'] })])).toHaveLength(1)
})

test('options that say the same are found; options that swap two numbers are not the same', () => {
  const wrong = (a: string) => [{ html: a, why: '' }, ...question().wrong.slice(1)] as unknown as WrittenItem['wrong']
  expect(faults(optionsDiffer, [question({ wrong: wrong('counts the ships') })])).toHaveLength(1)
  const right = 'it counted all ships at sea'
  expect(faults(optionsDiffer, [question({ right, wrong: wrong('it counts all the ships at sea') })])).toHaveLength(1)
  const swapped = { right: '40 ships and then 47 boats', wrong: wrong('47 ships and then 40 boats') }
  expect(faults(optionsDiffer, [question(swapped)])).toEqual([])
})

test('lines that would fit two options of one mistake are found', () => {
  const slip = (html: string, why: string, misconception = 'agrees-with-nearest') => ({ html, misconception, why })
  const lines = (first: string, second: string, other?: string) => {
    const wrong = [
      slip('is counting', first),
      slip('has counted', second, other),
      slip('to count', 'No verb.', 'fragment'),
    ]
    return faults(linesTellApart, [question({ wrong: wrong as unknown as WrittenItem['wrong'] })])
  }
  expect(lines('“Is” is singular.', '“Has” is singular, too.')).toEqual([])
  expect(lines('The verb is singular.', '“Has” is singular.')).toHaveLength(1)
  expect(lines('The verb is singular.', 'The verb is singular.')).toHaveLength(4)
  expect(lines('The verb is singular.', 'The verb is singular.', 'another-mistake')).toEqual([])
})

test('a sentence that fills the lines of many questions is found, except where the question is about a rule', () => {
  const asks = (id: string, skill: string) => {
    const [first, ...others] = question().wrong
    const wrong = [{ ...first, why: `Boat ${id} is not in the text. It only sounds right.` }, ...others]
    return question({ id, skill, wrong: wrong.map((o, i) => (i ? { ...o, why: `Line ${i} of ${id}.` } : o)) as never })
  }
  const three = (skill: string) => ['a', 'b', 'c'].map((id) => asks(id, skill))
  expect(faults(linesOfTheirOwn, three('rw-inferences'))).toEqual([
    '3 questions share the line “It only sounds right.”',
  ])
  expect(faults(linesOfTheirOwn, three('rw-inferences').slice(1))).toEqual([])
  expect(faults(linesOfTheirOwn, three('rw-transitions'))).toEqual([])
})

test('a right option that is the longest too often is found', () => {
  const long = Array.from({ length: 40 }, () => question({ right: 'counts every single one of the ships' }))
  expect(faults(longestByChance, long)).toHaveLength(1)
})

test('a right option that begins like one other option too often is found', () => {
  const many = (right: string) => Array.from({ length: 40 }, () => question({ right }))
  expect(faults(twinsByChance, many('paints all of them'))).toHaveLength(1)
  expect(faults(twinsByChance, many('paints all day'))).toEqual([])
  const options = (...html: string[]) =>
    html.map((option) => ({ html: option, why: '' })) as unknown as WrittenItem['wrong']
  const apart = many('sells ships').map((q) => ({
    ...q,
    wrong: options('counts the old gulls', 'counts the old boats', 'sleeps'),
  }))
  expect(faults(twinsByChance, [...apart, ...many('paints all of them')]), 'half of the time is chance').toEqual([])
  const three = many('counts the old ships').map((q) => ({ ...q, wrong: apart[0]!.wrong }))
  expect(faults(twinsByChance, three), 'where three begin alike, nothing is told').toEqual([])
})

test('a quotation is named by all its lines, and line numbers written by hand are found', () => {
  const quote = (explanation: string) =>
    faults(quotesStand, [], [passage({ questions: [question({ text: '', explanation })] })])
  expect(quote('“Sentence number 3 goes on” ([[line: Sentence number 3]]).')).toEqual([])
  expect(quote('“Sentence number 4 goes on” ([[line: Sentence number 3]]).')).not.toEqual([])
  expect(quote('See line 12.')).not.toEqual([])
})

test('texts and passages that are too short or too long are found', () => {
  expect(faults(textLengths, [question({ text: '<p>Too short.</p>' })])).toHaveLength(1)
  expect(faults(textLengths, [], [passage({ paragraphs: body.slice(1, 5) })])).toHaveLength(1)
})
