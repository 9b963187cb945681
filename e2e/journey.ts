import type { Browser, Page } from 'playwright'
import { type Visit, visit, withPictures } from './browser.js'

/** Several users' browsers in one journey; at the end, none of them may have had an error on a page. */
export const journeyOf = async (
  browser: Browser,
  name: string,
  journey: (arrive: () => Promise<Page>) => Promise<void>,
) => {
  const visits: Visit[] = []
  const arrive = async () => {
    const arrived = await visit(browser)
    visits.push(arrived)
    return arrived.page
  }
  await withPictures(name, visits, async () => {
    await journey(arrive)
    for (const { errors } of visits) expect(errors).toEqual([])
  })
  for (const each of visits) await each.close()
}
