import { Success } from './common.ts'
import { endpoint } from './endpoint.ts'
import { CurrentPassword } from './users.ts'
import * as z from './z.ts'

/** One login of this account that has not ended. */
export const ActiveSession = z.object({
  id: z.string(),
  /** Browser and system in plain words, as the browser called itself at the login. */
  device: z.string(),
  created_at: z.string(),
  /** To the hour. */
  used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type ActiveSession = z.infer<typeof ActiveSession>

/** This one first, then the newest logins. `more`: there are others beyond those listed. */
export const ActiveSessions = z.object({ sessions: z.array(ActiveSession), more: z.boolean() })
export type ActiveSessions = z.infer<typeof ActiveSessions>

export const sessionEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/user_token/sessions',
    auth: 'member',
    summary: 'The logins of this account that have not ended, this one first, then the newest',
    response: ActiveSessions,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/user_token/sessions/:id',
    auth: 'member',
    summary: 'End one of them; password is the current one',
    params: z.object({ id: z.uuid() }),
    body: z.object({ password: CurrentPassword }),
    response: Success,
    renews: true,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/user_token/sessions',
    auth: 'member',
    summary: 'End all but this one; password is the current one',
    body: z.object({ password: CurrentPassword }),
    response: Success,
    renews: true,
  }),
} as const
