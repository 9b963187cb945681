import { vendorName } from '@rules/businesses/vendorName.js'
import type { ReactNode } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { paths } from '../../../paths.js'
import { serverNow } from '../../../serverClock.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Link } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { useMedia } from '../../../ui/layout/useMedia.js'
import { Text } from '../../../ui/text/Text.js'
import { useNow } from '../../../ui/text/useNow.js'
import { media } from '../../../ui/theme.js'
import { CancelJob } from '../../deals/CancelJob.js'
import { CancelJobDocument } from '../../deals/generated/deals.js'
import { JobDetails } from '../details/JobDetails.js'
import { cancelWords } from '../jobWords.js'
import { orderStep } from '../orderStep.js'
import { orderPrice } from './bidsLine.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'
import { OrderNow } from './OrderNow.js'

type OrderDetailsProps = {
  job: OrderDetails_JobFragment
  /** Fetches the order again. */
  refetch: () => Promise<unknown>
  /** Shown beside the status. */
  action: ReactNode
  /** The customer's next action, unless the page shows it at its foot. */
  nextAction: ReactNode
  /** The vendor, once one is chosen. */
  vendor: ReactNode
  /** The bids. */
  children: ReactNode
  messages: ReactNode
}

export const OrderDetails = ({
  job,
  refetch,
  action,
  nextAction,
  vendor,
  children,
  messages,
}: OrderDetailsProps) => {
  const [cancelJob] = useMutation(CancelJobDocument)
  const isWide = useMedia(media.wide)
  const costs = cancelWords(job, useNow() ?? serverNow())
  return (
    <JobDetails
      job={job}
      action={
        <>
          {action}
          {job.viewerCanEdit && (
            <ButtonLink size="s" to={paths.editOrder(job.id)} data-print="hide">
              Edit Request
            </ButtonLink>
          )}
        </>
      }
      now={<OrderNow order={job} saysPrice={!isWide} action={nextAction} />}
      messages={messages}
      messagesFirst={job.vendor !== null}
      hasAside={isWide}
      vendor={vendor}
      price={orderPrice(job)}
      // Beside the details, the price keeps its line from step to step, so that nothing below it moves.
      saysPrice={!isWide && orderStep(job) === 'booked'}
      otherSide={job.vendor ? vendorName(job.vendor) : undefined}
      otherLogo={job.vendor?.businessLogo}
      foot={
        <Inline justify="between" data-print="hide">
          <Link to={paths.supportFor(job.id)}>Contact support about this order</Link>
          <Inline data-section="cancel">
            {job.viewerCanCancel && costs && (
              <Text as="span" size="s" tone="muted">
                {costs}.
              </Text>
            )}
            <CancelJob
              job={job}
              cancel={(reason, vendorDidNotCome, fee) =>
                cancelJob({ variables: { jobId: job.id, reason, vendorDidNotCome, fee } }).catch(failure => {
                  // The fee may have risen while the order was open.
                  void refetch().catch(() => {})
                  throw failure
                })
              }
            />
          </Inline>
        </Inline>
      }
    >
      {children}
    </JobDetails>
  )
}
