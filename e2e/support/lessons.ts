import type { Page } from '@playwright/test'
import { expect } from './people.ts'

/** Opens everything that a lesson keeps folded: its examples with all their steps, each “Why?”, and on a phone the words. */
export async function openWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible()
  for (const name of [/^Open example/, /^Show all steps$/, /^Why\?$/, /^What they mean$/]) {
    const folded = page.getByRole('button', { name }).and(page.locator(':not([aria-expanded="true"])'))
    while ((await folded.count()) > 0) await folded.first().click()
  }
}
