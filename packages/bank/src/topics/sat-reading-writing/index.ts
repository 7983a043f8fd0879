/** SAT Reading and Writing: short texts with one question each, in the four domains of the digital exam. */

import type { Misconception, Passage, Topic, WrittenItem } from '#kit'
import * as craft from './craft-and-structure/index.ts'
import * as expression from './expression-of-ideas/index.ts'
import * as information from './information-and-ideas/index.ts'
import * as conventions from './standard-english-conventions/index.ts'

export const topic: Topic = {
  id: 'sat-reading-writing',
  name: 'SAT Reading and Writing',
  code: 'RW',
  paid: true,
  perfect_score: 800,
  pace_seconds: 71,
  has_passage: false,
  reference: '',
  subjects: [information.subject, craft.subject, expression.subject, conventions.subject],
}

export const templates = [...expression.templates, ...conventions.templates]

export const written: readonly WrittenItem[] = [
  ...information.written,
  ...craft.written,
  ...expression.written,
  ...conventions.written,
]

export const passages: readonly Passage[] = []

export const misconceptions: readonly Misconception[] = [
  ...information.misconceptions,
  ...craft.misconceptions,
  ...expression.misconceptions,
  ...conventions.misconceptions,
]
