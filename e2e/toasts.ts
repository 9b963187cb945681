import type { Page } from 'playwright'

/** Stops the toast's timer, as switching to another window does, because a slow machine takes longer than its 5 s. */
const toastStays = async (page: Page) => {
  const toast = page.locator('[data-toasts] li')
  await toast.waitFor()
  await toast.evaluate(async item => {
    await Promise.all(item.getAnimations().map(({ finished }) => finished))
    window.dispatchEvent(new Event('blur'))
  })
}

/** Lets the requests fail that raise the toasts below. */
export const failToastRequests = (page: Page) =>
  page.route('**/graphql', route =>
    /mutation (Logout|SignUpCustomer|RequestPasswordReset)/.test(route.request().postData() ?? '')
      ? route.abort()
      : route.fallback(),
  )

/**
 * Raises a toast that can appear on any screen, by a failed sign-out. Presses by script, since a dialog may cover the
 * button.
 */
const signOut = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('header button')]
    buttons.find(({ textContent }) => textContent === 'Log out')?.click()
  })

/** Signed-out users can't get that toast, so each of these screens shows its own. */
const refused: Record<string, (page: Page) => Promise<void>> = {
  'sign in': async page => {
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  },
  'sign up': async page => {
    await page.getByLabel('First Name').fill('Dana')
    await page.getByLabel('Last Name').fill('Reyes')
    await page.getByLabel('Email Address').fill('nobody@example.org')
    await page.getByLabel('Phone Number').fill('(512) 555-0123')
    await page.getByLabel('Initial Service ZIP Code').fill('78704')
    await page.getByRole('radio', { name: /Junk pickup/ }).check()
    await page.getByLabel('Password', { exact: true }).fill('haul it away')
    await page.getByLabel('Confirm Password', { exact: true }).fill('haul it away')
    await page.getByRole('button', { name: 'Create Account' }).click()
  },
  'forgotten password': async page => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('nobody@example.org')
    await dialog.getByRole('button', { name: 'Send reset email' }).click()
  },
}

/** Raises a toast on a screen and keeps it there; false if there is none to raise. */
export const raiseToast = async (page: Page, screen: string, isSignedIn: boolean): Promise<boolean> => {
  const raise = isSignedIn ? signOut : refused[screen]
  if (!raise) return false
  await raise(page)
  await toastStays(page)
  return true
}

/** The controls that can't be scrolled clear of the toast; it may never cover the bar, tabs or a dialog's buttons. */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"]'
    const toast = document.querySelector('[data-toasts] li')
    if (!toast) throw new Error('There is no toast')
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
    const scope = dialogs.at(-1) ?? document.getElementById('root')!
    const found: string[] = []
    const isUnder = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      // Scrolling moves by whole pixels, so an edge may be off by a fraction of one.
      const columns = [left + 2, (left + right) / 2, right - 2]
      const corners = columns.flatMap(x => [top + 2, (top + bottom) / 2, bottom - 2].map(y => [x, y]))
      return corners.some(([x = 0, y = 0]) => toast.contains(document.elementFromPoint(x, y)))
    }
    const controls = [...scope.querySelectorAll<HTMLElement>(PRESSED)].filter(
      control =>
        !toast.contains(control) && control.checkVisibility() && control.getBoundingClientRect().width > 4,
    )
    const nameOf = (control: Element) =>
      `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 30)}"`
    for (const control of controls) {
      const isPinned = control.closest('header, [role="tablist"], [role="alertdialog"]') !== null
      if (isPinned && isUnder(control)) found.push(`${nameOf(control)} lies under the toast`)
    }
    for (const control of controls) {
      control.scrollIntoView({ block: 'nearest' })
      if (isUnder(control)) found.push(`${nameOf(control)} cannot be scrolled clear of the toast`)
    }
    return found
  })
