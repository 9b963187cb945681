import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readArrival } from '../../apollo/readArrival.js'
import { storeUser } from '../../features/accounts/storedUser.js'
import { STORED_USER_KEY } from '../../features/accounts/storedUserKey.js'
import type { SettingsQuery } from '../../generated/graphql.js'
import { getReady, loadCode } from '../../ui/states/loadCode.js'
import { inPage } from '../inPage.js'
import { pageModules } from '../pageModules.js'
import { VisitorApp } from './VisitorApp.js'

const firstInputs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Shows the visitor's page, then replaces it with the app when they go on. The app is fetched on the first input. */
export const showVisitor = (element: HTMLElement) => {
  const root = createRoot(element)
  let app: Promise<typeof import('../showApp.js')> | undefined
  let known: SettingsQuery | undefined
  let hasLeft = false

  const load = () => {
    // The next screen is the login, so its code is fetched too.
    app ??= loadCode(async () => {
      const [shown] = await Promise.all([
        import('../showApp.js'),
        import('../../pages/signIn/LoginScreen.js'),
        getReady(pageModules.signedOut),
      ])
      return shown
    })
    return app
  }
  const warm = () => void load().catch(() => (app = undefined))

  const leave = async () => {
    if (hasLeft) return
    hasLeft = true
    window.removeEventListener('storage', onStorage)
    const { showApp } = await load()
    showApp(root, { settings: known })
  }
  // Another tab has signed in.
  const onStorage = ({ key }: StorageEvent) => key === STORED_USER_KEY && void leave()

  for (const sign of firstInputs) window.addEventListener(sign, warm, { once: true, passive: true })
  window.addEventListener('storage', onStorage)
  const arrival = readArrival()
  // In slices, as the app itself is: on a phone, all of it at once is a third of a second without an answer to a press.
  startTransition(() => root.render(inPage(<VisitorApp settings={arrival} onLeave={leave} />)))
  void arrival.then(answer => {
    known = answer
    if (!answer?.me || hasLeft) return
    // The visitor is signed in after all; only the user stored in the browser was missing.
    storeUser(answer.me)
    void leave()
  })
}
