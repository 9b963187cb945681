import { cents, fromCents } from '@rules/cents.js'
import { lineAmount } from '@rules/changeOrders/changeOrders.js'
import { formatMoney } from '@rules/formatMoney.js'
import { Suspense, useId, useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { Text } from '../../ui/text/Text.js'
import { type Facts, loadsToCharge, tonsOver } from './changeFacts.js'
import { ChangeFactsDocument } from './generated/changeFacts.js'
import { mayChange } from './mayChange.js'

const ChangeDialog = lazyPart(() => import('./ChangeDialog.js'), 'ChangeDialog')

/** The tons beyond the included ones on the scale ticket, at the bid's rate; null if there are none to charge. */
const weightOver = (facts: Facts, visitId: string): { tons: string; amount: string } | null => {
  const { acceptedBid: bid, status } = facts
  if (!mayChange(status, 'vendor') || !bid?.extraTonPrice || bid.includedTons === null) return null
  const load = loadsToCharge(facts).find(({ id }) => id === visitId)
  if (!load) return null
  const { weighed, over } = tonsOver(facts, load)
  if (weighed === 0n || over <= 0n) return null
  const tons = fromCents(over)
  const amount = lineAmount(tons, bid.extraTonPrice)
  return cents(amount) > 0n ? { tons, amount } : null
}

type OfferWeightProps = {
  jobId: string
  /** The visit that was weighed. */
  visitId: string
  /** The name of the customer. */
  otherSide: string
  /** It stands in a list of several jobs' visits, and names the customer. */
  ofList?: boolean
}

/** Offers the charge for the weight that the vendor has just recorded. */
export const OfferWeight = ({ jobId, visitId, otherSide, ofList = false }: OfferWeightProps) => {
  const { data } = useQuery(ChangeFactsDocument, { variables: { id: jobId } })
  const [isOpen, setOpen] = useState(false)
  const labelId = useId()
  useFocusReturn(isOpen)
  const job = data?.job
  const over = job?.timeZone == null ? null : weightOver(job as Facts, visitId)
  if (!over && !isOpen) return null
  return (
    <>
      {over && (
        <Stack as={ofList ? Card : 'div'} gap="xs" role="group" aria-labelledby={labelId} data-print="hide">
          <Text strong id={labelId}>
            {ofList && `${otherSide}: `}Charge {formatMoney(over.amount)} for {Number(over.tons)} tons over?
          </Text>
          <Button look="primary" wide onClick={() => setOpen(true)}>
            Charge Extra Weight
          </Button>
        </Stack>
      )}
      <Suspense>
        {isOpen && (
          <ChangeDialog
            jobId={jobId}
            otherSide={otherSide}
            first={{ kind: 'overweight', title: 'Charge extra weight', visitId }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
