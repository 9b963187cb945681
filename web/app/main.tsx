import '../ui/fonts.css'
import { loadConfirmEmailLine } from '../features/accounts/loadConfirmEmailLine.js'
import { STORED_USER_KEY } from '../features/accounts/storedUserKey.js'
import { getReady, loadCode } from '../ui/states/loadCode.js'
import { pageModuleAt } from './pageModules.js'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root to draw into')

type Guess = { userType?: string; role?: string | null; emailConfirmedAt?: string | null }

/** Skips validation because a wrong guess only fetches the wrong code early. */
const storedUser = (): Guess | null => {
  try {
    return JSON.parse(localStorage.getItem(STORED_USER_KEY) ?? 'null')
  } catch {
    return null
  }
}

/** This file is small so that it loads early and everything else is fetched in parallel. */
const start = async () => {
  const { userType = '', role, emailConfirmedAt }: Guess = storedUser() ?? {}
  const page = pageModuleAt(window.location.pathname, role === 'driver' ? role : userType)
  // Loaded together, so that the first paint includes the page and nothing moves it later.
  const [{ openApp }] = await Promise.all([
    loadCode(() => import('./showApp.js')),
    page && getReady(page),
    emailConfirmedAt === null && getReady(loadConfirmEmailLine),
  ])
  openApp(element)
}

void start()
