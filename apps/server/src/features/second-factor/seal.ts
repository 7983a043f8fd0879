import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'authenticator secrets', 32))

/** All take a key of 32 bytes and a nonce of 12, and give a tag of 16. What is sealed names its own, but for the first. */
const CIPHERS = ['aes-256-gcm', 'chacha20-poly1305'] as const
type Cipher = (typeof CIPHERS)[number]
const UNNAMED: Cipher = 'aes-256-gcm'
const TAG = { authTagLength: 16 }

/** Encrypts for our own eyes: a copy of the database alone gives no codes. */
export function seal(secret: string, text: string, name: Cipher = UNNAMED): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(name as 'chacha20-poly1305', keyOf(secret), nonce, TAG)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  return name === UNNAMED ? sealed : `${name}.${sealed}`
}

function open(secret: string, name: Cipher, bytes: Buffer): string | null {
  const decipher = createDecipheriv(name as 'chacha20-poly1305', keyOf(secret), bytes.subarray(0, 12), TAG)
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Null where it was sealed under none of these secrets: nobody can read it any more. */
export function unseal(secrets: readonly string[], sealed: string): string | null {
  const name = CIPHERS.find((each) => sealed.startsWith(`${each}.`)) ?? UNNAMED
  const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url')
  for (const secret of secrets) {
    const text = open(secret, name, bytes)
    if (text !== null) return text
  }
  return null
}
