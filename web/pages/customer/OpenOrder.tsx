import { vendorName } from '@rules/businesses/vendorName.js'
import { isUnderWay } from '@rules/jobs/jobGraph.js'
import { type ComponentProps, Suspense } from 'react'
import { ChosenVendor } from '../../features/bids/customer/ChosenVendor.js'
import { openBalances } from '../../features/jobs/orders/OrderMoney.js'
import { OrderPage } from '../../features/jobs/orders/OrderPage.js'
import { urgesCall } from '../../features/jobs/orders/urgesCall.js'
import { MessageThread } from '../../features/messages/MessageThread.js'
import { serverNow } from '../../serverClock.js'
import { Stack } from '../../ui/layout/Stack.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { OrderMatters } from './OrderMatters.js'

const Questions = lazyPart(() => import('../../features/questions/Questions.js'), 'Questions')

type Order = Parameters<NonNullable<ComponentProps<typeof OrderPage>['messages']>>[0]

/** The vendor; without one, the vendor who lost the job and with whom money is due. */
const writesTo = (job: Order): string => {
  const vendor = job.vendor ?? openBalances(job)[0]?.vendor
  return vendor ? vendorName(vendor) : 'your vendor'
}

/** The order named in the URL, with everything its customer can do about it. */
export const OpenOrder = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <OrderPage
    id={id}
    onClose={onClose}
    vendor={job =>
      job.vendor && (
        <ChosenVendor
          vendor={job.vendor}
          bids={job.bids.nodes}
          isUnderWay={isUnderWay(job.status)}
          mayCall={!urgesCall(job, serverNow())}
          mayMessage={job.viewerCanMessage}
        />
      )
    }
    messages={job =>
      (job.vendor ?? job.givenBackAt) && (
        <Stack gap="l">
          <MessageThread job={job} with={writesTo(job)} />
          {/* Keeps the questions from before the bid was accepted readable. */}
          {!job.viewerCanAccept && (
            <Suspense>
              <Questions jobId={job.id} />
            </Suspense>
          )}
        </Stack>
      )
    }
  >
    {(job, load, moreBids) => <OrderMatters job={job} load={load} moreBids={moreBids} />}
  </OrderPage>
)
