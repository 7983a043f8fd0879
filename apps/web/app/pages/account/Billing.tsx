import { endpoints, MESSAGES, type PaymentEvent } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { payments } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { reportError } from '../../components/shell/notices'
import { Empty } from '../../components/shell/Page'
import { day } from '../../format'
import { Button } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import styles from './account.module.css'
import { paymentColumns } from './payment-columns'

/** Current plans with end dates, cancel and resume; payments with links to invoices. */
export function Billing() {
  const { data } = useQuery(payments())
  const [busy, setBusy] = useState(false)
  if (!data) return <p role="status">{MESSAGES.defaultLoading[0]}</p>
  const change = async (id: number, what: 'cancel' | 'resume') => {
    setBusy(true)
    await call(endpoints.payment_events[what], { params: { id } }).catch(reportError)
    await queryClient.invalidateQueries({ queryKey: ['payments'] })
    setBusy(false)
  }
  return (
    <div className={styles.billing}>
      <section>
        <h2>Plans</h2>
        {data.plans.length === 0 ? <Empty>You have no plans.</Empty> : null}
        <ul className={styles.plans}>
          {data.plans.map((plan) => (
            <li key={`${plan.kind}-${plan.id}`}>
              <div>
                <strong>{plan.name}</strong>
                <p className={styles.muted}>
                  {plan.topics.join(', ')}.{' '}
                  {plan.active
                    ? plan.kind === 'subscription' && !plan.cancel_at_period_end
                      ? 'Renews on'
                      : 'Ends on'
                    : 'Ended on'}{' '}
                  {day(plan.current_period_end)}.
                </p>
              </div>
              {plan.kind === 'subscription' && plan.active ? (
                <Button
                  look="outline"
                  small
                  busy={busy}
                  onClick={() => change(plan.id, plan.cancel_at_period_end ? 'resume' : 'cancel')}
                >
                  {plan.cancel_at_period_end ? 'Resume subscription' : 'Cancel subscription'}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Payments</h2>
        {data.payment_events.length === 0 ? (
          <Empty>{MESSAGES.noPayments}</Empty>
        ) : (
          <DataTable<PaymentEvent>
            label="Payments"
            rows={data.payment_events}
            rowKey={(e) => e.id}
            lead="Event"
            columns={paymentColumns(data.payment_events)}
          />
        )}
      </section>
    </div>
  )
}
