import { type ReactNode, useEffect, useState } from 'react'
import type { Leaving, Move } from '../ui/navigation/GuardedHistory.js'
import { useNavigationGuard } from '../ui/navigation/useNavigationGuard.js'
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.js'

const WORDS = 'What you entered here will be lost.'

/** What is shown at a place. The sign-in flow has its step in the state of the history's entry. */
const shownAt = ({ pathname, search, state }: Move['nextLocation']) =>
  JSON.stringify([pathname, search, state?.step])

/** Asks before unsaved entries are left: in our words within the app, otherwise in the browser's. */
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
      onClose={() => setLeaving(null)}
    >
      {children}
    </ConfirmDialog>
  )
}
