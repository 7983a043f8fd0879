import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * What a browser keeps of a login, also after logout: a random name, and the proof that this account was opened there. To
 * everybody but the server it says nothing, and it opens nothing: tries from such a browser are counted by themselves, so that
 * nobody behind the same address can lock its owner out.
 */

const proofOf = (secret: string, userId: number, name: string): Buffer =>
  createHmac('sha256', secret).update(`browser:${userId}:${name}`).digest()

export function proofOfBrowser(secret: string, userId: number): string {
  const name = randomBytes(12).toString('base64url')
  return `${name}.${proofOf(secret, userId, name).toString('base64url')}`
}

function isProof(secret: string, userId: number, shown: string): boolean {
  const [name = '', proof = ''] = shown.split('.')
  const [given, right] = [Buffer.from(proof, 'base64url'), proofOf(secret, userId, name)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The one of those that a browser shows which holds for this account. */
export const provedBrowser = (secret: string, userId: number, shown: readonly string[]): string | null =>
  shown.find((each) => isProof(secret, userId, each)) ?? null

/** Where tries from it are counted. */
export const placeOfBrowser = (proof: string): string => `browser ${proof.split('.')[0]}`
