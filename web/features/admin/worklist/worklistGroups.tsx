import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { type JobNeed, jobNeeds } from '@rules/jobs/jobNeeds.js'
import { documentTypes, serviceTypes } from '@rules/kinds.js'
import { statementGraph } from '@rules/statements/statementGraph.js'
import { monthWords } from '@rules/statements/statements.js'
import type { ReactNode } from 'react'
import { AgoWords } from '../../../ui/text/Ago.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Day, Moment } from '../../../ui/text/Moment.js'
import { taskName } from '../tasks/taskWords.js'
import type { Worklist_WorklistFragment, WorklistJob_JobFragment } from './generated/worklist.js'

type Worklist = Worklist_WorklistFragment
type Balance = Worklist['unsettledJobs'][number]['balances'][number]

export type WorklistRow = {
  id: string
  title: string
  detail: ReactNode
  /** The search parameter, and its value, that open the item. */
  opens: [name: 'document' | 'ticket' | 'task' | 'order' | 'application' | 'statement', id: string]
  /** The charge to show in it. */
  charge?: string
}

export type WorklistGroup = {
  title: string
  count: number
  rows: WorklistRow[]
  /** The search parameters of the list with all of these items. */
  all?: Record<string, string>
}

const ordersThatNeed = (needs: JobNeed) => ({
  title: jobNeeds[needs],
  all: { tab: 'orders', 'orders.needs': needs },
})

const jobRow = ({ id, type, orderNumber }: WorklistJob_JobFragment, detail: ReactNode): WorklistRow => ({
  id,
  title: `${serviceTypes[type]} ${orderNumber}`,
  detail,
  opens: ['order', id],
})

const JobDate = ({ job: { pickupDateTime, dropoffDate, timeZone } }: { job: WorklistJob_JobFragment }) =>
  pickupDateTime ? <Moment value={pickupDateTime} timeZone={timeZone} /> : <Day value={dropoffDate ?? ''} />

const balanceWords = ({ amount, toPayBack, vendor }: Balance): string => {
  const name = vendor ? vendorName(vendor) : 'A vendor'
  return cents(toPayBack) > 0n
    ? `${name} is to pay back ${formatMoney(toPayBack)}`
    : `${formatMoney(amount)} is due to ${name}`
}

/** The groups of waiting items, without the empty ones. */
export const worklistGroups = (worklist: Worklist): WorklistGroup[] => {
  const groups: WorklistGroup[] = [
    {
      title: 'Documents to review',
      count: worklist.documentCount,
      rows: worklist.documents.map(
        ({ id, documentType, uploadedAt, vendor }): WorklistRow => ({
          id,
          title: vendorName(vendor),
          detail: (
            <>
              {documentTypes[documentType]}, <AgoWords value={uploadedAt} />
            </>
          ),
          opens: ['document', id],
        }),
      ),
      all: { document: 'next' },
    },
    {
      title: 'Applications to decide',
      count: worklist.applicationCount,
      rows: worklist.applications.map(
        ({ id, businessName, createdAt }): WorklistRow => ({
          id,
          title: businessName,
          detail: <AgoWords value={createdAt} />,
          opens: ['application', id],
        }),
      ),
      all: { tab: 'vendors' },
    },
    {
      title: 'Open tickets',
      count: worklist.ticketCount,
      rows: worklist.tickets.map(
        ({ id, issue, customer }): WorklistRow => ({
          id,
          title: fullName(customer),
          detail: issue,
          opens: ['ticket', id],
        }),
      ),
      all: { tab: 'orders' },
    },
    {
      ...ordersThatNeed('unanswered'),
      count: worklist.unansweredJobCount,
      rows: worklist.unansweredJobs.map(job =>
        jobRow(
          job,
          <>
            For <JobDate job={job} />
          </>,
        ),
      ),
    },
    {
      ...ordersThatNeed('stranded'),
      count: worklist.strandedJobCount,
      rows: worklist.strandedJobs.map(job =>
        jobRow(
          job,
          <>
            {job.vendor && vendorName(job.vendor)}, <JobDate job={job} />
          </>,
        ),
      ),
    },
    {
      ...ordersThatNeed('uncovered'),
      count: worklist.uncoveredJobCount,
      rows: worklist.uncoveredJobs.map(job =>
        jobRow(
          job,
          `${job.vendor ? vendorName(job.vendor) : ''}: ${job.expiredDocuments.map(type => documentTypes[type]).join(', ')}`,
        ),
      ),
    },
    {
      ...ordersThatNeed('overdue'),
      count: worklist.overdueJobCount,
      rows: worklist.overdueJobs.map(job =>
        jobRow(
          job,
          <>
            {job.vendor && vendorName(job.vendor)}, <JobDate job={job} />
          </>,
        ),
      ),
    },
    {
      ...ordersThatNeed('contested'),
      count: worklist.contestedJobCount,
      rows: worklist.contestedJobs.flatMap(job => {
        // The charge may have been decided since the list was fetched.
        const contested = job.charges.find(({ status }) => status === 'contested')
        if (!contested) return []
        const { id: charge, label, amount } = contested
        return [{ ...jobRow(job, `${label}, ${formatMoney(amount)}`), charge }]
      }),
    },
    {
      ...ordersThatNeed('disputed'),
      count: worklist.disputedJobCount,
      rows: worklist.disputedJobs.flatMap(job => {
        // It may have been decided since the list was fetched.
        const disputed = job.visits.find(({ viewerCanDecideDispute }) => viewerCanDecideDispute)
        return disputed ? [jobRow(job, disputed.disputeReason)] : []
      }),
    },
    {
      ...ordersThatNeed('denied'),
      count: worklist.deniedJobCount,
      rows: worklist.deniedJobs.flatMap(job => {
        // The vendor may have marked it again since the list was fetched.
        const [last] = job.payments
        return last?.status === 'denied'
          ? [jobRow(job, `${formatMoney(last.amount)}: ${last.denyReason ?? ''}`)]
          : []
      }),
    },
    {
      ...ordersThatNeed('unsettled'),
      count: worklist.unsettledJobCount,
      rows: worklist.unsettledJobs.flatMap(job => {
        // Both may have settled it since the list was fetched.
        const open = job.balances.filter(
          ({ amount, toPayBack }) => cents(amount) !== 0n || cents(toPayBack) !== 0n,
        )
        return open.length > 0 ? [jobRow(job, open.map(balanceWords).join(', '))] : []
      }),
    },
    {
      title: 'Overdue fee statements',
      count: worklist.overdueStatementCount,
      rows: worklist.overdueStatements.map(
        ({ id, vendor, due, month }): WorklistRow => ({
          id,
          title: vendorName(vendor),
          detail: `${formatMoney(due)} for ${monthWords(month)}`,
          opens: ['statement', id],
        }),
      ),
      all: { tab: 'vendors', 'statements.status': statementGraph.moves.lapse.to },
    },
    {
      title: 'Failed tasks',
      count: worklist.taskCount,
      rows: worklist.tasks.map(
        (task): WorklistRow => ({
          id: task.id,
          title: taskName(task),
          detail: (
            <>
              {task.nextTryAt ? 'Will be retried, failed ' : 'Given up '}
              <AgoWords value={task.failedAt} />
            </>
          ),
          opens: ['task', task.id],
        }),
      ),
      all: { tab: 'settings' },
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
