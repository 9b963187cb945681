import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const steps = ['choose', 'request', 'customer', 'vendor', 'signUp'] as const

type SignInStep = (typeof steps)[number]

/**
 * Keeps the step of the sign-in flow in the history entry, so that Back and reload work as users expect. The flow
 * runs at the opened URL, so users end up where their link pointed.
 */
export const useSignInStep = () => {
  const { state, pathname, search } = useLocation() as {
    state: { step?: SignInStep } | null
    pathname: string
    search: string
  }
  const navigate = useNavigate()
  const go = useCallback(
    (step: SignInStep) => navigate({ pathname, search }, { state: { step } }),
    [navigate, pathname, search],
  )
  const chosen = steps.find(step => step === state?.step)
  return { step: chosen ?? 'choose', hasBegun: chosen !== undefined, go }
}
