import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { changedInWords } from '@rules/jobs/changedFields.js'
import { isUnderWay } from '@rules/jobs/jobGraph.js'
import { serviceTypes } from '@rules/kinds.js'
import { monthWords } from '@rules/statements/statements.js'
import { Banknote, CalendarClock, CircleX, Clock, MessageSquare, TriangleAlert, Truck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { TaskLink, TaskList } from '../../ui/actions/TaskList.js'
import { Card } from '../../ui/layout/Card.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useAddressed } from '../../ui/navigation/useAddressed.js'
import { Badge } from '../../ui/text/Badge.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { StillStands } from '../bids/StillStands.js'
import { arrivalInWords, jobWords } from '../jobs/jobWords.js'
import { useOpenJob } from '../jobs/vendor/useOpenJob.js'
import type {
  Agenda_AgendaFragment,
  AgendaBid_BidFragment,
  AgendaChange_OrderFragment,
  AgendaJob_JobFragment,
  AgendaSettle_JobFragment,
  UnconfirmedBid_BidFragment,
} from './generated/agenda.js'
import { nextStep } from './nextStep.js'

type Statement = NonNullable<Agenda_AgendaFragment['statementToPay']>

/** Titles of the vendor's own jobs begin with the customer's name. */
const customerOf = ({ title }: AgendaJob_JobFragment) => title.split(' - ')[0]

const placeOf = ({ address, zipCode }: AgendaJob_JobFragment) => `${address}, ${zipCode}`

const NextJob = ({ job }: { job: AgendaJob_JobFragment }) => {
  const { linkTo } = useOpenJob()
  const { words, isLate } = nextStep(job)
  return (
    <TaskLink
      {...linkTo(job.id)}
      icon={isLate ? <TriangleAlert aria-hidden="true" /> : <Truck aria-hidden="true" />}
      title={
        <>
          {words} {isLate && <Badge tone="red">Overdue</Badge>}
        </>
      }
      detail={`${customerOf(job)}, ${placeOf(job)}`}
    />
  )
}

const UnreadJob = ({ job }: { job: AgendaJob_JobFragment }) => {
  const { linkTo } = useOpenJob()
  const { unreadMessages: count } = job
  return (
    <TaskLink
      {...linkTo(job.id)}
      icon={<MessageSquare aria-hidden="true" />}
      title={`${count} unread ${count === 1 ? 'message' : 'messages'} from ${customerOf(job)}`}
      detail={`${serviceTypes[job.type]}, ${placeOf(job)}`}
    />
  )
}

const lostWords = ({ job, status }: AgendaBid_BidFragment) => {
  if (job.status === 'cancelled') return 'The order was cancelled.'
  if (job.status !== 'pending') return 'The customer chose another vendor.'
  if (status === 'expired') return job.whyNotBid ? 'It has expired.' : 'It has expired. You can bid again.'
  return job.whyNotBid ? 'The customer declined it.' : 'The customer declined it. You can bid again.'
}

const OwnBid = ({ bid }: { bid: AgendaBid_BidFragment }) => {
  const { linkTo } = useOpenJob()
  const isOpen = bid.status === 'pending'
  const what = `${serviceTypes[bid.job.type]} in ${bid.job.zipCode}`
  return (
    <TaskLink
      {...linkTo(bid.job.id)}
      icon={isOpen ? <Clock aria-hidden="true" /> : <CircleX aria-hidden="true" />}
      title={`${formatMoney(bid.price)} for ${what}`}
      detail={isOpen ? 'Waiting for the customer to decide.' : lostWords(bid)}
    />
  )
}

const UnconfirmedBid = ({ bid }: { bid: UnconfirmedBid_BidFragment }) => {
  const { linkTo } = useOpenJob()
  const id = useId()
  const { job } = bid
  return (
    <TaskLink
      {...linkTo(job.id)}
      icon={<TriangleAlert aria-hidden="true" />}
      title={
        <span id={id}>{`${formatMoney(bid.price)} for ${serviceTypes[job.type]} in ${job.zipCode}`}</span>
      }
      detail={[
        arrivalInWords(job),
        jobWords(job),
        ...(bid.requestChanges.length > 0 ? [`Changed: ${changedInWords(bid.requestChanges)}`] : []),
      ].join(' · ')}
      action={job.version !== null && <StillStands bidId={bid.id} version={job.version} describedBy={id} />}
    />
  )
}

const StatementToPay = ({ statement: { id, month, due, dueDate, howToPay } }: { statement: Statement }) => {
  const { linkTo } = useAddressed('statement')
  return (
    <TaskLink
      {...linkTo(id)}
      icon={<Banknote aria-hidden="true" />}
      title={`Pay ${formatMoney(due)} to Haulbid by ${formatDay(dueDate)}`}
      detail={[`Fees for ${monthWords(month)}`, howToPay].filter(Boolean).join('. ')}
    />
  )
}

/** What a refund to the card gives back by itself is settled for the vendor, too. */
const settled = ({ amountDue, amountToPayBack }: AgendaSettle_JobFragment) =>
  cents(amountDue ?? '0') <= 0n && cents(amountToPayBack ?? '0') === 0n

const MoneyToSettle = ({ job }: { job: AgendaSettle_JobFragment }) => {
  const { linkTo } = useOpenJob()
  const customer = job.firstName === null ? null : `${job.firstName} ${job.lastName}`
  const isBack = cents(job.amountToPayBack ?? '0') > 0n
  return (
    <TaskLink
      {...linkTo(job.id)}
      icon={<Banknote aria-hidden="true" />}
      title={
        isBack
          ? `Pay back ${formatMoney(job.amountToPayBack!)} to ${customer ?? 'the customer'}`
          : `${customer ?? 'The customer'} owes you ${formatMoney(job.amountDue ?? '0')}`
      }
      detail={`${serviceTypes[job.type]} in ${job.zipCode}`}
    />
  )
}

/** Customers propose nothing else. */
const asks = ({ kind }: AgendaChange_OrderFragment) => {
  if (kind === 'move_visit') return 'asks to move a visit'
  if (kind === 'swap') return 'asks for a swap'
  return kind === 'longer_rental' ? 'asks to keep the dumpster longer' : 'asks for an earlier pickup'
}

const AskedChange = ({ order }: { order: AgendaChange_OrderFragment }) => {
  const { linkTo } = useOpenJob()
  const { job } = order
  if (!job) return null
  return (
    <TaskLink
      {...linkTo(job.id)}
      icon={<CalendarClock aria-hidden="true" />}
      title={`${job.firstName} ${job.lastName} ${asks(order)}`}
      detail={`${job.address}, ${job.zipCode}`}
    />
  )
}

type GroupProps = { title: string; note?: string | undefined; children: ReactNode }

const Group = ({ title, note, children }: GroupProps) => {
  const id = useId()
  return (
    <Card aria-labelledby={id} padding="m">
      <Stack gap="xs">
        <Heading level={3} look={4} id={id}>
          {title}
        </Heading>
        <TaskList>{children}</TaskList>
        {note && (
          <Text size="s" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** The change stream, or the vendor's own act, may be newer than the fetched list. */
const current = ({
  unconfirmedBids,
  changeOrders,
  nextJobs,
  unreadJobs,
  openBids,
  lostBids,
  jobsToSettle,
}: Agenda_AgendaFragment) => ({
  money: jobsToSettle.filter(job => !settled(job)),
  unconfirmed: unconfirmedBids.filter(
    ({ status, unconfirmedSince }) => status === 'pending' && unconfirmedSince,
  ),
  asked: changeOrders.filter(({ status }) => status === 'proposed'),
  jobs: nextJobs.filter(({ status }) => isUnderWay(status)),
  unread: unreadJobs.filter(({ unreadMessages }) => unreadMessages > 0),
  bids: [
    ...lostBids.filter(({ status }) => status === 'rejected' || status === 'expired'),
    ...openBids.filter(({ status, job }) => status === 'pending' && job.status === 'pending'),
  ],
})

/** The vendor's to-do list, each item a click from its place: jobs by next step, messages, and outcomes of bids. */
export const ToDo = ({ agenda }: { agenda: Agenda_AgendaFragment }) => {
  const { money, unconfirmed, asked: changes, jobs, unread, bids } = current(agenda)
  const asked = new Set(unconfirmed.map(({ id }) => id))
  const others = bids.filter(({ id }) => !asked.has(id))
  const more = agenda.openBidCount - agenda.openBids.length
  const { statementToPay } = agenda
  const lists = [money, unconfirmed, changes, jobs, unread, bids]
  if (!statementToPay && lists.every(list => list.length === 0))
    return (
      <Text tone="muted">
        Nothing to do right now. New jobs, messages, and answers to your bids appear here.
      </Text>
    )
  return (
    <Grid min="18rem" fit>
      {unconfirmed.length > 0 && (
        <Group
          title={unconfirmed.length === 1 ? 'Does your bid still stand?' : 'Do your bids still stand?'}
          note="The request changed, or the job is open again. Customers can't accept a bid until you confirm it."
        >
          {unconfirmed.map(bid => (
            <UnconfirmedBid key={bid.id} bid={bid} />
          ))}
        </Group>
      )}
      {changes.length > 0 && (
        <Group title={changes.length === 1 ? 'A customer asks' : 'Customers ask'}>
          {changes.map(order => (
            <AskedChange key={order.id} order={order} />
          ))}
        </Group>
      )}
      {jobs.length > 0 && (
        <Group title="Next jobs">
          {jobs.map(job => (
            <NextJob key={job.id} job={job} />
          ))}
        </Group>
      )}
      {statementToPay && (
        <Group title="Due to Haulbid">
          <StatementToPay statement={statementToPay} />
        </Group>
      )}
      {money.length > 0 && (
        <Group title="Money to settle" note="Mark what you pay each other directly once it has arrived.">
          {money.map(job => (
            <MoneyToSettle key={job.id} job={job} />
          ))}
        </Group>
      )}
      {unread.length > 0 && (
        <Group title="Messages">
          {unread.map(job => (
            <UnreadJob key={job.id} job={job} />
          ))}
        </Group>
      )}
      {others.length > 0 && (
        <Group title="Your bids" note={more > 0 ? `${more} more waiting for an answer.` : undefined}>
          {others.map(bid => (
            <OwnBid key={bid.id} bid={bid} />
          ))}
        </Group>
      )}
    </Grid>
  )
}
