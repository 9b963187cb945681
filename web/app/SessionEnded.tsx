import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { SessionEndedDialog } from '../features/accounts/SessionEndedDialog.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from './paths.js'

/** Over whatever page was open. Whoever does not come back to it, or comes as somebody else, begins at home. */
export const SessionEnded = () => {
  const { user, hasSessionEnded, forget } = useAuth()
  const navigate = useNavigate()
  const endedFor = useRef<string | null>(null)
  const userId = user?.id ?? null

  useEffect(() => {
    if (hasSessionEnded) {
      endedFor.current = userId
      return
    }
    if (endedFor.current !== null && endedFor.current !== userId) navigate(paths.home, { replace: true })
    endedFor.current = null
  }, [hasSessionEnded, userId, navigate])

  return <SessionEndedDialog open={hasSessionEnded} email={user?.email ?? ''} onLeave={forget} />
}
