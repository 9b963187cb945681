import '../ui/fonts.css'
import { readArrival } from '../apollo/readArrival.js'
import { loadConfirmEmailLine } from '../features/accounts/loadConfirmEmailLine.js'
import { storeUser } from '../features/accounts/storedUser.js'
import { STORED_USER_KEY } from '../features/accounts/storedUserKey.js'
import { getReady, loadCode } from '../ui/states/loadCode.js'
import { askFirst } from './askFirst.js'
import { pageModuleAt } from './pageModules.js'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root to draw into')

type Guess = { userType?: string; emailConfirmedAt?: string | null }

/** Skips validation because a wrong guess only fetches the wrong code early. */
const storedUser = (): Guess | null => {
  try {
    return JSON.parse(localStorage.getItem(STORED_USER_KEY) ?? 'null')
  } catch {
    return null
  }
}

/** For a browser that has stored nothing: its user may be signed in all the same. */
const arrive = async () => {
  const arrival = await readArrival()
  if (arrival?.me) storeUser(arrival.me)
  return arrival
}

/** Nobody sees that a page takes this much longer. */
const MOST_WAIT_MS = 100

const after = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/** This file is small so that it loads early and everything else is fetched in parallel. */
const start = async () => {
  const { pathname, search } = window.location
  const stored = storedUser()
  const app = loadCode(() => import('./showApp.js'))
  const arrival = stored ? undefined : await arrive()
  const { userType = '', emailConfirmedAt }: Guess = stored ?? arrival?.me ?? {}
  const page = pageModuleAt(pathname, userType)
  const early = askFirst(page, search)
  // Loaded together, so that the first paint includes the page and nothing moves it later.
  const [{ openApp }] = await Promise.all([
    app,
    page && getReady(page),
    emailConfirmedAt === null && getReady(loadConfirmEmailLine),
  ])
  // Waits briefly for a response that is nearly here, to draw it without a skeleton first.
  if (early) await Promise.race([early.arrives, after(MOST_WAIT_MS)])
  openApp(element, { early, settings: arrival && !arrival.me ? arrival : undefined })
}

void start()
