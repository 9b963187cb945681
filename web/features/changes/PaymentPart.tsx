import { cents, fromCents } from '@rules/cents.js'
import type { JobStatus } from '@rules/jobGraph.js'
import { paymentGraph } from '@rules/paymentGraph.js'
import { byMethod, howToPay } from '@rules/payments.js'
import { vendorName } from '@rules/vendorName.js'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '../../paths.js'
import { Button } from '../../ui/actions/Button.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Link } from '../../ui/actions/Link.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { Badge } from '../../ui/text/Badge.js'
import { Moment } from '../../ui/text/Moment.js'
import { formatMoney } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { JobPart } from '../job/JobPart.js'
import type { JobChanges_JobFragment, Payment_PaymentFragment } from './generated/changes.js'
import { useSide } from './useSide.js'

const MarkPaid = lazyPart(() => import('./MarkPaid.js'), 'MarkPaid')

type Job = JobChanges_JobFragment & { status: JobStatus; customerId: string | null; vendorId: string | null }

/** The names in a sentence; the viewer is "you". */
interface Sides {
  isVendor: boolean
  isCustomer: boolean
  /** The name of the other side; for admins, that of none. */
  other: string
}

/** Says what is due, and what comes next. */
const standing = (job: Job, { isVendor, isCustomer, other }: Sides): string => {
  const due = cents(job.amountDue ?? '0')
  const [last] = job.payments
  if (due < 0n) {
    const back = formatMoney(fromCents(-due))
    if (isVendor) return `You owe ${other} ${back}: charges were voided after the payment.`
    if (isCustomer) return `${other} owes you ${back}: charges were voided after you paid.`
    return `The vendor owes the customer ${back}: charges were voided after the payment.`
  }
  if (due === 0n) return last?.status === 'confirmed' ? 'Paid in full.' : 'Nothing is due.'
  if (last?.status === 'marked') {
    if (isVendor) return `Waiting for ${other} to confirm it.`
    return isCustomer ? 'Waiting for your answer.' : 'Waiting for the customer to confirm it.'
  }
  if (isVendor) return `${other} pays you directly. Mark it as paid once you have the money.`
  if (!isCustomer) return 'The customer pays the vendor directly.'
  return `${howToPay(other, job.waysToPay)} Then ${other} marks it as paid, and you confirm it here.`
}

const saysDenied = ({ isCustomer, isVendor, other }: Sides): string => {
  if (isCustomer) return "You said that you didn't pay it"
  return `${isVendor ? other : 'The customer'} says they didn't pay it`
}

type PaymentLineProps = { payment: Payment_PaymentFragment; isOfVendor: boolean; sides: Sides }

const PaymentLine = ({ payment, isOfVendor, sides }: PaymentLineProps) => {
  const { amount, method, status, createdAt, denyReason, vendor } = payment
  const { label, tone } = paymentGraph.states[status]
  return (
    <Stack gap="xs">
      <Inline justify="between" align="start" gap="xs">
        <Text as="span">
          {formatMoney(amount)} {byMethod(method)}
          {!isOfVendor && vendor && ` to ${vendorName(vendor)}, who no longer has this job`}
        </Text>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Text size="s" tone="muted">
        Marked as paid on <Moment value={createdAt} />
      </Text>
      {denyReason && (
        <Text size="s" asTyped>
          {saysDenied(sides)}: {denyReason}
        </Text>
      )}
    </Stack>
  )
}

type PaymentPartProps = { job: Job; otherSide: string | undefined }

/** How the customer pays, what the vendor marked as paid, and the receipt. */
export const PaymentPart = ({ job, otherSide }: PaymentPartProps) => {
  const side = useSide(job)
  const [isMarking, setMarking] = useState(false)
  if (job.amountDue === null && job.payments.length === 0) return null
  const isVendor = side === 'vendor'
  const sides = {
    isVendor,
    isCustomer: side === 'customer',
    other: otherSide ?? (isVendor ? 'the customer' : 'your vendor'),
  }
  return (
    <JobPart title="Payment">
      {job.amountDue !== null && <Text>{standing(job, sides)}</Text>}
      {job.viewerCanMarkPaid && job.waysToPay.length === 0 && (
        <Text size="s" tone="muted">
          <Link to={paths.vendorAccount}>Name your ways to be paid</Link>, so that customers know before they
          ask.
        </Text>
      )}
      {job.payments.length > 0 && (
        <Stack as="ul" gap="s">
          {job.payments.map(payment => (
            <li key={payment.id}>
              <PaymentLine payment={payment} isOfVendor={payment.vendor?.id === job.vendorId} sides={sides} />
            </li>
          ))}
        </Stack>
      )}
      <Inline data-print="hide">
        {job.viewerCanMarkPaid && (
          <Button
            look={job.status === 'completed' ? 'primary' : 'secondary'}
            onClick={() => setMarking(true)}
          >
            Mark as Paid
          </Button>
        )}
        {job.charges.length > 0 && (
          <ButtonLink
            to={`/api/jobs/${job.id}/receipt.pdf`}
            reloadDocument
            download
            icon={<Download aria-hidden="true" />}
          >
            Receipt (PDF)
          </ButtonLink>
        )}
      </Inline>
      <Suspense>
        {isMarking && <MarkPaid job={job} customer={sides.other} onClose={() => setMarking(false)} />}
      </Suspense>
    </JobPart>
  )
}
