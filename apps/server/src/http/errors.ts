import { MESSAGES, type Problem } from '@fourfold/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/away.ts'
import { FullLineError } from '../line.ts'

/** A refusal that the specification lists; thrown by services, answered by the one handler below. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly headers: Record<string, string> | undefined
  constructor(
    status: number,
    message: string,
    more: { fields?: Record<string, string>; extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.fields = more.fields
    this.extra = more.extra
    this.headers = more.headers
  }
}

export const refuse = (status: number, message: string, more?: ConstructorParameters<typeof Refusal>[2]): Refusal =>
  new Refusal(status, message, more)

export const notFound = (): Refusal => refuse(404, MESSAGES.notFound)

/** Field errors by name; the envelope of a payload (`user`, `auth`, `prospect`) is not part of a field's name. */
function fieldErrors(validation: readonly { instancePath: string; message?: string | undefined }[]): Problem {
  const fields: Record<string, string> = {}
  for (const issue of validation) {
    const name = issue.instancePath.split('/').filter(Boolean).at(-1) ?? ''
    fields[name] ??= issue.message ?? 'Please check this.'
  }
  return { error: Object.values(fields)[0] ?? 'Please check your input.', fields }
}

/** When to come again while we or the database cannot work. */
const RETRY_AFTER_S = 5

/** Values that the database could not take as what they are: out of range, no text, no date, no number. */
const UNFIT = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

function problem(error: FastifyError | Refusal, request: FastifyRequest): { status: number; body: object } {
  if (error instanceof Refusal) {
    const fields = error.fields ? { fields: error.fields } : {}
    return { status: error.status, body: { error: error.message, ...fields, ...error.extra } }
  }
  // An address that can name nothing is one that names nothing.
  if (hasZodFastifySchemaValidationErrors(error) && error.validationContext === 'params')
    return { status: 404, body: { error: MESSAGES.notFound } }
  // Nobody has typed a query into a field: what is wrong is the address that was opened.
  if (hasZodFastifySchemaValidationErrors(error) && error.validationContext === 'querystring')
    return { status: 422, body: { ...fieldErrors(error.validation), error: MESSAGES.badAddress } }
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 422, body: fieldErrors(error.validation) }
  const status = error.statusCode ?? 500
  if (status === 413) return { status, body: { error: MESSAGES.tooLarge } }
  if (status === 429) return { status, body: { error: MESSAGES.tooMany } }
  if (status === 503) return { status, body: { error: MESSAGES.overloaded } }
  if (status === 403 || status === 404) return { status: 404, body: { error: MESSAGES.notFound } }
  if (status >= 400 && status < 500) return { status, body: { error: MESSAGES.malformedJson } }
  if (error instanceof FullLineError) return { status: 503, body: { error: MESSAGES.overloaded } }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database is away')
    return { status: 503, body: { error: MESSAGES.databaseAway } }
  }
  if (UNFIT.has(String(codeOf(error.cause) ?? codeOf(error)))) {
    // A schema should have refused it: the log says where.
    request.log.warn({ err: error }, 'a value passed the schema and not the database')
    return { status: 422, body: { error: 'Please check your input.' } }
  }
  request.log.error({ err: error }, 'request failed')
  return { status: 500, body: { error: MESSAGES.unexpected, request_id: request.id } }
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { status, body } = problem(error, request)
    if (error instanceof Refusal && error.headers) reply.headers(error.headers)
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S)
    return reply.status(status).send(body)
  })
}
