import { publicPages } from './public-pages.ts'

const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).flatMap(([k, v]) =>
    v === null || v === undefined ? [] : [[k, String(v)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

type PublicLinks = { readonly [name in keyof typeof publicPages]: () => string }

const publicLinks = Object.fromEntries(
  Object.entries(publicPages).map(([name, { path }]) => [name, () => path]),
) as PublicLinks

/** Every link of the product (spec §2). */
export const paths = {
  ...publicLinks,
  pricing: (topic?: string) => `${publicPages.pricing.path}${query({ topic })}`,
  checkout: () => '/checkout',
  upgrade: () => '/upgrade',
  sample: (id: number) => `/sample/${id}`,
  dashboard: () => '/dashboard',
  today: () => '/today',
  tests: (offset?: number, show?: string) => `/tests${query({ offset: offset || undefined, show })}`,
  newTest: () => '/tests/new',
  /** `question`: the one that a scored test opens at, from 1 on. */
  test: (id: number, question?: number) => `/tests/${id}${query({ question })}`,
  result: (id: number) => `/tests/${id}/result`,
  analysis: (id: number) => `/tests/${id}/analysis`,
  printTest: (id: number) => `/tests/${id}/print`,
  exam: (id: number) => `/exams/${id}`,
  startExam: (kind: string) => `/exams/start/${kind}`,
  flashcards: () => '/flashcards',
  newFlashcard: () => '/flashcards/new',
  flashcard: (id: number) => `/flashcards/${id}`,
  editFlashcard: (id: number) => `/flashcards/${id}/edit`,
  mistakes: () => '/mistakes',
  newMistake: (question: number | string) => `/mistakes/new${query({ question_id: question })}`,
  mistake: (id: number) => `/mistakes/${id}`,
  editMistake: (id: number) => `/mistakes/${id}/edit`,
  lessons: () => '/lessons',
  /** `from`: the question that was missed; `test`: the running test that waits in another tab. */
  lesson: (id: string, from?: number, test?: number) => `/lessons/${id}${query({ from, test })}`,
  account: (id: number) => `/users/${id}`,
} as const
