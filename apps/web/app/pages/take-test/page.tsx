import { FormulaWords } from '../../components/speech/FormulaWords'
import type { OpenDraft } from '../../outbox/draft'
import { openDraft } from '../../outbox/test-outbox'
import { guard, needsToken } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { TakeTest } from './TakeTest'

export const meta = () => pageMeta({ title: 'Test', description: 'A practice test.', noindex: true })

export const clientLoader = guard(needsToken, ({ params }) => openDraft(Number(params.id)))

export default function TakeTestPage({ loaderData }: { loaderData: unknown }) {
  const draft = loaderData as OpenDraft
  return (
    <>
      <TakeTest key={draft.test.id} initial={draft} />
      <FormulaWords />
    </>
  )
}
