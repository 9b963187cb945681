import { useSyncExternalStore } from 'react'
import { loadToaster } from '../ui/overlays/loadToaster.js'
import { toastStore } from '../ui/overlays/toast.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { getReady, loadOnline } from '../ui/states/loadCode.js'
import { useFirstPress } from '../ui/states/useFirstPress.js'
import { QuietBoundary } from './QuietBoundary.js'

// A page is not loaded again for a toast, which would be gone.
const Toaster = lazyPart(loadToaster, 'Toaster', loadOnline)
const ready = () => void getReady(loadToaster)

const hasToast = () => toastStore.read() !== null

/**
 * What draws toasts is not needed for a first screen. It is loaded at the first press or key, for most toasts are about what
 * someone did and some say that the server cannot be reached; and with a toast that comes by itself. Forms load it in idle time,
 * since the first press may come when the connection is gone.
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
