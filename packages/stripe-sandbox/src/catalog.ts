import type { Stripe } from 'stripe'
import { newCustomer, newPrice, newProduct } from './billing-objects.ts'
import { invalidRequest, missingReference, notFound } from './errors.ts'
import { flag, integer, mergedMetadata, object, type Params, requiredInteger, requiredText, text } from './form.ts'
import { attach, methodFor } from './payments.ts'
import { newId } from './state.ts'
import type { World } from './world.ts'

export function customerFor(world: World, id: string): Stripe.Customer {
  const customer = world.state.customers.get(id)
  if (!customer) throw missingReference('customer', id, 'customer')
  return customer
}

export function createCustomer(world: World, params: Params): Stripe.Customer {
  const customer = newCustomer(
    {
      email: text(params, 'email') ?? null,
      name: text(params, 'name') ?? null,
      description: text(params, 'description') ?? null,
      metadata: mergedMetadata(params),
    },
    world.clock.now(),
  )
  world.state.customers.set(customer.id, customer)
  try {
    const method = text(params, 'payment_method')
    if (method !== undefined) attach(world, methodFor(world, method), customer.id)
    setDefaultMethod(world, customer, params)
  } catch (error) {
    world.state.customers.delete(customer.id)
    throw error
  }
  return customer
}

export function updateCustomer(world: World, id: string, params: Params): Stripe.Customer {
  const customer = world.state.customers.get(id)
  if (!customer) throw notFound('customer', id)
  setDefaultMethod(world, customer, params)
  customer.email = text(params, 'email') ?? customer.email
  customer.name = text(params, 'name') ?? customer.name ?? null
  customer.description = text(params, 'description') ?? customer.description
  customer.metadata = mergedMetadata(params, customer.metadata)
  return customer
}

function setDefaultMethod(world: World, customer: Stripe.Customer, params: Params): void {
  const settings = object(params, 'invoice_settings')
  const id = settings && text(settings, 'default_payment_method')
  if (id === undefined) return
  if (world.state.methods.get(id)?.method.customer !== customer.id)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { param: 'invoice_settings[default_payment_method]', code: 'resource_missing' },
    )
  customer.invoice_settings.default_payment_method = id
}

export function createProduct(world: World, params: Params): Stripe.Product {
  const id = text(params, 'id') ?? newId('prod', 14)
  if (world.state.products.has(id))
    throw invalidRequest(`Product already exists.`, { code: 'resource_already_exists', param: 'id' })
  const product = newProduct(
    {
      id,
      name: requiredText(params, 'name'),
      description: text(params, 'description') ?? null,
      active: flag(params, 'active') ?? true,
      metadata: mergedMetadata(params),
    },
    world.clock.now(),
  )
  world.state.products.set(id, product)
  return product
}

export function updateProduct(world: World, id: string, params: Params): Stripe.Product {
  const product = world.state.products.get(id)
  if (!product) throw notFound('product', id)
  product.name = text(params, 'name') ?? product.name
  product.description = text(params, 'description') ?? product.description
  product.active = flag(params, 'active') ?? product.active
  product.metadata = mergedMetadata(params, product.metadata)
  product.updated = world.clock.now()
  return product
}

export function createPrice(world: World, params: Params): Stripe.Price {
  const unit_amount = requiredInteger(params, 'unit_amount')
  if (unit_amount < 0) throw invalidRequest('This value must be greater than or equal to 0.', { param: 'unit_amount' })
  const currency = requiredText(params, 'currency').toLowerCase()
  const recurring = object(params, 'recurring')
  const cycle = recurring && {
    interval: requiredText(recurring, 'interval'),
    interval_count: integer(recurring, 'interval_count') ?? 1,
  }
  if (cycle && (!['day', 'week', 'month', 'year'].includes(cycle.interval) || cycle.interval_count < 1))
    throw invalidRequest('Invalid recurring[interval]: must be one of day, week, month, or year', {
      param: 'recurring[interval]',
    })
  const lookup_key = text(params, 'lookup_key') ?? null
  if (lookup_key !== null && [...world.state.prices.values()].some((price) => price.lookup_key === lookup_key))
    throw invalidRequest(`A price already uses that lookup key.`, { param: 'lookup_key' })
  const inline = object(params, 'product_data')
  const product = inline ? createProduct(world, inline).id : requiredText(params, 'product')
  if (!world.state.products.has(product)) throw missingReference('product', product, 'product')
  const price = newPrice(
    {
      currency,
      product,
      unit_amount,
      recurring: cycle ?? null,
      lookup_key,
      nickname: text(params, 'nickname') ?? null,
      metadata: mergedMetadata(params),
    },
    world.clock.now(),
  )
  world.state.prices.set(price.id, price)
  return price
}
