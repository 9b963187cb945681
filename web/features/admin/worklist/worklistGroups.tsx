import { applicationGraph } from '@rules/applications/applicationGraph.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import { cents, fromCents } from '@rules/cents.js'
import { type JobNeed, jobNeeds } from '@rules/jobs/jobNeeds.js'
import { documentTypes, serviceTypes } from '@rules/kinds.js'
import { failureWords } from '@rules/payments/cards.js'
import { mayMove } from '@rules/stateGraph.js'
import { statementGraph } from '@rules/statements/statementGraph.js'
import { monthWords, pastDueWords } from '@rules/statements/statements.js'
import { ticketGraph } from '@rules/support/ticketGraph.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { awaitedVisits } from '@rules/visits/visits.js'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { Age } from '../../../ui/text/Ago.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Day, Moment } from '../../../ui/text/Moment.js'
import { taskName, taskSubject } from '../tasks/taskWords.js'
import type { DialogName } from '../useAddressDialog.js'
import type { Worklist_WorklistFragment, WorklistJob_JobFragment } from './generated/worklist.js'

type Worklist = Worklist_WorklistFragment
type Job = WorklistJob_JobFragment
type Balance = Worklist['unsettledJobs'][number]['balances'][number]

export type Decision =
  | { kind: 'document'; document: Worklist['documents'][number] }
  | { kind: 'application'; application: Worklist['applications'][number] }
  | { kind: 'ticket'; ticket: Worklist['tickets'][number] }
  | { kind: 'job'; job: Job }
  | { kind: 'charge'; charge: Worklist['contestedJobs'][number]['charges'][number] }
  | { kind: 'visit'; visit: Worklist['disputedJobs'][number]['visits'][number] }
  | { kind: 'statement'; statement: Worklist['overdueStatements'][number] }
  | { kind: 'task'; task: Worklist['tasks'][number] }

export type WorklistRow = {
  /** Unique in the whole list: an order may need two decisions. */
  key: string
  /** For how long it has waited. */
  age: ReactNode
  title: string
  person: string
  detail: ReactNode
  amount?: string
  /** The search parameter, and its value, that open the item. */
  opens: [name: DialogName, id: string]
  /** The charge to show in it. */
  charge?: string
  /** What is to be decided about, if anything. */
  decision?: Decision
}

export type WorklistGroup = {
  title: string
  count: number
  rows: WorklistRow[]
  /** The search parameters of the list with all of these items. */
  all?: Record<string, string>
}

const ageOf = (since: string | null | undefined) => since && <Age since={since} />

const nameOf = (vendor: Job['vendor']) => (vendor ? vendorName(vendor) : '')

const JobDate = ({ job: { pickupDateTime, dropoffDate, timeZone } }: { job: Job }) =>
  pickupDateTime ? <Moment value={pickupDateTime} timeZone={timeZone} /> : <Day value={dropoffDate ?? ''} />

const customerOf = ({ customer }: Job) => (customer ? fullName(customer) : '')

type CardPayment = Worklist['cardJobs'][number]['payments'][number]

/** A bank's dispute comes first, because it is due on a day; then a failed refund, and one that takes long. */
const cardToLookAt = (payments: readonly CardPayment[]): CardPayment | undefined => {
  const byCard = payments.filter(({ provider }) => provider === 'stripe')
  return (
    byCard.find(({ dispute }) => dispute?.status === 'open') ??
    byCard.find(({ refundOf, status }) => refundOf !== null && status === 'failed') ??
    byCard.find(({ status }) => status === 'started')
  )
}

const cardDetail = ({ dispute, refundOf, status, failure }: CardPayment): ReactNode => {
  if (dispute?.status === 'open')
    return (
      <>
        Disputed by the bank
        {dispute.dueBy && (
          <>
            , answer due by <Moment value={dispute.dueBy} />
          </>
        )}
      </>
    )
  const what = refundOf === null ? 'Payment' : 'Refund'
  return status === 'failed' ? `${what} failed. ${failureWords(failure ?? '')}` : `${what} under way`
}

/** What differs between the kinds of orders. */
type Need = Pick<WorklistRow, 'age' | 'detail'> & Partial<WorklistRow>

const jobGroup = <Row extends Job>(
  need: JobNeed,
  count: number,
  jobs: readonly Row[],
  /** Undefined if it no longer waits: it may have been decided since the list was fetched. */
  needOf: (job: Row) => Need | undefined,
): WorklistGroup => ({
  title: jobNeeds[need],
  count,
  rows: jobs.flatMap((job): WorklistRow[] => {
    const found = needOf(job)
    if (!found) return []
    return [
      {
        key: `${need}:${job.id}`,
        title: `${serviceTypes[job.type]} ${job.orderNumber}`,
        person: job.vendor ? nameOf(job.vendor) : customerOf(job),
        opens: ['order', job.id],
        ...(job.finalPrice !== null && { amount: job.finalPrice }),
        ...found,
      },
    ]
  }),
  all: { tab: 'orders', 'orders.needs': need },
})

/** What a refund to a card gives back needs nobody. */
const openBalances = (balances: readonly Balance[]) =>
  balances.filter(({ amount, toPayBack }) => cents(amount) > 0n || cents(toPayBack) > 0n)

const balanceWords = ({ toPayBack, vendor }: Balance): string =>
  cents(toPayBack) > 0n
    ? `${nameOf(vendor) || 'A vendor'} is to pay back`
    : `Due to ${nameOf(vendor) || 'a vendor'}`

/** The largest sum of an order, which is the one to settle first. */
const largest = (balances: readonly Balance[]): string =>
  fromCents(
    balances
      .map(({ amount, toPayBack }) => (cents(toPayBack) > 0n ? cents(toPayBack) : cents(amount)))
      .reduce((most, each) => (each > most ? each : most), 0n),
  )

/** When the first visit that nobody came to was to be over. */
const lateSince = (visits: Worklist['overdueJobs'][number]['visits']): string | undefined =>
  visits
    .filter(({ status }) => awaitedVisits.some(each => each === status))
    .map(({ windowEnd }) => windowEnd)
    .toSorted()[0]

/** The groups of waiting items, without the empty ones. */
export const worklistGroups = (worklist: Worklist): WorklistGroup[] => {
  const groups: WorklistGroup[] = [
    {
      title: 'Documents to review',
      count: worklist.documentCount,
      rows: worklist.documents
        .filter(({ reviewStatus }) => mayMove(documentGraph, reviewStatus, 'approve', 'admin'))
        .map(
          (document): WorklistRow => ({
            key: document.id,
            age: ageOf(document.uploadedAt),
            title: `${documentTypes[document.documentType]} of ${vendorName(document.vendor)}`,
            person: document.vendor.businessName ? fullName(document.vendor) : '',
            detail: <ExternalLink href={document.filePath}>Open {document.fileName}</ExternalLink>,
            opens: ['document', document.id],
            decision: { kind: 'document', document },
          }),
        ),
      all: { document: 'next' },
    },
    {
      title: 'Applications to decide',
      count: worklist.applicationCount,
      rows: worklist.applications
        .filter(({ status }) => mayMove(applicationGraph, status, 'invite', 'admin'))
        .map(
          (application): WorklistRow => ({
            key: application.id,
            age: ageOf(application.createdAt),
            title: application.businessName,
            person: fullName(application),
            detail: application.email,
            opens: ['application', application.id],
            decision: { kind: 'application', application },
          }),
        ),
      all: { tab: 'vendors' },
    },
    {
      title: 'Open tickets',
      count: worklist.ticketCount,
      rows: worklist.tickets
        .filter(({ status }) => mayMove(ticketGraph, status, 'answer', 'admin'))
        .map(
          (ticket): WorklistRow => ({
            key: ticket.id,
            age: ageOf(ticket.createdAt),
            title: ticket.job
              ? `Ticket about ${serviceTypes[ticket.job.type]} ${ticket.job.orderNumber}`
              : 'Ticket about no order',
            person: fullName(ticket.customer),
            detail: ticket.issue,
            opens: ['ticket', ticket.id],
            decision: { kind: 'ticket', ticket },
          }),
        ),
      all: { tab: 'orders' },
    },
    jobGroup('unanswered', worklist.unansweredJobCount, worklist.unansweredJobs, job => ({
      age: ageOf(job.createdAt),
      detail: (
        <>
          For <JobDate job={job} />
        </>
      ),
      decision: { kind: 'job', job },
    })),
    jobGroup('stranded', worklist.strandedJobCount, worklist.strandedJobs, job => ({
      age: ageOf(job.strandedSince),
      detail: <JobDate job={job} />,
      decision: { kind: 'job', job },
    })),
    jobGroup('uncovered', worklist.uncoveredJobCount, worklist.uncoveredJobs, job => ({
      age: ageOf(job.uncoveredSince),
      detail: job.expiredDocuments.map(type => documentTypes[type]).join(', '),
      decision: { kind: 'job', job },
    })),
    jobGroup('overdue', worklist.overdueJobCount, worklist.overdueJobs, job => ({
      age: ageOf(lateSince(job.visits)),
      detail: <JobDate job={job} />,
      decision: { kind: 'job', job },
    })),
    jobGroup('contested', worklist.contestedJobCount, worklist.contestedJobs, job => {
      const charge = job.charges.find(({ status }) => status === 'contested')
      return (
        charge && {
          age: ageOf(charge.contestedAt),
          person: customerOf(job),
          detail: charge.contestReason ? `${charge.label}: ${charge.contestReason}` : charge.label,
          amount: charge.amount,
          charge: charge.id,
          decision: { kind: 'charge', charge },
        }
      )
    }),
    jobGroup('disputed', worklist.disputedJobCount, worklist.disputedJobs, job => {
      const visit = job.visits.find(({ viewerCanDecideDispute }) => viewerCanDecideDispute)
      return (
        visit && {
          age: ageOf(visit.disputedAt),
          person: customerOf(job),
          detail: visit.disputeReason,
          decision: { kind: 'visit', visit },
        }
      )
    }),
    jobGroup('denied', worklist.deniedJobCount, worklist.deniedJobs, job => {
      // The vendor may have marked it again.
      const [last] = job.payments
      return last?.status === 'denied'
        ? {
            age: ageOf(last.decidedAt),
            person: customerOf(job),
            detail: last.denyReason,
            amount: last.amount.replace('-', ''),
          }
        : undefined
    }),
    jobGroup('cards', worklist.cardJobCount, worklist.cardJobs, job => {
      const payment = cardToLookAt(job.payments)
      return (
        payment && {
          age: ageOf(payment.decidedAt ?? payment.createdAt),
          person: nameOf(job.vendor),
          detail: cardDetail(payment),
          amount: payment.amount.replace('-', ''),
        }
      )
    }),
    jobGroup('unsettled', worklist.unsettledJobCount, worklist.unsettledJobs, job => {
      const open = openBalances(job.balances)
      return open.length > 0
        ? {
            age: ageOf(job.unsettledSince),
            person: customerOf(job),
            detail: open.map(balanceWords).join(', '),
            amount: largest(open),
          }
        : undefined
    }),
    {
      title: 'Overdue fee statements',
      count: worklist.overdueStatementCount,
      rows: worklist.overdueStatements
        .filter(({ status }) => status === statementGraph.moves.lapse.to)
        .map(
          (statement): WorklistRow => ({
            key: statement.id,
            age: `${statement.daysPastDue} days`,
            title: `Statement ${statement.number}`,
            person: vendorName(statement.vendor),
            detail: `${monthWords(statement.month)}, ${pastDueWords(statement.daysPastDue)}`,
            amount: statement.due,
            opens: ['statement', statement.id],
            decision: { kind: 'statement', statement },
          }),
        ),
      all: { tab: 'vendors', 'statements.status': statementGraph.moves.lapse.to },
    },
    {
      title: 'Failed tasks',
      count: worklist.taskCount,
      rows: worklist.tasks.map(
        (task): WorklistRow => ({
          key: task.id,
          age: ageOf(task.failedAt),
          title: taskName(task),
          person: taskSubject(task) ?? '',
          detail: task.nextTryAt ? 'Will be retried' : 'Given up',
          opens: ['task', task.id],
          decision: { kind: 'task', task },
        }),
      ),
      all: { tab: 'settings' },
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
