import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUser } from '../api/queries'
import { session } from './session'
import { changeTopic } from './topic-before'

/** The topic may have been changed on another device, or by a share code: what the server says stands under the titles. */
export function useServerTopic(): void {
  const { data: user } = useQuery(currentUser())
  const topic = user?.topic
  // Only what the server newly says: a choice made here is stored before it is asked again.
  useEffect(() => {
    if (topic !== undefined && topic !== session().topic) changeTopic(topic)
  }, [topic])
}
