import { type CartProduct, endpoints, isFreeTopic, MESSAGES } from '@fourfold/contract'
import { lazy, Suspense, useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { call } from '../../api/client'
import { payments } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { useCartPlans } from '../../components/marketing/CartHints'
import { dollars } from '../../format'
import { guard, needsMember } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import type { Thanks } from '../../routing/thanks'
import { saveCart, saveTopic, saveValidPlans, session } from '../../session/session'
import { Button } from '../../ui/Button'
import { FormError } from '../../ui/FormError'
import { CardIncomplete } from './card-fields'
import styles from './checkout.module.css'
import { Order } from './Order'
import { type CardForm, SandboxCard } from './SandboxCard'

const StripeCard = lazy(() => import('./StripeCard'))

export const meta = () => pageMeta({ title: 'Checkout', description: 'Pay for your plans.', noindex: true })

type Loaded = {
  products: CartProduct[]
  config: { publishable_key: string; sandbox: boolean; token_url: string | null }
  earlier: readonly string[]
}

export const clientLoader = guard(needsMember, async (): Promise<Loaded> => {
  const [cart, config, paid] = await Promise.all([
    call(endpoints.carts.authShow, {}),
    call(endpoints.orders.config, {}),
    call(endpoints.payment_events.index, {}),
  ])
  saveCart({ token: null, products: cart.products })
  return { products: cart.products, config, earlier: paid.payment_events.map((event) => event.id) }
})

/** A card that needs a further step: the bank's page in a window of its own, then the same order again. */
async function authenticate(url: string): Promise<void> {
  const popup = window.open(url, 'bank', 'width=480,height=640')
  if (!popup) throw new Error('Please allow the window of your bank to open, then try again.')
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      resolve()
    }, 300)
    window.addEventListener('message', (event) => {
      if (event.origin !== location.origin || (event.data as { type?: string })?.type !== 'stripe-sandbox-3ds') return
      clearInterval(timer)
      popup.close()
      resolve()
    })
  })
}

export default function CheckoutPage() {
  const { products, config, earlier } = useLoaderData() as Loaded
  const navigate = useNavigate()
  const [terms, setTerms] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [card, setCard] = useState<CardForm | null>(null)
  const plans = useCartPlans()
  const payable = plans?.together(products.map((product) => product.id)) ?? true
  const total = products.reduce((sum, p) => sum + p.price, 0)

  const finish = async (plans: { name: string; paid_and_active: boolean }[]) => {
    const before = session().validPlans
    saveCart({ token: null, products: [] })
    saveValidPlans(plans)
    // What was just bought is what the student wants to see.
    const wasOpen = (name: string) => isFreeTopic(name) || before.some((b) => b.name === name && b.paid_and_active)
    const bought = plans.find((p) => p.paid_and_active && !wasOpen(p.name))
    if (bought) {
      await call(endpoints.users.updateTopic, { body: { user: { topic: bought.name } } })
      saveTopic(bought.name)
    }
    queryClient.clear()
    // The thanks say until when each plan runs: they come with it.
    await queryClient.prefetchQuery(payments())
    const thanks: Thanks = { plans: products.map((product) => product.name), total, earlier }
    await navigate(paths.dashboard(), { state: { thanks } })
  }

  const noError = () => setError(null)

  const pay = async () => {
    if (!card || busy) return
    setBusy(true)
    setError(null)
    setRefused(false)
    try {
      const token = await card.token()
      const orders = { payment_gateway: 'stripe' as const, token, product_id: products.map((p) => p.id) }
      for (let attempt = 0; attempt < 3; attempt++) {
        const answer = await call(endpoints.orders.submit, { body: { orders } })
        if ('topics_list_include_free' in answer) return await finish(answer.topics_list_include_free)
        if (answer.action_url) await authenticate(answer.action_url)
        else await card.authenticate(answer.client_secret)
      }
      setError('The bank did not confirm the payment. Nothing was charged.')
    } catch (e) {
      if (!(e instanceof CardIncomplete)) setError((e as Error).message)
      // An order that was refused has moved no money; of a lost connection that is not known.
      setRefused((e as { status?: number }).status === 422)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>Checkout</h1>
      {products.length === 0 ? (
        <p>
          {MESSAGES.noCartItems} <Link to={paths.pricing()}>See the plans</Link>
        </p>
      ) : (
        <div className={styles.columns}>
          <Order products={products} plans={plans} total={total} payable={payable} />
          <section className={styles.sheet} aria-label="Card">
            <h2>Card details</h2>
            {config.sandbox ? (
              <SandboxCard
                tokenUrl={config.token_url ?? ''}
                publishableKey={config.publishable_key}
                onReady={setCard}
                onEdit={noError}
              />
            ) : (
              <Suspense fallback={<p role="status">{MESSAGES.defaultLoading[0]}</p>}>
                <StripeCard publishableKey={config.publishable_key} onReady={setCard} />
              </Suspense>
            )}
            <label className={styles.terms}>
              <input type="checkbox" checked={terms} onChange={(e) => setTerms(e.currentTarget.checked)} />
              <span>
                I agree to the {/* In a tab of its own: the card that was typed in must not be lost. */}
                <Link to={paths.terms()} target="_blank">
                  Terms of Service
                </Link>
                .
              </span>
            </label>
            <FormError message={error} />
            {error && refused ? <p>Nothing was charged.</p> : null}
            {terms ? null : <p className={styles.hint}>Accept the terms to place your order.</p>}
            <p className={styles.pays}>
              You pay <strong>{dollars(total)}</strong>
            </p>
            <Button onClick={pay} disabled={!terms || !card || !payable} busy={busy}>
              Place Your Order
            </Button>
          </section>
        </div>
      )}
    </main>
  )
}
