import { isOpenVisit } from '@rules/visits/visits.js'
import type { ReactNode } from 'react'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Text } from '../../../ui/text/Text.js'
import { Timeline } from '../../../ui/text/Timeline.js'
import { useAuth } from '../../accounts/useAuth.js'
import { DecidedChange, decidedChanges } from '../../changeOrders/DecidedChange.js'
import { ChargeEntry } from '../../charges/ChargeEntry.js'
import { PaymentLine } from '../../payments/details/PaymentLine.js'
import { momentOf, shownVisits, VisitEntry, VisitFiles } from '../../visits/details/VisitEntry.js'
import type { JobRecord_JobFragment } from '../generated/jobs.js'
import { JobPart } from '../JobPart.js'
import { useSide } from '../useSide.js'
import { eventWords } from './eventWords.js'

interface Entry {
  id: string
  at: string
  what: ReactNode
  when?: ReactNode
  isAhead?: boolean
}

/**
 * Leaves out attempts that never got a page, since nobody could pay there, and refunds that Haulbid planned but the vendor made at
 * Stripe.
 */
const isTold = ({ provider, refundOf, status, expiresAt }: JobRecord_JobFragment['payments'][number]) => {
  if (provider === 'direct') return true
  return refundOf === null ? status !== 'started' || expiresAt !== null : status !== 'lapsed'
}

type JobTimelineProps = {
  job: JobRecord_JobFragment
  otherSide: string | undefined
  otherLogo: string | null | undefined
  /** The terms of the bid in words, for admins. */
  terms?: string | null
}

/**
 * A job from the request to the last payment, in the order of time. Charges for a visit stand at it, and what is ahead comes
 * last.
 */
export const JobTimeline = ({ job, otherSide, otherLogo, terms }: JobTimelineProps) => {
  const { user } = useAuth()
  const side = useSide(job)
  const { timeZone } = job
  const visits = timeZone === null ? [] : shownVisits(job)
  const isAtVisit = ({ visitId }: { visitId: string | null }) => visits.some(({ id }) => id === visitId)

  // The visits tell the two sides when the work began and ended.
  const events = job.history.filter(
    ({ toStatus }) =>
      side === null || visits.length === 0 || (toStatus !== 'in_progress' && toStatus !== 'completed'),
  )
  // At the same moment, what was done comes before what it costs.
  const entries: Entry[] = [
    ...events.map(event => ({
      id: event.id,
      at: event.createdAt,
      what: (
        <>
          {eventWords(event, user)}
          {event.reason && (
            <Text size="s" tone="muted" asTyped>
              {event.reason}
            </Text>
          )}
        </>
      ),
      when: <Ago value={event.createdAt} />,
    })),
    ...visits.map(visit => ({
      id: visit.id,
      at: momentOf(visit),
      isAhead: isOpenVisit(visit.status),
      what: (
        <Stack gap="m">
          <VisitEntry
            visit={visit}
            job={job}
            timeZone={timeZone!}
            otherSide={otherSide}
            otherLogo={otherLogo}
          />
          {job.charges
            .filter(({ visitId }) => visitId === visit.id)
            .map(charge => (
              <ChargeEntry key={charge.id} charge={charge} job={job} terms={terms} />
            ))}
        </Stack>
      ),
    })),
    ...job.charges
      .filter(charge => !isAtVisit(charge))
      .map(charge => ({
        id: charge.id,
        at: charge.createdAt,
        what: <ChargeEntry charge={charge} job={job} terms={terms} />,
      })),
    ...job.payments.filter(isTold).map(payment => ({
      id: payment.id,
      at: payment.createdAt,
      what: <PaymentLine payment={payment} job={job} customer={otherSide ?? 'the customer'} />,
    })),
    ...(timeZone === null ? [] : decidedChanges(job.changeOrders)).map(order => ({
      id: order.id,
      at: order.decidedAt ?? order.createdAt,
      what: <DecidedChange order={order} timeZone={timeZone!} side={side} otherSide={otherSide} />,
      when: <Ago value={order.decidedAt ?? order.createdAt} />,
    })),
  ]
  if (entries.length === 0) return null
  return (
    <JobPart title="Timeline" action={visits.length > 0 && <VisitFiles job={job} />}>
      <Timeline
        label="Timeline"
        entries={entries.toSorted(
          (one, other) =>
            Number(one.isAhead ?? false) - Number(other.isAhead ?? false) ||
            Date.parse(one.at) - Date.parse(other.at),
        )}
      />
    </JobPart>
  )
}
