import { z } from '@fourfold/contract'
import { saveTopic, session } from './session'

/** The topic that was studied in this browser before the current one: its work is found again from where it seems gone. */
const Before = z.object({ topic: z.string(), user: z.number() })

const BEFORE = 'topic_before'

function keep(key: string, topic: string, user: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ topic, user }))
  } catch {
    // Without storage the topics are chosen on their page.
  }
}

/** Somebody else's is none. */
function kept(key: string, user: number | null): string | null {
  try {
    const found = Before.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
    return found && found.user === user ? found.topic : null
  } catch {
    return null
  }
}

export const topicBefore = (user: number | null): string | null => kept(BEFORE, user)

/** The topics in which a test was opened in this browser, by whom: whoever has only passed through one has nothing to go back to. */
const Studied = z.object({ user: z.number(), topics: z.array(z.string()) })

const STUDIED = 'topics_studied'

function topicsStudied(user: number): readonly string[] {
  try {
    const kept = Studied.safeParse(JSON.parse(localStorage.getItem(STUDIED) ?? 'null')).data
    return kept?.user === user ? kept.topics : []
  } catch {
    return []
  }
}

/** Call with a test that is open. */
export function keepStudied(topic: string, user: number): void {
  const topics = topicsStudied(user)
  if (topics.includes(topic)) return
  try {
    localStorage.setItem(STUDIED, JSON.stringify({ user, topics: [...topics, topic] }))
  } catch {
    // Without storage the topics are chosen on their page.
  }
}

const LEFT = 'topic_left'

/** The topic that was the current one last, studied or not; somebody else's is none. */
export const topicLeft = (user: number | null): string | null => kept(LEFT, user)

/** Another topic is the current one from now on. */
export function changeTopic(topic: string): void {
  const { topic: old, userId } = session()
  if (old !== null && old !== topic && userId !== null) {
    keep(LEFT, old, userId)
    if (topicsStudied(userId).includes(old)) keep(BEFORE, old, userId)
  }
  saveTopic(topic)
}
