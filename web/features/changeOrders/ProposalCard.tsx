import { formatMoney } from '@rules/formatMoney.js'
import { type ReactNode, Suspense, useId, useRef, useState, useTransition } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { useBusyPress } from '../../ui/actions/useBusyPress.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { getReady } from '../../ui/states/loadCode.js'
import { useFocusAfterRemoval } from '../../ui/states/useFocusAfterRemoval.js'
import { Facts } from '../../ui/text/Facts.js'
import { Heading } from '../../ui/text/Heading.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'
import { JobPhotos } from '../jobs/JobPhotos.js'
import { didPropose, timesOf } from './changeWords.js'
import {
  AcceptChangeOrderDocument,
  type ChangeOrder_OrderFragment,
  DeclineChangeOrderDocument,
  WithdrawChangeOrderDocument,
} from './generated/changeOrders.js'

const loadReasonDialog = () => import('../../forms/dialogs/ReasonDialog.js')
const prepareToDecline = () => void getReady(loadReasonDialog)

// The customer's home shows these cards, and forms weigh as much as all of its own code.
const ReasonDialog = lazyPart(loadReasonDialog, 'ReasonDialog')
const ChangeDialog = lazyPart(() => import('./ChangeDialog.js'), 'ChangeDialog')

const TRY_AGAIN = 'Check your connection, then try again.'

type ProposalCardProps = {
  order: ChangeOrder_OrderFragment
  jobId: string
  timeZone: string
  /** The name of the proposer, or "You". */
  proposer: string
  /** The name of the side that decides. */
  decider: string
  level?: 2 | 3
  /** The order or job, where it stands among others. */
  about?: ReactNode
}

/** An open change order: what it changes, what it costs, until when, and the viewer's answer. */
export const ProposalCard = ({
  order,
  jobId,
  timeZone,
  proposer,
  decider,
  level = 3,
  about,
}: ProposalCardProps) => {
  const { id, amount, note, photos, expiresAt, viewerCanDecide, viewerCanWithdraw } = order
  const [accept, { loading: isAccepting }] = useMutation(AcceptChangeOrderDocument)
  const [decline] = useMutation(DeclineChangeOrderDocument)
  const [withdraw, { loading: isWithdrawing }] = useMutation(WithdrawChangeOrderDocument)
  const [opened, setOpened] = useState<'price' | 'decline' | null>(null)
  const [isComing, begin] = useTransition()
  useBusyPress(isComing)
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  useFocusAfterRemoval(card)
  const title = `${proposer} ${didPropose(order)}`
  const price = amount && formatMoney(amount)

  const open = (dialog: 'price' | 'decline') => begin(() => setOpened(dialog))
  const close = () => setOpened(null)
  const act = async (run: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await run()
      toast({ title: done })
    } catch (error) {
      toast({ variant: 'destructive', title: failed, description: serverMessage(error, TRY_AGAIN) })
    }
  }
  const mayPrice =
    viewerCanDecide &&
    order.proposedBy === 'customer' &&
    (order.kind === 'longer_rental' || (order.kind === 'swap' && amount === null))
  return (
    <Card
      ref={card}
      as="article"
      padding="m"
      tone={viewerCanDecide ? 'accent' : 'sunken'}
      aria-labelledby={titleId}
    >
      <Stack gap="s">
        <Heading level={level} look={4} id={titleId}>
          {title}
        </Heading>
        {about}
        {note && <Text asTyped>{note}</Text>}
        <Facts
          facts={[
            ...timesOf(order, timeZone),
            { label: 'Price', value: price ?? 'No charge' },
            {
              label: viewerCanDecide ? 'Answer by' : `${decider} may answer until`,
              value: <Moment value={expiresAt} />,
            },
          ]}
        />
        <JobPhotos job={{ images: photos.map(({ path }) => path) }} />
        {(viewerCanDecide || viewerCanWithdraw) && (
          <Inline data-print="hide">
            {viewerCanDecide && (
              <>
                <Button
                  look="primary"
                  busy={isAccepting}
                  busyLabel="Accepting..."
                  aria-describedby={titleId}
                  onClick={() =>
                    void act(
                      () => accept({ variables: { id, amount: amount ?? '0.00' } }),
                      'Accepted',
                      "We couldn't accept this",
                    )
                  }
                >
                  {price ? `Accept ${price}` : 'Accept'}
                </Button>
                {mayPrice && <Button onClick={() => open('price')}>Name a Price</Button>}
                <Button
                  onPointerEnter={prepareToDecline}
                  onFocus={prepareToDecline}
                  onClick={() => open('decline')}
                >
                  Decline
                </Button>
              </>
            )}
            {viewerCanWithdraw && (
              <Button
                busy={isWithdrawing}
                busyLabel="Withdrawing..."
                aria-describedby={titleId}
                onClick={() =>
                  void act(() => withdraw({ variables: { id } }), 'Withdrawn', "We couldn't withdraw this")
                }
              >
                Withdraw
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      <Suspense>
        {opened === 'price' && (
          <ChangeDialog
            jobId={jobId}
            otherSide={proposer}
            first={{ kind: order.kind, title: 'Name a price' }}
            wish={order}
            onClose={close}
          />
        )}
        {opened === 'decline' && (
          <ReasonDialog
            open
            onClose={close}
            label="Decline"
            busyLabel="Declining..."
            title="Decline this change?"
            description={`Nothing changes, and nothing is charged. We'll let ${proposer} know.`}
            help={`${proposer} reads your reason.`}
            keep="Not Now"
            draftKey={`decline:${id}`}
            act={reason => decline({ variables: { id, reason } })}
            done={{ title: 'Declined' }}
            failed="We couldn't decline this"
          />
        )}
      </Suspense>
    </Card>
  )
}
