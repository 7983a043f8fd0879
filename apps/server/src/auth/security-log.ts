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
    /** A call that is not theirs to make: no token that holds, a guest where members are asked for, no plan. */
    | 'access'
  outcome: 'ok' | 'failed' | 'refused'
  /** Null where no account is known. */
  user_id: number | null
  address: string
  /** Which limit, which sessions, which call, which factor. */
  detail?: string
  /** Of the call, where the event is its refusal: its other lines in the log have the same. */
  request_id?: string
}>

export function logSecurity(ctx: Pick<Ctx, 'log'>, { event, outcome, ...more }: SecurityEvent): void {
  ctx.log[outcome === 'ok' ? 'info' : 'warn'](
    { security: { event, outcome, ...more } },
    `security: ${event} ${outcome}`,
  )
}
