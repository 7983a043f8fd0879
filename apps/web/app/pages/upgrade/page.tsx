import { PAID_TOPICS } from '@fourfold/contract'
import { Link } from 'react-router'
import { PageHead, PublicPage } from '../../components/marketing/Blocks'
import { PlanLists } from '../../components/marketing/PlanLists'
import { guard, needsToken } from '../../guards'
import { pageMeta } from '../../meta'
import { paths } from '../../paths'
import { useSession } from '../../use-session'

export const clientLoader = guard(needsToken)

export const meta = () =>
  pageMeta({ title: 'Upgrade', description: 'Plans for the topic you chose.', path: paths.upgrade(), noindex: true })

export default function UpgradePage() {
  const topic = useSession().topic ?? PAID_TOPICS[0]
  return (
    <PublicPage>
      <PageHead
        label="Upgrade"
        title={topic}
        lede={
          <>
            This topic needs a plan. Choose one below, or <Link to={paths.forStudents()}>choose another topic</Link>.
          </>
        }
      />
      <PlanLists topic={topic} />
    </PublicPage>
  )
}
