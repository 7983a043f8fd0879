import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inertSvg } from './inert-svg'

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

test('the built-in sheet is drawn without a mark, and instead of one that is more than shapes', async () => {
  for (const mark of [undefined, '', '<script>alert(1)</script>']) {
    const html = await drawn(mark)
    expect(html).toContain('fill="var(--lapis)"')
    expect(html).not.toContain('script')
  }
})

test('shapes are taken as they are', () => {
  expect(inertSvg(` ${MARK}\n`)).toBe(MARK)
  expect(inertSvg('<g transform="translate(2 -1.5)">\n<path d="M0,0 L1e1,2"></path>\n</g>')).not.toBeNull()
  expect(inertSvg('<rect x="1" y="1" width="9" height="9" fill="var(--lapis)" />')).not.toBeNull()
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
  ['a link', '<a href="https://example.com"><path d="M0 0"/></a>'],
  ['a picture from elsewhere', '<image href="https://example.com/x.png"/>'],
  ['foreign content', '<foreignObject><p>x</p></foreignObject>'],
  ['a style', '<path d="M0 0" style="fill:red"/>'],
  ['an address as a colour', '<path d="M0 0" fill="url(//example.com/x)"/>'],
  ['an escaped address', '<path d="M0 0" fill="\\75rl(x)"/>'],
  ['an attribute without quotes', '<path d=M0 onload=alert(1)/>'],
  ['an entity', '<path d="&#106;"/>'],
  ['text', 'M4 4h16'],
  ['text between shapes', '<path d="M0 0"/>x<path d="M0 0"/>'],
  ['a comment', '<!-- x --><path d="M0 0"/>'],
  ['the end of the drawing around it', '</svg><path d="M0 0"/>'],
  ['an element left open', '<g><path d="M0 0"/>'],
  ['an element closed twice', '<g></g></g>'],
])('%s is refused', (_, drawing) => {
  expect(inertSvg(drawing)).toBeNull()
})
