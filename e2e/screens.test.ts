import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { beyondTheEdge } from './fits.js'
import { oneByOne, painted } from './oneByOne.js'
import { prepareScreens, type Role, roles } from './screens.js'
import { MOST, pressByScript, shiftsSince, tell, total, watchShifts } from './shifts.js'
import { covered, failToastRequests, raiseToast } from './toasts.js'

/**
 * Opens each screen once for each role and width, and checks everything that must hold on any screen: nothing shifts or
 * is empty as answers arrive one by one, nothing extends beyond the edge, axe finds no violation in light or dark, and a
 * toast covers nothing.
 */

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await prepareScreens()
})
afterAll(() => browser.close())

/** Light and dark differ only in color, so only colors are checked again. */
const violations = async (page: Page) => {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await painted(page)
    // AxeBuilder sends its half megabyte twice for each check; the second check of a page needs none.
    const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined
    // There are no cross-origin frames here, and legacy mode avoids opening a second page for each check.
    const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({
      resultTypes: ['violations'],
      // There is neither audio nor video, and axe reads no style sheets otherwise.
      preload: false,
    })
    if (colorScheme === 'dark') axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id} at ${target}\n${failureSummary}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** What moved since the first `before` shifts, and what was waited for in front of an empty page. */
const unsteady = async (page: Page, empty: string[], before = 0) => {
  const shifts = await shiftsSince(page, before)
  return [
    ...(total(shifts) > MOST ? [`shifted ${tell(shifts)}`] : []),
    ...empty.splice(0).map(url => `empty while waiting for ${url}`),
  ]
}

type SlowNetwork = Awaited<ReturnType<typeof oneByOne>>

/** Delivers answers one by one, with motion, until `journey` ends. */
const slowly = async (page: Page, journey: (network: SlowNetwork) => Promise<void>) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const network = await oneByOne(page)
  await journey(network)
  await network.stop()
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

type Walked = Pick<Role, 'role' | 'screens' | 'trips'> & { isSignedIn: boolean; size: typeof phone }

/** Everything that is wrong on the screens of a role, each with the names of role, screen, and width. */
const problemsOf = async (
  page: Page,
  { role, screens, trips, isSignedIn, size }: Walked,
): Promise<string[]> => {
  const found: string[] = []
  const note = (screen: string, problems: string[]) =>
    found.push(...problems.map(problem => `${role}, ${screen}, ${size.width} px: ${problem}`))
  await failToastRequests(page)
  await page.addInitScript(watchShifts, { name: 'shifts', answerMs: 0 })

  const loaded = new Set<string>()
  for (const [screen, open] of Object.entries(screens)) {
    await page.setViewportSize(size)
    await open(page, async url => {
      // Several screens have one URL, which loads slowly only once.
      if (loaded.has(url)) return page.goto(url)
      loaded.add(url)
      await slowly(page, async ({ allHere, empty }) => {
        await page.goto(url)
        await allHere()
        note(screen, await unsteady(page, empty))
      })
    })
    await page.setViewportSize(size)
    note(screen, await beyondTheEdge(page))
    note(screen, await violations(page))
    if (await raiseToast(page, screen, isSignedIn)) note(screen, await covered(page))
  }

  for (const [url, ...labels] of trips)
    await slowly(page, async ({ allHere, empty }) => {
      await page.goto('about:blank')
      await page.goto(url)
      await allHere()
      for (const label of labels) {
        const before = (await shiftsSince(page, 0)).length
        await pressByScript(page, label)
        await allHere()
        note(`${url}, then ${label}`, await unsteady(page, empty, before))
      }
    })
  return found
}

const walks = roles.flatMap(role => [phone, desktop].map(size => ({ ...role, size, width: size.width })))

it.each(walks)(
  'finds nothing wrong on any screen of $role at $width px',
  async ({ enter, width, timezoneId, ...walk }) => {
    const arrived = await visit(browser, { reducedMotion: 'reduce', ...(timezoneId && { timezoneId }) })
    const { page } = arrived
    await withPictures(`screens ${walk.role} ${width}`, [arrived], async () => {
      await enter?.(page)
      expect(await problemsOf(page, { ...walk, isSignedIn: enter !== undefined })).toEqual([])
    })
    await arrived.close()
  },
)

/** Runs in the page: breaks everything that the walk looks for. */
const breakAll = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    'main { opacity: 0 } [data-toasts] li { position: fixed !important; inset: 0 !important }',
  )
  document.adoptedStyleSheets = [sheet]
  document.addEventListener('DOMContentLoaded', () => {
    const moving = document.createElement('div')
    document.body.prepend(moving)
    const wide = document.createElement('div')
    Object.assign(wide.style, { width: '3000px', color: '#777', background: '#888' })
    wide.textContent = 'Unreadable'
    document.body.append(wide, document.createElement('img'))
    let times = 0
    const shaking = setInterval(() => {
      moving.style.height = times % 2 === 0 ? '300px' : '0'
      if (++times === 20) clearInterval(shaking)
    }, 100)
  })
}

it('finds what was broken on purpose, and names role, screen, and width', async () => {
  const arrived = await visit(browser, { reducedMotion: 'reduce' })
  const { page } = arrived
  const { role, enter, screens } = roles[1]!
  await enter!(page)
  await page.addInitScript(breakAll)
  const found = await problemsOf(page, {
    role,
    screens: { home: screens.home! },
    trips: [['/customer', 'My Orders']],
    isSignedIn: true,
    size: phone,
  })
  for (const problem of [
    'home, 375 px: shifted ',
    'home, 375 px: empty while waiting for ',
    'home, 375 px: HTML 3000 px wide in 375',
    'home, 375 px: light: image-alt at img',
    'home, 375 px: dark: color-contrast at ',
    'home, 375 px: BUTTON "Open menu" lies under the toast',
    '/customer, then My Orders, 375 px: empty while waiting for ',
  ])
    expect(found).toContainEqual(expect.stringContaining(`a customer, ${problem}`))
  await arrived.close()
})
