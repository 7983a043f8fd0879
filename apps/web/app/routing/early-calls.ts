import { API_PREFIX, endpoints, LIMITS } from '@fourfold/contract'

/** Which page asks for what at its start; the frame around the pages asks too. `:zone` is the browser's offset from UTC. */
const FRAME = [endpoints.users.current.path, `${endpoints.reviews.overview.path}?offset=:zone`]
const page = (...paths: readonly string[]): readonly string[] => [...paths, ...FRAME]
const NUMBER = '(\\d+)'

/** Not the test itself: its answer is measured by the test's clock, which starts with the application. */
const EARLY: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': page(endpoints.questions.index.path, endpoints.tests.graphs.path, endpoints.exams.index.path),
  '/today': page(endpoints.users.study.path, `${endpoints.today.plan.path}?offset=:zone`, endpoints.exams.index.path),
  '/tests': page(`${endpoints.tests.index.path}?newOffset=0&itemsPerPage=${LIMITS.testListPageSize}`),
  '/tests/new': page(`${endpoints.tests.new.path}?grouped=1`, endpoints.exams.index.path),
  [`/tests/${NUMBER}/result`]: page(endpoints.tests.result.path, endpoints.questions.index.path),
  [`/tests/${NUMBER}/analysis`]: page(endpoints.tests.show.path),
  '/mistakes': page(`${endpoints.mistakes.index.path}?newOffsetToLog=0&newOffsetLoggedMistakes=0`),
  [`/mistakes/${NUMBER}(?:/edit)?`]: page(endpoints.mistakes.show.path),
  '/flashcards': page(endpoints.flashcards.index.path),
  [`/flashcards/${NUMBER}(?:/edit)?`]: page(endpoints.flashcards.show.path),
  '/lessons': page(endpoints.lessons.index.path, endpoints.questions.index.path),
  '/lessons/([\\w-]+)': page(endpoints.lessons.show.path),
  [`/users/${NUMBER}`]: page(),
}

/**
 * Runs in the head of the application's shell: asks for what the page will show while its scripts are still on their way.
 * It is plain text because it must not wait for the application, which takes the answers (`api/early`). An address with a
 * search asks for something else.
 */
export const EARLY_SCRIPT = `(function(){try{var t=localStorage.getItem('jwt'),l=location;if(!t||l.search)return;var T=${JSON.stringify(EARLY)},p=l.pathname.replace(/\\/$/,'');for(var k in T){var m=RegExp('^'+k+'$').exec(p);if(!m)continue;var c={};T[k].forEach(function(u){u='${API_PREFIX}'+u.replace(':id',m[1]).replace(':zone',new Date().getTimezoneOffset());(c[u]=fetch(u,{headers:{accept:'application/json',authorization:'Bearer '+t}})).catch(function(){})});window.earlyCalls={token:t,calls:c};return}}catch(e){}})()`
