import type * as z from './z.ts'

/**
 * Who may call.
 * `none`: anybody; `optional`: anybody, a bearer token is read when there is one;
 * `token`: members and guests; `member`: no guests; `signature`: signed by the payment provider.
 */
export type Auth = 'none' | 'optional' | 'token' | 'member' | 'signature'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Endpoint<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
> = Readonly<{
  method: Method
  /** Below /api/v1, parameters written `:id`. */
  path: string
  auth: A
  summary: string
  params?: P
  query?: Q
  body?: B
  response: R
  /** The password is given with it: a browser that asks gets a new token with the answer (`RENEW_TOKEN`). */
  renews?: true
}>

export const endpoint = <
  R extends z.ZodType,
  A extends Auth,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  definition: Endpoint<P, Q, B, R, A>,
): Endpoint<P, Q, B, R, A> => definition

export const API_PREFIX = '/api/v1'

/** Sent with a call that gives the password: the answer brings a new token in `RENEWED_TOKEN`, and the old one ends. */
export const RENEW_TOKEN = 'x-renew-token'
export const RENEWED_TOKEN = 'x-renewed-token'

/** Every answer of a call says when it was given, by the server's clock, in milliseconds. */
export const SERVER_TIME = 'x-server-time'
