import { adaptWeights, evidenceOf } from './adapt.ts'
import { addAnswer, calibrateTemplate, NO_STAT } from './calibrate.ts'
import { chooseDiagnostic } from './diagnostic.ts'
import { FEATURES } from './features.ts'
import { forecast } from './forecast.ts'
import { mixedVectors } from './golden-mixed.ts'
import { fittedChance, mastery, masteryThen, needsRefresh } from './mastery.ts'
import { calibrateTopic, offsetOf } from './nightly.ts'
import { observe, seenAfter } from './observe.ts'
import { choosePractice, pastOf } from './practice.ts'
import { predict } from './predict.ts'
import { rankSkills } from './recommend.ts'
import { seededRng } from './rng.ts'
import { predictScore } from './score.ts'
import type { Nodes } from './state.ts'
import { anItem, aSkill } from './testing.ts'
import type { Answer, ItemView } from './types.ts'

const HOUR = 3_600_000

const skills = Array.from({ length: 6 }, (_, s) =>
  aSkill({ id: `s${s}`, subject: `u${s % 2}`, b: -0.6 + 0.3 * s, templates: 3, needs: s >= 4 ? [`s${s - 2}`] : [] }),
)

const pool: readonly ItemView[] = Array.from({ length: 90 }, (_, i) => {
  const s = i % 6
  return anItem({
    id: `i${i}`,
    skills: [`s${s}`],
    subject: `u${s % 2}`,
    template_id: `t${s}-${Math.floor(i / 6) % 3}`,
    frame_id: `f${Math.floor(i / 18)}`,
    b: -1.5 + (3 * ((i * 37) % 90)) / 90,
    response: i % 5 === 0 ? 'grid' : 'choice',
    seconds: 40 + (i % 4) * 20,
  })
})

/** A student's weeks in small: right, wrong, skipped, hasty, repeated, shown and not shown, over hours and days. */
const answers: readonly Answer[] = Array.from({ length: 24 }, (_, n) => ({
  item: pool[(n * 7) % (n < 20 ? 90 : 12)]!,
  correct: n % 3 !== 1,
  skipped: n === 10,
  ms: n % 6 === 4 ? 1200 : 25_000 + 3000 * n,
  at: n * HOUR + (n > 14 ? 9 * 24 * HOUR : 0),
  first_exposure: n < 20,
  solutionShown: n > 5,
}))

/** Sixty students of a small topic: some quick, some weak in one subject, some who come back to what they missed. */
const histories: readonly (readonly Answer[])[] = Array.from({ length: 60 }, (_, student) => {
  const rng = seededRng(900 + student)
  const level = 4 * rng() - 2
  return Array.from({ length: 30 }, (_, n): Answer => {
    const item = pool[Math.floor(rng() * (n % 4 === 3 ? 12 : 90))]!
    const weak = item.subject === 'u1' && student % 3 === 0 ? 0.9 : 0
    // Some skills ask for more of what all share than others, and so do some items.
    const asks = { s1: 3, s4: 0 }[item.skills[0]!] ?? (item.id === 'i7' ? 4 : 1)
    const chance = 0.2 + 0.75 / (1 + Math.exp(1.3 * item.b - asks * level + weak - 0.02 * n))
    return {
      item,
      correct: rng() < chance,
      skipped: rng() < 0.04,
      ms: rng() < 0.05 ? 900 : 20_000 + 60_000 * rng(),
      at: n * 6 * HOUR,
      first_exposure: n % 4 !== 3,
      solutionShown: n > 4,
    }
  })
})

/** A night's work in few numbers: single ones, and sums that every other one takes part in. */
function nightInFew(): Record<string, unknown> {
  const night = calibrateTopic(histories, pool, { enough: 100 })
  const sum = (list: Iterable<ArrayLike<number>>): number =>
    [...list].reduce((all, one) => all + Array.from(one).reduce((a, x, i) => a + x * (i + 1), 0), 0)
  return {
    items: [0, 7, 30, 55].map((i) => night.items.get(`i${i}`)),
    everyItem: [...night.items.values()].reduce((all, { b, b_var }, i) => all + b * (i + 1) + b_var, 0),
    templates: ['t0-0', 't1-2', 't3-1'].map((id) => night.templates.get(id)),
    topic: night.topic ? [...night.topic] : null,
    skill: [...(night.skills.get('s1') ?? [])],
    skills: sum(night.skills.values()),
    deviations: sum(night.deviations.values()),
    offset: sum([offsetOf(night, pool[7]!) ?? [], offsetOf(night, { ...pool[7]!, skills: ['s1', 's2'] }) ?? []]),
    few: calibrateTopic(histories.slice(0, 3), pool).items.get('i7'),
    prior: night.prior,
    answers: night.answers,
  }
}

/** The engine's answers to a fixed small world: what golden.json pins. */
export function goldenVectors(): Record<string, unknown> {
  let nodes: Nodes = {}
  for (const answer of answers) nodes = observe(nodes, answer)
  const now = answers.at(-1)!.at + 3 * HOUR
  const state = { topic: 't', nodes }
  const past = answers.map(({ item, correct, at }) => pastOf(item, correct, at))
  const seen = answers.reduce((s, { correct, at }) => seenAfter(s, correct, at), seenAfter(undefined, true, 0))
  const siblings = ['a', 'b', 'c'].map((id, s) => {
    let stat = NO_STAT
    for (let n = 0; n < 8 * s; n++) stat = addAnswer(stat, n / 8 - 0.5, 0.2 * s, 0.2, n % (s + 2) > 0)
    return { id, b: 0.2 * s, stat }
  })
  const calibrated = calibrateTemplate(siblings, { b: 0.1, b_var: 0.5 })
  return {
    observe: nodes,
    predict: [predict(nodes, pool[0]!, now), predict({}, pool[1]!, now), predict(nodes, { ...pool[8]!, seen }, now)],
    mastery: skills.map((skill) => ({
      today: mastery(nodes, skill, now + 5 * 24 * HOUR),
      asPractised: masteryThen(nodes, skill),
      fitted: fittedChance(nodes, skill, now),
      blended: mastery(nodes, { ...skill, topWeight: 0.4 }, now),
      spread: fittedChance(nodes, { ...skill, b_spread: 0.8, weightOffset: FEATURES.map((_, i) => 0.01 * i) }, now),
      fades: [0, 3, 30].map((days) => needsRefresh(nodes, skill, now + days * 24 * HOUR)),
    })),
    band: [predictScore(state, { skills }, 100, now), predictScore({ topic: 't', nodes: {} }, { skills }, 800, now)],
    choose: {
      diagnostic: chooseDiagnostic(state, pool, seededRng(7), now).map((item) => item.id),
      practice: choosePractice(state, skills, pool, past, seededRng(7), now, 10).map((item) => item.id),
      only: choosePractice(state, skills, pool, past, seededRng(7), now, 5, { only: 's3' }).map((item) => item.id),
    },
    recommend: rankSkills(state, skills, now),
    forecast: [forecast('Moderate', state, skills, now), forecast('Strong', state, skills, now)],
    unrelated: observe(nodes, { item: { ...pool[5]!, skills: [] }, correct: true, at: now, first_exposure: true }),
    night: nightInFew(),
    mixed: mixedVectors(),
    calibrate: {
      template: calibrated.template,
      items: Object.fromEntries(calibrated.items),
      weights: [
        ...adaptWeights(answers.map(({ item, correct, at }) => evidenceOf(nodes, item, at + 12 * 24 * HOUR, correct))),
      ],
    },
  }
}
