import { termsInWords } from '@rules/bids/termsWords.js'
import { type NamedVendor, vendorAndPerson, vendorName } from '@rules/businesses/vendorName.js'
import { formatPhone } from '@rules/formatPhone.js'
import type { ReactNode } from 'react'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Divider } from '../../../ui/layout/Stack.js'
import { ActiveBadge } from '../../accounts/admin/ActiveBadge.js'
import { JobLedger } from '../../ledger/admin/JobLedger.js'
import { JobDetails } from '../details/JobDetails.js'
import { JobPart } from '../JobPart.js'
import type { AnyJob_JobFragment, AnyJobBid_BidFragment } from './generated/orders.js'
import { isOffered, JobBids } from './JobBids.js'
import { JobThread } from './JobThread.js'

type Person = NamedVendor & { email: string | null; phone?: string | null }

const reached = (person: Person) =>
  [vendorAndPerson(person), person.email, person.phone && formatPhone(person.phone)]
    .filter(Boolean)
    .join(', ')

const VendorOf = ({ job: { vendor, bids } }: { job: AnyJob_JobFragment }) => {
  const offered = bids.nodes.find(isOffered)
  if (!vendor)
    return (
      <span>
        {offered ? `None yet. We offered ${vendorName(offered.vendor)} to the customer.` : 'None yet'}
      </span>
    )
  return (
    <Inline as="span" gap="xs">
      <span>{reached(vendor)}</span>
      {!vendor.isActive && <ActiveBadge isActive={false} />}
    </Inline>
  )
}

const acceptedTerms = ({ bids }: AnyJob_JobFragment) => {
  const accepted = bids.nodes.find(({ status }) => status === 'accepted')
  return accepted ? termsInWords(accepted) : null
}

export type JobRecordProps = {
  job: AnyJob_JobFragment
  /** Loads the next page of bids. */
  moreBids: () => Promise<unknown>
  /** Buttons shown with each bid. */
  bidActions?: ((bid: AnyJobBid_BidFragment, job: AnyJob_JobFragment) => ReactNode) | undefined
  /** Actions on the order, at the bottom. */
  children?: ReactNode
}

/** An order as an admin sees it: from both sides. */
export const JobRecord = ({ job, moreBids, bidActions, children }: JobRecordProps) => (
  <JobDetails
    job={job}
    facts={[
      { label: 'Customer', value: job.customer && reached(job.customer) },
      { label: 'Vendor', value: <VendorOf job={job} /> },
    ]}
    terms={acceptedTerms(job)}
    foot={children}
  >
    <JobLedger job={job} />
    <Divider />
    <JobPart title={`Bids (${job.bids.totalCount})`}>
      <JobBids bids={job.bids.nodes} actions={bidActions && (bid => bidActions(bid, job))} />
      {job.bids.pageInfo.hasNextPage && <MoreButton onMore={moreBids} failure="We couldn't load more bids" />}
    </JobPart>
    <Divider />
    <JobPart title="Messages">
      <JobThread jobId={job.id} />
    </JobPart>
  </JobDetails>
)
