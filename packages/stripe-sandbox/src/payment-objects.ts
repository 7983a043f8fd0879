import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { CardFacts } from './cards.ts'
import { newId } from './state.ts'

export function newToken(card: CardFacts, now: number): Stripe.Token {
  return {
    id: newId('tok'),
    object: 'token',
    card: {
      id: newId('card'),
      object: 'card',
      address_city: null,
      address_country: null,
      address_line1: null,
      address_line1_check: null,
      address_line2: null,
      address_state: null,
      address_zip: card.postal_code,
      address_zip_check: card.postal_code === null ? null : 'unchecked',
      brand: displayBrand(card.brand),
      country: card.country,
      cvc_check: card.cvc_given ? 'unchecked' : null,
      dynamic_last4: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: fingerprint(card),
      funding: 'credit',
      last4: card.last4,
      metadata: {},
      name: card.name,
      regulated_status: 'unregulated',
      tokenization_method: null,
    },
    client_ip: null,
    created: now,
    livemode: false,
    type: 'card',
    used: false,
  }
}

export function newPaymentMethod(
  card: CardFacts,
  billing: { email?: string; name?: string },
  metadata: Record<string, string>,
  now: number,
): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { ...NO_ADDRESS, postal_code: card.postal_code },
      email: billing.email ?? null,
      name: billing.name ?? card.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: card.postal_code === null ? null : 'pass',
        cvc_check: card.cvc_given ? 'pass' : null,
      },
      country: card.country,
      display_brand: card.brand,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: fingerprint(card),
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  }
}

type IntentSeed = {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Record<string, string>
  payment_method: string | null
  payment_method_types: string[]
  automatic: boolean
  receipt_email: string | null
  setup_future_usage: string | null
}

export function newIntent(seed: IntentSeed, now: number): Stripe.PaymentIntent {
  const id = newId('pi')
  const { automatic, ...rest } = seed
  return {
    ...rest,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: now,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: seed.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  }
}

type ChargeFailure = { code: string; decline_code: string; message: string }

export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: CardFacts,
  failure: ChargeFailure | undefined,
  receiptUrl: string,
  now: number,
): Stripe.Charge {
  const paid = failure === undefined
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: { ...method.billing_details },
    calculated_statement_descriptor: null,
    captured: paid,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank declined the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: null,
        brand: card.brand,
        checks: method.card?.checks ?? null,
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: fingerprint(card),
        funding: 'credit',
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? receiptUrl : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

export function newRefund(
  charge: Stripe.Charge,
  seed: { amount: number; reason: string | null; metadata: Record<string, string> },
  now: number,
): Stripe.Refund {
  return {
    ...seed,
    id: newId('re'),
    object: 'refund',
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

const NO_ADDRESS: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
}

/** Made of what is kept anyway: a digest of the number could be turned back into it. */
function fingerprint(card: CardFacts): string {
  return createHash('sha256')
    .update(`${card.brand} ${card.last4} ${card.exp_month} ${card.exp_year}`)
    .digest('hex')
    .slice(0, 16)
}

const DISPLAY_BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'MasterCard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
])

function displayBrand(brand: string): string {
  return DISPLAY_BRANDS.get(brand) ?? 'Unknown'
}
