import { type ReactNode, Suspense } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { serverNow } from '../../../serverClock.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { useNow } from '../../../ui/text/useNow.js'
import { DriverTodayDocument } from './generated/today.js'
import { LoadingDay, useNewDay, VisitsOfDay } from './VisitsOfDay.js'
import { customerOf } from './visitWords.js'

const ReportWeight = lazyPart(() => import('../../changeOrders/ReportWeight.js'), 'ReportWeight')

type DriverTodayProps = {
  /** The badge with a job's number of unread messages. */
  unread: (job: { unreadMessages: number }) => ReactNode
}

/** A driver's own visits of yesterday, today, and tomorrow. */
export const DriverToday = ({ unread }: DriverTodayProps) => {
  const now = useNow() ?? serverNow()
  const { data: fetched, previousData, error, refetch } = useQuery(DriverTodayDocument)
  const data = fetched ?? previousData
  useNewDay(data?.vendorVisits, now, refetch)
  if (!data && error) return <LoadError what="your visits" error={error} />
  if (!data) return <LoadingDay />
  const weighed = data.vendorVisits.filter(({ tonsToCharge }) => tonsToCharge !== null)
  return (
    <VisitsOfDay visits={data.vendorVisits} now={now} unread={unread}>
      {weighed.map(visit => (
        <Suspense key={visit.id}>
          <ReportWeight
            visit={visit}
            jobId={visit.job!.id}
            otherSide={(visit.job && customerOf(visit.job)) ?? 'The customer'}
          />
        </Suspense>
      ))}
    </VisitsOfDay>
  )
}
