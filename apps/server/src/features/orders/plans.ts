import { PAID_TOPICS } from '@fourfold/contract'
import type { products } from '../../db/schema/index.ts'

type Plan = Omit<typeof products.$inferInsert, 'id' | 'retired_at' | 'position'>

const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const list = (...lines: readonly string[]): string => `<ul>${lines.map((l) => `<li>${l}</li>`).join('')}</ul>`

/** Every paid topic: three purchases, one of them highlighted, and a monthly subscription. */
const topicPlans = (topic: string): Plan[] => [
  {
    slug: `${slugOf(topic)}-30`,
    name: `${topic}, 30 days`,
    price: 1900,
    price_anchor: false,
    plan_length: 30,
    topic,
    kind: 'purchase',
    body: list(
      'All questions of the topic',
      'Diagnostic, predicted score and mastery',
      'Mistake journal and spaced retries',
    ),
  },
  {
    slug: `${slugOf(topic)}-90`,
    name: `${topic}, 90 days`,
    price: 3900,
    price_anchor: true,
    plan_length: 90,
    topic,
    kind: 'purchase',
    body: list(
      'All questions, diagnostic and predicted score',
      'Time for two full review rounds',
      'About a third less per month than 30 days',
    ),
  },
  {
    slug: `${slugOf(topic)}-180`,
    name: `${topic}, 180 days`,
    price: 5900,
    price_anchor: false,
    plan_length: 180,
    topic,
    kind: 'purchase',
    body: list('Everything in 90 days', 'Covers a second sitting of the exam', 'The lowest price per month'),
  },
  {
    slug: `${slugOf(topic)}-monthly`,
    name: `${topic}, monthly`,
    price: 1500,
    price_anchor: false,
    plan_length: 30,
    topic,
    kind: 'subscription',
    body: list('All questions of the topic', 'Renews every month', 'Cancel at any time, keep the month you paid for'),
  },
]

const bundle: Plan = {
  slug: 'all-topics-90',
  name: 'All topics, 90 days',
  price: 7900,
  price_anchor: false,
  plan_length: 90,
  topic: '*',
  kind: 'purchase',
  body: list(`${PAID_TOPICS.join(', ')}`, 'One plan, one price, 90 days', 'Every paid topic opens at once'),
}

/** Nothing is sold that does not exist: these open the demo request. */
const educators: Plan[] = [
  {
    slug: 'educator-class',
    name: 'Class',
    price: 0,
    price_anchor: false,
    plan_length: 365,
    topic: '*',
    kind: 'educator',
    body: list('For one teacher and a class', 'Shared practice sets by code', 'We set it up with you'),
  },
  {
    slug: 'educator-school',
    name: 'School or center',
    price: 0,
    price_anchor: true,
    plan_length: 365,
    topic: '*',
    kind: 'educator',
    body: list('Your own brand on every page', 'Students and their data stay yours', 'Priced by number of students'),
  },
]

/** The plans that are for sale, in the order they are shown. */
export const PLANS: readonly Plan[] = [...PAID_TOPICS.flatMap(topicPlans), bundle, ...educators]
