import { isFreeTopic } from '@fourfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../routing/paths'
import { session } from '../../session/session'
import { reportError } from '../shell/notices'

/** Where a choice leads. A visitor becomes a guest for a free topic, and sees the plans of another one. */
async function follow(topic: string): Promise<string> {
  if (!session().token && !isFreeTopic(topic)) return paths.pricing(topic)
  const { chooseTopic, tryAsGuest } = await import('../../session/account-actions')
  if (!session().token) {
    const to = await tryAsGuest()
    if (!session().token) return to
  }
  return chooseTopic(topic)
}

/** Choosing a topic (spec §4): an active one opens the dashboard, another the upgrade page, a failure the login. */
export function useChooseTopic() {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const run = async (topic: string) => {
    setChosen(topic)
    try {
      await navigate(await follow(topic))
    } catch (error) {
      reportError(error)
    } finally {
      setChosen(null)
    }
  }
  return { chosen, choose: (topic: string) => void run(topic) }
}
