import { useSyncExternalStore } from 'react'
import { loadToaster } from '../ui/overlays/loadToaster.js'
import { toastStore } from '../ui/overlays/toast.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { getReady, loadOnline } from '../ui/states/loadCode.js'
import { useFirstPress } from '../ui/states/useFirstPress.js'
import { QuietBoundary } from './QuietBoundary.js'

// Loaded without the fallback of reloading the page, which would lose the toast.
const Toaster = lazyPart(loadToaster, 'Toaster', loadOnline)
const ready = () => void getReady(loadToaster)

const hasToast = () => toastStore.read() !== null

/**
 * Loads the toasts' code, which the first screen leaves out: on the first press or key, since most toasts answer an
 * act and some report a lost connection, or for an unprompted toast. Forms load it when idle, in case the connection
 * is lost before their first press.
 */
export const Toasts = () => {
  const isWanted = useSyncExternalStore(toastStore.subscribe, hasToast)
  useFirstPress(ready)
  return (
    isWanted && (
      <QuietBoundary>
        <Toaster />
      </QuietBoundary>
    )
  )
}
