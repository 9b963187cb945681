import { handleLabels } from '@rules/businesses/handleLabels.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import { cents, fromCents, sumOf } from '@rules/cents.js'
import { owedCharges } from '@rules/charges/chargeGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '../../../paths.js'
import { serverNow } from '../../../serverClock.js'
import { Button } from '../../../ui/actions/Button.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { CopyButton } from '../../../ui/actions/CopyButton.js'
import { Link } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Divider, Stack } from '../../../ui/layout/Stack.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { useHasPassed } from '../../../ui/states/useHasPassed.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { PhoneLink } from '../../../ui/text/PhoneLink.js'
import { Text } from '../../../ui/text/Text.js'
import { useNow } from '../../../ui/text/useNow.js'
import { runningCard } from '../../charges/cardMoney.js'
import {
  nameIn,
  type PaidJob,
  type Standing,
  standingsOf,
  standingWords,
  totalOf,
} from '../../charges/standings.js'
import { JobPart } from '../../jobs/JobPart.js'
import { useSide } from '../../jobs/useSide.js'
import { PayByCard } from '../PayByCard.js'
import { DisputedByBank } from './DisputedByBank.js'

const MarkPaid = lazyPart(() => import('../MarkPaid.js'), 'MarkPaid')
const MessageVendor = lazyPart(() => import('../../messages/MessageVendor.js'), 'MessageVendor')

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

type SumProps = { label: string; value: string; lead?: boolean }

const Sum = ({ label, value, lead = false }: SumProps) => (
  <Inline justify="between" align="baseline">
    <Text as="span" strong={lead} tone={lead ? undefined : 'muted'}>
      {label}
    </Text>
    <Text as="span" strong={lead} size={lead ? 'xl' : undefined} tabular>
      <Money value={value} />
    </Text>
  </Inline>
)

const sum = (charges: PaidJob['charges']) => sumOf(charges.map(({ amount }) => amount))

/** What was agreed, and what came on top or off. */
const linesOf = ({ charges }: PaidJob): SumProps[] => {
  const counting = charges.filter(({ status }) => owedCharges.some(owed => owed === status))
  const base = counting.filter(({ kind }) => kind === 'base')
  const off = counting.filter(({ kind }) => kind === 'discount')
  const added = counting.filter(({ kind }) => kind !== 'base' && kind !== 'discount')
  return [
    ...(base.length > 0 ? [{ label: 'Agreed', value: sum(base) }] : []),
    ...(added.length > 0 ? [{ label: 'Added', value: sum(added) }] : []),
    ...(off.length > 0 ? [{ label: 'Discount', value: sum(off) }] : []),
  ]
}

/** The latest moment at which one of the charges can be contested. */
const contestableUntil = ({ charges }: PaidJob, now: Date): string | null =>
  charges
    .filter(({ status, contestUntil }) => status === 'booked' && contestUntil !== null)
    .map(({ contestUntil }) => contestUntil!)
    .filter(until => Date.parse(until) > now.getTime())
    .toSorted()
    .at(-1) ?? null

/** Where to pay the vendor, each with a button that copies it. */
const Handles = ({ job: { waysToPay, paymentHandles } }: Pick<MoneyBoxProps, 'job'>) => (
  <Stack as="ul" gap="xs" aria-label="Where to pay">
    {waysToPay.map(method => {
      const handle = paymentHandles.find(each => each.method === method)?.handle
      return (
        handle && (
          <li key={method}>
            <Inline justify="between" nowrap>
              <div>
                <Text size="s" tone="muted">
                  {handleLabels[method]}
                </Text>
                <Text strong asTyped>
                  {handle}
                </Text>
              </div>
              <CopyButton value={handle} what={handleLabels[method]!} />
            </Inline>
          </li>
        )
      )
    })}
  </Stack>
)

type MoneyBoxProps = { job: PaidJob; otherSide: string | undefined }

/** How customer and vendor stand: what is due and why, how to pay it, and the receipt. */
export const MoneyBox = ({ job, otherSide }: MoneyBoxProps) => {
  const side = useSide(job)
  const now = useNow() ?? serverNow()
  // The page at Stripe ends without a word.
  useHasPassed(runningCard(job)?.expiresAt)
  const [marking, setMarking] = useState<'paid' | 'back' | null>(null)
  if (job.charges.length === 0 && job.payments.length === 0) return null
  const standings = standingsOf(job, side)
  const customer = otherSide ?? 'the customer'
  const lines = linesOf(job)
  const total = totalOf(job)
  const paid = cents(total) - cents(job.amountDue ?? '0')
  const isPaid = job.payments.some(({ status }) => status === 'confirmed')
  const until = contestableUntil(job, now)
  const contested = job.charges.filter(({ status }) => status === 'contested')
  return (
    <JobPart title="Payment" section="money">
      <Stack gap="xs">
        {lines.map(line => (
          <Sum key={line.label} {...line} />
        ))}
        {(paid !== 0n || lines.length > 2) && <Sum label="Total" value={total} />}
        {paid !== 0n && <Sum label="Paid" value={fromCents(-paid)} />}
        {(lines.length > 0 || paid !== 0n) && <Divider />}
        {standings.map(standing => {
          const due = cents(standing.amountDue)
          const words = due < 0n ? 'To be paid back' : 'Amount due'
          const name = standing.vendor && standings.length > 1 && vendorName(standing.vendor)
          return (
            <Sum
              key={standing.vendorId}
              lead
              label={name ? `${words}, ${name}` : words}
              value={fromCents(due < 0n ? -due : due)}
            />
          )
        })}
        {contested.length > 0 && (
          <Text size="s" tone="muted">
            {formatMoney(sum(contested))} of it is contested. Haulbid decides.
          </Text>
        )}
        {until && side !== null && (
          <Text size="s" tone="muted">
            {side === 'customer'
              ? 'You can contest added charges until '
              : 'The customer can contest charges until '}
            <Moment value={until} />.
          </Text>
        )}
      </Stack>
      {side !== 'customer' && <DisputedByBank job={job} side={side} customer={customer} />}
      {standings.map(standing => {
        const other = nameIn(standing, side, otherSide)
        return (
          <Stack key={standing.vendorId} gap="xs">
            <Text>{standingWords(job, standing, { side, other })}</Text>
            {side === 'customer' && standing.isCurrent && <PayByCard job={job} />}
            {side === 'customer' && standing.isCurrent && cents(standing.amountDue) > 0n && (
              <Handles job={job} />
            )}
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
            {isPaid ? 'Receipt (PDF)' : 'Quote (PDF)'}
          </ButtonLink>
        )}
      </Inline>
      <Suspense>
        {side === 'vendor' && marking && (
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
