import type { CartProduct } from '@fourfold/contract'
import { useId, useState } from 'react'
import { CartHints, type useCartPlans } from '../../components/marketing/CartHints'
import { dollars } from '../../format'
import { DataTable } from '../../ui/DataTable'
import { ChevronDown } from '../../ui/icons'
import styles from './checkout.module.css'

type Props = {
  products: readonly CartProduct[]
  plans: ReturnType<typeof useCartPlans>
  total: number
  /** What is in the cart cannot be paid together: why not must be seen. */ payable: boolean
}

/** What is paid for. On a phone one line, so that the card is in sight; opened there it is what a wider screen shows. */
export function Order({ products, plans, total, payable }: Props) {
  const [chosen, setOpen] = useState(false)
  const open = chosen || !payable
  const id = useId()
  const hint = plans?.hints(products.map((p) => p.id))[0]
  return (
    <section className={styles.sheet} aria-label="Your plans">
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!chosen)}
      >
        <span>
          <strong>{products.map((p) => p.name).join(', ')}</strong>
          <small>{hint}</small>
        </span>
        <span className={styles.sum}>{dollars(total)}</span>
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      {/* Hidden by the style alone, and on a phone alone. */}
      <div id={id} className={styles.order} data-open={open || undefined}>
        <DataTable
          label="Plans"
          lead="Plan Name"
          rows={products}
          rowKey={(p) => p.id}
          columns={[
            { name: 'Plan Name', cell: (p) => p.name },
            { name: 'Length', cell: (p) => `${p.plan_length} Days` },
            { name: 'Price', cell: (p) => dollars(p.price) },
          ]}
        />
        <CartHints products={products} plans={plans} />
        <dl className={styles.sums}>
          <div>
            <dt>Tax</dt>
            <dd>$0.00</dd>
          </div>
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>{dollars(total)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
