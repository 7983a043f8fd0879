import { isFreeTopic, PAID_TOPICS } from '@fourfold/contract'
import { Link, useSearchParams } from 'react-router'
import { PageHead, PublicPage } from '../../components/marketing/Blocks'
import { PlanLists } from '../../components/marketing/PlanLists'
import { SampleOffer } from '../../components/marketing/SampleOffer'
import { useHydrated } from '../../components/marketing/use-hydrated'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'
import styles from './pricing.module.css'

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description:
      'Math topics are free. Exam topics: pay once for 30, 90 or 180 days, or by the month. Prices in US dollars.',
    path: paths.pricing(),
  })

const FIRST = PAID_TOPICS[0]

export default function PricingPage() {
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  // The prerendered page knows no query; the browser's comes in after it has taken over.
  const topic = (hydrated ? search.get('topic') : null) ?? FIRST
  const session = useSession()
  const open = hydrated && planIsActive(session, topic)
  return (
    <PublicPage>
      <PageHead
        label="Pricing"
        title="A plan for each exam"
        lede="Pay once, or by the month. Only the monthly plan renews. Your work stays yours when a plan ends."
      />
      <nav className={styles.topics} aria-label="Topic">
        {PAID_TOPICS.map((name) => (
          <Link
            key={name}
            to={paths.pricing(name)}
            preventScrollReset
            aria-current={name === topic ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {isFreeTopic(topic) ? (
        <div className={styles.free}>
          <h2>{topic} is free</h2>
          <p>Nothing to buy here. Choose it on the next page and start.</p>
          <ButtonLink to={paths.forStudents()}>Choose a topic</ButtonLink>
        </div>
      ) : (
        <>
          {open ? null : <SampleOffer topic={topic} />}
          <PlanLists topic={topic} educator />
        </>
      )}
      <p className={styles.note}>Prices in US dollars; no tax is added.</p>
    </PublicPage>
  )
}
