import { FACTORS, MESSAGES, type SecondProof } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import { requirePassword } from '../../auth/current-password.ts'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import { refuse } from '../../http/errors.ts'
import { factorHolds, factorsOf } from './service.ts'
import { closeStep, openLogin, openStep } from './steps.ts'

const NOT_NOW = 422
const TOO_OLD = () => refuse(NOT_NOW, 'That took too long. Please try again.')

async function requireFactor(ctx: Ctx, caller: Caller, shown: SecondProof | undefined): Promise<void> {
  const methods = await factorsOf(ctx.db, caller.id)
  if (methods.length === 0) return
  if (!shown) {
    // The same step as in a login: whoever has the password and a factor could log in as well.
    const second_factor = { pending: await openStep(ctx, caller.id, 'login'), methods }
    throw refuse(NOT_NOW, MESSAGES.secondFactorAsked, { extra: { second_factor } })
  }
  const step = await openLogin(ctx, shown.pending, TOO_OLD)
  if (step.user_id !== caller.id || !(await factorHolds(ctx, step, shown))) {
    const [factor = 'none'] = FACTORS.filter((name) => shown[name] !== undefined)
    const { id: user_id, address } = caller
    logSecurity(ctx, {
      event: 'second_factor',
      outcome: 'failed',
      user_id,
      address,
      detail: `${factor}, asked for again`,
    })
    throw refuse(NOT_NOW, MESSAGES.wrongFactor, { fields: { second: MESSAGES.wrongFactor } })
  }
  await closeStep(ctx.db, step.hash, TOO_OLD)
}

/** All that a login of this account asks for, anew: before anything changes by which it is opened. */
export const reauthenticate = (
  ctx: Ctx,
  caller: Caller,
  { password, second }: Readonly<{ password: string; second?: SecondProof | undefined }>,
): Promise<void> => requirePassword(ctx, caller, password, () => requireFactor(ctx, caller, second))
