import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { lazyPart } from '../ui/states/lazyPart.js'

const SessionEndedDialog = lazyPart(
  () => import('../features/accounts/SessionEndedDialog.js'),
  'SessionEndedDialog',
)

/** Covers the open page; users who leave, or sign in as someone else, start at home. */
export const SessionEnded = () => {
  const { user, hasSessionEnded, forget } = useAuth()
  const navigate = useNavigate()
  const endedFor = useRef<string | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  const userId = user?.id ?? null

  useEffect(() => {
    if (hasSessionEnded) {
      endedFor.current = userId
      return
    }
    if (endedFor.current !== null && endedFor.current !== userId) navigate(paths.home, { replace: true })
    endedFor.current = null
  }, [hasSessionEnded, userId, navigate])

  if (hasSessionEnded && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <SessionEndedDialog open={hasSessionEnded} email={user?.email ?? ''} onLeave={forget} />
      </Suspense>
    )
  )
}
