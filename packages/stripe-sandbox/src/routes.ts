import type { Stripe } from 'stripe'
import { createCustomer, createPrice, createProduct, updateCustomer, updateProduct } from './catalog.ts'
import { invalidRequest, notFound } from './errors.ts'
import { flag, type Params, requiredText, text, texts } from './form.ts'
import { authenticate, cancelIntent, confirmIntent, createIntent, updateIntent } from './intents.ts'
import { subscriptionIdOf } from './invoices.ts'
import { listPage, PAGING, searchPage } from './listing.ts'
import { attach, createPaymentMethod, createRefund, createToken, detach, methodFor } from './payments.ts'
import {
  cancelSubscription,
  createSubscription,
  payInvoice,
  subscriptionFor,
  updateSubscription,
} from './subscriptions.ts'
import type { World } from './world.ts'

/** `public`: open to the browser. The others need the secret key. */
export type Access = 'secret' | 'public'

type Call = { world: World; id: string; params: Params; url: string }

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  access: Access
  /** The parameters it understands; any other is refused, never silently ignored. */
  takes: readonly string[]
  run: (call: Call) => object
}

function route(
  method: Route['method'],
  path: string,
  takes: readonly string[],
  run: Route['run'],
  access: Access = 'secret',
): Route {
  return { method, path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), access, takes, run }
}

const INTENT = ['payment_method', 'payment_method_data', 'description', 'metadata', 'receipt_email']
const CONFIRM = ['off_session', 'return_url', 'error_on_requires_action', 'setup_future_usage', 'use_stripe_sdk']
const CUSTOMER = ['email', 'name', 'description', 'metadata', 'invoice_settings']
const SUBSCRIPTION = ['default_payment_method', 'metadata', 'description', 'cancel_at_period_end']

export const ROUTES: readonly Route[] = [
  route('POST', '/v1/tokens', ['card', 'key'], ({ world, params }) => createToken(world, params), 'public'),
  route('GET', '/v1/tokens/:id', [], ({ world, id }) => found(world.state.tokens.get(id)?.token, 'token', id)),

  route('POST', '/v1/customers', [...CUSTOMER, 'payment_method'], ({ world, params }) => createCustomer(world, params)),
  route('GET', '/v1/customers', [...PAGING, 'email'], ({ world, params, url }) => {
    const email = text(params, 'email')
    return listPage(world.state.customers.values(), params, url, (each) => email === undefined || each.email === email)
  }),
  route('GET', '/v1/customers/:id', [], ({ world, id }) => found(world.state.customers.get(id), 'customer', id)),
  route('POST', '/v1/customers/:id', CUSTOMER, ({ world, id, params }) => updateCustomer(world, id, params)),
  route('DELETE', '/v1/customers/:id', [], ({ world, id }) => deleteCustomer(world, id)),

  route('POST', '/v1/payment_methods', ['type', 'card', 'billing_details', 'metadata'], ({ world, params }) =>
    createPaymentMethod(world, params),
  ),
  route('GET', '/v1/payment_methods', [...PAGING, 'customer', 'type'], ({ world, params, url }) =>
    listPage(
      [...world.state.methods.values()].map((stored) => stored.method),
      params,
      url,
      same(params, 'customer'),
    ),
  ),
  route('GET', '/v1/payment_methods/:id', [], ({ world, id }) =>
    found(world.state.methods.get(id)?.method, 'PaymentMethod', id),
  ),
  route('POST', '/v1/payment_methods/:id/attach', ['customer'], ({ world, id, params }) =>
    attach(world, methodFor(world, id), requiredText(params, 'customer')),
  ),
  route('POST', '/v1/payment_methods/:id/detach', [], ({ world, id }) => detach(world, id)),

  route(
    'POST',
    '/v1/payment_intents',
    [
      ...INTENT,
      ...CONFIRM,
      ...['amount', 'currency', 'customer', 'confirm', 'payment_method_types', 'automatic_payment_methods'],
    ],
    ({ world, params }) => createIntent(world, params),
  ),
  route('GET', '/v1/payment_intents', [...PAGING, 'customer'], ({ world, params, url }) =>
    listPage(world.state.intents.values(), params, url, same(params, 'customer')),
  ),
  route('GET', '/v1/payment_intents/search', ['query', 'limit'], ({ world, params, url }) =>
    searchPage(world.state.intents.values(), params, url),
  ),
  route('GET', '/v1/payment_intents/:id', [], ({ world, id }) =>
    found(world.state.intents.get(id), 'payment_intent', id),
  ),
  route('POST', '/v1/payment_intents/:id', INTENT, ({ world, id, params }) => updateIntent(world, id, params)),
  route(
    'POST',
    '/v1/payment_intents/:id/confirm',
    ['payment_method', 'payment_method_data', ...CONFIRM],
    ({ world, id, params }) => confirmIntent(world, id, params),
  ),
  route('POST', '/v1/payment_intents/:id/cancel', ['cancellation_reason'], ({ world, id, params }) =>
    cancelIntent(world, id, params),
  ),
  route(
    'POST',
    '/v1/payment_intents/:id/sandbox_authenticate',
    ['client_secret', 'result', 'key'],
    ({ world, id, params }) => authenticate(world, id, requiredText(params, 'client_secret'), passed(params)),
    'public',
  ),

  route('GET', '/v1/charges', [...PAGING, 'customer', 'payment_intent'], ({ world, params, url }) =>
    listPage(world.state.charges.values(), params, url, both(same(params, 'customer'), same(params, 'payment_intent'))),
  ),
  route('GET', '/v1/charges/:id', [], ({ world, id }) => found(world.state.charges.get(id), 'charge', id)),

  route('POST', '/v1/refunds', ['charge', 'payment_intent', 'amount', 'reason', 'metadata'], ({ world, params }) =>
    createRefund(world, params),
  ),
  route('GET', '/v1/refunds', [...PAGING, 'charge', 'payment_intent'], ({ world, params, url }) =>
    listPage(world.state.refunds.values(), params, url, both(same(params, 'charge'), same(params, 'payment_intent'))),
  ),
  route('GET', '/v1/refunds/:id', [], ({ world, id }) => found(world.state.refunds.get(id), 'refund', id)),

  route('POST', '/v1/products', ['id', 'name', 'description', 'active', 'metadata'], ({ world, params }) =>
    createProduct(world, params),
  ),
  route('GET', '/v1/products', [...PAGING, 'active', 'ids'], ({ world, params, url }) => {
    const ids = texts(params, 'ids')
    const active = flag(params, 'active')
    return listPage(
      world.state.products.values(),
      params,
      url,
      (each) => (ids.length === 0 || ids.includes(each.id)) && (active === undefined || each.active === active),
    )
  }),
  route('GET', '/v1/products/:id', [], ({ world, id }) => found(world.state.products.get(id), 'product', id)),
  route('POST', '/v1/products/:id', ['name', 'description', 'active', 'metadata'], ({ world, id, params }) =>
    updateProduct(world, id, params),
  ),

  route(
    'POST',
    '/v1/prices',
    ['currency', 'product', 'product_data', 'unit_amount', 'recurring', 'lookup_key', 'nickname', 'metadata'],
    ({ world, params }) => createPrice(world, params),
  ),
  route('GET', '/v1/prices', [...PAGING, 'product', 'lookup_keys', 'active'], ({ world, params, url }) => {
    const keys = texts(params, 'lookup_keys')
    const active = flag(params, 'active')
    const ofProduct = same<Stripe.Price>(params, 'product')
    return listPage(
      world.state.prices.values(),
      params,
      url,
      (each) =>
        ofProduct(each) &&
        (keys.length === 0 || keys.includes(each.lookup_key ?? '')) &&
        (active === undefined || each.active === active),
    )
  }),
  route('GET', '/v1/prices/:id', [], ({ world, id }) => found(world.state.prices.get(id), 'price', id)),

  route(
    'POST',
    '/v1/subscriptions',
    [...SUBSCRIPTION, 'customer', 'items', 'payment_behavior', 'payment_settings', 'off_session'],
    ({ world, params }) => createSubscription(world, params),
  ),
  route('GET', '/v1/subscriptions', [...PAGING, 'customer', 'status'], ({ world, params, url }) => {
    const status = text(params, 'status')
    const ofCustomer = same<Stripe.Subscription>(params, 'customer')
    const wanted = (each: Stripe.Subscription) =>
      status === undefined ? each.status !== 'canceled' : status === 'all' || each.status === status
    return listPage(world.state.subscriptions.values(), params, url, both(ofCustomer, wanted))
  }),
  route('GET', '/v1/subscriptions/:id', [], ({ world, id }) => subscriptionFor(world, id)),
  route('POST', '/v1/subscriptions/:id', [...SUBSCRIPTION, 'cancellation_details'], ({ world, id, params }) =>
    updateSubscription(world, id, params),
  ),
  route('DELETE', '/v1/subscriptions/:id', ['cancellation_details'], ({ world, id, params }) =>
    cancelSubscription(world, id, params),
  ),

  route('GET', '/v1/invoices', [...PAGING, 'customer', 'subscription', 'status'], ({ world, params, url }) => {
    const subscription = text(params, 'subscription')
    const wanted = both(same<Stripe.Invoice>(params, 'customer'), same<Stripe.Invoice>(params, 'status'))
    return listPage(
      [...world.state.invoices.values()].map((stored) => stored.invoice),
      params,
      url,
      (each) => wanted(each) && (subscription === undefined || subscriptionIdOf(each) === subscription),
    )
  }),
  route('GET', '/v1/invoices/:id', [], ({ world, id }) => found(world.state.invoices.get(id)?.invoice, 'invoice', id)),
  route('POST', '/v1/invoices/:id/pay', ['payment_method', 'off_session'], ({ world, id, params }) =>
    payInvoice(world, id, params),
  ),

  route('GET', '/v1/events', [...PAGING, 'type', 'types'], ({ world, params, url }) => {
    const types = [...texts(params, 'types'), ...texts(params, 'type')]
    return listPage(world.state.events.values(), params, url, (each) => types.length === 0 || types.includes(each.type))
  }),
  route('GET', '/v1/events/:id', [], ({ world, id }) => found(world.state.events.get(id), 'event', id)),
]

/** Keeps the entries whose member equals the parameter of the same name, when that is given. */
function same<T extends object>(params: Params, name: keyof T & string): (entry: T) => boolean {
  const wanted = text(params, name)
  return (entry) => wanted === undefined || entry[name] === wanted
}

function both<T>(first: (entry: T) => boolean, second: (entry: T) => boolean): (entry: T) => boolean {
  return (entry) => first(entry) && second(entry)
}

function found<T extends object>(value: T | undefined, noun: string, id: string): T {
  if (value === undefined) throw notFound(noun, id)
  return value
}

function passed(params: Params): boolean {
  const result = requiredText(params, 'result')
  if (result !== 'success' && result !== 'fail')
    throw invalidRequest('Invalid result: must be one of success or fail', { param: 'result' })
  return result === 'success'
}

function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  found(world.state.customers.get(id), 'customer', id)
  for (const subscription of world.state.subscriptions.values())
    if (subscription.customer === id && subscription.status !== 'canceled')
      cancelSubscription(world, subscription.id, {})
  world.state.customers.delete(id)
  return { id, object: 'customer', deleted: true }
}

/** Refuses parameters that the route does not know. */
export function checkParams(route: Route, params: Params): void {
  for (const name of Object.keys(params))
    if (name !== 'expand' && !route.takes.includes(name))
      throw invalidRequest(`Received unknown parameter: ${name}`, { param: name, code: 'parameter_unknown' })
}
