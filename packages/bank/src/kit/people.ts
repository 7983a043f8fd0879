/** First names from many places; stems are written so that no pronoun is needed. */

import { type Rng, sample } from './rng.ts'

export const NAMES = [
  'Amara',
  'Ben',
  'Chloe',
  'Dario',
  'Elif',
  'Farah',
  'Gabriel',
  'Hana',
  'Imani',
  'Jonas',
  'Keiko',
  'Leila',
  'Mateo',
  'Nadia',
  'Omar',
  'Priya',
  'Quinn',
  'Rafael',
  'Sofia',
  'Tariq',
  'Uma',
  'Viktor',
  'Wei',
  'Ximena',
  'Yusuf',
  'Zoe',
  'Anil',
  'Bianca',
  'Carlos',
  'Dina',
  'Emeka',
  'Freya',
  'Goran',
  'Hugo',
  'Ines',
  'Jamal',
  'Kofi',
  'Linh',
  'Mira',
  'Noah',
] as const

export function person(rng: Rng): string {
  return sample(rng, NAMES, 1)[0] as string
}

export function twoPeople(rng: Rng): readonly [string, string] {
  const [a, b] = sample(rng, NAMES, 2)
  return [a as string, b as string]
}
