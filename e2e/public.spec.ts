import type { Locator, Page } from '@playwright/test'
import { paths } from '../apps/web/app/routing/paths.ts'
import { clean } from './support/axe.ts'
import { address, expect, test } from './support/people.ts'

const READABLE = [
  ['/', /^Learn more\s*in less time\.$/, 'Practice that knows what you missed, why you missed it'],
  ['/product', /^It knows what you missed, and why$/, 'the highest of seven models'],
  [
    '/about',
    /^For the student with an exam date and twenty minutes$/,
    'A wrong answer does, if somebody says what went wrong',
  ],
  ['/privacy', /^Privacy Policy$/, '45 days'],
  ['/terms', /^Terms of Service$/, 'March 2nd, 2022'],
  ['/for-business', /^E-learning under your own name$/, 'Run it on your database and your servers'],
] as const

/** What the specification wants to be read on a page (§1, §2), word for word. */
const WORDS: readonly (readonly [string, readonly string[]])[] = [
  [
    '/',
    [
      ...['Sign Up', 'Try It Now', 'Log In', 'How it works', 'Practice', 'Analyze', 'Review', 'Retry'],
      ...[
        'Learn more',
        'less time',
        'personalized learning path',
        'Student-driven',
        'Data-driven',
        'Try now',
        'Got it!',
      ],
      ...['For Students', 'Product', 'About', 'support@fourfold.example', 'Privacy Policy', 'Terms of Service'],
    ],
  ],
  [
    '/product',
    [
      ...['0.7892', 'highest of seven models', '30 percent', '130 million'],
      ...[
        'DKT',
        '0.7699',
        'DKVMN',
        '0.7648',
        'NPA',
        '0.7758',
        'SAKT',
        '0.7671',
        'SAINT',
        '0.7811',
        'PEBG+DKT',
        '0.7765',
      ],
      ...['seewoo5/KT', 'as reported by the authors', 'Open benchmark'],
    ],
  ],
  ['/for-business', ['White-label', 'Pricing', 'Get started', '20-minute intro call']],
  [
    '/for-students',
    ['Designed for you', 'Algebra 1', '1800+', 'Geometry', '900+', 'Algebra 2', '1600+', 'Trigonometry', '550+'],
  ],
  ['/privacy', ['within one month', 'within 45 days', 'children under 13', 'not knowingly serve']],
  ['/terms', ['Effective March 2nd, 2022', '100 US dollars', 'laws of the State of New York']],
  ['/no-such-page', ['Page not found', 'Go to the homepage']],
]

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not reach the element')
}

test('a school asks for a demo by keyboard alone', async ({ page }) => {
  await page.goto('/for-business')
  const start = page.getByRole('button', { name: 'Get started' })
  const dialog = page.getByRole('dialog', { name: 'Request a demo' })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('A 20-minute intro call')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(start).toBeFocused()

  await page.keyboard.press('Enter')
  const first = dialog.getByLabel('First name')
  const last = dialog.getByLabel('Last name')
  const email = dialog.getByLabel('Work email')
  const company = dialog.getByLabel('Company or school')
  const submit = dialog.getByRole('button', { name: 'Request a demo' })
  await expect(dialog).toBeVisible()
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Please enter a first name')
  await expect(last).toHaveAccessibleDescription('Please enter a last name')
  await expect(email).toHaveAccessibleDescription('Please enter an email')
  await expect(company).toHaveAccessibleDescription('Please enter a company name')

  const wanted = { first_name: 'Ana', last_name: 'Lee', email: address(), company_name: 'Northside High & Co.' }
  await page.keyboard.type(wanted.first_name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('L€€')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana at school')
  await page.keyboard.press('Tab')
  await page.keyboard.type(wanted.company_name)
  await page.keyboard.press('Enter')
  await expect(last).toBeFocused()
  await expect(last).toHaveAccessibleDescription('Please use alphanumeric characters only')
  await expect(email).toHaveAccessibleDescription('Invalid email format')
  await expect(first).toHaveAccessibleDescription('')

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(wanted.last_name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(wanted.email)
  const stored = page.waitForResponse((r) => r.url().endsWith('/api/v1/prospects'))
  await page.keyboard.press('Enter')
  const answer = await stored
  expect(answer.request().postDataJSON()).toEqual({ prospect: wanted })
  expect(answer.ok()).toBe(true)
  expect(await answer.json()).toEqual({ id: expect.any(Number) })
  const thanks = page.getByRole('dialog', { name: 'Thank you!' })
  await expect(thanks).toContainText(wanted.email)
  await expect(thanks).toContainText('20-minute intro call')
  await page.keyboard.press('Escape')
  await expect(thanks).toBeHidden()
  await expect(start).toBeFocused()
})

test('axe finds nothing in the demo request, its messages, its thanks and the menu of a phone, in any theme', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/for-business')
  await clean(page, 'cookie banner')
  // Gone only once the application is there, which Escape below needs.
  await page.getByRole('button', { name: 'Got it!' }).click()
  await expect(page.getByRole('button', { name: 'Got it!' })).toBeHidden()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Students' })
  await page.getByLabel('Menu').click()
  await expect(link).toBeVisible()
  await clean(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Get started' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a demo' })
  await expect(dialog).toBeVisible()
  await clean(page, 'demo request')
  await dialog.getByRole('button', { name: 'Request a demo' }).click()
  await expect(dialog.getByText('Please enter a first name')).toBeVisible()
  await clean(page, 'messages')
  await dialog.getByLabel('First name').fill('Ana')
  await dialog.getByLabel('Last name').fill('Lee')
  await dialog.getByLabel('Work email').fill(address())
  await dialog.getByLabel('Company or school').fill('Northside')
  await dialog.getByRole('button', { name: 'Request a demo' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible()
  await clean(page, 'thanks')
})

type Stop = Readonly<{ mark: string; text: string; seen: boolean; inView: boolean }>

/** What has the focus: its words, whether a ring is drawn around it, and whether it lies uncovered on the screen. */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return {
      mark: element.dataset.stop ?? element.tagName,
      text: element.getAttribute('aria-label') ?? element.innerText,
      seen: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      inView: top !== null && (element.contains(top) || top.contains(element)),
    }
  })

test('Home is walked by keyboard alone, and what was chosen there stays chosen', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Got it!' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()

  const wanted = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body :is(a[href], button, select, summary)')]
    const shown = all.filter((element) => element.checkVisibility())
    return shown.map((element, i) => {
      element.dataset.stop = String(i)
      return { mark: String(i), text: element.getAttribute('aria-label') ?? element.innerText }
    })
  })
  expect(wanted.map((stop) => stop.text)).toEqual(
    expect.arrayContaining(['Fourfold, home', 'Sign Up', 'Try It Now', 'Log In', 'Try now', 'Privacy Policy']),
  )
  const walked: string[] = []
  for (let i = 0; i < wanted.length; i++) {
    await page.keyboard.press('Tab')
    const { mark, text } = await focused(page)
    await expect.poll(() => focused(page), `the focus on "${text}"`).toMatchObject({ seen: true, inView: true })
    walked.push(mark)
  }
  expect(walked).toEqual(wanted.map((stop) => stop.mark))

  const html = page.locator('html')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const papers: string[] = []
  for (const [name, theme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['High contrast', 'contrast-light'],
  ] as const) {
    await tabTo(page, page.getByLabel('Appearance'))
    await expect(html).toHaveAttribute('data-ready', 'yes')
    await page.keyboard.type(name.slice(0, 2))
    await expect(html).toHaveAttribute('data-theme', theme)
    await expect.poll(paper).not.toBe(papers.at(-1))
    papers.push(await paper())
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', theme)
    expect(await paper()).toBe(papers.at(-1))
  }
  expect(new Set(papers).size).toBe(3)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the public pages can be read', async ({ page }) => {
    for (const [path, heading, words] of READABLE) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      await expect(page.getByRole('main'), path).toContainText(words)
      const text = await page.getByRole('main').innerText()
      expect(text.split(/\s+/).length, `words on ${path}`).toBeGreaterThan(150)
      await expect(page.getByRole('navigation', { name: 'Help and law' })).toBeVisible()
    }
  })

  for (const [path, words] of WORDS)
    test(`${path} says what the specification wants said`, async ({ page }) => {
      await page.goto(path)
      for (const text of words) await expect(page.locator('body'), text).toContainText(text)
    })
})

test('an unknown address says so and leads home, where the navbar turns solid with the first scroll', {
  tag: '@deep',
}, async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  for (const path of ['/product/xyz', '/no-such-page']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    // With the application there, it is still the same page.
    await page.mouse.move(200, 200)
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  expect(failures).toEqual([])
  await expect(page).toHaveTitle(/Page not found/)
  await page.getByRole('link', { name: 'Go to the homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Learn more/)

  await page.goto('/')
  const ground = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 2)
  await expect.poll(ground).toBe(paper)
  await page.mouse.wheel(0, -2)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
})

test('every address of the product is found', async ({ request }) => {
  for (const link of Object.values(paths)) {
    const path = (link as (id: number) => string)(7)
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px nothing on Home jumps when its fonts arrive late`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    let fonts = 0
    let release: () => void = () => undefined
    const painted = new Promise<void>((done) => {
      release = done
    })
    // No font comes before the page was seen without it.
    await page.route('**/*.woff2', async (route) => {
      fonts++
      await painted
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => fonts).toBeGreaterThan(0)
    // Before its rule was read a font counts as one that is there.
    await expect.poll(() => page.evaluate(() => document.fonts.check('20px Newsreader'))).toBe(false)
    release()
    await expect.poll(() => page.evaluate(() => document.fonts.check('20px Newsreader'))).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))))
    const sum = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0))
    // Words may end a little earlier or later on their line; no line moves.
    expect(sum).toBeLessThan(0.01)
  })
}
