import { FREE_TOPICS } from '@fourfold/contract'
import { Link } from 'react-router'
import { guestClass, Marked, memberClass, visitorClass } from '../../components/marketing/Blocks'
import { TryNow } from '../../components/marketing/TryNow'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import styles from './home.module.css'
import { ProductCard } from './ProductCard'

const free = `${FREE_TOPICS.slice(0, -1).join(', ')} and ${FREE_TOPICS.at(-1)}`

function Ways({ quiet = false }: { quiet?: boolean }) {
  return (
    <>
      <TryNow look={quiet ? 'outline' : 'primary'} />
      <ButtonLink to={paths.signUp()} look="outline" className={styles.signUp ?? ''}>
        Sign Up
      </ButtonLink>
      <Link to={paths.logIn()} className={styles.logIn}>
        Log In
      </Link>
    </>
  )
}

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <p className={styles.whom}>For SAT, ACT and high school math</p>
        <h1>
          Learn more
          <br />
          in <Marked>less time.</Marked>
        </h1>
        <p className={styles.lede}>
          Practice that knows what you missed, why you missed it, and when to bring it back. A personalized learning
          path to your exam date, built from every answer you give.
        </p>
        <div className={styles.actions}>
          <div className={visitorClass}>
            <Ways />
          </div>
          {/* Their work calls above: here are the same ways, more quietly. */}
          <div className={guestClass}>
            <Ways quiet />
          </div>
          <div className={memberClass}>
            <ButtonLink to={paths.forStudents()} look="outline">
              Choose a topic
            </ButtonLink>
          </div>
        </div>
        <p className={styles.small}>No card needed. {free} are free.</p>
      </div>
      <ProductCard />
    </section>
  )
}
