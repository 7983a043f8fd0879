/** What each topic promises. One table, so that the pages, the tests and the bank agree. */

import { TOPIC_FOLDERS } from './topic-order.ts'

export type Expectation = Readonly<{
  items: number
  subjects: number
  skills: number
  passages?: number
  /** Of the passages: pairs (Passage A, Passage B), and those with a table or a figure. */ pairs?: number
  illustrated?: number
  /** Questions that ask for what is not so (EXCEPT, NOT). */ negative?: number
  /** Share of items with a figure. */ figures?: number
  /** Items at the level of a late second module (b of 1 or more). */ late?: number
  /** Share of items that tell of a situation. */ context?: number
  /** Share of items of difficulty High. */ high?: number
  /** Templates that every skill has at least. */ templates?: number
  /** Share of the items that each subject must have (as published for the exam), within five points. */
  weights?: boolean
  /** The least share of the items that a subject must have, by its id. */ least?: Readonly<Record<string, number>>
  /** Share of grid-in items, at least and at most; 15 to 25 % where nothing is said. */ grid?: readonly [
    number,
    number,
  ]
}>

export const EXPECTED: Readonly<Record<string, Expectation>> = {
  'algebra-1': { items: 3700, subjects: 8, skills: 67, templates: 6 },
  'algebra-2': { items: 1600, subjects: 8, skills: 36, templates: 6 },
  geometry: { items: 900, subjects: 8, skills: 30, figures: 0.6, templates: 6 },
  trigonometry: { items: 550, subjects: 6, skills: 18, figures: 0.4, high: 0.25, templates: 6 },
  'sat-math': {
    items: 1150,
    subjects: 4,
    skills: 19,
    weights: true,
    grid: [0.2, 0.3],
    late: 150,
    context: 0.3,
    templates: 6,
  },
  'sat-reading-writing': { items: 1380, subjects: 4, skills: 10, weights: true },
  'act-reading': {
    items: 787,
    subjects: 3,
    skills: 10,
    passages: 84,
    pairs: 22,
    illustrated: 9,
    negative: 44,
    weights: true,
    least: { 'ar-integration-of-knowledge-and-ideas': 0.2 },
  },
}

/** Misconceptions that topics must have together. */
export const MISCONCEPTIONS: readonly Readonly<{ topics: readonly string[]; least: number }>[] = [
  { topics: ['algebra-1', 'algebra-2'], least: 120 },
  { topics: ['geometry', 'trigonometry'], least: 90 },
]

/**
 * Topics whose content is complete: they must be in the registry, every item that they draw must be in their lock, and
 * the counts above must be met. The lock of any other topic may lag behind.
 */
export const COMPLETE: readonly string[] = TOPIC_FOLDERS

/**
 * What was gone through trap by trap: topics (`geometry`) or subjects (`algebra-1/linear-equations`). The gates of diagnosis
 * hold for them; of the others the table of `npm run bank` counts the faults.
 */
export const DIAGNOSED: readonly string[] = [
  'algebra-1',
  'algebra-2',
  'geometry',
  'trigonometry',
  'sat-math',
  'sat-reading-writing',
  'act-reading',
]

/** By topic, of the traps that lead to a number: the least share whose operation is declared and carried out again. */
export const REDONE: Readonly<Record<string, number>> = {
  'algebra-1': 0.6,
  'algebra-2': 0.69,
  geometry: 0.7,
  trigonometry: 0.6,
  'sat-math': 0.61,
}

/** Topics in which every trap of two slips says both in words of its own (`says`). */
export const NAMES_BOTH_SLIPS: readonly string[] = ['algebra-1', 'algebra-2', 'geometry', 'trigonometry', 'sat-math']

/** Topics in which no two wrong values of a question have the same sentence. */
export const SAYS_EACH_VALUE: readonly string[] = ['algebra-1', 'algebra-2', 'geometry', 'trigonometry', 'sat-math']

/** Topics in which no named mistake, classic or not, gives the right answer. */
export const EVERY_MISTAKE_LEADS_AWAY: readonly string[] = [
  'algebra-1',
  'algebra-2',
  'geometry',
  'trigonometry',
  'sat-math',
]

/** Templates of these topics in which one may, with the reason. */
export const MISTAKE_MAY_END_RIGHT: Readonly<Record<string, string>> = {
  'sat-math/dot-plot-median': 'Whoever counts to the place beside the middle one often meets a dot of the same column.',
}

/** Topics whose explanations show the figure of the stem again, with what was found marked in. */
export const SHOWS_FIGURES_AGAIN: readonly string[] = ['algebra-1', 'algebra-2', 'geometry', 'trigonometry', 'sat-math']

/** Templates whose explanations number points that are only counted: their coordinates need not be read. */
export const POINTS_ONLY_COUNTED: readonly string[] = ['algebra-2/circle-and-parabola-count']

/** Topics in which every explanation ends with a check of the answer. */
export const CHECKS_ANSWERS: readonly string[] = ['algebra-1', 'algebra-2', 'geometry', 'trigonometry', 'sat-math']

/**
 * What showing the classic mistakes costs: by so much a guesser may be above 32 % in a topic. The classic stands among
 * the options all the same, since it is what most students do; the report names the share.
 */
export const GUESSED_MORE: Readonly<Record<string, number>> = {}

/**
 * By so much whoever takes the option whose parts stand most often may be right above 32 % of the questions with options of one
 * form. A classic mistake mostly changes one part of the right option, and it is always shown. These numbers only sink.
 */
export const PARTS_GUESSED_MORE: Readonly<Record<string, number>> = {}
