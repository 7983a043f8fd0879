import { purgeTries } from './auth/failed-tries.ts'
import type { Ctx } from './ctx.ts'
import { calibrate } from './features/bank/calibrate.ts'
import { foldStats } from './features/bank/stats.ts'
import { purgeCarts } from './features/carts/service.ts'
import { settleOrder } from './features/orders/settle.ts'
import { processEvent } from './features/payment-events/process.ts'
import { sendReminders } from './features/reviews/reminders.ts'
import { purgeSessions } from './features/sessions/service.ts'
import { sendWeeklyLetters } from './features/today/weekly-letter.ts'
import { sendAccountLetter } from './features/users/account-letters.ts'
import { purgeGuests, purgeUnconfirmed } from './features/users/delete.ts'
import { purgeLetters } from './features/users/letter-limit.ts'
import type { Handlers } from './jobs/jobs.ts'
import { mailDelivery } from './mail/transport.ts'
import { deleteCustomer } from './payments/stripe-ids.ts'

/** What each job does. */
export function jobHandlers(ctx: Ctx): Handlers {
  return {
    'mail.send': mailDelivery(ctx.config, ctx.db),
    'account.letter': (job) => sendAccountLetter(ctx, job),
    'stats.fold': async () => {
      await foldStats(ctx)
    },
    'bank.calibrate': async () => {
      await calibrate(ctx)
    },
    'guests.purge': async () => {
      await purgeGuests(ctx)
      await purgeUnconfirmed(ctx)
      await purgeCarts(ctx)
    },
    'sessions.purge': async () => {
      await purgeSessions(ctx)
      await purgeTries(ctx)
      await purgeLetters(ctx)
    },
    'reminders.send': async () => {
      await sendReminders(ctx)
      await sendWeeklyLetters(ctx)
    },
    'orders.settle': ({ order_id }) => settleOrder(ctx, order_id),
    'customers.delete': ({ customer_id }) => deleteCustomer(ctx, customer_id),
    'payments.process': ({ stripe_id }) => processEvent(ctx, stripe_id),
  }
}
