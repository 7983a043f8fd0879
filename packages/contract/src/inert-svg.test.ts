import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Brand } from './brand.ts'
import { inertSvg } from './inert-svg.ts'

const MARK =
  '<path d="M4 4h16v16H4z" fill="none" stroke="currentColor"/><g opacity="0.5"><circle cx="12" cy="12" r="3"/></g>'

test('a brand file whose mark is more than shapes is refused, with what to do', () => {
  const brand: object = JSON.parse(readFileSync(new URL('../brand.json', import.meta.url), 'utf8'))
  expect(Brand.safeParse({ ...brand, logo_svg: MARK }).success).toBe(true)
  const refused = Brand.safeParse({ ...brand, logo_svg: '<script>alert(1)</script>' })
  expect(refused.error?.issues[0]?.path).toEqual(['logo_svg'])
  expect(refused.error?.issues[0]?.message).toContain('plain SVG shapes only')
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
