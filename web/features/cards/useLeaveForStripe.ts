import { useEffect, useState } from 'react'
import { serverWords } from '../../forms/serverMessage.js'

const FAILURE = "We couldn't open Stripe. Check your connection, then try again."

/** Sends the browser to Stripe's page, whose address `ask` fetches. If that fails, the page stays and says why. */
export const useLeaveForStripe = (ask: () => Promise<string>) => {
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<{ words: string; error: unknown } | null>(null)
  useEffect(() => {
    // The browser's Back may restore this page just as it was left, with its button busy.
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  const leave = async () => {
    setLeaving(true)
    setFailure(null)
    try {
      location.assign(await ask())
    } catch (error) {
      setLeaving(false)
      setFailure({ words: serverWords(error, FAILURE), error })
    }
  }
  return { isLeaving, failure, leave: () => void leave() }
}
