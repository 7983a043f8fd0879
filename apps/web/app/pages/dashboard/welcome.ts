import { session } from '../../session/session'

/** Whose welcome was closed in this visit: as long as the page is not loaded anew, nobody is asked twice for a topic. */
const closed = new Set<string>()
const keyOf = (topic: string): string => `${session().userId} ${topic}`

/** The window opens by itself while no diagnostic was begun (spec §2, §4: status -1), once a visit. */
export const welcomes = (status: number, topic: string): boolean => status === -1 && !closed.has(keyOf(topic))

export const closeWelcome = (topic: string): void => void closed.add(keyOf(topic))
