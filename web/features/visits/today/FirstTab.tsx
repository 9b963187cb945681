import { useEffect } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { serverNow } from '../../../serverClock.js'
import { LoadingBlocks } from '../../../ui/states/PageSkeleton.js'
import { dayOfVisits } from './dayOfVisits.js'
import { VendorTodayDocument } from './generated/today.js'

/** In place of a vendor's first screen, until it is known whether there is a visit today. */
export const FirstTab = ({ onKnown }: { onKnown: (hasVisit: boolean) => void }) => {
  const { data, error } = useQuery(VendorTodayDocument)
  useEffect(() => {
    if (!data && !error) return
    const { late, next } = dayOfVisits(data?.vendorVisits ?? [], serverNow())
    onKnown(late.length + next.length > 0)
  }, [data, error, onKnown])
  return <LoadingBlocks />
}
