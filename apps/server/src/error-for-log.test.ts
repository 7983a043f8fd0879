import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log.ts'

test('what a query was given does not get into the log, its cause and place do', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    constraint: 'user_email_uq',
    detail: 'Key (email)=(ana@example.com) already exists.',
  })
  const error = new Error(
    'Failed query: insert into "user" values ($1, $2)\nparams: ana@example.com,$argon2id$v=19$x',
    { cause },
  )
  const line = JSON.stringify(errorForLog(error))
  for (const secret of ['ana@example.com', 'argon2id']) expect(line).not.toContain(secret)
  for (const useful of ['insert into', '23505', 'user_email_uq', 'error-for-log.test.ts'])
    expect(line).toContain(useful)
})

test('what is thrown and is no error is named by its type alone', () => {
  expect(errorForLog('a secret')).toEqual({ type: 'string' })
})
