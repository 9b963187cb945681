import type { Page } from 'playwright'

/** Starts or completes the open job before its agreed day: confirms both questions. */
export const takeEarly = async (page: Page, step: 'Start' | 'Complete') => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${step} Job` })
    .click()
  await page
    .getByRole('alertdialog', { name: `${step} this job?` })
    .getByRole('button', { name: `${step} Job` })
    .click()
  const early = page.getByRole('alertdialog', { name: `${step} before the agreed day?` })
  await early.getByText('This job is agreed for').waitFor()
  await early.getByRole('button', { name: `${step} Early` }).click()
  await early.waitFor({ state: 'detached' })
}
