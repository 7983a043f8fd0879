import { Readable } from 'node:stream'
import {
  API_PREFIX,
  type Auth,
  type Endpoint,
  isStorable,
  MESSAGES,
  Problem,
  RENEW_TOKEN,
  RENEWED_TOKEN,
} from '@fourfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Caller, callerOf } from '../auth/caller.ts'
import { renewSession } from '../auth/renew-session.ts'
import { logSecurity } from '../auth/security-log.ts'
import type { Ctx } from '../ctx.ts'
import type { Limit } from '../limits/limits.ts'
import { line } from '../line.ts'
import { answerWithin } from './answer-within.ts'
import { beginDownload } from './downloads.ts'
import { Refusal, refuse } from './errors.ts'
import { generalLimit } from './limit-calls.ts'
import type { Leaving } from './sealed-question.ts'

type Schema = z.ZodType | undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type CallerFor<A extends Auth> = A extends 'token' | 'member' ? Caller : A extends 'optional' ? Caller | null : null

export type Input<P, Q, B, A extends Auth> = Readonly<{
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  user: CallerFor<A>
  request: FastifyRequest
  reply: FastifyReply
}>

type Call = Readonly<{ method: string; path: string; auth: Auth }>

function logRefusal(ctx: Ctx, { method, path }: Call, { id, ip }: FastifyRequest, caller: Caller | null): void {
  const who = { user_id: caller?.id ?? null, address: ip, detail: `${method} ${path}`, request_id: id }
  logSecurity(ctx, { event: 'access', outcome: 'refused', ...who })
}

async function authenticate(ctx: Ctx, call: Call, request: FastifyRequest): Promise<Caller | null> {
  const { auth } = call
  if (auth === 'none' || auth === 'signature') return null
  const caller = await callerOf(ctx, request.headers.authorization, request.ip)
  const refusal =
    !caller && auth !== 'optional'
      ? refuse(401, MESSAGES.signInAgain)
      : caller?.guest && auth === 'member'
        ? refuse(403, MESSAGES.guestsCannot)
        : null
  if (!refusal) return caller
  logRefusal(ctx, call, request, caller)
  throw refusal
}

/** Texts that no database column takes, wherever they stand: refused here, so that no feature has to think of them. */
function refuseUnstorable(...open: unknown[]): void {
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (!isStorable(value)) throw refuse(422, 'Please remove characters that are not text.')
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
      for (const [key, part] of Object.entries(value)) open.push(key, part)
  }
}

const HANDLER_MS = 19_000
/** A download of all that one has may take its time on a slow line; each of its pages has its own limits. */
const DOWNLOAD_MS = 600_000

/**
 * Unbounded, a save would find all long calls ready to run before it at each of its steps. With a few they do as much in the
 * same time, since one thread does the work of all: while one computes, the others can wait for the database. None is refused.
 */
const LONG_AT_ONCE = 4
const longCalls = line(LONG_AT_ONCE, Number.POSITIVE_INFINITY)

export type RouteOptions = Readonly<{
  /** How often one account, or one address without a token, may make this call. */
  perMinute?: number
  /** Counts those by address, also where a token is sent along. */
  by?: 'address'
  /** Works long for one student: a few of these run at a time, so that whoever saves an answer does not wait for all of them. */
  long?: true
  /** The answer is a document that is sent while it is read, under this name for whoever opens its address. */
  download?: string
}>

/** Asked for by a browser that keeps the new token; a program that does not goes on with its old one. */
async function answerWithNewToken(ctx: Ctx, { caller, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!caller || headers[RENEW_TOKEN] === undefined) return
  const token = await renewSession(ctx, caller)
  if (token) reply.header(RENEWED_TOKEN, token)
}

/** Serves one row of the endpoint table: parse, call, answer. */
export function route<P extends Schema, Q extends Schema, B extends Schema, R extends z.ZodType, A extends Auth>(
  app: FastifyInstance,
  ctx: Ctx,
  def: Endpoint<P, Q, B, R, A>,
  handler: (input: Input<P, Q, B, A>) => Promise<Leaving<z.input<R>> | Readable> | Leaving<z.input<R>>,
  options: RouteOptions = {},
): void {
  const own: readonly Limit[] = options.perMinute
    ? [{ name: `${def.method} ${def.path}`, max: options.perMinute, seconds: 60, exact: true }]
    : []
  app.route({
    method: def.method,
    url: API_PREFIX + def.path,
    onRequest: answerWithin(options.download ? DOWNLOAD_MS : HANDLER_MS),
    schema: {
      summary: def.summary,
      tags: [def.path.split('/')[1] ?? ''],
      ...(def.auth === 'none' || def.auth === 'signature' ? {} : { security: [{ bearer: [] }] }),
      ...(def.params ? { params: def.params } : {}),
      ...(def.query ? { querystring: def.query } : {}),
      ...(def.body ? { body: def.body } : {}),
      response: { 200: def.response, '4xx': Problem.loose(), '5xx': Problem.loose() },
    },
    // The token is looked at before the body, so that strangers learn nothing from validation.
    preValidation: async (request) => {
      request.caller = await authenticate(ctx, def, request).catch(async (error: unknown) => {
        // A token that does not hold counts, or guessing would be free.
        await request.count([generalLimit(null)])
        throw error
      })
      await request.count([generalLimit(request.caller)])
      await request.count(own, options.by)
      refuseUnstorable(request.params, request.query, request.body)
    },
    handler: async (request, reply) => {
      try {
        if (options.download && request.caller) {
          beginDownload(request.caller, reply)
          reply.header('content-disposition', `attachment; filename="${options.download}"`)
        }
        const input = {
          params: request.params as Parsed<P>,
          query: request.query as Parsed<Q>,
          body: request.body as Parsed<B>,
          user: request.caller as CallerFor<A>,
          request,
          reply,
        }
        const answer = await (options.long ? longCalls(async () => handler(input)) : handler(input))
        if (def.renews) await answerWithNewToken(ctx, request, reply)
        if (answer instanceof Readable) reply.type('application/json; charset=utf-8')
        return answer
      } catch (error) {
        if (error instanceof Refusal && error.status === 403) logRefusal(ctx, def, request, request.caller)
        throw error
      }
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}
