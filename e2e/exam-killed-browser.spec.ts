import type { Test } from '@fourfold/contract'
import type { Page } from '@playwright/test'
import { examCalls } from './support/exams.ts'
import { type KillableBrowser, killableBrowser } from './support/killable-browser.ts'
import { answer, buy, enter, expect, newMember, test } from './support/people.ts'

let browser: KillableBrowser
test.afterEach(() => browser?.stop())

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const given = ({ questions_attributes }: Test): string[] =>
  questions_attributes.map((q) => q.answer_attributes?.letter ?? q.student_produced_answer ?? '')

/** Answers one question and goes on; a letter where it has options, a number where it has none. */
async function give(page: Page, number: number): Promise<string> {
  await expect(page.getByRole('heading', { name: `Question ${number}` })).toBeVisible()
  const typed = await page.getByLabel('Your answer').isVisible()
  await answer(page, 'B', '12')
  return typed ? '12' : 'B'
}

/** Into the second module, whether it has begun or not. */
const goOn = (page: Page) =>
  page
    .getByRole('button', { name: 'Begin SAT Math, module 2' })
    .or(page.getByRole('link', { name: 'Go on', exact: true }))
    .click()

const WAITS = /handed in as soon as you are back online/
const API = '**/api/**'
async function cutOff(page: Page): Promise<void> {
  await page.route(API, (route) => route.abort())
}

test('a browser killed at the switch of modules, four times, loses no answer and no hand-in', {
  tag: '@deep',
}, async ({ launchOptions, baseURL, request }) => {
  test.setTimeout(240_000)
  browser = killableBrowser(launchOptions, baseURL ?? '')
  const person = await newMember(request)
  const exams = examCalls(request, person)
  const open = async (path: string, prepare = async (_: Page) => {}): Promise<Page> => {
    const page = await browser.open()
    await enter(page, person, 'SAT Math')
    await prepare(page)
    await page.goto(path)
    return page
  }

  let page = await browser.open()
  await buy(page, person, 'SAT Math')
  await enter(page, person, 'SAT Math')
  await page.goto('/exams/start/sat-math')
  await page.getByRole('button', { name: 'Begin the first module' }).click()
  const first: string[] = []
  for (const number of [1, 2, 3]) {
    first.push(await give(page, number))
    await next(page)
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const id = await exams.running()
  const path = `/exams/${id}`

  // The line is lost, two more are answered, the module is handed in, and in that moment the browser is killed.
  await page.context().setOffline(true)
  for (const number of [4, 5]) {
    first.push(await give(page, number))
    await next(page)
  }
  await page.getByRole('button', { name: 'Review', exact: true }).first().click()
  await page.getByRole('button', { name: 'Hand in module' }).click()
  await page.getByRole('button', { name: /^Hand in with \d+ questions empty$/ }).click()
  await expect(page.getByText(WAITS)).toBeVisible()
  const modulePath = new URL(page.url()).pathname
  await browser.kill()
  // Opened again while the server cannot be reached, the module still waits to be handed in.
  page = await open(modulePath, cutOff)
  await expect(page.getByText(WAITS)).toBeVisible()
  expect((await exams.state(id)).parts[0]?.state).toBe('running')
  // With the line back the answers go out and then the hand-in, without being asked a second time.
  await page.unroute(API)
  const begin = page.getByRole('button', { name: 'Begin SAT Math, module 2' })
  await expect(begin).toBeVisible()
  const { parts } = await exams.state(id)
  expect(given(await exams.test(parts[0]?.test_id ?? 0)).slice(0, 6)).toEqual([...first, ''])
  expect(parts[0]?.state).toBe('over')

  // Killed when the next module is begun: whether the call arrived or not, it is there to be gone on with.
  const asked = page.waitForRequest(/\/begin$/)
  await begin.click()
  await asked
  await browser.kill()
  page = await open(path)
  await goOn(page)
  const second = [await give(page, 1)]

  // Killed with the answer just given; the browser that is opened again goes on.
  await browser.kill()
  page = await open(path)
  await goOn(page)
  await next(page)
  second.push(await give(page, 2))
  await page.getByRole('button', { name: 'Review', exact: true }).first().click()
  await expect(page.getByText('20 questions have no answer yet')).toBeVisible()

  // Handed in without a line and killed: the exam's own page says that it waits, and hands it in with the line back.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Hand in module' }).click()
  await page.getByRole('button', { name: /^Hand in with \d+ questions empty$/ }).click()
  await expect(page.getByText(WAITS)).toBeVisible()
  await browser.kill()
  page = await open(path, cutOff)
  await expect(page.getByText(WAITS)).toBeVisible()
  expect((await exams.state(id)).parts[1]?.state).toBe('running')
  await page.unroute(API)
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()

  const { sections } = await exams.report(id)
  const kept = await Promise.all((sections[0]?.modules ?? []).map(({ test_id }) => exams.test(test_id)))
  expect(kept.map((each) => given(each).filter((value) => value !== ''))).toEqual([first, second])
})
