import type { Page } from '@playwright/test'

/** Pictures for whoever wants to look (PICTURES names a folder), at the widths of the screen at hand, in light and dark. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const width of size.width < 500 ? [390] : [768, 1440])
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: size.height })
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true })
    }
  await page.setViewportSize(size)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
}
