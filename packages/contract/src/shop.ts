import { BodyId, IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { TopicAccess } from './users.ts'
import * as z from './z.ts'

export const Product = z.object({
  id: z.number(),
  name: z.string(),
  price: z.number(),
  price_anchor: z.boolean(),
  plan_length: z.number(),
  body: z.string(),
  current_period_end: z.string().nullable(),
  topic: z.string(),
  kind: z.enum(['purchase', 'subscription', 'educator']),
})
export type Product = z.infer<typeof Product>

export const CartProduct = z.object({
  id: z.number(),
  name: z.string(),
  plan_length: z.number(),
  price: z.number(),
})
export type CartProduct = z.infer<typeof CartProduct>

export const Cart = z.object({ products: z.array(CartProduct), cart_token: z.string().optional() })
export type Cart = z.infer<typeof Cart>

const CartBody = z.object({ cart: z.object({ product_id: BodyId }) })

export const Filtered = z.object({
  products_purchase: z.array(Product),
  products_subscription: z.array(Product),
  educator: z.array(Product),
})

const ProductTopics = z.object({ product_topics: z.array(TopicAccess) })

export const cartEndpoints = {
  authShow: endpoint({
    method: 'GET',
    path: '/carts/auth-show',
    auth: 'token',
    summary: "The user's cart",
    response: Cart,
  }),
  show: endpoint({
    method: 'GET',
    path: '/carts/show',
    auth: 'none',
    summary: 'The cart of the header X-Cart-Token',
    response: Cart,
  }),
  authCreate: endpoint({
    method: 'POST',
    path: '/carts/auth-create',
    auth: 'token',
    summary: "Put a plan into the user's cart",
    body: CartBody,
    response: Cart,
  }),
  create: endpoint({
    method: 'POST',
    path: '/carts/create',
    auth: 'none',
    summary: 'Put a plan into an anonymous cart',
    body: CartBody,
    response: Cart,
  }),
  removeItem: endpoint({
    method: 'PUT',
    path: '/carts/remove_cart_item',
    auth: 'optional',
    summary: 'Take a plan out of the cart',
    body: CartBody,
    response: Cart,
  }),
  transfer: endpoint({
    method: 'PUT',
    path: '/carts/transfer_cart',
    auth: 'token',
    summary: "Merge the anonymous cart into the user's",
    response: z.object({ products: z.array(CartProduct), topics_list_include_free: z.array(TopicAccess) }),
  }),
} as const

export const orderEndpoints = {
  filteredProducts: endpoint({
    method: 'GET',
    path: '/orders/:topic/filtered-products',
    auth: 'optional',
    summary: 'Plans for a topic',
    params: z.object({ topic: z.string().max(100) }),
    response: Filtered,
  }),
  authIndex: endpoint({
    method: 'GET',
    path: '/orders/auth-index',
    auth: 'token',
    summary: "Paid topics with the user's access",
    response: ProductTopics,
  }),
  index: endpoint({
    method: 'GET',
    path: '/orders/index',
    auth: 'none',
    summary: 'Paid topics',
    response: ProductTopics,
  }),
  config: endpoint({
    method: 'GET',
    path: '/orders/config',
    auth: 'none',
    summary: 'What the card form needs',
    response: z.object({ publishable_key: z.string(), sandbox: z.boolean(), token_url: z.string().nullable() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/orders/submit',
    auth: 'member',
    summary: 'Pay for the cart',
    body: z.object({
      orders: z.object({
        payment_gateway: z.literal('stripe'),
        token: z.string().min(1).max(200),
        product_id: z.union([BodyId, z.array(BodyId).min(1).max(20)]),
      }),
    }),
    response: z.union([
      z.object({ requires_action: z.literal(true), client_secret: z.string(), action_url: z.string().nullable() }),
      z.object({ topics_list_include_free: z.array(TopicAccess) }),
    ]),
  }),
} as const

export const PaymentEvent = z.object({
  id: z.string(),
  created: z.number(),
  event_type: z.string(),
  amount_due: z.number().nullable(),
  amount_paid: z.number().nullable(),
  amount_remaining: z.number().nullable(),
  period_start: z.number().nullable(),
  period_end: z.number().nullable(),
  hosted_invoice_url: z.string().nullable(),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

export const CurrentPlan = z.object({
  id: z.number(),
  name: z.string(),
  topics: z.array(z.string()),
  kind: z.enum(['purchase', 'subscription']),
  current_period_end: z.string(),
  cancel_at_period_end: z.boolean(),
  active: z.boolean(),
})

export const paymentEventEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/payment_events/index',
    auth: 'member',
    summary: "The user's payments",
    response: z.object({ payment_events: z.array(PaymentEvent), plans: z.array(CurrentPlan) }),
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/payment_events/webhook',
    auth: 'signature',
    summary: 'Events of the payment provider',
    response: z.object({ received: z.boolean() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/payment_events/subscriptions/:id/cancel',
    auth: 'member',
    summary: 'Cancel a subscription at the end of its period',
    params: IdParams,
    response: CurrentPlan,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/payment_events/subscriptions/:id/resume',
    auth: 'member',
    summary: 'Take a cancellation back',
    params: IdParams,
    response: CurrentPlan,
  }),
} as const
