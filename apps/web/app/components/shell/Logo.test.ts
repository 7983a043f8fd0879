import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

const MARK =
  '<path d="M4 4h16v16H4z" fill="none" stroke="currentColor"/><g opacity="0.5"><circle cx="12" cy="12" r="3"/></g>'

async function drawn(logo_svg?: string): Promise<string> {
  vi.resetModules()
  vi.doMock('virtual:brand', () => ({ brand: { name: 'Northside', logo_svg } }))
  const { Logo } = await import('./Logo')
  return renderToStaticMarkup(createElement(Logo))
}

afterEach(() => void vi.doUnmock('virtual:brand'))

test("the logo shows the brand's own mark beside its name", async () => {
  const html = await drawn(MARK)
  expect(html).toContain(`viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">${MARK}</svg>Northside`)
  expect(html).not.toContain('var(--lapis)')
})

test('the built-in sheet is drawn without a mark', async () => {
  expect(await drawn()).toContain('fill="var(--lapis)"')
})
