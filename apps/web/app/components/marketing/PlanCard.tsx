import type { Product } from '@fourfold/contract'
import { day, dollars } from '../../format'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { Check } from '../../ui/icons'
import styles from './PlanCard.module.css'

type Props = { plan: Product; busy: boolean; onAdd: () => void; error?: string | null; level?: 'h2' | 'h3' }

/** A plan for sale: name, price, length, what it holds. */
export function PlanCard({ plan, busy, onAdd, error, level: Heading = 'h3' }: Props) {
  const inCart = useSession().cart.products.some((p) => p.id === plan.id)
  const monthly = plan.kind === 'subscription'
  return (
    <article className={styles.card} data-anchor={plan.price_anchor || undefined}>
      {plan.price_anchor ? <p className={styles.pick}>Our pick</p> : null}
      <Heading>{plan.name}</Heading>
      <p className={styles.price}>
        <strong>{dollars(plan.price)}</strong>{' '}
        <span>{monthly ? 'each month' : `once, for ${plan.plan_length} days`}</span>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body of our own plan, from the server's seed file */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: plan.body }} />
      {plan.current_period_end ? (
        <p className={styles.yours}>
          <Check size={18} aria-hidden="true" /> The topic is open to you until {day(plan.current_period_end)}
        </p>
      ) : null}
      {inCart ? (
        <ButtonLink to={paths.cart()} look="outline" className={styles.action ?? ''}>
          In your cart
        </ButtonLink>
      ) : (
        <Button
          look={plan.price_anchor ? 'primary' : 'outline'}
          busy={busy}
          onClick={onAdd}
          className={styles.action ?? ''}
          aria-label={`Add to cart: ${plan.name}`}
        >
          {busy ? 'Adding…' : 'Add to cart'}
        </Button>
      )}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </article>
  )
}

/** Holds the place of a plan, so that nothing moves when it comes. */
export function PlanWaiting({ text }: { text: string }) {
  return (
    <div className={styles.card} data-waiting>
      <p role="status">{text}</p>
    </div>
  )
}
