import { isOpenVisit, isProven, visitKinds } from '@rules/visits/visits.js'
import { windowWords } from '@rules/visits/windowWords.js'
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { serverNow } from '../../../serverClock.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { EmptyLot } from '../../../ui/drawings/EmptyLot.js'
import { Fold } from '../../../ui/layout/Fold.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { useNow } from '../../../ui/text/useNow.js'
import { AskedChanges } from '../../changeOrders/AskedChanges.js'
import { useKeptVisits } from '../keptVisits.js'
import { CalendarFeed } from './CalendarFeed.js'
import { ComingVisits } from './ComingVisits.js'
import { dayOfVisits, daysOf } from './dayOfVisits.js'
import { type TodayVisit_VisitFragment, VendorTodayDocument } from './generated/today.js'
import { TodayVisit } from './TodayVisit.js'
import { customerOf } from './visitWords.js'

type Visit = TodayVisit_VisitFragment

type VisitListProps = { title: string; visits: readonly Visit[]; item: (visit: Visit) => ReactNode }

const VisitList = ({ title, visits, item }: VisitListProps) => {
  const id = useId()
  if (visits.length === 0) return null
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={3} look={4} id={id}>
        {title}
      </Heading>
      <Stack as="ul" gap="m">
        {visits.map(visit => (
          <li key={visit.id}>{item(visit)}</li>
        ))}
      </Stack>
    </Stack>
  )
}

type TodayTabProps = {
  /** The badge with a job's number of unread messages. */
  unread: (job: { unreadMessages: number }) => ReactNode
}

const OfferWeight = lazyPart(() => import('../../changeOrders/OfferWeight.js'), 'OfferWeight')

/** "Next: delivery at 12 Elm St on Wed, Dec 3 between 8 AM and 12 PM." */
const comesNext = ({ kind, job, windowStart, windowEnd }: Visit) =>
  job?.timeZone &&
  `Next: ${visitKinds[kind].toLowerCase()} at ${job.address} on ${windowWords({ windowStart, windowEnd, timeZone: job.timeZone })}.`

/** A driver's day on a phone: late visits on top, then today's by window, and the coming ones below. */
export const TodayTab = ({ unread }: TodayTabProps) => {
  const now = useNow() ?? serverNow()
  const { data: fetched, previousData, error, refetch } = useQuery(VendorTodayDocument)
  const data = fetched ?? previousData
  const kept = useKeptVisits()
  const days = data && daysOf(data.vendorVisits, now)
  const last = useRef(days)
  useEffect(() => {
    if (last.current && last.current !== days) void refetch()
    last.current = days
  }, [days, refetch])
  if (!data && error) return <LoadError what="your visits" error={error} />
  if (!data)
    return (
      <LoadingRegion label="Loading your visits...">
        <Stack>
          <Skeleton height="320px" />
          <Skeleton height="160px" />
        </Stack>
      </LoadingRegion>
    )
  const { late, next, over, ahead } = dayOfVisits(data.vendorVisits, now)
  const first = [...late, ...next].find(
    ({ id, status }) => isOpenVisit(status) && kept.every(({ visitId }) => visitId !== id),
  )
  const weighed = over.filter(visit => visit.job && isProven(visit) && visit.tons !== null)
  const item = (visit: Visit) => (
    <TodayVisit visit={visit} now={now} isNext={visit === first} unread={unread} />
  )
  return (
    <Grid min="26rem" gap="xl">
      <Stack gap="l">
        <Heading level={2} look={3}>
          Today
        </Heading>
        <AskedChanges orders={data.vendorAgenda?.changeOrders ?? []} now={now} />
        {weighed.map(({ id, job }) => (
          <Suspense key={id}>
            <OfferWeight jobId={job!.id} otherSide={customerOf(job!) ?? 'The customer'} ofList />
          </Suspense>
        ))}
        {late.length + next.length + over.length === 0 && (
          <EmptyState
            title="No visits today"
            picture={<EmptyLot width={240} />}
            action={!ahead[0] && <ButtonLink to={{ search: '?tab=overview' }}>See Available Jobs</ButtonLink>}
          >
            {ahead[0] ? comesNext(ahead[0]) : 'Deliveries and pickups appear here on their day.'}
          </EmptyState>
        )}
        <VisitList title="Late" visits={late} item={item} />
        <VisitList title="To do" visits={next} item={item} />
        {over.length > 0 && (
          <Fold title="Finished" note={over.length === 1 ? '1 visit' : `${over.length} visits`}>
            <Stack as="ul" gap="m">
              {over.map(visit => (
                <li key={visit.id}>{item(visit)}</li>
              ))}
            </Stack>
          </Fold>
        )}
      </Stack>
      <Stack gap="l">
        <ComingVisits visits={ahead} now={now} />
        <CalendarFeed />
      </Stack>
    </Grid>
  )
}
