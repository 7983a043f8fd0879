import { endpoints } from '@fourfold/contract'
import { call } from '../../api/client'
import { openTopic, topicIsShut } from '../../session/open-topic'
import { session } from '../../session/session'
import { topicLeft } from '../../session/topic-before'
import { isDayDone } from '../../today/finished'
import { leftDue } from '../../today/left-due'
import { type Continuing, continuing, goingBack } from './continuing'

/** Imported at need, so that the contract stays out of the page's first load. Null where no topic is open. */
export async function loadContinuing(): Promise<Continuing | null> {
  if (topicIsShut(session())) {
    const { topic, diagnostic_status } = await call(endpoints.users.current, {})
    const open = openTopic(session(), diagnostic_status, topicLeft(session().userId))
    return open === null ? null : goingBack(session().topic ?? topic, open, diagnostic_status[open] ?? -1)
  }
  const offset = new Date().getTimezoneOffset()
  const done = isDayDone()
  const [user, today, reviews] = await Promise.all([
    call(endpoints.users.current, {}),
    call(endpoints.today.show, { query: { offset } }),
    done ? call(endpoints.reviews.overview, { query: { offset } }) : null,
  ])
  return continuing({
    topic: session().topic ?? user.topic,
    today,
    done,
    learning: reviews !== null && leftDue(reviews) === 0,
  })
}
