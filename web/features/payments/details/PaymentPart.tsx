import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { paymentGraph } from '@rules/payments/paymentGraph.js'
import { backLabels, byMethod } from '@rules/payments/payments.js'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/actions/Button.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Link } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Moment } from '../../../ui/text/Moment.js'
import { PhoneLink } from '../../../ui/text/PhoneLink.js'
import { Text } from '../../../ui/text/Text.js'
import { nameIn, type PaidJob, type Standing, standingsOf, standingWords } from '../../charges/standings.js'
import { JobPart } from '../../jobs/JobPart.js'
import { useSide } from '../../jobs/useSide.js'
import type { Payment_PaymentFragment } from '../generated/payments.js'

const MarkPaid = lazyPart(() => import('../MarkPaid.js'), 'MarkPaid')
const MessageVendor = lazyPart(() => import('../../messages/MessageVendor.js'), 'MessageVendor')

const didnt = { pay: "You said that you didn't pay it", back: "You said that it didn't come back" }

const saysDenied = (side: ReturnType<typeof useSide>, customer: string, isBack: boolean): string => {
  if (side === 'customer') return isBack ? didnt.back : didnt.pay
  const who = side === 'vendor' ? customer : 'The customer'
  return isBack ? `${who} says it didn't come back` : `${who} says they didn't pay it`
}

type PaymentLineProps = {
  payment: Payment_PaymentFragment
  job: PaidJob
  /** The customer, for a vendor. */
  customer: string
}

const PaymentLine = ({ payment, job, customer }: PaymentLineProps) => {
  const side = useSide(job)
  const { method, status, createdAt, denyReason, vendor } = payment
  const isBack = cents(payment.amount) < 0n
  const amount = formatMoney(payment.amount.replace('-', ''))
  const isFormer = side !== 'vendor' && vendor && vendor.id !== job.vendorId
  return (
    <Stack gap="xs">
      <Inline justify="between" align="start" gap="xs">
        <Text as="span">
          {isBack ? `${amount} back` : amount} {byMethod(method)}
          {isFormer && ` ${isBack ? 'from' : 'to'} ${vendorName(vendor)}, who no longer has this job`}
        </Text>
        <Badge tone={paymentGraph.states[status].tone}>
          {isBack ? backLabels[status] : paymentGraph.states[status].label}
        </Badge>
      </Inline>
      <Text size="s" tone="muted">
        {isBack ? 'Marked as paid back on ' : 'Marked as paid on '}
        <Moment value={createdAt} />
      </Text>
      {denyReason && (
        <Text size="s" asTyped>
          {saysDenied(side, customer, isBack)}: {denyReason}
        </Text>
      )}
    </Stack>
  )
}

/** A vendor who no longer has the job: the customer can still reach them. */
const FormerVendor = ({ job, standing, name }: { job: PaidJob; standing: Standing; name: string }) => {
  const [isWriting, setWriting] = useState(false)
  const phone = standing.vendor?.businessPhone
  return (
    <Inline data-print="hide">
      {phone && <PhoneLink phone={phone} />}
      <Button size="s" onClick={() => setWriting(true)}>
        Message {name}
      </Button>
      <Suspense>
        {isWriting && standing.vendorId && (
          <MessageVendor
            jobId={job.id}
            vendorId={standing.vendorId}
            name={name}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </Inline>
  )
}

type PaymentPartProps = { job: PaidJob; otherSide: string | undefined }

/** How customer and vendor pay each other, what was marked, and the receipt. */
export const PaymentPart = ({ job, otherSide }: PaymentPartProps) => {
  const side = useSide(job)
  const [marking, setMarking] = useState<'paid' | 'back' | null>(null)
  if (job.charges.length === 0 && job.payments.length === 0) return null
  const standings = standingsOf(job, side)
  const isVendor = side === 'vendor'
  const customer = otherSide ?? 'the customer'
  return (
    <JobPart title="Payment">
      {standings.map(standing => {
        const other = nameIn(standing, side, otherSide)
        return (
          <Stack key={standing.vendorId} gap="xs">
            <Text>{standingWords(job, standing, { side, other })}</Text>
            {side === 'customer' && !standing.isCurrent && (
              <FormerVendor job={job} standing={standing} name={other} />
            )}
          </Stack>
        )
      })}
      {job.viewerCanMarkPaid && job.waysToPay.length === 0 && job.vendorId !== null && (
        <Text size="s" tone="muted">
          <Link to={paths.vendorAccount}>How can customers pay you?</Link> Tell them before they ask.
        </Text>
      )}
      {job.payments.length > 0 && (
        <Stack as="ul" gap="s">
          {job.payments.map(payment => (
            <li key={payment.id}>
              <PaymentLine payment={payment} job={job} customer={customer} />
            </li>
          ))}
        </Stack>
      )}
      <Inline data-print="hide">
        {job.viewerCanMarkPaid && (
          <Button
            look={job.status === 'completed' ? 'primary' : 'secondary'}
            onClick={() => setMarking('paid')}
          >
            Mark as Paid
          </Button>
        )}
        {job.viewerCanMarkPaidBack && (
          <Button look="primary" onClick={() => setMarking('back')}>
            Mark as Paid Back
          </Button>
        )}
        {(job.charges.some(({ status }) => status !== 'void') || job.payments.length > 0) && (
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
        {isVendor && marking && (
          <MarkPaid
            job={job}
            isBack={marking === 'back'}
            customer={customer}
            onClose={() => setMarking(null)}
          />
        )}
      </Suspense>
    </JobPart>
  )
}
