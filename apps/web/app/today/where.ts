import { paths } from '../routing/paths'
import { type Run, stageOf } from './run'

const NEW_MISTAKE = '/mistakes/new'

/** Where a page stands to a day on its way: the step itself, what the step has come to, or a page beside it. */
export function placeIn(run: Run, pathname: string): 'step' | 'after' | 'beside' {
  const stage = stageOf(run)
  if (stage === 'log') return pathname === NEW_MISTAKE ? 'step' : 'beside'
  const test = stage === 'retry' || stage === 'practice' ? run.tests[stage] : undefined
  if (test === undefined) return 'beside'
  return pathname === paths.result(test) || pathname === paths.analysis(test) ? 'after' : 'beside'
}

/** How many mistakes the day's plan has to log, and how many of them are. */
export function loggedIn(run: Run): Readonly<{ done: number; of: number }> {
  const of = run.plan.steps.find(({ kind }) => kind === 'log')?.count ?? 0
  return { done: run.logged - run.logged_before, of }
}

/** "Today: step 2 of 3"; while mistakes are logged also which of them it is. */
export function stepWords(run: Run, pathname: string): string {
  const step = run.stages.length > 1 ? `Today: step ${run.at + 1} of ${run.stages.length}` : 'Today’s queue'
  if (placeIn(run, pathname) !== 'step') return step
  const { done, of } = loggedIn(run)
  return of > 1 ? `${step} · ${Math.min(done + 1, of)} of ${of} mistakes` : step
}

/** What a test is called that a step of the day has started; null for any other. */
export function testNameIn(run: Run | null, test: number): string | null {
  if (run === null) return null
  const at = run.stages.findIndex((stage) => (stage === 'retry' || stage === 'practice') && run.tests[stage] === test)
  if (at === -1) return null
  return run.stages.length > 1 ? `Today, step ${at + 1} of ${run.stages.length}` : 'Today'
}
