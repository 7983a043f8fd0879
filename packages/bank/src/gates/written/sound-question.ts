/** A question and a passage without faults, for tests that plant one. */

import { assemble } from '../../kit/template.ts'
import type { Passage, WrittenItem } from '../../kit/types.ts'
import type { Drawn } from '../gate.ts'

const text = `The keeper counted the ships every evening. ${'Nobody on the island asked why. '.repeat(5)}`
export const question = (over: Partial<WrittenItem> = {}): WrittenItem => ({
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
export const body = Array.from(
  { length: 10 },
  (_, k) => `Sentence number ${k} ${'goes on and on over the water '.repeat(10)}.`,
)
export const passage = (over: Partial<Passage> = {}): Passage => ({
  id: 'act-reading/toy',
  kind: 'Humanities',
  title: 'Toy',
  description: '',
  paragraphs: body,
  questions: [],
  ...over,
})

/** A topic that has nothing but these. */
export const asked = (written: readonly WrittenItem[], passages: readonly Passage[] = []): Drawn => ({
  module: {
    ...assemble(
      {
        id: 'act-reading',
        name: 'Toy',
        code: 'T',
        paid: false,
        perfect_score: 36,
        pace_seconds: 50,
        has_passage: true,
        reference: '',
      },
      [],
    ),
    written,
    passages,
  },
  items: [],
})
