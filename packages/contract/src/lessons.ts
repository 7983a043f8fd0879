import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Level } from './level.ts'

export const lessonEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/lessons/index',
    auth: 'token',
    summary: 'Lessons of the current topic',
    response: z.object({
      lessons: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          subject: z.string(),
          suggested: z.boolean(),
          read: z.boolean(),
          /** null before the first answer */
          mastery: z.number().nullable(),
          level: Level,
          fading: z.boolean(),
          /** its place in the topic */
          position: z.number(),
        }),
      ),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/lessons/:id',
    auth: 'token',
    summary: 'A lesson',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({
      id: z.string(),
      name: z.string(),
      subject: z.string(),
      topic: z.string(),
      idea: z.string(),
      rule: z.string(),
      example: z.string(),
      trap: z.string(),
      needs: z.array(z.object({ id: z.string(), name: z.string() })),
      try_question_ids: z.array(z.number()),
    }),
  }),
} as const
