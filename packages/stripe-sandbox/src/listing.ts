import type { Stripe } from 'stripe'
import { invalidRequest, missingReference } from './errors.ts'
import { integer, object, type Params, requiredText, text } from './form.ts'
import { listOf } from './world.ts'

export const PAGING = ['limit', 'starting_after', 'ending_before', 'created']

type Listed = { id: string; created: number }

/** Newest first, with Stripe's paging and `created` filters. */
export function listPage<T extends Listed>(
  all: Iterable<T>,
  params: Params,
  url: string,
  wanted: (entry: T) => boolean = () => true,
): Stripe.ApiList<T> {
  const limit = integer(params, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' })
  const inTime = createdFilter(params)
  const matching = [...all].reverse().filter((entry) => wanted(entry) && inTime(entry.created))
  const after = text(params, 'starting_after')
  const before = text(params, 'ending_before')
  if (before !== undefined) {
    const end = position(matching, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return listOf(matching.slice(start, end), start > 0, url)
  }
  const start = after === undefined ? 0 : position(matching, after, 'starting_after') + 1
  return listOf(matching.slice(start, start + limit), start + limit < matching.length, url)
}

function position(entries: readonly Listed[], id: string, param: string): number {
  const index = entries.findIndex((entry) => entry.id === id)
  if (index === -1) throw missingReference('object', id, param)
  return index
}

function createdFilter(params: Params): (created: number) => boolean {
  if (typeof params.created === 'string') {
    const exact = integer(params, 'created')
    return (created) => created === exact
  }
  const range = object(params, 'created') ?? {}
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integer(range, name))
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
}

type Searched = Listed & { metadata: Record<string, string>; customer: unknown; status: unknown }

const CLAUSE = /^(?:metadata\[(['"])(?<key>.+?)\1\]|(?<field>customer|status)):(['"])(?<value>.*)\4$/

/** Stripe's search language as far as we use it: exact clauses joined by AND. */
export function searchPage<T extends Searched>(
  all: Iterable<T>,
  params: Params,
  url: string,
): Stripe.ApiSearchResult<T> {
  const clauses = requiredText(params, 'query')
    .split(/\s+AND\s+/i)
    .map((clause) => {
      const groups = CLAUSE.exec(clause.trim())?.groups
      if (!groups)
        throw invalidRequest(`The sandbox searches by metadata['key']:'value', customer and status only.`, {
          param: 'query',
        })
      return groups
    })
  const limit = integer(params, 'limit') ?? 10
  const found = [...all].reverse().filter((entry) =>
    clauses.every(({ key, field, value }) => {
      if (key !== undefined) return entry.metadata[key] === value
      return (field === 'customer' ? entry.customer : entry.status) === value
    }),
  )
  return {
    object: 'search_result',
    data: found.slice(0, limit),
    has_more: found.length > limit,
    next_page: null,
    url,
  }
}
