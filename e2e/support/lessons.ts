import type { Page } from '@playwright/test'
import { expect } from './people.ts'

/** Opens everything that a lesson keeps folded: all steps of its examples, and each “Why?”. */
export async function openWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible()
  for (const name of ['Show all steps', 'Why?']) {
    const folded = page.getByRole('button', { name, exact: true }).and(page.locator(':not([aria-expanded="true"])'))
    while ((await folded.count()) > 0) await folded.first().click()
  }
}
