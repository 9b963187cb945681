import { type ReactNode, useEffect, useState } from 'react'
import type { Leaving, Move } from '../ui/navigation/NavigationGuards.js'
import { useNavigationGuard } from '../ui/navigation/useNavigationGuard.js'
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.js'

const WORDS = "You'll lose what you entered here."

/** Identifies a screen; the sign-in flow keeps its step in the state of the history entry. */
const shownAt = ({ pathname, search, state }: Move['nextLocation']) =>
  JSON.stringify([pathname, search, state?.step])

/** Asks before unsaved input is lost, in our own dialog within the app and in the browser's elsewhere. */
export const LeaveGuard = ({ dirty, children = WORDS }: { dirty: boolean; children?: ReactNode }) => {
  const [leaving, setLeaving] = useState<Leaving | null>(null)

  useNavigationGuard(dirty, {
    stops: ({ currentLocation, nextLocation }) => shownAt(currentLocation) !== shownAt(nextLocation),
    onStopped: setLeaving,
  })

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  return (
    <ConfirmDialog
      open={leaving !== null}
      title="Leave without sending?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      look="danger"
      onConfirm={() => {
        leaving?.proceed()
        setLeaving(null)
      }}
      onClose={() => {
        leaving?.reset()
        setLeaving(null)
      }}
    >
      {children}
    </ConfirmDialog>
  )
}
