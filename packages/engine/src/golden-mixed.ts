import { chooseDiagnostic, chooseNext } from './diagnostic.ts'
import { FEATURES } from './features.ts'
import { forecast } from './forecast.ts'
import { worthOf } from './gain.ts'
import { mastery } from './mastery.ts'
import { observe } from './observe.ts'
import { choosePractice, pastOf } from './practice.ts'
import { predict } from './predict.ts'
import { rankSkills } from './recommend.ts'
import { seededRng } from './rng.ts'
import { type Nodes, TOPIC_SCOPE } from './state.ts'
import { anItem, aSkill } from './testing.ts'
import type { Answer, ItemView } from './types.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SECONDS = [4, 10.4, 25, 60, 90, 150, 240]

/** A topic as it comes: skills with two grounds, questions of two skills, quick and slow ones, many of one kind. */
const skills = Array.from({ length: 9 }, (_, s) =>
  aSkill({
    id: `s${s}`,
    subject: `u${s % 3}`,
    b: -0.8 + 0.2 * s,
    weight: 1 + (s % 4),
    templates: 2 + (s % 3),
    seconds: 30 + 20 * (s % 5),
    needs: s < 3 ? [] : s % 2 === 0 ? [`s${s - 3}`] : [`s${s - 3}`, `s${s - 2}`],
  }),
)
const pool: readonly ItemView[] = Array.from({ length: 720 }, (_, i) => {
  const s = i % 9
  return anItem({
    id: `m${i}`,
    skills: i % 11 === 0 ? [`s${s}`, `s${(s + 3) % 9}`] : [`s${s}`],
    subject: `u${s % 3}`,
    template_id: `t${s}-${Math.floor(i / 9) % 4}`,
    frame_id: `f${Math.floor(i / 36) % 3}`,
    b: -2 + (4 * ((i * 61) % 127)) / 127,
    response: i % 4 === 1 ? 'grid' : 'choice',
    seconds: SECONDS[(i * 5) % SECONDS.length]!,
  })
})

const answers: readonly Answer[] = Array.from({ length: 40 }, (_, n) => ({
  item: pool[(n * 83) % pool.length]!,
  correct: n % 5 !== 2 && n % 7 !== 3,
  ms: n % 9 === 4 ? 700 : 20_000 + 1500 * n,
  at: n * 5 * HOUR,
  first_exposure: true,
  solutionShown: n > 10,
}))
const SEEDS = [1, 2, 3, 4, 5]
const ids = (items: readonly ItemView[]): string => items.map((item) => item.id).join(' ')

/** What the engine chooses in a topic with everything in it, before the first answer and after some weeks. */
export function mixedVectors(): Record<string, unknown> {
  let nodes: Nodes = {}
  const ahead: number[] = []
  for (const answer of answers) {
    nodes = observe(nodes, answer)
    ahead.push(nodes[TOPIC_SCOPE]?.counts.ahead ?? 0)
  }
  const now = 40 * 5 * HOUR
  const [fresh, state] = [
    { topic: 't', nodes: {} },
    { topic: 't', nodes },
  ]
  const past = answers.slice(0, 33).map(({ item, correct, at }) => pastOf(item, correct, at))
  const one = (answer: Partial<Answer>) =>
    observe({}, { item: pool[11]!, correct: true, ms: 30_000, at: 0, first_exposure: true, ...answer })[TOPIC_SCOPE]
      ?.counts.ahead ?? 0
  return {
    diagnostics: SEEDS.flatMap((seed) =>
      [fresh, state].map((s) => ids(chooseDiagnostic(s, pool, seededRng(seed), now))),
    ),
    narrow: SEEDS.map((seed) => ids(chooseDiagnostic(fresh, pool.slice(0, 30), seededRng(seed), now))),
    next: SEEDS.map((seed) => chooseNext(state, pool.slice(0, 6), pool, seededRng(seed), now)?.id),
    practice: SEEDS.map((seed) => ids(choosePractice(state, skills, pool, past, seededRng(seed), now, 20))),
    firstPractice: SEEDS.map((seed) => ids(choosePractice(fresh, skills, pool, [], seededRng(seed), now, 20))),
    wishes: [
      { only: 's4' },
      { repair: new Set(['t2-1', 't5-3']) },
      { lessonsRead: new Set(['s6']) },
      { horizon: now + 3 * DAY },
    ].map((wish) => ids(choosePractice(fresh, skills, pool, past, seededRng(9), now, 12, wish))),
    /** So few questions that what was seen comes again. */
    again: [24, 60].map((most) => ids(choosePractice(state, skills, pool.slice(0, most), past, seededRng(9), now, 30))),
    predict: [
      predict(nodes, { ...pool[5]!, skills: [] }, now).p,
      predict(nodes, { ...pool[11]!, weightOffset: FEATURES.map((_, i) => 0.02 * (i % 5)) }, now),
    ],
    mastery: [
      mastery(nodes, { ...skills[2]!, secondsTaken: 20, topWeight: 0.7 }, now),
      mastery(nodes, { ...skills[2]!, secondsTaken: 200, topWeight: 0.7 }, now),
    ],
    worth: [fresh, state].map((s) =>
      worthOf(s, skills, now, now + 20 * DAY).map(({ skill, next, ...worth }) => ({
        ...worth,
        skill: skill.id,
        next: [next(0), next(3)],
      })),
    ),
    ranks: [fresh, state].map((s) => rankSkills(s, skills, now + 9 * DAY)),
    forecast: (['Moderate', 'Strong'] as const).map((wanted) => forecast(wanted, fresh, skills, now)),
    ahead: [...ahead, one({}), one({ correct: false }), one({ item: { ...pool[11]!, subject: 'u8' } })],
  }
}
