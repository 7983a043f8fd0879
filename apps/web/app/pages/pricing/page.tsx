import { isFreeTopic, PAID_TOPICS } from '@fourfold/contract'
import { Link, useSearchParams } from 'react-router'
import { useChooseTopic } from '../../components/continue/use-choose-topic'
import { PageHead, PublicPage } from '../../components/marketing/Blocks'
import { PlanLists } from '../../components/marketing/PlanLists'
import { SampleOffer } from '../../components/marketing/SampleOffer'
import { useHydrated } from '../../components/marketing/use-hydrated'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
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
  const { chosen, choose } = useChooseTopic()
  const open = hydrated && planIsActive(session, topic)
  return (
    <PublicPage>
      <PageHead
        label="Pricing"
        title="A plan for each exam"
        lede="Algebra 1, Geometry, Algebra 2 and Trigonometry stay free. For an exam you pay once, or by the month; only the monthly plan renews, and your work stays yours when a plan ends."
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
          <SampleOffer
            topic={topic}
            instead={
              open ? (
                <>
                  <div>
                    <h2>{topic} is open to you</h2>
                    <p>Your plan is running. Bought again, a plan adds its days to what is left.</p>
                  </div>
                  <Button busy={chosen !== null} onClick={() => choose(topic)}>
                    Go on with {topic}
                  </Button>
                </>
              ) : undefined
            }
          />
          <PlanLists topic={topic} educator />
        </>
      )}
      <p className={styles.note}>Prices in US dollars; no tax is added.</p>
    </PublicPage>
  )
}
