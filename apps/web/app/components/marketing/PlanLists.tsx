import type { Product } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { EducatorPlans } from './EducatorPlans'
import { PlanCard, PlanWaiting } from './PlanCard'
import styles from './PlanLists.module.css'
import { monthlyNote } from './plan-notes'
import { useAddToCart } from './use-add-to-cart'
import { usePlans } from './use-plans'

function List({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className={styles.list}>
      <header>
        <h2>{title}</h2>
        <p>{note}</p>
      </header>
      {children}
    </section>
  )
}

/** The plans of a topic: purchases, subscriptions and, if asked, the educators' (spec §2, Pricing screen). */
export function PlanLists({ topic, educator }: { topic: string; educator?: boolean }) {
  const navigate = useNavigate()
  const { plans, failed } = usePlans(topic)
  const { add, busyId, error } = useAddToCart()
  if (failed)
    return (
      <div className={styles.failed} role="alert">
        <p>The plans of {topic} could not be loaded. Check the connection and try again, or choose another topic.</p>
        <Button look="outline" onClick={() => void navigate(0)}>
          Try again
        </Button>
      </div>
    )
  if (!plans)
    return (
      <div className={styles.cards} aria-busy="true">
        <PlanWaiting text="Loading the plans…" />
        <PlanWaiting text="" />
        <PlanWaiting text="" />
        <noscript>The plans are loaded by a script; please allow scripts to see the prices.</noscript>
      </div>
    )
  const cards = (products: readonly Product[]) => (
    <div className={styles.cards}>
      {products.map((plan) => (
        <PlanCard key={plan.id} plan={plan} busy={busyId === plan.id} onAdd={() => add(plan.id)} />
      ))}
    </div>
  )
  return (
    <>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      {plans.purchase.length > 0 ? (
        <List title="Pay once" note="Ends by itself. Bought again, it adds its days.">
          {cards(plans.purchase)}
        </List>
      ) : null}
      {plans.subscription.length > 0 ? (
        <List title="By the month" note={monthlyNote(plans)}>
          {cards(plans.subscription)}
        </List>
      ) : null}
      {educator && plans.educator.length > 0 ? (
        <List title="For educators" note="For a class, a school or a tutoring center.">
          <EducatorPlans plans={plans.educator} />
        </List>
      ) : null}
      {plans.purchase.length + plans.subscription.length === 0 ? (
        <p>
          There is nothing to buy for this topic. <Link to={paths.forStudents()}>Choose a topic</Link>
        </p>
      ) : null}
    </>
  )
}
