import { DateOnly, Id, IdParams, Success } from './common.ts'
import { endpoint } from './endpoint.ts'
import { EXTRA_TIME, LIMITS } from './limits.ts'
import { KnownBrowsers, LoggedIn } from './logged-in.ts'
import { MESSAGES } from './messages.ts'
import { SecondFactorAsked, SecondProof } from './second-factor.ts'
import * as z from './z.ts'

/** Letters, marks and digits of any script; a space, hyphen, apostrophe or dot between them: O'Brien, José, Anne-Marie, 李雷. */
const NAME = /^[\p{L}\p{M}\p{N}_]+(?:[ '’.\-·]+[\p{L}\p{M}\p{N}_]+)*\.?$/u

export const Name = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(100, { error: 'Please keep names under 100 characters.', abort: true })
    .regex(NAME, MESSAGES.alphanumericOnly)

/** Parts of the domain hold no dot, so that there is one way alone to read an address, however long. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@(?:[^\s@<>()[\],;:"\\.]+\.)+[^\s@<>()[\],;:"\\.]{2,}$/

export const EmailField = (required: string = MESSAGES.emailRequired) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(254, { error: MESSAGES.emailInvalid, abort: true })
    .regex(EMAIL, MESSAGES.emailInvalid)

const PASSWORD_RULES: readonly (readonly [what: string, met: (password: string) => boolean])[] = [
  ['a lowercase letter', (password) => /[a-z]/.test(password)],
  ['an uppercase letter', (password) => /[A-Z]/.test(password)],
  ['a number', (password) => /\d/.test(password)],
  [`${LIMITS.passwordMinLength} or more characters`, (password) => password.length >= LIMITS.passwordMinLength],
]

/** What a password still lacks, in words. */
export const missingInPassword = (password: string): readonly string[] =>
  PASSWORD_RULES.flatMap(([what, met]) => (met(password) ? [] : [what]))

/** Lowercase, uppercase, digit, 8 or more characters (spec §5). */
export const meetsPasswordRule = (password: string): boolean => missingInPassword(password).length === 0

export const NewPassword = z
  .string({ error: MESSAGES.passwordRequired })
  .min(1, MESSAGES.passwordRequired)
  .max(200, 'Please keep the password under 200 characters.')
  .refine(meetsPasswordRule, MESSAGES.passwordRule)

export const CurrentPassword = z
  .string({ error: MESSAGES.passwordRequired })
  .min(1, MESSAGES.passwordRequired)
  .max(200, MESSAGES.wrongPassword)

const Confirmation = z.string({ error: MESSAGES.confirmationRequired }).min(1, MESSAGES.confirmationRequired)

const matches = (path: string) => ({ message: MESSAGES.confirmationMismatch, path: [path] })

/** Password strength meter (spec §4): all rules 100, all but the symbol 66, else 33. */
export function passwordStrength(password: string): 33 | 66 | 100 {
  if (!meetsPasswordRule(password)) return 33
  return /[!@#$%^&*]/.test(password) ? 100 : 66
}

export const SignUpFields = z
  .object({
    first_name: Name(MESSAGES.firstNameRequired),
    last_name: Name(MESSAGES.lastNameRequired),
    email: EmailField(),
    password: NewPassword,
    password_confirmation: Confirmation,
    test_date: DateOnly.nullish(),
    guest: z.literal(false).optional(),
  })
  .refine((u) => u.password === u.password_confirmation, matches('password_confirmation'))
export type SignUpFields = z.infer<typeof SignUpFields>

export const GuestFields = z.object({
  guest: z.literal(true),
  email: EmailField(),
  password: z.string().min(16).max(200),
})

export const User = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  test_date: z.string().nullable(),
  study_start: z.string().nullable(),
  topic: z.string(),
  created_at: z.string(),
  guest: z.boolean(),
  /** topic -> -1 not started, 0 in progress, 1 done */
  diagnostic_status: z.record(z.string(), z.number()),
  billing: z.boolean(),
  extra_time: z.number(),
  /** A teacher's account without a second factor is asked to add one. Left out for everybody else. */
  second_factor_asked: z.literal(true).optional(),
})
export type User = z.infer<typeof User>

export const TopicAccess = z.object({
  name: z.string(),
  paid_and_active: z.boolean(),
  /** When the last plan ran out: own work stays readable. Left out while a plan runs and where there never was one. */
  expired_at: z.string().optional(),
})
export type TopicAccess = z.infer<typeof TopicAccess>

const Profile = z.object({
  first_name: Name(MESSAGES.firstNameRequired),
  last_name: Name(MESSAGES.lastNameRequired),
  test_date: z.string({ error: MESSAGES.testDateRequired }).min(1, MESSAGES.testDateRequired).pipe(DateOnly),
  study_start: DateOnly.nullish(),
  extra_time: z
    .number()
    .refine((n) => (EXTRA_TIME as readonly number[]).includes(n), 'Please choose one of the offered factors.')
    .optional(),
  password: CurrentPassword,
})
/** Dates as text sort as days do. */
const startsInTime = (p: { test_date: string; study_start?: string | null | undefined }): boolean =>
  !p.study_start || p.study_start <= p.test_date
const tooLate = { message: MESSAGES.studyStartTooLate, path: ['study_start'] }

export const ProfileFields = Profile.refine(startsInTime, tooLate)
/** The profile as a page's form gives it: an empty date is none, and the extra time comes from a list. */
export const ProfileForm = Profile.omit({ extra_time: true })
  .extend({ study_start: z.union([z.literal('').transform(() => null), DateOnly]) })
  .refine(startsInTime, tooLate)
export type ProfileFields = z.infer<typeof ProfileFields>

/** What the plan to the exam follows: no password, nothing here opens the account. */
export const Study = z.object({
  topic: z.string(),
  test_date: z.string().nullable(),
  /** The score wished for in the current topic; null where none was chosen. */
  target: z.number().nullable(),
  least_score: z.number(),
  perfect_score: z.number(),
  daily_minutes: z.number(),
  /** null until the student was asked. */
  weekly_letter: z.boolean().nullable(),
})
export type Study = z.infer<typeof Study>

export const StudyChange = z.object({
  test_date: DateOnly.nullable().optional(),
  target: z.number({ error: MESSAGES.enterNumber }).min(1, MESSAGES.enterNumber).nullable().optional(),
  daily_minutes: z.number().int().min(5).max(180).optional(),
  weekly_letter: z.boolean().optional(),
})
export type StudyChange = z.infer<typeof StudyChange>

export const PasswordResetFields = z
  .object({ password: NewPassword, password_confirmation: Confirmation, token: z.string().min(1).max(200) })
  .refine((f) => f.password === f.password_confirmation, matches('password_confirmation'))

export const PasswordUpdateFields = z
  .object({
    id: Id,
    password: CurrentPassword,
    new_password: NewPassword,
    new_password_confirmation: Confirmation,
    second: SecondProof.optional(),
  })
  .refine((f) => f.new_password === f.new_password_confirmation, matches('new_password_confirmation'))

const LinkToken = z.string().min(1).max(200)

/** With the secret of the browser that signed up; whoever confirms elsewhere chooses password and name there. */
export const ConfirmFields = z
  .object({
    token: LinkToken,
    secret: z.string().max(200).optional(),
    password: NewPassword.optional(),
    password_confirmation: Confirmation.optional(),
    first_name: Name(MESSAGES.firstNameRequired).optional(),
    last_name: Name(MESSAGES.lastNameRequired).optional(),
  })
  .refine((f) => f.password === f.password_confirmation, matches('password_confirmation'))

const EmailOnly = z.object({ email: EmailField() })

export const Account = z.object({
  user: User,
  products: z.array(z.object({ id: z.number(), name: z.string(), plan_length: z.number(), price: z.number() })),
  product_topics: z.array(TopicAccess),
  topics_list_include_free: z.array(TopicAccess),
})
export type Account = z.infer<typeof Account>

export const userEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/users',
    auth: 'optional',
    summary: "Sign up, or create a guest. With a guest's token the guest's work moves when the sign-up is confirmed.",
    body: z.object({ user: z.discriminatedUnion('guest', [GuestFields, SignUpFields]) }),
    response: Success.extend({
      /** a guest is logged in at once */
      jwt: z.string().optional(),
      /** proves at the confirmation that it is asked for in the browser that signed up */
      pending_sign_up: z.string().optional(),
    }),
  }),
  token: endpoint({
    method: 'POST',
    path: '/user_token',
    auth: 'optional',
    summary: 'Log in; the session of a token that is sent along ends',
    body: z.object({
      auth: z.object({ email: z.string().max(254), password: z.string().max(200) }),
      known_browsers: KnownBrowsers,
    }),
    response: z.union([LoggedIn, SecondFactorAsked]),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/user_token/revoke',
    auth: 'token',
    summary: 'End this session, or all of them',
    body: z.object({ all: z.literal(true).optional() }),
    response: Success,
  }),
  current: endpoint({
    method: 'GET',
    path: '/users/current',
    auth: 'token',
    summary: 'The logged-in user',
    response: User,
  }),
  account: endpoint({
    method: 'GET',
    path: '/users/account',
    auth: 'token',
    summary: 'User, cart, and access by topic in one call',
    response: Account,
  }),
  updateTopic: endpoint({
    method: 'PUT',
    path: '/users/update_topic',
    auth: 'token',
    summary: 'Choose the current topic',
    body: z.object({ user: z.object({ topic: z.string().max(100) }) }),
    response: User,
  }),
  study: endpoint({
    method: 'GET',
    path: '/users/study',
    auth: 'token',
    summary: 'Test date, target of the current topic, minutes a day, weekly letter',
    response: Study,
  }),
  updateStudy: endpoint({
    method: 'PUT',
    path: '/users/study',
    auth: 'token',
    summary: 'Choose any of them; no password',
    body: StudyChange,
    response: Study,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/:id',
    auth: 'member',
    summary: 'Update the profile; password is the current one',
    params: IdParams,
    body: z.object({ user: ProfileFields }),
    response: User,
    renews: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/users/confirm',
    auth: 'none',
    summary:
      'Confirm an account with the token of the mail; without the secret of the sign-up, with a new password and name',
    body: ConfirmFields,
    response: z.union([Success, z.object({ choose_password: z.literal(true) })]),
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/users/resend_confirmation',
    auth: 'none',
    summary: 'Send the confirmation mail again',
    body: EmailOnly,
    response: Success,
  }),
  export: endpoint({
    method: 'GET',
    path: '/users/:id/export',
    auth: 'token',
    summary: 'Everything we hold on the user, as one JSON document',
    params: IdParams,
    response: z.record(z.string(), z.unknown()),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    auth: 'member',
    summary: 'Delete the account',
    params: IdParams,
    body: z.object({ password: CurrentPassword, second: SecondProof.optional() }),
    response: z.object({ id: z.number() }),
  }),
  claimGuest: endpoint({
    method: 'POST',
    path: '/users/claim_guest',
    auth: 'member',
    summary: "Move a guest's work into this account, with the token of the mail",
    body: z.object({ token: z.string().min(1).max(200) }),
    response: Success,
  }),
} as const

export const passwordEndpoints = {
  forgot: endpoint({
    method: 'POST',
    path: '/password/forgot',
    auth: 'none',
    summary: 'Mail a recovery link',
    body: EmailOnly,
    response: Success,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/password/reset',
    auth: 'none',
    summary: 'Set a new password with the token of the mail',
    body: PasswordResetFields,
    // The link was the owner's: this browser counts as one in which the account was opened.
    response: Success.extend({ known_browser: z.string().optional() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/password/update',
    auth: 'member',
    summary: 'Change the password',
    body: PasswordUpdateFields,
    response: Success,
    renews: true,
  }),
} as const
