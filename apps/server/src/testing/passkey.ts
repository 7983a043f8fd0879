import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const bytes = (...parts: readonly (Buffer | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** CBOR, as far as a passkey needs it: short texts, byte strings and maps. */
const text = (word: string): Buffer => bytes([0x60 + word.length], Buffer.from(word))
const data = (value: Buffer): Buffer => bytes([0x58, value.length], value)

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40

/** A device that makes and shows one passkey, as a browser would; `id` is whatever the device says it is. */
export function passkeyDevice(publicUrl: string, id: Buffer = randomBytes(32)) {
  const { origin, hostname } = new URL(publicUrl)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // An EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its two coordinates.
  const cose = bytes(
    [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
    data(Buffer.from(x, 'base64url')),
    [0x22],
    data(Buffer.from(y, 'base64url')),
  )
  const client = (type: string, challenge: string) => JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const state = (flags: number, counter: number) => bytes(sha256(hostname), [flags, 0, 0, 0, counter])
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }
  return {
    id: base64url(id),
    make: (challenge: string) => {
      const key = bytes(Buffer.alloc(16), [id.length >> 8, id.length & 255], id, cose)
      const authData = data(bytes(state(PRESENT | VERIFIED | NEW_KEY, 0), key))
      const attestation = bytes([0xa3], text('fmt'), text('none'), text('attStmt'), [0xa0], text('authData'), authData)
      const clientDataJSON = base64url(client('webauthn.create', challenge))
      return { ...named, response: { clientDataJSON, attestationObject: base64url(attestation), transports: [] } }
    },
    show: (challenge: string, counter = 1) => {
      const told = client('webauthn.get', challenge)
      const seen = state(PRESENT | VERIFIED, counter)
      const signature = base64url(sign('sha256', bytes(seen, sha256(told)), privateKey))
      return {
        ...named,
        response: { clientDataJSON: base64url(told), authenticatorData: base64url(seen), signature },
      }
    },
  }
}
