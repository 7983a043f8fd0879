import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a study start after the test date is refused at its field and nothing is stored', async () => {
  const me = await t.member()
  const save = (study_start: string | null) =>
    t.call('PUT', `/users/${me.id}`, {
      token: me.token,
      body: { user: { first_name: 'Ana', last_name: 'Lee', test_date: '2027-05-01', study_start, password: PASSWORD } },
    })
  expect((await save('2027-04-01')).status).toBe(200)
  const refused = await save('2027-05-02')
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('Please choose a study start that is not after your test date.')
  const { body } = await t.call('GET', '/users/current', { token: me.token })
  expect(JSON.stringify(body)).toContain('2027-04-01')
})
