import type { Config } from '../../config.ts'
import { type Letter, letter } from '../../mail/letter.ts'

const hello = (firstName: string): string => (firstName ? `Hello ${firstName},` : 'Hello,')

const moment = (at: Date): string =>
  `${at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })} UTC`

/** A name of one word, of two joined by a hyphen or an apostrophe at most: no message fits into it. */
const ONE_WORD = /^(?=.{1,20}$)\p{L}+(?:['’-]\p{L}+)?$/u

/**
 * Until the address is confirmed, its names are whatever a stranger typed: the letter repeats no more of them than one
 * first name of one word, and none where several sign-ups wait that do not agree.
 */
export function wordToGreet(firstNames: readonly string[]): string {
  const [name = '', ...others] = new Set(firstNames)
  return others.length === 0 && ONE_WORD.test(name) ? name : ''
}

export const confirmLetter = (config: Config, firstName: string, token: string): Letter =>
  letter(config, {
    subject: `Confirm your ${config.brand.name} account`,
    greeting: hello(firstName),
    paragraphs: ['Thank you for signing up. Please confirm that this address is yours, and your account is ready.'],
    action: { label: 'Confirm my account', url: `${config.publicUrl}/confirm?token=${token}` },
    small:
      'The link is valid for 24 hours, until a newer one is sent. If you did not sign up, you can ignore this mail.',
  })

export const resetLetter = (config: Config, to: { first_name: string }, token: string): Letter =>
  letter(config, {
    subject: `Reset your ${config.brand.name} password`,
    greeting: hello(to.first_name),
    paragraphs: ['Somebody, hopefully you, asked to set a new password for your account.'],
    action: { label: 'Choose a new password', url: `${config.publicUrl}/reset-password?token=${token}` },
    small:
      'The link is valid for 60 minutes. If you did not ask for it, you can ignore this mail: nothing has changed.',
  })

/** Sent after every change, so that the owner hears of one that somebody else made (ASVS 2.2.3). */
export const passwordChangedLetter = (config: Config, to: { first_name: string }, at: Date): Letter =>
  letter(config, {
    subject: `Your ${config.brand.name} password was changed`,
    greeting: hello(to.first_name),
    paragraphs: [
      `The password of your account was changed on ${moment(at)}. Your other devices were logged out.`,
      `If it was you, there is nothing to do. If it was not you, choose a new password at once, and write to ${config.brand.support_email}.`,
    ],
    action: { label: 'Choose a new password', url: `${config.publicUrl}/forgot-password` },
  })

export const existingAccountLetter = (config: Config, to: { first_name: string }, claim: string | null): Letter =>
  letter(config, {
    subject: `You already have an account at ${config.brand.name}`,
    greeting: hello(to.first_name),
    paragraphs: [
      'Somebody, hopefully you, tried to sign up with this address, but it already has an account.',
      claim
        ? 'If it was you: log in with the link below, and the work you did as a guest moves into your account.'
        : 'If it was you: simply log in. If you forgot the password, ask for a recovery link on the login page.',
    ],
    action: {
      label: 'Log in',
      url: claim ? `${config.publicUrl}/login?claim=${claim}` : `${config.publicUrl}/login`,
    },
    small: 'If it was not you, nothing has changed and you can ignore this mail.',
  })

/** How long mail links live. */
export const TOKEN_MINUTES = { confirm: 24 * 60, reset: 60, claim: 7 * 24 * 60 } as const
