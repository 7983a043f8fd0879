import { endpoints } from '@fourfold/contract'
import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler as byZod } from 'fastify-type-provider-zod'
import { config } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { fitting } from './fitting.ts'
import { written } from './lasting.ts'

// Pages forbid code that is made from text (packages/contract/src/z.ts); on a server Zod reads objects faster with it.
config({ jitless: false })

const { tests, questions, today } = endpoints
/** Answers of which most lasts: question texts, lists of the bank, pages that are asked for again. */
const MOSTLY_LASTING = new Set<$ZodType>(
  [tests.show, tests.result, tests.new, questions.index, today.show].map(({ response }) => response),
)

type Written = ReturnType<ReturnType<FastifySerializerCompiler<$ZodType>>>

/** Every answer is held against its schema. One that fits it key for key is written as it is; of any other Zod sends what belongs. */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = (route) => {
  const whole = byZod(route)
  const fits = fitting(route.schema)
  if (!fits) return whole
  // Fastify sends bytes as it sends a text; its type knows only the latter.
  const write = MOSTLY_LASTING.has(route.schema) ? (written as unknown as (data: unknown) => Written) : JSON.stringify
  return (data) => (fits(data) ? write(data) : whole(data))
}
