import type { Page } from 'playwright'

let counters = 0

/**
 * Runs in the page. A press on a label is followed by a second trusted click, on its field, and Enter in a field by
 * one on the submit button. So we count only the first click after a pointer or key went down.
 */
const listen = (name: string) => {
  let isPressed = false
  const press = ({ isTrusted }: Event) => {
    isPressed ||= isTrusted
  }
  window.addEventListener('pointerdown', press, { capture: true })
  window.addEventListener('keydown', press, { capture: true })
  window.addEventListener(
    'click',
    ({ isTrusted }) => {
      if (!isTrusted || !isPressed) return
      isPressed = false
      ;(window as unknown as Record<string, () => void>)[name]?.()
    },
    { capture: true },
  )
}

/**
 * Counts what the user presses on a page from now on, also after navigations: clicks, taps, and buttons and links
 * pressed by keyboard. Typing, scrolling, and clicks made by scripts do not count.
 */
export const countClicks = async (page: Page) => {
  const name = `countedClick${++counters}`
  let count = 0
  await page.exposeBinding(name, () => {
    count++
  })
  await page.addInitScript(listen, name)
  await page.evaluate(listen, name)
  return { count: () => count }
}
