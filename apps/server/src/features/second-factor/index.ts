/** What other features may use of second factors. */
export { passkeyOptions } from './passkeys.ts'
export { reauthenticate } from './reauthenticate.ts'
export { sealAnew } from './reseal.ts'
export { factorHolds, factorsOf, forgetFactors, type Shown } from './service.ts'
export { closeStep, openLogin, openStep, setChallenge } from './steps.ts'
