import { expect, test } from 'vitest'
import { assemble } from '../kit/template.ts'
import type { Passage, WrittenItem } from '../kit/types.ts'
import { topic } from '../topics/act-reading/index.ts'
import type { Gate } from './gate.ts'
import * as w from './written-gate.ts'

const text = `The keeper counted the ships every evening. ${'Nobody on the island asked why. '.repeat(5)}`
const question = (over: Partial<WrittenItem> = {}): WrittenItem => ({
  id: 'act-reading/toy-q1',
  skill: 'toy',
  difficulty: 'Low',
  b: 0,
  seconds: 50,
  text: `<p>${text}</p>`,
  stem: 'What does the keeper do?',
  right: 'counts the ships',
  wrong: [
    { html: 'paints all of the ships', why: '' },
    { html: 'sinks every ship', why: '' },
    { html: 'sells some ships', why: '' },
  ],
  evidence: ['counted the ships'],
  explanation: 'It says so.',
  ...over,
})
const body = Array.from(
  { length: 10 },
  (_, k) => `Sentence number ${k} ${'goes on and on over the water '.repeat(10)}.`,
)
const passage = (over: Partial<Passage> = {}): Passage => ({
  id: 'act-reading/toy',
  kind: 'Humanities',
  title: 'Toy',
  description: '',
  paragraphs: body,
  questions: [],
  ...over,
})
const faults = (gate: Gate, written: WrittenItem[], passages: Passage[] = []) =>
  gate({ module: { ...assemble(topic, []), written, passages }, items: [] }).map((p) => p.message)

test('a sound question and a sound passage have no faults', () => {
  for (const gate of w.writtenGates) expect(faults(gate, [question()], [passage()])).toEqual([])
})

test('evidence that is missing or does not stand in the text is found', () => {
  expect(faults(w.evidenceStands, [question({ evidence: [] })])).toHaveLength(1)
  expect(faults(w.evidenceStands, [question({ evidence: ['counted the boats'] })])).toHaveLength(1)
})

test('options that say the same are found; options that swap two numbers are not the same', () => {
  const wrong = (a: string) => [{ html: a, why: '' }, ...question().wrong.slice(1)] as unknown as WrittenItem['wrong']
  expect(faults(w.optionsDiffer, [question({ wrong: wrong('counts the ships') })])).toHaveLength(1)
  const right = 'it counted all ships at sea'
  expect(faults(w.optionsDiffer, [question({ right, wrong: wrong('it counts all the ships at sea') })])).toHaveLength(1)
  const swapped = { right: '40 ships and then 47 boats', wrong: wrong('47 ships and then 40 boats') }
  expect(faults(w.optionsDiffer, [question(swapped)])).toEqual([])
})

test('a right option that is the longest too often is found', () => {
  const long = Array.from({ length: 40 }, () => question({ right: 'counts every single one of the ships' }))
  expect(faults(w.longestByChance, long)).toHaveLength(1)
})

test('a quotation is named by all its lines, and line numbers written by hand are found', () => {
  const quote = (explanation: string) =>
    faults(w.quotesStand, [], [passage({ questions: [question({ text: '', explanation })] })])
  expect(quote('“Sentence number 3 goes on” ([[line: Sentence number 3]]).')).toEqual([])
  expect(quote('“Sentence number 4 goes on” ([[line: Sentence number 3]]).')).not.toEqual([])
  expect(quote('See line 12.')).not.toEqual([])
})

test('texts and passages that are too short or too long are found', () => {
  expect(faults(w.textLengths, [question({ text: '<p>Too short.</p>' })])).toHaveLength(1)
  expect(faults(w.textLengths, [], [passage({ paragraphs: body.slice(1, 5) })])).toHaveLength(1)
})
