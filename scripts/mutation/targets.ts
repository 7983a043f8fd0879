import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files whose tests must bite, and the tests that should. */
export type Target = Readonly<{ part: string; file: string; tests: readonly string[]; database?: true }>

/** Numbers, types, chance and simulated students of the engine decide nothing about a real one. */
const NO_DECISION = /^(index|types|params|weights|rng|simulate|testing|golden(-mixed)?)\.ts$|\.test\.ts$/
const engine = readdirSync(join(import.meta.dirname, '../../packages/engine/src')).filter(
  (name) => name.endsWith('.ts') && !NO_DECISION.test(name),
)
const server = 'apps/server/src/features'

export const TARGETS: readonly Target[] = [
  ...engine.map((name) => ({
    part: 'engine',
    file: `packages/engine/src/${name}`,
    // Fuzzing the order of estimates takes longer than all the others, and catches what they catch; so do long simulations.
    tests: [`packages/engine/src/!(${name === 'adapt.ts' ? 'order' : 'order|adapt'}).test.ts`],
  })),
  { part: 'grid-in', file: 'packages/contract/src/grid-in.ts', tests: ['packages/contract/src/grid-in.test.ts'] },
  {
    part: 'card scheduling',
    file: 'packages/contract/src/card-schedule.ts',
    tests: ['packages/contract/src/card-schedule.test.ts'],
  },
  { part: 'card scheduling', file: `${server}/reviews/memory.ts`, tests: [`${server}/reviews/memory.test.ts`] },
  { part: 'card scheduling', file: `${server}/reviews/planner.ts`, tests: [`${server}/reviews/planner.test.ts`] },
  { part: 'scoring', file: `${server}/student-model/score.ts`, tests: [`${server}/student-model/score.test.ts`] },
  { part: 'access', file: `${server}/access/access-end.ts`, tests: [`${server}/access/access-end.test.ts`] },
  { part: 'access', file: `${server}/access/service.ts`, tests: [`${server}/access/*.test.ts`], database: true },
  { part: 'saving', file: `${server}/tests/change.ts`, tests: [`${server}/tests/change.test.ts`] },
  {
    part: 'saving',
    file: `${server}/tests/save.ts`,
    tests: [
      `${server}/tests/save*.test.ts`,
      `${server}/tests/places.test.ts`,
      `${server}/tests/stars.test.ts`,
      `${server}/tests/tests.test.ts`,
      `${server}/tests/scoring.test.ts`,
      `${server}/tests/faults.test.ts`,
      `${server}/exams/late-answers.test.ts`,
      `${server}/exams/exams.test.ts`,
    ],
    database: true,
  },
  { part: 'saving', file: `${server}/tests/save-plan.ts`, tests: [`${server}/tests/save-plan.test.ts`] },
  {
    part: 'merging',
    file: 'apps/web/app/attempt/merge.ts',
    tests: ['apps/web/app/attempt/*.test.ts'],
  },
  {
    part: 'merging',
    file: `${server}/users/merge.ts`,
    tests: [
      `${server}/users/merge.test.ts`,
      `${server}/users/pending.test.ts`,
      'apps/server/src/auth/security-log.test.ts',
    ],
    database: true,
  },
]
