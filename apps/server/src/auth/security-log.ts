import type { Ctx } from '../ctx.ts'

/** What happened to accounts and sessions, for who watches over them: who, from where, how it ended; never a secret. */
export type SecurityEvent = Readonly<{
  event:
    | 'login'
    | 'logout'
    | 'guest'
    | 'sign_up'
    | 'confirm'
    | 'password_reset'
    | 'password_change'
    | 'password_check'
    | 'account_delete'
    | 'guest_claim'
    | 'second_factor'
    | 'limit'
  outcome: 'ok' | 'failed' | 'refused'
  /** Null where no account is known. */
  user_id: number | null
  address: string
  /** Which limit, which sessions. */
  detail?: string
}>

export function logSecurity(ctx: Pick<Ctx, 'log'>, { event, outcome, ...more }: SecurityEvent): void {
  ctx.log[outcome === 'ok' ? 'info' : 'warn'](
    { security: { event, outcome, ...more } },
    `security: ${event} ${outcome}`,
  )
}
