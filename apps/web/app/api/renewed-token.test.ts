import { endpoint, RENEW_TOKEN, RENEWED_TOKEN, z } from '@fourfold/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, saveToken, session } from '../session/session'
import { call } from './client'

const row = (path: string, more: { renews?: true } = {}) =>
  endpoint({ method: 'PUT', path, auth: 'token', summary: path, response: z.object({ ok: z.boolean() }), ...more })
const plain = row('/plain')
const renewing = row('/renewing', { renews: true })

const tokenOf = (sub: string, n: number) => `h.${btoa(JSON.stringify({ sub, n, exp: 9e9 }))}.s`
const [OLD, FRESH, STRANGER] = [tokenOf('7', 1), tokenOf('7', 2), tokenOf('8', 1)]

type Sent = { path: string; token: string; asks: boolean }
let sent: Sent[] = []
/** A server that holds one token good, and renews it where it is asked to. */
function serve(good: string, during: () => void = () => undefined): void {
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    const token = init.headers.authorization?.slice('Bearer '.length) ?? ''
    const asks = init.headers[RENEW_TOKEN] !== undefined
    sent.push({ path, token, asks })
    during()
    const headers = { 'content-type': 'application/json', ...(asks ? { [RENEWED_TOKEN]: FRESH } : {}) }
    if (token === good) return new Response('{"ok":true}', { headers })
    return new Response('{"error":"Please log in again."}', { status: 401, headers })
  })
}

beforeEach(() => {
  sent = []
  saveToken(OLD)
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

describe('a call that gives the password', () => {
  test('asks for a new token and goes on with it; other calls do not ask', async () => {
    serve(OLD)
    await call(plain, {})
    await call(renewing, {})
    expect(sent.map(({ asks }) => asks)).toEqual([false, true])
    expect(session().token).toBe(FRESH)
  })

  test('logs nobody in again who has logged out in the meantime', async () => {
    serve(OLD, clearSession)
    await call(renewing, {})
    expect(session().token).toBeNull()
  })
})

describe('a call whose token was renewed while it was under way', () => {
  test('is made once more with the new one', async () => {
    serve(FRESH, () => saveToken(FRESH))
    expect(await call(plain, {})).toEqual({ ok: true })
    expect(sent.map(({ token }) => token)).toEqual([OLD, FRESH])
  })

  test('is not made as somebody else who logged in here, nor without a token, nor again with the same', async () => {
    for (const meanwhile of [() => saveToken(STRANGER), clearSession, () => undefined]) {
      sent = []
      saveToken(OLD)
      serve('none is good', meanwhile)
      await expect(call(plain, {})).rejects.toThrow('Please log in again.')
      expect(sent).toHaveLength(1)
    }
  })
})
