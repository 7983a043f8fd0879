import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler as byZod } from 'fastify-type-provider-zod'
import { config } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { fitting } from './fitting.ts'

// Pages forbid code that is made from text (packages/contract/src/z.ts); on a server Zod reads objects faster with it.
config({ jitless: false })

/** Every answer is held against its schema. One that fits it key for key is written as it is; of any other Zod sends what belongs. */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = (route) => {
  const whole = byZod(route)
  const fits = fitting(route.schema)
  return fits ? (data) => (fits(data) ? JSON.stringify(data) : whole(data)) : whole
}
