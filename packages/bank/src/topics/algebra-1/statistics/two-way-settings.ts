/** Two-way tables: their settings and how they are drawn. */

import { int, table, until } from '#kit'

export type Cells = { a: number; b: number; c: number; d: number; s: number }
const SETTINGS = [
  {
    rows: ['Grade 9', 'Grade 10'],
    cols: ['Plays an instrument', 'Does not'],
    who: 'students',
    row: ['a grade 9 student', 'a grade 10 student'],
    col: ['plays an instrument', 'does not play an instrument'],
  },
  {
    rows: ['Members', 'Guests'],
    cols: ['Came by bike', 'Came by bus'],
    who: 'visitors',
    row: ['a member', 'a guest'],
    col: ['came by bike', 'came by bus'],
  },
  {
    rows: ['Cats', 'Dogs'],
    cols: ['Younger than 2', '2 or older'],
    who: 'animals',
    row: ['a cat', 'a dog'],
    col: ['is younger than 2', 'is 2 or older'],
  },
] as const
export const set = (s: number) => SETTINGS[s] as (typeof SETTINGS)[number]

export const draw = (rng: () => number): Cells =>
  until(
    () => ({ a: int(rng, 3, 30), b: int(rng, 3, 30), c: int(rng, 3, 30), d: int(rng, 3, 30), s: int(rng, 0, 2) }),
    ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4,
  )
export const full = ({ a, b, c, d, s }: Cells) =>
  table(
    ['', ...set(s).cols, 'Total'],
    [
      [set(s).rows[0], a, b, a + b],
      [set(s).rows[1], c, d, c + d],
      ['Total', a + c, b + d, a + b + c + d],
    ],
    '',
    true,
  )
