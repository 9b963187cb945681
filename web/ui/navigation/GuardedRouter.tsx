import { createContext, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'react-router-dom'
import type { GuardedHistory } from './GuardedHistory.js'

export const HistoryContext = createContext<GuardedHistory | null>(null)

/** The router over a history with guards. The page that is shown stays until the next one's code has loaded. */
export const GuardedRouter = ({ history, children }: { history: GuardedHistory; children: ReactNode }) => {
  const [shown, setShown] = useState(history.arrival)
  useLayoutEffect(() => {
    const stop = history.start()
    const stopListening = history.listen(arrival => {
      const show = () => setShown(arrival)
      if (arrival.isUrgent) flushSync(show)
      else startTransition(show)
    })
    return () => {
      stopListening()
      stop()
    }
  }, [history])
  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={shown.location} navigationType={shown.action as never}>
        {children}
      </Router>
    </HistoryContext>
  )
}
