import type { IdealRow } from './ideal.ts'
import type { SeriesRow } from './series.ts'
import type { ExamRow } from './simulate.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
const percent = (share: number): string => `${Math.round(100 * share)} %`

const missedLine = (missed: SeriesRow['missed']): string => {
  const all = Object.entries(missed).toSorted(([, a], [, b]) => b - a)
  const shown = all.slice(0, 3).map(([wish, times]) => `${wish} (${times})`)
  return all.length === 0 ? 'none' : `${shown.join('; ')}${all.length > 3 ? `; ${all.length - 3} more` : ''}`
}

/** Exams in a row for one student: how many repeat nothing, how many meet every wish, and what was missed. */
export const seriesSection = (rows: readonly SeriesRow[]): string =>
  `### Exams in a row for one student\n\n${table(
    [
      'section',
      'exams',
      'without a repeat',
      'every wish met',
      'wishes each',
      'slowest',
      'most of the processor',
      'fallbacks',
      'missed, in how many',
    ],
    rows.map((r) => [
      r.topic,
      r.exams,
      r.fresh,
      r.whole,
      r.wishes,
      `${Math.round(r.slowest)} ms`,
      `${Math.round(r.work)} ms`,
      r.fallbacks,
      missedLine(r.missed),
    ]),
  )}`

/** Scores of exams against the truth; the one that gains least on a linear form first. */
export const examSection = (topic: string, rows: readonly ExamRow[]): string =>
  `### ${topic}\n\n${table(
    [
      'family',
      'students',
      'bias',
      'error',
      'linear form',
      'error beside it',
      'coverage',
      'half of the band',
      'two exams apart',
      'within the stated error',
    ],
    [...rows]
      .sort((a, b) => (b.beside?.ratio ?? 0) - (a.beside?.ratio ?? 0))
      .map((r) => [
        r.family,
        r.students,
        r.bias.toFixed(1),
        r.error.toFixed(1),
        r.beside?.linear.toFixed(1) ?? '',
        r.beside ? `${r.beside.ratio.toFixed(3)} (${r.beside.low.toFixed(3)} to ${r.beside.high.toFixed(3)})` : '',
        percent(r.coverage),
        r.half.toFixed(1),
        r.apart.toFixed(1),
        percent(r.agree),
      ]),
  )}`

/** What forms leave open at best beside the linear one: all students, those of the easier and those of the harder module. */
export const idealSection = (topic: string, rows: readonly IdealRow[]): string =>
  `### ${topic}, scored by somebody who knows all about the students\n\n${table(
    ['family', 'linear form leaves', ...(rows[0]?.ways.map(({ way }) => way) ?? [])],
    rows.map(({ family, linear, ways }) => [
      family,
      linear.toFixed(1),
      ...ways.map(({ ratios }) => ratios.map((ratio) => ratio.toFixed(3)).join(', ')),
    ]),
  )}`
