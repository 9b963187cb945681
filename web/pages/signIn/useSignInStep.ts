import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const steps = ['choose', 'customer', 'vendor', 'signUp'] as const

type SignInStep = (typeof steps)[number]

/** The step of the sign-in flow is kept in the history entry, so Back and reload do what users expect. */
export const useSignInStep = () => {
  const { state, pathname } = useLocation() as {
    state: { step?: SignInStep; from?: string } | null
    pathname: string
  }
  const navigate = useNavigate()
  const from = state?.from
  const go = useCallback(
    (step: SignInStep) => navigate(pathname, { state: { step, ...(from !== undefined && { from }) } }),
    [navigate, pathname, from],
  )
  return { step: steps.find(step => step === state?.step) ?? 'choose', go }
}
