import { z } from '@fourfold/contract'
import { saveTopic, session } from './session'

/** The topic that was studied in this browser before the current one: its work is found again from where it seems gone. */
const Before = z.object({ topic: z.string(), user: z.number() })

const KEY = 'topic_before'

export function keepTopicBefore(topic: string, user: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ topic, user }))
  } catch {
    // Without storage the topics are chosen on their page.
  }
}

/** Somebody else's is none. */
export function topicBefore(user: number | null): string | null {
  try {
    const kept = Before.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data
    return kept && kept.user === user ? kept.topic : null
  } catch {
    return null
  }
}

/** Another topic is the current one from now on. */
export function changeTopic(topic: string): void {
  const { topic: old, userId } = session()
  if (old !== null && old !== topic && userId !== null) keepTopicBefore(old, userId)
  saveTopic(topic)
}
