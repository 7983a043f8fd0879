import type { Misconception, Subject, Template, WrittenItem } from '../../../types.ts'

export const subject: Subject = {
  id: 'standard-english-conventions',
  name: 'Standard English Conventions',
  weight: 0.26,
  skills: [],
}

export const templates: readonly Template[] = []

export const written: readonly WrittenItem[] = []

export const misconceptions: readonly Misconception[] = []
