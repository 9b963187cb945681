import { useSyncExternalStore } from 'react'
import { toastStore } from '../ui/overlays/toast.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { getReady, loadOnline } from '../ui/states/loadCode.js'
import { useFirstPress } from '../ui/states/useFirstPress.js'
import { QuietBoundary } from './QuietBoundary.js'

const load = () => import('../ui/overlays/Toaster.js')
// A page is not loaded again for a toast, which would be gone.
const Toaster = lazyPart(load, 'Toaster', loadOnline)
const ready = () => void getReady(load)

const hasToast = () => toastStore.read() !== null

/**
 * What draws toasts is not needed for a first screen. It is loaded at the first press or key, for most toasts are about what
 * someone did and some say that the server cannot be reached; and with a toast that comes by itself.
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
