import { BodyId, CreatedId, FreeText } from './common.ts'
import { endpoint } from './endpoint.ts'
import * as z from './z.ts'

export const feedbackEndpoints = {
  new: endpoint({
    method: 'GET',
    path: '/feedbacks/new',
    auth: 'token',
    summary: 'An empty feedback',
    response: z.object({ message: z.string() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/feedbacks/create',
    auth: 'token',
    summary: 'Send feedback, also about a question',
    body: z.object({
      message: FreeText(5000).refine((m) => m.trim().length > 0, 'Please write a message.'),
      question_id: BodyId.nullish(),
    }),
    response: CreatedId,
  }),
} as const
