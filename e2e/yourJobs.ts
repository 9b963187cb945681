import type { Page } from 'playwright'

/**
 * A card among the vendor's jobs. Jobs of other journeys may come before it, since the list shows five until it is
 * expanded.
 */
export const yourJob = async (vendor: Page, words: string) => {
  const jobs = vendor.getByRole('region', { name: 'Your Jobs' })
  const job = jobs.getByRole('article').filter({ hasText: words })
  const all = jobs.getByRole('button', { name: 'Show all' })
  await job.or(all).first().waitFor()
  if (await all.isVisible()) await all.click()
  return job
}
