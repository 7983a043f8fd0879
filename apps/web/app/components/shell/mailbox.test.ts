import { expect, test } from 'vitest'
import { mailbox } from './mailbox'

test('mail of a well-known provider is opened where it is read; of any other address nothing is known', () => {
  expect(mailbox('ana@gmail.com')?.name).toBe('Gmail')
  expect(mailbox('Ana@GoogleMail.com')?.href).toBe('https://mail.google.com/')
  expect(mailbox('"a@gmail.com"@school.example')).toBeNull()
  expect(mailbox('ana@notgmail.com')).toBeNull()
})
