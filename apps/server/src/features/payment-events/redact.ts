/** Members of the provider's objects that name a person or open a door; payments are kept without them. */
const LEFT_OUT = new Set([
  'address',
  'billing_details',
  'client_secret',
  'customer_address',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'email',
  'fingerprint',
  'name',
  'phone',
  'receipt_email',
  'shipping',
])

/** A plain copy for the database. */
export function withoutPerson(value: object): object {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (LEFT_OUT.has(key) ? undefined : inner))) as object
}
