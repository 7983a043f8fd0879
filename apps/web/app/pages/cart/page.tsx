import { type CartProduct, MESSAGES } from '@fourfold/contract'
import { Link } from 'react-router'
import { PageHead, PublicPage } from '../../components/marketing/Blocks'
import { CartHints, useCartPlans } from '../../components/marketing/CartHints'
import { useCartAction } from '../../components/marketing/use-cart-action'
import { useHydrated } from '../../components/marketing/use-hydrated'
import { dollars } from '../../format'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import styles from './cart.module.css'

export const meta = () =>
  pageMeta({ title: 'Cart', description: 'The plans in your cart.', path: paths.cart(), noindex: true })

function Filled({ products, guest }: { products: readonly CartProduct[]; guest: boolean }) {
  // Removing replaces the cart with the answer (spec §4); a refusal is said above the table.
  const { run: remove, busyId, error } = useCartAction((shop, id) => shop.removeFromCart(id))
  const plans = useCartPlans()
  const payable = plans?.together(products.map((product) => product.id)) ?? true
  const total = products.reduce((sum, product) => sum + product.price, 0)
  return (
    <>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <DataTable
        label="Cart"
        lead="Plan Name"
        rows={products}
        rowKey={(product) => product.id}
        columns={[
          { name: 'Plan Name', cell: (product) => <strong>{product.name}</strong> },
          { name: 'Length', cell: (product) => `${product.plan_length} Days` },
          { name: 'Price', cell: (product) => dollars(product.price) },
          {
            name: 'Action',
            head: <span className="visually-hidden">Action</span>,
            cell: (product) => (
              <Button
                look="plain"
                small
                className={styles.remove ?? ''}
                busy={busyId === product.id}
                aria-label={`Remove ${product.name}`}
                onClick={() => remove(product.id)}
              >
                Remove
              </Button>
            ),
          },
        ]}
      />
      <CartHints products={products} plans={plans} />
      <div className={styles.foot}>
        <p className={styles.total}>
          Total <strong>{dollars(total)}</strong>
        </p>
        <div className={styles.actions}>
          {payable ? (
            <ButtonLink to={paths.checkout()}>Continue To Checkout</ButtonLink>
          ) : (
            <Button disabled>Continue To Checkout</Button>
          )}
          <Link to={paths.pricing()}>Look at more plans</Link>
        </div>
        {guest ? (
          <p className={styles.note}>Checkout asks you to sign up first. Your cart and your work come along.</p>
        ) : null}
      </div>
    </>
  )
}

export default function CartPage() {
  const hydrated = useHydrated()
  const { cart, guest, token } = useSession()
  return (
    <PublicPage narrow>
      <PageHead title="Cart" />
      <div className={styles.sheet} aria-busy={!hydrated}>
        {cart.products.length > 0 ? (
          <Filled products={cart.products} guest={guest || !token} />
        ) : hydrated ? (
          <div className={styles.empty}>
            <p>{MESSAGES.noCartItems}</p>
            <ButtonLink to={paths.pricing()}>See the plans</ButtonLink>
          </div>
        ) : (
          <p className={styles.empty} role="status">
            Loading the cart…
          </p>
        )}
      </div>
    </PublicPage>
  )
}
