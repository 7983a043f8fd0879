import { PAID_TOPICS } from '@fourfold/contract'
import { Link } from 'react-router'
import { Continue, useContinuing } from '../../components/continue/Continue'
import { useChooseTopic } from '../../components/continue/use-choose-topic'
import { Section } from '../../components/marketing/Blocks'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { ArrowRight } from '../../ui/icons'
import styles from './upgrade.module.css'

/** A topic that needs no plan: the way on first, then the topics that have one. */
export function FreeTopic({ token }: { token: string | null }) {
  const found = useContinuing(token)
  const { choose, chosen } = useChooseTopic()
  return (
    <>
      <Continue found={found} busy={chosen !== null} onChoose={choose} />
      {found === null ? <ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink> : null}
      <Section title="Topics with a plan" lede="Each has ten questions to try before you buy.">
        <ul className={styles.topics}>
          {PAID_TOPICS.map((name) => (
            <li key={name}>
              <Link to={paths.pricing(name)}>
                <span>
                  <strong>{name}</strong>
                  See the plans
                </span>
                <ArrowRight size={22} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
