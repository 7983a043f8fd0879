import { MESSAGES } from '@fourfold/contract'
import { openDraft } from '../../attempt/use-test'
import { Splash } from '../../components/shell/Splash'
import type { Draft } from '../../outbox/test-outbox'
import { guard, needsToken } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { TakeTest } from './TakeTest'

export const meta = () => pageMeta({ title: 'Test', description: 'A practice test.', noindex: true })

export const clientLoader = guard(needsToken, ({ params }) => openDraft(Number(params.id)))

export function HydrateFallback() {
  return <Splash message={MESSAGES.gettingTest} />
}

export default function TakeTestPage({ loaderData }: { loaderData: unknown }) {
  const draft = loaderData as Draft
  return <TakeTest key={draft.test.id} initial={draft} />
}
