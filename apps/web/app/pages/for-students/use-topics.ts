import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { reportError } from '../../components/shell/notices'
import { paths } from '../../routing/paths'

type Topics = readonly { name: string; paid_and_active: boolean }[]

/** Further topics from the server, again whenever the login changes; `undefined` waits for the browser. */
export function useTopics(token: string | null | undefined): Topics | null {
  const navigate = useNavigate()
  const [topics, setTopics] = useState<Topics | null>(null)
  // The server knows the topics and who has subscribed; a prerendered page cannot.
  useEffect(() => {
    if (token === undefined) return
    let current = true
    import('../../components/marketing/shop')
      .then((shop) => shop.loadTopics())
      .then((found) => current && setTopics(found))
      .catch(async (error: { status?: number }) => {
        // Offline, the page stays readable; a failing server goes home with the error (spec §8).
        if (!current || (error.status ?? 0) < 500) return
        await navigate(paths.home())
        reportError(error)
      })
    return () => {
      current = false
    }
  }, [token, navigate])
  return topics
}
