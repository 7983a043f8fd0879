import { Stripe } from 'stripe'
import { newId } from './state.ts'

export function newCustomer(
  seed: { email: string | null; name: string | null; description: string | null; metadata: Record<string, string> },
  now: number,
): Stripe.Customer {
  return {
    ...seed,
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: newId('F', 7).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export function newProduct(
  seed: {
    id: string
    name: string
    description: string | null
    active: boolean
    metadata: Record<string, string>
  },
  now: number,
): Stripe.Product {
  return {
    ...seed,
    object: 'product',
    created: now,
    default_price: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  }
}

type PriceSeed = {
  currency: string
  product: string
  unit_amount: number
  recurring: { interval: string; interval_count: number } | null
  lookup_key: string | null
  nickname: string | null
  metadata: Record<string, string>
}

export function newPrice(seed: PriceSeed, now: number): Stripe.Price {
  return {
    ...seed,
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    custom_unit_amount: null,
    livemode: false,
    recurring: seed.recurring && { ...seed.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: seed.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: Stripe.Decimal.from(seed.unit_amount),
  }
}

/** Stripe still sends the older `plan` beside each recurring price. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: { ...price.metadata },
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

type SubscriptionSeed = {
  customer: string
  currency: string
  default_payment_method: string | null
  description: string | null
  metadata: Record<string, string>
  cancel_at_period_end: boolean
  lines: { price: Stripe.Price; quantity: number }[]
  period: { start: number; end: number }
}

export function newSubscription(seed: SubscriptionSeed): Stripe.Subscription {
  const id = newId('sub')
  const { lines, period, ...rest } = seed
  return {
    ...rest,
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: seed.cancel_at_period_end ? period.end : null,
    canceled_at: seed.cancel_at_period_end ? period.start : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: seed.cancel_at_period_end ? 'cancellation_requested' : null,
    },
    collection_method: 'charge_automatically',
    created: period.start,
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: lines.map(({ price, quantity }) => ({
        id: newId('si', 14),
        object: 'subscription_item',
        billing_thresholds: null,
        created: period.start,
        current_period_end: period.end,
        current_period_start: period.start,
        current_trial: null,
        discounts: [],
        metadata: {},
        plan: planOf(price),
        price,
        quantity,
        subscription: id,
        tax_rates: [],
      })),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: period.start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }
}
