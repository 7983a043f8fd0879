import type { Question, Test } from '@fourfold/contract'
import type { Processes } from './cpu.ts'
import { type Rate, rate, WORKERS, warmUp } from './rates.ts'
import { asker, type Person, type World } from './taker.ts'

type Open = { person: Person; test: Test; version: number; n: number }

async function openTest(world: World, person: Person): Promise<Open> {
  const ask = asker(world, person)
  const body = { question_mode: 'All', number_of_questions: 20 }
  const made = await ask('POST', '/tests/create', '/tests/create (rates)', body)
  const { body: shown } = await ask('GET', `/tests/${Number(made.body.id)}`, '/tests/:id (rates)')
  return { person, test: shown as unknown as Test, version: Number(shown.version), n: 0 }
}

/** Saves of answers without a pause, each of a test of 20 questions of its own, as the browser sends them. */
export async function savingRate(
  world: World,
  people: readonly Person[],
  processes: Processes,
  seconds: number,
): Promise<Rate> {
  const open = await Promise.all(people.map((person) => openTest(world, person)))
  const saveOne = async (worker: number) => {
    const at = open[worker] as Open
    const step = at.n++ % at.test.questions_attributes.length
    const q = at.test.questions_attributes[step] as Question
    const letter = 'ABCD'[at.n % 4]
    const reply = await asker(world, at.person)('PUT', `/tests/save/${at.test.id}`, '/tests/save/:id (rates)', {
      version: at.version,
      step,
      draft: true,
      time_spent: at.n * 10,
      countdown_time: 0,
      taken_tracker: [],
      questions_attributes: [
        {
          id: q.id,
          skipped: false,
          marked: false,
          time_spent: at.n * 10,
          confidence: null,
          age_ms: 0,
          answer_changes: ['A', 'B'],
          ...(q.options.length > 0
            ? { answer_attributes: { letter } }
            : { student_produced_answer: String(at.n % 90) }),
        },
      ],
    })
    if (reply.status !== 200)
      throw new Error(`a save answered ${reply.status}: ${JSON.stringify(reply.body).slice(0, 200)}`)
    at.version = Number(reply.body.version)
  }
  await warmUp(open.length, saveOne)
  return rate(seconds, open.length, processes, saveOne)
}

export type Reading = Rate & Readonly<{ name: string; kilobytes: number }>

export type ReadingCall = Readonly<{ name: string; once: () => Promise<void> }>

/** Every route that students read, for one who has finished a test and begun another. */
export async function readingCalls(world: World, person: Person): Promise<ReadingCall[]> {
  const { test } = await openTest(world, person)
  const ask = asker(world, person)
  const { token, from } = person
  await ask('PUT', `/tests/${test.id}`, '/tests/:id (rates)', { version: test.version })
  const running = await openTest(world, person)
  const routes: readonly (readonly [string, string])[] = [
    ['/users/current', '/users/current'],
    ['/users/account', '/users/account'],
    ['/tests/index', '/tests/index'],
    ['/tests/graphs', '/tests/graphs'],
    [`/tests/${running.test.id}`, '/tests/:id (running)'],
    [`/tests/${test.id}/result`, '/tests/:id/result'],
    ['/mistakes/index', '/mistakes/index'],
    ['/flashcards/index', '/flashcards/index'],
    ['/questions/index', '/questions/index'],
    ['/today', '/today'],
    ['/tests/new?grouped=1', '/tests/new'],
  ]
  return routes.map(([path, name]) => ({
    name,
    once: async () => {
      const call = { method: 'GET', path: `/api/v1${path}`, name, token, from, unread: true } as const
      const { status } = await world.client.call(call)
      if (status !== 200) throw new Error(`${name} answered ${status}`)
    },
  }))
}

/** Every route that students read, or the one of that name, without a pause. */
export async function readingRates(
  world: World,
  people: readonly Person[],
  processes: Processes,
  seconds: number,
  only?: string,
): Promise<Reading[]> {
  const person = people[0]
  if (!person) return []
  const readings: Reading[] = []
  const calls = await readingCalls(world, person)
  for (const { name, once } of calls.filter((call) => !only || call.name === only)) {
    await warmUp(WORKERS, once)
    const measured = await rate(seconds / 2, WORKERS, processes, once)
    const bytes = world.client.samples.get(name)?.at(-1)?.bytes ?? 0
    readings.push({ name, ...measured, kilobytes: bytes / 1000 })
  }
  return readings
}
