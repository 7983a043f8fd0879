import type { Product } from '@fourfold/contract'
import { DemoButton } from './DemoButton'
import styles from './EducatorPlans.module.css'

/** Plans that are agreed on in a call, not sold here. */
export function EducatorPlans({ plans }: { plans: readonly Product[] }) {
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <article key={plan.id}>
          <h3>{plan.name}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body of our own plan, from the server's seed file */}
          <div dangerouslySetInnerHTML={{ __html: plan.body }} />
          <DemoButton look="outline" label="Request a demo" about={plan.name} />
        </article>
      ))}
    </div>
  )
}
