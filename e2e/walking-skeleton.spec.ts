import { address, expect, mailTo, PASSWORD, test } from './support/people.ts'

test('a guest answers five questions, gets a score, a mastery number, a mistake entry and a card, and buys a plan as a member', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Got it!' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Try It Now' }).first().click()
  await expect(page).toHaveURL(/for-students/)
  await page.getByRole('button', { name: /Algebra 1/ }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.getByRole('button', { name: 'Look around first' }).click()

  await page.getByRole('link', { name: 'Create Test' }).click()
  await page.getByLabel('Number of questions').fill('5')
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  for (let i = 1; i <= 5; i++) {
    await expect(page.getByRole('heading', { name: `Question ${i}` })).toBeVisible()
    const grid = page.getByLabel('Your answer')
    if (await grid.isVisible()) await grid.fill('7/3')
    else await page.getByRole('button', { name: /^Option C/ }).click()
    if (i < 5) await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByText('Your Score')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Look around first' }).click()
  await expect(
    page
      .getByRole('table', { name: 'Performance by Subject' })
      .getByText(/\d+\.\d%/)
      .first(),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await page.getByRole('link', { name: 'Log', exact: true }).first().click()
  await page.getByLabel('What did I do wrong?').fill('I dropped a minus sign.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await expect(page.getByText('I dropped a minus sign.')).toBeVisible()

  await page.getByRole('link', { name: 'Flashcards', exact: true }).click()
  await page.getByRole('link', { name: 'Create Flashcard' }).click()
  await page.getByLabel('Front').fill('Slope between two points')
  await page.getByLabel('Back').fill('Rise over run')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Flashcard created!')).toBeVisible()

  const email = address()
  await page.getByRole('link', { name: 'Become a Member' }).click()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill("O'Brien")
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Almost done! Please confirm your account in the email we just sent you.')).toBeVisible()
  const mail = await mailTo(page.request, email, /Confirm/)
  await page.goto(/\/confirm\?token=[\w-]+/.exec(mail.text)?.[0] ?? '')
  await expect(page.getByText("Great! You've confirmed your account. Please sign in below.")).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)

  await page.getByRole('button', { name: /SAT Reading and Writing/ }).click()
  await expect(page).toHaveURL(/upgrade/)
  await page
    .getByRole('button', { name: /Add to cart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/cart/)
  await page.getByRole('link', { name: 'Continue To Checkout' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expires (MM/YY)').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await expect(page.getByRole('button', { name: 'Place Your Order' })).toBeDisabled()
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Place Your Order' }).click()
  await expect(page).toHaveURL(/dashboard/, { timeout: 20_000 })
  await expect(page.getByText('SAT Reading and Writing').first()).toBeVisible()
})
