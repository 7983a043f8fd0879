import {
  chooseNext,
  emptyState,
  type ItemView,
  normal,
  observe,
  PARAMS,
  type Params,
  type Past,
  pastOf,
  type Rng,
  type StudentState,
  seededRng,
} from '@fourfold/engine'
import { DAY, type Learner } from './families/family.ts'
import { START, type World } from './world.ts'

export type Entry = Readonly<{
  item: ItemView
  correct: boolean
  ms: number
  at: number
  solutionShown: boolean
  first: boolean
}>

/** One student's way: the truth, what the engine has seen, the calendar. */
export type Course = {
  readonly world: World
  readonly learner: Learner
  readonly rng: Rng
  readonly params: Params
  state: StudentState
  past: Past[]
  readonly log: Entry[]
  readonly seen: Set<string>
  /** Misconceptions that wrong answers have shown, and when last. */ readonly shown: Map<string, number>
  /** Apart, so that which wrong option is taken changes no other draw. */ readonly wrongs: Rng
  now: number
}

export const newCourse = (world: World, seed: number, params: Params = PARAMS): Course => ({
  params,
  world,
  learner: world.newLearner(seededRng(seed)),
  rng: seededRng(seed + 500_000),
  state: emptyState(world.taxonomy.name),
  past: [],
  log: [],
  seen: new Set(),
  shown: new Map(),
  wrongs: seededRng(seed + 700_000),
  now: START,
})

/** What a wrong answer shows: a rule the student follows, or that of a wrong option hit at random; a wrong number typed at random shows none. */
function misconceptionOf({ learner, world, now, wrongs }: Course, item: ItemView, hurried: boolean): string | null {
  const held = hurried ? null : (learner.shows?.(item, now, wrongs) ?? null)
  if (held !== null || item.response !== 'choice') return held
  const traps = world.taxonomy.traps.get(item.template_id) ?? []
  return traps[Math.floor(wrongs() * traps.length)] ?? null
}

/** Lets the student answer, and the engine see it. */
export function ask(course: Course, item: ItemView, solutionShown: boolean): boolean {
  const { world, learner, rng } = course
  const real = world.truth.get(item.id)!
  const hurried = learner.hurried?.(rng) ?? false
  const luck = item.response === 'choice' ? 0.25 : 0.01
  const correct = rng() < (hurried ? luck : learner.chance(real, course.now))
  const ms = hurried ? 800 + 1500 * rng() : 1000 * item.seconds * learner.pace * Math.exp(0.35 * normal(rng))
  const shown = correct ? null : misconceptionOf(course, real, hurried)
  if (shown) course.shown.set(shown, course.now)
  if (!hurried) learner.practise(real, course.now, correct, solutionShown, rng)
  const first = !course.seen.has(item.id)
  const answer = { item, correct, ms, at: course.now, first_exposure: first, solutionShown }
  course.state = { ...course.state, nodes: observe(course.state.nodes, answer, course.now, course.params) }
  course.seen.add(item.id)
  course.past = [...course.past.slice(-300), pastOf(item, correct, course.now)]
  course.log.push({ item, correct, ms, at: course.now, solutionShown, first })
  course.now += Math.round(ms) + 10_000
  return correct
}

/** The diagnostic of the first day, with the engine's own choice; solutions are not shown. */
export function diagnostic(course: Course, next?: (asked: readonly ItemView[]) => ItemView | null): void {
  const asked: ItemView[] = []
  for (;;) {
    const item = next
      ? next(asked)
      : chooseNext(course.state, asked, course.world.items, course.rng, course.now, course.params)
    if (!item) break
    asked.push(item)
    ask(course, item, false)
  }
}

export const nextDay = (course: Course): void => {
  course.now = START + (Math.floor((course.now - START) / DAY) + 1) * DAY
}
