import { isFreeTopic, PAID_TOPICS } from '@fourfold/contract'
import { Link } from 'react-router'
import { PageHead, PublicPage } from '../../components/marketing/Blocks'
import { PlanLists } from '../../components/marketing/PlanLists'
import { SampleOffer } from '../../components/marketing/SampleOffer'
import { LogOutAsGuest } from '../../components/shell/LogOut'
import { day } from '../../format'
import { guard, needsToken } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { planIsActive } from '../../session/session'
import { usePlanEnded } from '../../session/use-plan-ended'
import { useSession } from '../../session/use-session'
import { FreeTopic } from './FreeTopic'

export const clientLoader = guard(needsToken)

export const meta = () =>
  pageMeta({ title: 'Upgrade', description: 'Plans for the topic you chose.', path: paths.upgrade(), noindex: true })

/** What the plans below are for: a first one, the next one after one has run out, or more days. */
function Lede({ topic }: { topic: string }) {
  const session = useSession()
  const ended = usePlanEnded()
  const another = <Link to={paths.forStudents()}>choose another topic</Link>
  if (isFreeTopic(topic)) return <>This topic is free: there is nothing to buy. Go on with it, or {another}.</>
  if (planIsActive(session, topic))
    return (
      <>
        This topic is open. A plan bought now adds its days to those you have.{' '}
        <Link to={paths.dashboard()}>Go to the dashboard</Link>
      </>
    )
  if (ended)
    return (
      <>
        Your plan ended on {day(ended.at)}. Choose one below to go on where you stopped.{' '}
        <Link to={paths.dashboard()}>Your tests, results, journal and cards</Link> stay yours to read.
      </>
    )
  return <>This topic needs a plan. Choose one below, or {another}.</>
}

export default function UpgradePage() {
  const session = useSession()
  const topic = session.topic ?? PAID_TOPICS[0]
  return (
    <PublicPage>
      <PageHead label="Upgrade" title={topic} lede={<Lede topic={topic} />} />
      {isFreeTopic(topic) ? (
        <FreeTopic token={session.token} />
      ) : (
        <>
          {planIsActive(session, topic) ? null : <SampleOffer topic={topic} />}
          <PlanLists topic={topic} />
        </>
      )}
      <LogOutAsGuest />
    </PublicPage>
  )
}
