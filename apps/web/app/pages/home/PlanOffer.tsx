import { Link } from 'react-router'
import { PlanCard, PlanWaiting } from '../../components/marketing/PlanCard'
import { useAddToCart } from '../../components/marketing/use-add-to-cart'
import { usePlans } from '../../components/marketing/use-plans'
import { paths } from '../../routing/paths'
import styles from './home.module.css'

const TOPIC = 'SAT Math'

export function PlanOffer() {
  const { ref, plans, failed } = usePlans<HTMLElement>(TOPIC, { whenSeen: true })
  const { add, busyId, error } = useAddToCart()
  const plan = plans?.purchase.find((p) => p.price_anchor) ?? plans?.purchase[0]
  return (
    <section className={styles.offer} ref={ref} aria-labelledby="plan">
      <div>
        <h2 id="plan">Free to start. A plan when the exam comes closer.</h2>
        <p className={styles.lede}>
          The four math topics cost nothing. {TOPIC} and the reading topics open with a plan: pay once for 30, 90 or 180
          days, or by the month. When it ends, your work stays yours to read and to export.
        </p>
        <p>
          <Link to={paths.pricing(TOPIC)} className={styles.compare}>
            Compare all plans
          </Link>
        </p>
      </div>
      <div className={styles.offerCard}>
        {plan ? (
          <PlanCard plan={plan} busy={busyId === plan.id} onAdd={() => add(plan.id)} error={error} />
        ) : (
          <PlanWaiting text={failed ? 'The plans could not be loaded just now.' : 'Loading the plan…'} />
        )}
      </div>
    </section>
  )
}
