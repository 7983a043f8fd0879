import { useQuery } from '@tanstack/react-query'
import { payments } from '../../api/queries'
import { ButtonLink } from '../../ui/Button'
import styles from './account.module.css'
import { paidLine } from './lines'
import { Section } from './Section'

/** What was bought, told where the account begins; what it cost is under Billing. */
export function PaidPlans() {
  const { data } = useQuery(payments())
  return (
    <Section id="paid-plans" title="Paid plans" line={data ? paidLine(data.plans) : ''}>
      <div className={styles.actions}>
        <ButtonLink to="?tab=billing" look="outline">
          Open Billing
        </ButtonLink>
      </div>
    </Section>
  )
}
