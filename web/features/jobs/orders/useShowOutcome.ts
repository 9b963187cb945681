import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scrollerOf } from '../../../ui/layout/useKeptOnScreen.js'
import { useAuth } from '../../accounts/useAuth.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

/** When the viewer accepts a bid or cancels the order, scrolls the page to its top, which shows the result. */
export const useShowOutcome = (
  place: RefObject<HTMLElement | null>,
  job: OrderDetails_JobFragment | undefined,
) => {
  const { user } = useAuth()
  const shown = useRef(job?.status)
  const isOwnAct = job?.history.at(-1)?.actor?.id === user?.id
  const status = job?.status

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = status
    if (before === undefined || before === status || !isOwnAct) return
    if (place.current && (status === 'accepted' || status === 'cancelled'))
      scrollerOf(place.current).scrollTop = 0
  }, [status, isOwnAct, place])
}
