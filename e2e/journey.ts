import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { type Visit, visit, withPictures } from './browser.js'
import { recordShifts } from './shifts.js'

/**
 * Several users' browsers in one journey. At the end, none of them may have had an error on a page, or a layout that
 * shifted by more than allowed.
 */
export const journeyOf = async (
  browser: Browser,
  name: string,
  journey: (arrive: () => Promise<Page>) => Promise<void>,
  options: BrowserContextOptions = {},
) => {
  const visits: Visit[] = []
  const shifts: Awaited<ReturnType<typeof recordShifts>>[] = []
  const arrive = async () => {
    const arrived = await visit(browser, options)
    visits.push(arrived)
    shifts.push(await recordShifts(arrived.page))
    return arrived.page
  }
  await withPictures(name, visits, async () => {
    await journey(arrive)
    for (const { errors } of visits) expect(errors).toEqual([])
    expect(shifts.flatMap(({ tooMany }) => tooMany())).toEqual([])
  })
  for (const each of visits) await each.close()
}
