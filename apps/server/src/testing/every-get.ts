import { type Endpoint, EvidenceScope, endpoints } from '@fourfold/contract'

/** Every call of the product that only reads, from the one table of them: a new one is among them by itself. */
const GETS: readonly Endpoint[] = Object.values(endpoints)
  .flatMap((group): Endpoint[] => Object.values(group))
  .filter(({ method }) => method === 'GET')

/** What somebody in the middle of a test can put into an address. */
export type InTest = Readonly<{
  ids: readonly number[]
  topic: string
  /** Questions of the test by number and by name, and their skills. */
  questions: readonly (number | string)[]
  skills: readonly string[]
  subjects: readonly string[]
  lessons: readonly string[]
}>

const asked = (name: string, values: readonly (number | string)[]): string[] =>
  values.map((value) => `?${name}=${encodeURIComponent(value)}`)

/** What a call is asked for beyond its path; a call that is not here is read as it is. */
const QUERIES: Readonly<Record<string, (at: InTest) => readonly string[]>> = {
  '/tests/new': () => ['', '?grouped=1'],
  '/tests/reference': ({ topic }) => asked('topic', [topic]),
  '/mistakes/new': ({ questions }) => asked('question_id', questions),
  '/lessons/:id': ({ questions }) => ['', ...asked('from', questions)],
  '/questions/evidence': ({ skills, subjects }) => [
    ...asked('scope', EvidenceScope.options),
    ...skills.map((id) => `?scope=skill&id=${encodeURIComponent(id)}`),
    ...subjects.map((id) => `?scope=subject&id=${encodeURIComponent(id)}`),
  ],
}

/** What stands for the part of a path that is named. */
function filled(path: string, { ids, topic, lessons }: InTest): string[] {
  if (!path.includes(':')) return [path]
  const values = path.startsWith('/lessons/') ? lessons : path.includes(':topic') ? [topic] : ids
  return values.map((value) => path.replace(/:\w+/, encodeURIComponent(value)))
}

export type Read = Readonly<{ path: string; address: string }>

/** Every address that only reads, as somebody in the middle of a test can ask for it. */
export const everyGet = (at: InTest): Read[] =>
  GETS.flatMap(({ path }) =>
    filled(path, at).flatMap((address) =>
      (QUERIES[path]?.(at) ?? ['']).map((query) => ({ path, address: `${address}${query}` })),
    ),
  )

export const GET_PATHS: readonly string[] = GETS.map(({ path }) => path)
