import { type DashboardData, LIMITS } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { payments } from '../../api/queries'
import type { Start } from '../../components/use-start-test'
import { day, dollars } from '../../format'
import { paths } from '../../routing/paths'
import { invoiceOf, type Thanks } from '../../routing/thanks'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './thanks.module.css'

const ASK_MS = 2000
const GIVE_UP_MS = 60_000

/** The payment's plans and invoice. The provider tells us of the invoice a moment after the payment: asked for a while. */
function usePaid(thanks: Thanks) {
  const [waiting, setWaiting] = useState(true)
  // The invoice is a nicety: after a minute it is left to the Billing tab.
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), GIVE_UP_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    ...payments(),
    refetchInterval: ({ state }) => (waiting && !invoiceOf(thanks, state.data?.payment_events ?? []) ? ASK_MS : false),
  })
  const plans = (data?.plans ?? []).filter((plan) => plan.active && thanks.plans.includes(plan.name))
  return { plans, waiting, invoice: invoiceOf(thanks, data?.payment_events ?? []) }
}

const first = (data: DashboardData): string =>
  data.diagnostic_test === -1
    ? `First, take the diagnostic for ${data.topic}: about ${LIMITS.diagnosticMinutes} minutes. From then on practice is picked for you.`
    : `Next for you: ${data.next_action.title}.`

type Props = { thanks: Thanks; data: DashboardData; start: Start; onClose: () => void }

/** After paying: what was bought, until when, and what to do first. */
export function ThankYou({ thanks, data, start, onClose }: Props) {
  const { plans, waiting, invoice } = usePaid(thanks)
  return (
    <section className={styles.thanks} role="status" aria-label="Thank you">
      <div>
        <h2>
          Thank you!{' '}
          <span>Your payment{thanks.total === null ? '' : ` of ${dollars(thanks.total)}`} went through.</span>
        </h2>
        <ul>
          {thanks.plans.map((name) => {
            const plan = plans.find((each) => each.name === name)
            return (
              <li key={name}>
                <strong>{name}</strong>
                {plan
                  ? ` is open. It ${plan.kind === 'subscription' ? 'renews' : 'ends'} on ${day(plan.current_period_end)}.`
                  : ' is open.'}
              </li>
            )
          })}
        </ul>
        <p className={styles.written}>An email says what you paid for.</p>
        <p>{first(data)}</p>
      </div>
      <div className={styles.actions}>
        {/* Behind it waits the welcome, with what may be told first. */}
        {data.diagnostic_test === -1 ? (
          <>
            <Button busy={start.busy} onClick={() => void start.diagnostic()}>
              Start Diagnostic
            </Button>
            {data.first_step.kind === 'resume_test' && data.resume_test_id !== null ? (
              <ButtonLink look="outline" to={paths.test(data.resume_test_id)}>
                {data.first_step.title}
              </ButtonLink>
            ) : null}
            <Button look="outline" onClick={onClose}>
              Test date and goal first
            </Button>
          </>
        ) : (
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
        )}
        {/* The invoice comes a moment later, into its place. */}
        <span className={styles.invoice}>
          {invoice ? (
            <a href={invoice} target="_blank" rel="noreferrer">
              Open the invoice
            </a>
          ) : waiting ? (
            'The invoice is coming…'
          ) : (
            'The invoice is under Billing.'
          )}
        </span>
      </div>
    </section>
  )
}
