import { type ReactNode, useEffect } from 'react'
import { keepStudied, topicBefore } from '../../session/topic-before'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { TextButton } from '../../ui/TextButton'
import { useChooseTopic } from '../continue/use-choose-topic'
import { ShellNote } from './ShellNote'

function BackTo({ topic, children }: { topic: string; children: ReactNode }) {
  const { chosen, choose } = useChooseTopic()
  const back = (
    <Button look="outline" small busy={chosen !== null} onClick={() => choose(topic)}>
      Go back to {topic}
    </Button>
  )
  return (
    <ShellNote label="Topic" action={back}>
      {children}
    </ShellNote>
  )
}

/** A page about work in another topic than the current one: whose it is, and the way back there. */
export function OwnTopic({ topic, of }: { topic: string; of: string }) {
  const { topic: current, userId } = useSession()
  useEffect(() => {
    if (userId !== null) keepStudied(topic, userId)
  }, [topic, userId])
  if (current === null || current === topic) return null
  return (
    <BackTo topic={topic}>
      This {of} belongs to <strong>{topic}</strong>. Your topic now is {current}.
    </BackTo>
  )
}

/** A list of the current topic alone: where that of the topic before is. It calls only where the list is empty. */
export function TopicBefore({ what, empty }: { what: string; empty: boolean }) {
  const { topic: current, userId } = useSession()
  const { choose } = useChooseTopic()
  const before = topicBefore(userId)
  if (before === null || before === current) return null
  if (empty)
    return (
      <BackTo topic={before}>
        Your {what} in <strong>{before}</strong> are kept there. Here are those in {current}.
      </BackTo>
    )
  return (
    <p>
      Only {what} in {current} stand here. <TextButton onClick={() => choose(before)}>Go back to {before}</TextButton>{' '}
      for those there.
    </p>
  )
}
