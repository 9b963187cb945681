import { isProven } from '@rules/visits/visits.js'
import { type ReactNode, Suspense } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { serverNow } from '../../../serverClock.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { useNow } from '../../../ui/text/useNow.js'
import { AskedChanges } from '../../changeOrders/AskedChanges.js'
import { dayOfVisits } from './dayOfVisits.js'
import { VendorTodayDocument } from './generated/today.js'
import { LoadingDay, useNewDay, VisitsOfDay } from './VisitsOfDay.js'
import { customerOf } from './visitWords.js'

const OfferWeight = lazyPart(() => import('../../changeOrders/OfferWeight.js'), 'OfferWeight')

type TodayTabProps = {
  /** The badge with a job's number of unread messages. */
  unread: (job: { unreadMessages: number }) => ReactNode
}

/** The day of a business, with what waits for its answer. */
export const TodayTab = ({ unread }: TodayTabProps) => {
  const now = useNow() ?? serverNow()
  const { data: fetched, previousData, error, refetch } = useQuery(VendorTodayDocument)
  const data = fetched ?? previousData
  useNewDay(data?.vendorVisits, now, refetch)
  if (!data && error) return <LoadError what="your visits" error={error} />
  if (!data) return <LoadingDay />
  const weighed = dayOfVisits(data.vendorVisits, now).over.filter(
    visit => visit.job && isProven(visit) && visit.tons !== null,
  )
  return (
    <VisitsOfDay
      visits={data.vendorVisits}
      now={now}
      unread={unread}
      idle={<ButtonLink to={{ search: '?tab=overview' }}>See Available Jobs</ButtonLink>}
    >
      <AskedChanges orders={data.vendorAgenda?.changeOrders ?? []} now={now} />
      {weighed.map(({ id, job }) => (
        <Suspense key={id}>
          <OfferWeight jobId={job!.id} visitId={id} otherSide={customerOf(job!) ?? 'The customer'} ofList />
        </Suspense>
      ))}
    </VisitsOfDay>
  )
}
