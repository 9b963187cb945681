import type { Page } from 'playwright'

/** Google's limit for a good page is 0.1. */
export const MOST = 0.02

export type Shift = { value: number; at: number; what: string[] }

type Watch = {
  name: string
  /** Shifts this long after a press or a key are its answer. */
  answerMs: number
}

/** Runs in the page: adds each layout shift, as Chromium counts them, to the array or calls the function of this name. */
export const watchShifts = ({ name, answerMs }: Watch) => {
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>
  }
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const page = window as unknown as Record<string, Shift[] | ((shift: Shift) => void) | undefined>
  page[name] ??= []
  const target = page[name]
  let lastInput = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'keydown', 'input'])
    window.addEventListener(
      type,
      ({ isTrusted, timeStamp }) => {
        if (isTrusted) lastInput = timeStamp
      },
      { capture: true },
    )
  new PerformanceObserver(list => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput || startTime - lastInput < answerMs) continue
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const words = node?.textContent?.slice(0, 40) ?? ''
        return `${node?.nodeName} "${words}": ${place(previousRect)} to ${place(currentRect)}`
      })
      what.unshift(
        `${location.pathname}${location.search} ${innerWidth}px, ${Math.round(startTime - lastInput)} ms after input`,
      )
      const shift = { value, at: performance.timeOrigin + startTime, what }
      if (typeof target === 'function') target(shift)
      else target.push(shift)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const total = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)

export const tell = (shifts: readonly Shift[]) =>
  shifts.map(({ value, what }) => `${value.toFixed(3)}\n    ${what.join('\n    ')}`).join('\n')

/** Presses by script: Chromium does not count shifts within half a second of a real press, but users notice them. */
export const pressByScript = (page: Page, words: string) =>
  page.evaluate(wanted => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, [role="tab"]')]
    const control = controls.find(({ textContent }) => textContent === wanted)
    if (!control) throw new Error(`There is no ${wanted}`)
    // Tabs open on mousedown, before the click.
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
    control.click()
  }, words)

/** The shifts of a page that records them as `shifts`, after the first `before`. */
export const shiftsSince = (page: Page, before: number) =>
  page.evaluate(count => (window as unknown as { shifts: Shift[] }).shifts.slice(count), before)

const SECOND = 1000
const LONGEST = 5 * SECOND

/** Shifts that belong together as in Chromium's cumulative layout shift: less than a second apart, within five. */
const windowsOf = (shifts: readonly Shift[]): Shift[][] => {
  const windows: Shift[][] = []
  for (const shift of shifts) {
    const open = windows.at(-1)
    const isSame = open && shift.at - open.at(-1)!.at < SECOND && shift.at - open[0]!.at < LONGEST
    if (isSame) open.push(shift)
    else windows.push([shift])
  }
  return windows
}

/** On a busy machine, the server answers a press after more than the half second that Chromium allows for. */
const ANSWER_MS = 15 * SECOND

/**
 * Records the layout shifts of a page from now on, also after navigations, that come without a press: while it loads, and
 * when the change stream brings something. `tooMany` describes those over the limit.
 */
export const recordShifts = async (page: Page) => {
  const shifts: Shift[] = []
  await page.exposeBinding('noteShift', (_, shift: Shift) => {
    shifts.push(shift)
  })
  await page.addInitScript(watchShifts, { name: 'noteShift', answerMs: ANSWER_MS })
  return {
    tooMany: () =>
      windowsOf(shifts)
        .filter(window => total(window) > MOST)
        .map(tell),
  }
}
