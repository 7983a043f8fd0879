import type { FrameLocator, Page } from '@playwright/test'
import { enter, makeTest, newGuest } from './people.ts'

/** Opens a test and its calculator by the toolbar. */
export async function openInTest(page: Page): Promise<FrameLocator> {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 2 })
  await page.goto(`/tests/${id}`)
  await page.getByRole('button', { name: 'Calculator', exact: true }).click()
  return page.frameLocator('iframe[title="Calculator"]')
}
