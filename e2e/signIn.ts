import type { Page } from 'playwright'

export const DEMO_PASSWORD = 'dumpster-demo'

/** Signs in on the screens, as users do. */
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

/** Waits for a toast with this text. Located by text: a modal dialog hides everything beside it from role queries. */
export const toastSays = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

/** The day `days` from now, as a date field takes it. */
export const dayFromNow = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}
