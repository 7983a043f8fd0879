import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** What the browser says when the person closed its window, or it has no passkey for us: in words. */
function inWords(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new Error('No passkey was shown. Try again, or use another way.')
  if (name === 'InvalidStateError') throw new Error('This device has a passkey for your account already.')
  throw new Error('This browser cannot use passkeys here.')
}

/** Shows a passkey; the browser asks the person. */
export const showPasskeyOf = (options: { challenge: string }) =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).then(
    (shown) => ({ ...shown }),
    inWords,
  )

export const makePasskey = (options: { challenge: string }) =>
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).then(
    (made) => ({ ...made }),
    inWords,
  )
