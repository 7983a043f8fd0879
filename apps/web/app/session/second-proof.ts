import { endpoints, type SecondProof } from '@fourfold/contract'
import { call } from '../api/client'

export type ShownFactor = Readonly<{ code: string } | { recovery: string }> | 'passkey'

/** What is sent for a factor; of a passkey the browser asks the person. */
export async function proofOf(pending: string, shown: ShownFactor): Promise<SecondProof> {
  if (shown !== 'passkey') return { pending, ...shown }
  const { options } = await call(endpoints.second_factor.passkeyChallenge, { body: { pending } })
  const { showPasskeyOf } = await import('./passkeys')
  return { pending, passkey: await showPasskeyOf(options) }
}
