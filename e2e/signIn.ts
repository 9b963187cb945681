import type { Page } from 'playwright'

export const DEMO_PASSWORD = 'dumpster-demo'

/** Signs in through the screens, as the person does. */
export const signIn = async (
  page: Page,
  as: 'Customer' | 'Vendor',
  email: string,
  password = DEMO_PASSWORD,
) => {
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${as}`) }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page
    .getByText(/^Welcome, /)
    .first()
    .waitFor()
}

/** Waits until the toast says so. By its text: a modal dialog hides everything beside it from the roles. */
export const toastSays = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

/** `days` from now, as a date field takes it. */
export const dayFromNow = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}
