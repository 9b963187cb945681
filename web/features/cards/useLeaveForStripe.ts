import { useEffect, useState } from 'react'
import { serverWords } from '../../forms/serverMessage.js'

const FAILURE = "We couldn't open Stripe. Check your connection, then try again."

/** Leaves for the page of Stripe that `ask` answers with. A failure is said in the server's words, and nothing is lost. */
export const useLeaveForStripe = (ask: () => Promise<string>) => {
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<{ words: string; error: unknown } | null>(null)
  useEffect(() => {
    // Back may show this page as it was left.
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
