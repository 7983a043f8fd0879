import { Success } from './common.ts'
import { endpoint } from './endpoint.ts'
import { KnownBrowsers, LoggedIn } from './logged-in.ts'
import * as z from './z.ts'

/** What may be asked for after the password: a code of an app, a passkey, or one of the codes kept for a lost device. */
export const FACTORS = ['code', 'passkey', 'recovery'] as const
export type Factor = (typeof FACTORS)[number]

/** The right password of an account that asks for more: the login goes on with `pending`, for five minutes. */
export const SecondFactorAsked = z.object({
  second_factor: z.object({ pending: z.string(), methods: z.array(z.enum(FACTORS)) }),
})
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

const password = z.string().max(200)
/** What a browser's authenticator says and hears; its own library reads it. */
const Credential = z.looseObject({ id: z.string().max(1024) })
/** Goes with the password where an account with a second factor changes what opens it: the answer to `second_factor`. */
export const SecondProof = z.object({
  pending: z.string().max(100),
  code: z.string().max(20).optional(),
  recovery: z.string().max(40).optional(),
  passkey: Credential.optional(),
})
export type SecondProof = z.infer<typeof SecondProof>
const Again = z.object({ password, second: SecondProof.optional() })
const Options = z.object({ options: z.looseObject({ challenge: z.string() }) })
/** Shown once: null where the account has its codes already. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() })

export const SecondFactors = z.object({
  code: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: z.string(), used_at: z.string().nullable() }),
  ),
  recovery_codes_left: z.number(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

export const secondFactorEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/users/second_factor',
    auth: 'member',
    summary: 'What this account asks for besides its password',
    response: SecondFactors,
  }),
  startCode: endpoint({
    method: 'POST',
    path: '/users/second_factor/code',
    auth: 'member',
    summary: 'A new secret for an authenticator app; it counts once a code of it was given',
    body: Again,
    response: z.object({
      secret: z.string(),
      uri: z.string(),
      qr: z.object({ size: z.number(), path: z.string() }),
    }),
    renews: true,
  }),
  confirmCode: endpoint({
    method: 'PUT',
    path: '/users/second_factor/code',
    auth: 'member',
    summary: 'Turns codes on with the first code',
    body: z.object({ code: z.string().max(20) }),
    response: RecoveryCodes,
  }),
  removeCode: endpoint({
    method: 'DELETE',
    path: '/users/second_factor/code',
    auth: 'member',
    summary: 'Turns codes off',
    body: Again,
    response: Success,
    renews: true,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/users/second_factor/passkeys/options',
    auth: 'member',
    summary: 'What the browser needs to make a passkey',
    body: Again,
    response: Options,
    renews: true,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/users/second_factor/passkeys',
    auth: 'member',
    summary: 'Keeps a passkey that the browser made',
    body: z.object({ name: z.string().trim().min(1).max(60), credential: Credential }),
    response: RecoveryCodes,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/users/second_factor/passkeys',
    auth: 'member',
    summary: 'Forgets a passkey',
    body: Again.extend({ id: z.string().max(1024) }),
    response: Success,
    renews: true,
  }),
  passkeyChallenge: endpoint({
    method: 'POST',
    path: '/user_token/passkey',
    auth: 'none',
    summary: 'What the browser needs to show a passkey at login',
    body: z.object({ pending: z.string().max(100) }),
    response: Options,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/user_token/second',
    auth: 'optional',
    summary: 'The second step of a login',
    body: SecondProof.extend({ known_browsers: KnownBrowsers }),
    response: LoggedIn,
  }),
} as const
