import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessEnd, type Grant } from './access-end.ts'

const DAY = 86_400_000
const day = (n: number): Date => new Date(Date.UTC(2027, 0, 1) + n * DAY)
const bought = (start: number, days: number, revoked?: number): Grant => ({
  starts_at: day(start),
  ends_at: null,
  days,
  revoked_at: revoked === undefined ? null : day(revoked),
})
const until = (start: number, end: number): Grant => ({
  starts_at: day(start),
  ends_at: day(end),
  days: 0,
  revoked_at: null,
})

describe('the end of access', () => {
  test('is null when nothing was ever granted', () => {
    expect(accessEnd([])).toBeNull()
  })

  test('of one purchase is its days after its start', () => {
    expect(accessEnd([bought(0, 30)])).toEqual(day(30))
  })

  test('moves on by the days of a purchase made while another runs', () => {
    expect(accessEnd([bought(0, 30), bought(10, 90)])).toEqual(day(120))
  })

  test('counts a purchase made after a gap from its own start', () => {
    expect(accessEnd([bought(0, 30), bought(50, 30)])).toEqual(day(80))
  })

  test('adds up months of a subscription and a purchase in between', () => {
    expect(accessEnd([bought(0, 31), bought(10, 30), bought(31, 28)])).toEqual(day(89))
  })

  test('is not shortened by a grace that ends earlier, and is kept open by one that ends later', () => {
    expect(accessEnd([bought(0, 90), until(30, 33)])).toEqual(day(90))
    expect(accessEnd([bought(0, 30), until(30, 33)])).toEqual(day(33))
  })

  test('is without what was refunded', () => {
    expect(accessEnd([bought(0, 30), bought(10, 90, 12)])).toEqual(day(30))
    expect(accessEnd([bought(0, 30, 5), bought(10, 90)])).toEqual(day(100))
  })

  test('is the day of the refund when all was refunded: own work stays readable', () => {
    expect(accessEnd([bought(0, 30, 5)])).toEqual(day(5))
    expect(accessEnd([bought(0, 30, 5), bought(7, 30, 9)])).toEqual(day(9))
    expect(accessEnd([bought(0, 30, 20), bought(7, 30, 9)])).toEqual(day(20))
  })

  test('of a period with a fixed end that was taken back is the day of that, or its own end if that came first', () => {
    expect(accessEnd([{ ...until(0, 10), revoked_at: day(5) }])).toEqual(day(5))
    expect(accessEnd([{ ...until(0, 10), revoked_at: day(20) }])).toEqual(day(10))
  })

  test('is not moved by a refund that comes after the days were used up', () => {
    expect(accessEnd([bought(0, 30, 45)])).toEqual(day(30))
  })

  test('is not extended by the days before a refund', () => {
    expect(accessEnd([bought(0, 30, 12), bought(10, 90)])).toEqual(day(100))
  })
})

const grant = fc
  .record({ start: fc.integer({ min: 0, max: 300 }), days: fc.integer({ min: 1, max: 180 }), refunded: fc.boolean() })
  .map(({ start, days, refunded }) => bought(start, days, refunded ? start + 1 : undefined))

describe('for any purchases', () => {
  test('the order of the rows does not matter', () => {
    fc.assert(
      fc.property(fc.array(grant, { maxLength: 8 }), fc.integer(), (grants, seed) => {
        const turned =
          grants.length === 0
            ? []
            : [...grants.slice(Math.abs(seed) % grants.length), ...grants.slice(0, Math.abs(seed) % grants.length)]
        expect(accessEnd(turned)).toEqual(accessEnd(grants))
      }),
    )
  })

  test('nobody gets fewer days than were paid for, nor more than all of them in a row', () => {
    fc.assert(
      fc.property(fc.array(grant, { minLength: 1, maxLength: 8 }), (grants) => {
        const kept = grants.filter((each) => !each.revoked_at)
        fc.pre(kept.length > 0)
        const end = accessEnd(grants)?.getTime() ?? 0
        const paid = kept.reduce((sum, each) => sum + each.days, 0) * DAY
        const first = Math.min(...kept.map((each) => each.starts_at.getTime()))
        const last = Math.max(...kept.map((each) => each.starts_at.getTime()))
        expect(end).toBeGreaterThanOrEqual(first + paid)
        expect(end).toBeLessThanOrEqual(last + paid)
      }),
    )
  })
})
