import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

/** `returnTo`: the origin that the page's form may lead to, beside its own. */
export type Page = { html: string; nonce: string; returnTo?: string }

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem }
  .notice { border-left: 4px solid #a15c00; padding-left: .75rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid; padding: .5rem 0; text-align: left }
  td:last-child, th:last-child { text-align: right }
  button { font: inherit; padding: .5rem 1rem; margin-right: .5rem; min-height: 2.75rem }`

function page(title: string, body: string, script = ''): Page {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="notice">This is a test payment. No money moves.</p>
${body}
</main>
${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`
  return { html, nonce }
}

/** The bank's question. The buttons post to the sandbox itself, relative to this page, whatever it is mounted under. */
export function authenticationPage(intent: Stripe.PaymentIntent): Page {
  if (intent.status !== 'requires_action') return authenticatedPage(intent, '')
  const action = `../v1/payment_intents/${encodeURIComponent(intent.id)}/sandbox_authenticate`
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null
  const asking = page(
    '3-D Secure',
    `<p>Your bank asks you to confirm a payment of <strong>${money(intent.amount, intent.currency)}</strong>.</p>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="client_secret" value="${escapeHtml(intent.client_secret ?? '')}">
<button name="result" value="success">Complete</button>
<button name="result" value="fail">Fail</button>
</form>`,
  )
  return returnUrl === null ? asking : { ...asking, returnTo: new URL(returnUrl).origin }
}

/** Tells the page that opened or embeds this one how it ended. */
export function authenticatedPage(intent: Stripe.PaymentIntent, origin: string): Page {
  const message = JSON.stringify({ type: 'stripe-sandbox-3ds', payment_intent: intent.id, status: intent.status })
  const script =
    origin === ''
      ? ''
      : `const to = window.opener ?? (window.parent === window ? null : window.parent); if (to) to.postMessage(${message}, ${JSON.stringify(origin)})`
  const sentence =
    intent.status === 'succeeded'
      ? 'The payment is confirmed. You can close this page.'
      : 'The payment was not confirmed. You can close this page and try another card.'
  return page('3-D Secure', `<p>${sentence}</p>`, script)
}

export function invoicePage(invoice: Stripe.Invoice): Page {
  const rows = invoice.lines.data
    .map(
      (line) =>
        `<tr><td>${escapeHtml(line.description ?? '')}</td><td>${day(line.period.start)} to ${day(line.period.end)}</td><td>${money(line.amount, line.currency)}</td></tr>`,
    )
    .join('\n')
  const paidAt = invoice.status_transitions.paid_at
  return page(
    `Invoice ${invoice.number}`,
    `<p>${escapeHtml(invoice.customer_name ?? invoice.customer_email ?? '')}</p>
<p>Issued ${day(invoice.created)}. ${paidAt === null ? `Status: ${escapeHtml(String(invoice.status))}.` : `Paid ${day(paidAt)}.`}</p>
<table>
<thead><tr><th>Plan</th><th>Period</th><th>Amount</th></tr></thead>
<tbody>
${rows}
</tbody>
<tfoot><tr><th colspan="2">Total</th><th>${money(invoice.total, invoice.currency)}</th></tr></tfoot>
</table>
<p>Amount paid: ${money(invoice.amount_paid, invoice.currency)}. Amount remaining: ${money(invoice.amount_remaining, invoice.currency)}.</p>`,
  )
}

export function receiptPage(charge: Stripe.Charge): Page {
  const card = charge.payment_method_details?.card
  const given = charge.amount_refunded
  return page(
    'Receipt',
    `<p>${escapeHtml(charge.receipt_email ?? '')}</p>
<p>Paid ${day(charge.created)}${card?.last4 ? ` by a card that ends in ${escapeHtml(card.last4)}` : ''}.</p>
<table>
<thead><tr><th>Plan</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>${escapeHtml(charge.description ?? '')}</td><td>${money(charge.amount, charge.currency)}</td></tr>
</tbody>
</table>
${given === 0 ? '' : `<p>Refunded: ${money(given, charge.currency)}.</p>`}`,
  )
}

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
