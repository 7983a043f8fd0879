import { Navigate, useSearchParams } from 'react-router'
import { FormulaWords } from '../../components/speech/FormulaWords'
import type { OpenDraft } from '../../outbox/draft'
import { openDraft } from '../../outbox/test-outbox'
import { guard, needsToken } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { session } from '../../session/session'
import { keepStudied } from '../../session/topic-before'
import { openAt } from './open-at'
import { TakeTest } from './TakeTest'

export const meta = () => pageMeta({ title: 'Test', description: 'A practice test.', noindex: true })

export const clientLoader = guard(needsToken, async ({ params }) => {
  const draft = await openDraft(Number(params.id))
  const { userId } = session()
  if (userId !== null) keepStudied(draft.test.section, userId)
  return draft
})

export default function TakeTestPage({ loaderData }: { loaderData: unknown }) {
  const draft = loaderData as OpenDraft
  const [search] = useSearchParams()
  const { exam, score } = draft.test
  // A module that is over is closed: the exam's own page says what comes next.
  if (exam?.over && score === null) return <Navigate to={paths.exam(exam.id)} replace />
  return (
    <>
      <TakeTest key={draft.test.id} initial={openAt(draft, search.get('question'))} />
      <FormulaWords />
    </>
  )
}
