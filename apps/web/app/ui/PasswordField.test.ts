import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField'

test('a password is masked, and browsers and password managers may fill it in', () => {
  const html = renderToStaticMarkup(
    createElement(PasswordField, { label: 'Password', name: 'password', autoComplete: 'current-password' }),
  )
  expect(html).toMatch(/<input[^>]* type="password"/)
  expect(html).toContain('autoComplete="current-password"')
  expect(html).not.toMatch(/onpaste|maxlength|readonly|autocomplete="off"/i)
})
