import { PAID_TOPICS } from '@fourfold/contract'
import { Link } from 'react-router'
import { Continue, useContinuing } from '../../components/continue/Continue'
import { useChooseTopic } from '../../components/continue/use-choose-topic'
import { Section } from '../../components/marketing/Blocks'
import { paths } from '../../routing/paths'
import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'
import { ArrowRight } from '../../ui/icons'
import styles from './upgrade.module.css'

function TopicLine({ name, leads }: { name: string; leads: string }) {
  return (
    <>
      <span>
        <strong>{name}</strong>
        {leads}
      </span>
      <ArrowRight size={22} aria-hidden="true" />
    </>
  )
}

/** A topic that needs no plan: the way on first, then the topics that are paid for, then those that can be. */
export function FreeTopic({ token }: { token: string | null }) {
  const found = useContinuing(token)
  const { choose, chosen } = useChooseTopic()
  const session = useSession()
  const open = PAID_TOPICS.filter((name) => planIsActive(session, name))
  const shut = PAID_TOPICS.filter((name) => !planIsActive(session, name))
  return (
    <>
      <Continue found={found} busy={chosen !== null} onChoose={choose} />
      {found === null ? <ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink> : null}
      {open.length > 0 ? (
        <Section title="Your plans">
          <ul className={styles.topics}>
            {open.map((name) => (
              <li key={name}>
                <button type="button" disabled={chosen !== null} onClick={() => choose(name)}>
                  <TopicLine name={name} leads="Open with your plan" />
                </button>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {shut.length > 0 ? (
        <Section title="Topics with a plan" lede="Each has ten questions to try before you buy.">
          <ul className={styles.topics}>
            {shut.map((name) => (
              <li key={name}>
                <Link to={paths.pricing(name)}>
                  <TopicLine name={name} leads="See the plans" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
