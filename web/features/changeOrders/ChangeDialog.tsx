import type { ChangeOrderKind, Side } from '@rules/changeOrders/changeOrders.js'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { serverNow } from '../../serverClock.js'
import { TaskButton, TaskList } from '../../ui/actions/TaskList.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Text } from '../../ui/text/Text.js'
import { useNow } from '../../ui/text/useNow.js'
import { useRole } from '../accounts/useRole.js'
import { useSide } from '../jobs/useSide.js'
import { ChangeForm } from './ChangeForm.js'
import type { Facts } from './changeFacts.js'
import type { Wish } from './changeFields.js'
import { changeOptions, driverOptions } from './changeOptions.js'
import { ChangeFactsDocument } from './generated/changeFacts.js'

type Chosen = { kind: ChangeOrderKind; title: string; visitId?: string | undefined }

type ChangeDialogProps = {
  jobId: string
  /** The name of the other side. */
  otherSide: string
  /** The form to begin with instead of the list. */
  first?: Chosen
  /** The other side's wish, which this answers. */
  wish?: Wish
  onClose: () => void
}

/** Where an order is cancelled, which needs no form of a change. */
const goToCancel = () => {
  const place = document.querySelector<HTMLElement>('[data-section="cancel"]')
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector('button')?.focus({ preventScroll: true })
}

const useFacts = (id: string) => {
  const { data, previousData, error } = useQuery(ChangeFactsDocument, { variables: { id } })
  const job = (data ?? previousData)?.job
  return { facts: job?.timeZone == null ? undefined : (job as Facts), error }
}

const titleOf = (side: Side | null, isDriver: boolean) => {
  if (isDriver) return 'Something extra?'
  return side === 'vendor' ? 'Charge or change' : 'Change something'
}

/** Everything that a side of a job may change, each with its cost, and then the form for it. */
export const ChangeDialog = ({ jobId, otherSide, first, wish, onClose }: ChangeDialogProps) => {
  const { facts, error } = useFacts(jobId)
  const side = useSide(facts ?? { customerId: null, vendorId: null })
  const isDriver = useRole() === 'driver'
  const now = useNow() ?? serverNow()
  const [chosen, setChosen] = useState<Chosen | null>(first ?? null)
  const leadsToCancel = useRef(false)
  useEffect(
    () => () => {
      if (leadsToCancel.current) goToCancel()
    },
    [],
  )
  const optionsOf = isDriver ? driverOptions : changeOptions
  const options = facts && side ? optionsOf(facts, side, otherSide, now) : []
  const content = () => {
    if (!facts || !side)
      return error ? (
        <LoadError what="what you can change" error={error} />
      ) : (
        <LoadingRegion label="Loading what you can change...">
          <Stack gap="s">
            <Skeleton height="52px" />
            <Skeleton height="52px" />
            <Skeleton height="52px" />
          </Stack>
        </LoadingRegion>
      )
    if (chosen)
      return (
        <ChangeForm
          kind={chosen.kind}
          title={chosen.title}
          facts={facts}
          side={side}
          otherSide={otherSide}
          wish={wish}
          visitId={chosen.visitId}
          isDriver={isDriver}
          onBack={() => (first ? onClose() : setChosen(null))}
          onDone={onClose}
        />
      )
    if (options.length === 0) return <Text tone="muted">There is nothing to change right now.</Text>
    return (
      <TaskList>
        {options.map(({ kind, title, cost, icon, visitId }) => (
          <TaskButton
            key={title}
            icon={icon}
            title={title}
            detail={cost}
            onClick={() => {
              if (kind !== 'cancel') return setChosen({ kind, title, visitId })
              leadsToCancel.current = true
              onClose()
            }}
          />
        ))}
      </TaskList>
    )
  }
  return (
    <Dialog open onClose={onClose} size="s" title={chosen?.title ?? titleOf(side, isDriver)}>
      {content()}
    </Dialog>
  )
}
