/** What other features may use of orders. */
export { daysIn, endGrace, grantGrace, grantPaid, topicsOf } from './grants.ts'
export { refundPayment } from './outcome.ts'
export { lockPayment, maybeOrderByIntent, type ProductRow } from './queries.ts'
export { askProvider, closeOpenOrders } from './settle.ts'
