import type { Side } from '@rules/changeOrders/changeOrders.js'
import { formatMoney } from '@rules/formatMoney.js'
import { paths } from '../../../paths.js'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { formatShortDay, localDay } from '../../../ui/text/formatMoment.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { STRIPE_DASHBOARD } from '../../cards/stripeDashboard.js'
import { cardPayments } from '../../charges/cardMoney.js'
import type { PaidJob } from '../../charges/standings.js'

type DisputedByBankProps = { job: PaidJob; side: Side | null; customer: string }

/** A bank asks about a payment: until when the vendor answers, where, and with what. */
export const DisputedByBank = ({ job, side, customer }: DisputedByBankProps) =>
  cardPayments(job)
    .filter(({ dispute }) => dispute?.status === 'open')
    .map(({ id, amount, dispute }) => {
      const bank = side === 'vendor' ? `${customer}'s bank` : "The customer's bank"
      const by = dispute!.dueBy && ` by ${formatShortDay(localDay(dispute!.dueBy))}`
      return (
        <Banner key={id} tone="warning" title={`${bank} disputes the card payment of ${formatMoney(amount)}`}>
          <Stack gap="xs">
            <span>
              {side === 'vendor'
                ? `Answer${by ?? ''} in your Stripe Dashboard. Send what shows that the job was done as agreed.`
                : `The vendor answers${by ?? ''} in their Stripe Dashboard.`}
            </span>
            <Inline data-print="hide">
              {side === 'vendor' && (
                <ExternalLink href={STRIPE_DASHBOARD} target="_blank" rel="noopener">
                  Stripe Dashboard
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </ExternalLink>
              )}
              <ExternalLink href={`/api/jobs/${job.id}/proof.pdf`} download>
                Proof of Service (PDF)
              </ExternalLink>
              <ExternalLink href={`/api/jobs/${job.id}/receipt.pdf`} download>
                What was agreed (PDF)
              </ExternalLink>
              <ExternalLink href={paths.termsOfService} target="_blank" rel="noopener">
                Accepted terms
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </ExternalLink>
            </Inline>
          </Stack>
        </Banner>
      )
    })
