import { type EvidenceScope, endpoints } from '@fourfold/contract'
import { queryOptions } from '@tanstack/react-query'
import { session } from '../session/session'
import { call } from './client'
import { ungrouped } from './ungrouped'

export const currentUser = () => queryOptions({ queryKey: ['user'], queryFn: () => call(endpoints.users.current, {}) })

export const secondFactors = () =>
  queryOptions({ queryKey: ['second-factor'], queryFn: () => call(endpoints.second_factor.show, {}) })

export const activeSessions = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: () => call(endpoints.sessions.index, {}) })

export const studySettings = () => queryOptions({ queryKey: ['study'], queryFn: () => call(endpoints.users.study, {}) })

export const testList = (offset: number, perPage: number) =>
  queryOptions({
    queryKey: ['tests', offset, perPage],
    queryFn: () => call(endpoints.tests.index, { query: { newOffset: offset, itemsPerPage: perPage } }),
  })

export const newTestData = () =>
  queryOptions({
    queryKey: ['tests', 'new'],
    queryFn: async () => ungrouped(await call(endpoints.tests.new, { query: { grouped: '1' } })),
  })

export const testResult = (id: number) =>
  queryOptions({ queryKey: ['tests', id, 'result'], queryFn: () => call(endpoints.tests.result, { params: { id } }) })

export const testDetail = (id: number) =>
  queryOptions({ queryKey: ['tests', id, 'detail'], queryFn: () => call(endpoints.tests.show, { params: { id } }) })

export const examIndex = () =>
  queryOptions({ queryKey: ['exams', 'index'], queryFn: () => call(endpoints.exams.index, {}) })

export const examState = (id: number) =>
  queryOptions({ queryKey: ['exams', id, 'state'], queryFn: () => call(endpoints.exams.show, { params: { id } }) })

export const examReport = (id: number) =>
  queryOptions({ queryKey: ['exams', id, 'report'], queryFn: () => call(endpoints.exams.report, { params: { id } }) })

/** The sheet of a topic, '' where there is none; it does not change while a test is open. */
export const referenceSheet = (topic: string) =>
  queryOptions({
    queryKey: ['reference', topic],
    queryFn: async () => (await call(endpoints.tests.reference, { query: { topic } })).html,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const dashboardData = () =>
  queryOptions({ queryKey: ['dashboard'], queryFn: () => call(endpoints.questions.index, {}) })

/** Below the dashboard's key: what makes the numbers stale makes their evidence stale. */
export const evidence = (scope: EvidenceScope, id?: string) =>
  queryOptions({
    queryKey: ['dashboard', 'evidence', scope, id ?? ''],
    queryFn: () => call(endpoints.questions.evidence, { query: { scope, ...(id === undefined ? {} : { id }) } }),
  })

export const graphs = () => queryOptions({ queryKey: ['graphs'], queryFn: () => call(endpoints.tests.graphs, {}) })

/** All cards, page by page. */
async function allFlashcards() {
  const first = await call(endpoints.flashcards.index, {})
  const cards = [...first.user_flashcards]
  while (cards.length < first.total_count) {
    const next = await call(endpoints.flashcards.index, { query: { newOffset: cards.length } })
    if (next.user_flashcards.length === 0) break
    cards.push(...next.user_flashcards)
  }
  return { ...first, user_flashcards: cards }
}

export const flashcardList = () => queryOptions({ queryKey: ['flashcards'], queryFn: allFlashcards })

export const flashcard = (id: number) =>
  queryOptions({ queryKey: ['flashcards', id], queryFn: () => call(endpoints.flashcards.show, { params: { id } }) })

export const mistakeList = (toLog: number, logged: number) =>
  queryOptions({
    queryKey: ['mistakes', 'list', toLog, logged],
    queryFn: () =>
      call(endpoints.mistakes.index, { query: { newOffsetToLog: toLog, newOffsetLoggedMistakes: logged } }),
  })

export const newMistake = (question_id: string) =>
  queryOptions({
    queryKey: ['mistakes', 'new', question_id],
    queryFn: () => call(endpoints.mistakes.new, { query: { question_id } }),
  })

export const mistake = (id: number) =>
  queryOptions({ queryKey: ['mistakes', id], queryFn: () => call(endpoints.mistakes.show, { params: { id } }) })

export const lessonList = () =>
  queryOptions({ queryKey: ['lessons'], queryFn: () => call(endpoints.lessons.index, {}) })

/** A lesson; with the question from which the student comes, what went wrong there stands at its top. */
export const lesson = (id: string, from?: number) =>
  queryOptions({
    queryKey: ['lessons', id, from ?? null],
    queryFn: () => call(endpoints.lessons.show, { params: { id }, query: from === undefined ? {} : { from } }),
  })

export const today = (minutes: number) =>
  queryOptions({
    queryKey: ['today', minutes],
    queryFn: () => call(endpoints.today.show, { query: { minutes, offset: new Date().getTimezoneOffset() } }),
  })

export const studyPlan = () =>
  queryOptions({
    queryKey: ['today', 'plan'],
    queryFn: () => call(endpoints.today.plan, { query: { offset: new Date().getTimezoneOffset() } }),
  })

export const reviewOverview = () =>
  queryOptions({
    // Mistakes are counted of the current topic.
    queryKey: ['reviews', 'overview', session().topic],
    queryFn: () => call(endpoints.reviews.overview, { query: { offset: new Date().getTimezoneOffset() } }),
  })

export const payments = () =>
  queryOptions({ queryKey: ['payments'], queryFn: () => call(endpoints.payment_events.index, {}) })
