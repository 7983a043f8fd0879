import { Continue, useContinuing } from '../../components/continue/Continue'
import { useChooseTopic } from '../../components/continue/use-choose-topic'
import { useHydrated } from '../../components/marketing/use-hydrated'
import { useSession } from '../../session/use-session'

/** Whoever comes back by the front door is led on to their work before anything is told to newcomers. */
export function GoOn() {
  const hydrated = useHydrated()
  const { token } = useSession()
  const { choose, chosen } = useChooseTopic()
  const found = useContinuing(hydrated ? token : null)
  return <Continue found={found} busy={chosen !== null} onChoose={choose} />
}
