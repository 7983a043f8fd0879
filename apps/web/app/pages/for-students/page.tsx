import { FREE_TOPICS, PAID_TOPICS } from '@fourfold/contract'
import { Continue, useContinuing } from '../../components/continue/Continue'
import { useChooseTopic } from '../../components/continue/use-choose-topic'
import { Marked, PageHead, PublicPage, Section, visitorClass } from '../../components/marketing/Blocks'
import { useHydrated } from '../../components/marketing/use-hydrated'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import styles from './for-students.module.css'
import { TopicTile } from './TopicTile'
import { useTopics } from './use-topics'
import { VisitorFirst } from './VisitorFirst'

export const meta = () =>
  pageMeta({
    title: 'For students',
    description:
      'Choose a topic: Algebra 1, Geometry, Algebra 2 and Trigonometry are free; SAT Math, SAT Reading and Writing and ACT Reading open with a plan.',
    path: paths.forStudents(),
  })

export default function ForStudentsPage() {
  const hydrated = useHydrated()
  const session = useSession()
  const served = useTopics(hydrated ? session.token : undefined)
  const { choose, chosen } = useChooseTopic()
  // Until the server answers, its usual topics hold the place, with what the browser remembers of the plans.
  const further = served ?? PAID_TOPICS.map((name) => ({ name, paid_and_active: planIsActive(session, name) }))
  const found = useContinuing(hydrated ? session.token : null)
  // Everybody has a topic from the start; it is theirs once they have answered something there.
  const current = hydrated && session.token && found?.begun ? session.topic : null
  const tile = (name: string) => ({
    name,
    current: current === name,
    busy: chosen === name,
    disabled: chosen !== null,
    onChoose: () => choose(name),
  })
  return (
    <PublicPage>
      <div className={styles.hero}>
        <PageHead
          label="For students"
          title={
            <>
              Designed for <Marked>you</Marked>
            </>
          }
          lede={
            <>
              <span className={visitorClass}>
                Choose a topic. A diagnostic of about 30 minutes finds what you already know; from then on practice is
                picked for you. You can change the topic at any time.
              </span>
              <span className={styles.chosen}>
                {found === null ? 'Choose a topic.' : 'Your next step, or another topic.'}
              </span>
            </>
          }
        />
      </div>
      <VisitorFirst />
      <Continue found={found} busy={chosen !== null} onChoose={choose} compact />
      <div className={styles.topics}>
        <Section title="Math" lede="Free for everybody. No card, no trial that ends.">
          <ul className={styles.tiles} aria-label="Math topics">
            {FREE_TOPICS.map((name) => (
              <TopicTile key={name} {...tile(name)} />
            ))}
          </ul>
        </Section>
        <Section title="Exams" lede="Questions like the exam’s, at the exam’s pace.">
          <ul className={styles.tiles} aria-label="Further topics" aria-busy={hydrated && served === null}>
            {further.map((topic) => (
              <TopicTile key={topic.name} {...tile(topic.name)} subscribed={topic.paid_and_active} />
            ))}
          </ul>
        </Section>
      </div>
    </PublicPage>
  )
}
