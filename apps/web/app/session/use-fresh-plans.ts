import { isFreeTopic } from '@fourfold/contract'
import { useEffect } from 'react'
import { refreshPlans } from './fresh-plans'
import { useSession } from './use-session'

const EVERY_MS = 600_000

/** A plan may run out or be renewed while the application is open: asked at its start and then now and again. */
export function useFreshPlans(): void {
  const { token, topic } = useSession()
  const needsPlan = token !== null && topic !== null && !isFreeTopic(topic)
  // The server's clock decides, so the server is asked; free topics never end.
  useEffect(() => {
    if (!needsPlan) return
    const ask = () => void refreshPlans().catch(() => undefined)
    ask()
    const timer = setInterval(ask, EVERY_MS)
    return () => clearInterval(timer)
  }, [needsPlan])
}
