import { seededRng } from '@fourfold/engine'
import type { DiagnosticRow } from './diagnostic.ts'
import type { PracticeResult } from './practice.ts'
import type { ScoreRow } from './score.ts'
import type { SpeedRow } from './speed.ts'
import type { TellingRow } from './telling.ts'
import { BANDS, type Spent, type WhereRow } from './where.ts'

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)

/** 90 % interval of a mean, by bootstrap over students. */
export function interval(values: readonly number[], draws = 400): readonly [number, number] {
  const rng = seededRng(99)
  const means = Array.from({ length: draws }, () => mean(values.map(() => values[Math.floor(rng() * values.length)]!)))
  means.sort((a, b) => a - b)
  return [means[Math.floor(0.05 * draws)]!, means[Math.floor(0.95 * draws)]!]
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

type Marked = Readonly<{ family: string; share: readonly number[]; cells: readonly string[] }>

/** True score a week later, and how much of the way from fixed order to the oracle it is; the worst family first. */
export function practiceSection(
  label: string,
  families: readonly (readonly PracticeResult[])[],
  marks: readonly number[],
): string {
  const rows = families.map((results): Marked => {
    const of = (name: string) => results.find((r) => r.policy.startsWith(name))!.scores
    const [own, random, fixed, oracle] = [of('recommended'), of('random'), of('fixed'), of('oracle')]
    const at = (scores: readonly (readonly number[])[], m: number) => mean(scores.map((s) => s[m]!))
    const share = marks.map((_, m) => (at(own, m) - at(fixed, m)) / Math.max(0.1, at(oracle, m) - at(fixed, m)))
    const cells = marks.flatMap((_, m) => {
      const gaps = own.map((s, u) => s[m]! - fixed[u]![m]!)
      const [low, high] = interval(gaps)
      return [
        `${at(own, m).toFixed(1)} / ${at(random, m).toFixed(1)} / ${at(fixed, m).toFixed(1)} / ${at(oracle, m).toFixed(1)}`,
        `${mean(gaps).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`,
        `${(100 * share[m]!).toFixed(0)} %`,
      ]
    })
    return { family: results[0]!.family, share, cells }
  })
  rows.sort((a, b) => Math.min(...a.share) - Math.min(...b.share))
  const head = [
    'family',
    ...marks.flatMap((n) => [`${n}: recommended / random / fixed / oracle`, 'minus fixed', 'of the way']),
  ]
  const means = marks.map((_, m) => `${(100 * mean(rows.map((r) => r.share[m]!))).toFixed(0)} %`)
  return [
    `Practice, ${label}: true score of 100 a week after 100, 200 and 400 questions at twenty a day; worst family first.`,
    table(
      head,
      rows.map((r) => [r.family, ...r.cells]),
    ),
    `Mean share of the way from fixed order to the oracle: ${means.join(', ')}.`,
  ].join('\n\n')
}

type FamilyScores = Readonly<{ family: string; rows: readonly ScoreRow[] }>

export function scoreSection(label: string, families: readonly FamilyScores[]): string {
  const worst = ({ rows }: FamilyScores) => Math.max(...rows.map((r) => Math.abs(r.coverage - 0.8)))
  const sorted = [...families].sort((a, b) => worst(b) - worst(a))
  const cell = (r: ScoreRow) =>
    `${r.bias.toFixed(1)}, ${(100 * r.coverage).toFixed(0)} %, ${r.width.toFixed(0)}, ${r.error.toFixed(1)}`
  return [
    `Predicted score, ${label}: bias, coverage of the 80 % band, its width, root mean square error, in points of 100; worst coverage first.`,
    table(
      ['family', ...(sorted[0]?.rows.map((r) => r.after) ?? [])],
      sorted.map(({ family, rows }) => [family, ...rows.map(cell)]),
    ),
  ].join('\n\n')
}

export function diagnosticSection(
  families: readonly Readonly<{ family: string; rows: readonly DiagnosticRow[] }>[],
  telling: readonly TellingRow[],
): string {
  const ratio = (rows: readonly DiagnosticRow[]) => rows[0]!.topic_error / rows.at(-1)!.topic_error
  const sorted = [...families].sort((a, b) => ratio(b.rows) - ratio(a.rows))
  const against = (rows: readonly DiagnosticRow[]): string => {
    const [own, other] = [rows[0]!, rows.at(-1)!]
    // A difference of squares is that of the errors times their sum.
    const sum = own.topic_error + other.topic_error
    const [low, high] = interval(own.squares.map((square, u) => (square - other.squares[u]!) / sum))
    return `${(own.topic_error - other.topic_error).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`
  }
  return [
    'Diagnostic at launch: root mean square error of topic and skills in points of 100; worst family first.',
    table(
      [
        'family',
        ...(sorted[0]?.rows.map((r) => `${r.questions} ${r.chosen}: topic, skills`) ?? []),
        'topic: first minus last',
      ],
      sorted.map(({ family, rows }) => [
        family,
        ...rows.map((r) => `${r.topic_error.toFixed(1)}, ${r.skill_error.toFixed(1)}`),
        against(rows),
      ]),
    ),
    'What questions tell of an ability, in 1/logits²: the most that a choice can win.',
    table(
      ['ability', '30 random', '20, the best of any skill', '20, the best of the best skills'],
      telling.map((r) => [r.ability, r.random30.toFixed(2), r.spread20.toFixed(2), r.most20.toFixed(2)]),
    ),
  ].join('\n\n')
}

export const speedSection = (repeats: number, rows: readonly SpeedRow[]): string =>
  [
    `Variety: ${(100 * repeats).toFixed(1)} % of 100 recommended questions for each of 10 students share a frame with one of the 20 before.`,
    table(
      ['bank', 'what', 'ms of processor time'],
      rows.map((r) => [`${r.items} items`, r.what, r.ms.toFixed(3)]),
    ),
  ].join('\n\n')

/** Where each policy spends its questions, and the points that one question of each kind brings. */
export function whereSection(rows: readonly WhereRow[]): string {
  const cell = ({ share, gain }: Spent) => `${(100 * share).toFixed(0)} %, ${gain.toFixed(3)}`
  return [
    'Where questions go: true score a week later, right answers, skills asked and most questions on one; then the share of questions and the points each brings, by whether the student could do the question and by true chance on its skill.',
    table(
      ['family', 'policy', 'score', 'right', 'skills, most', 'can', 'cannot', ...BANDS.map((end) => `skill to ${end}`)],
      rows.map((r) => [
        r.family,
        r.policy,
        r.score.toFixed(1),
        `${(100 * r.right).toFixed(0)} %`,
        `${r.skills.toFixed(0)}, ${r.most.toFixed(0)}`,
        cell(r.can),
        cell(r.cannot),
        ...r.bySkill.map(cell),
      ]),
    ),
  ].join('\n\n')
}
