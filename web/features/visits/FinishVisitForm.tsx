import { completeVisitRules } from '@rules/visits/visitRules.js'
import { takesDumpster, visitKinds } from '@rules/visits/visits.js'
import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { blankIsNone } from '../../forms/blankIsNone.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { OnBusyChange } from '../../forms/FormEffects.js'
import { TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { toast } from '../../ui/overlays/toast.js'
import { UnitFields } from '../stock/UnitFields.js'
import { PhotoField } from '../uploads/PhotoField.js'
import { usePhotoTray } from '../uploads/usePhotoTray.js'
import type { JobVisit_VisitFragment } from './generated/visits.js'
import { CompleteVisitDocument } from './generated/visits.js'
import { formKeys, useSendOrKeep } from './keptVisits.js'

/** As in the API; a ticket counts from the moment it is taken, because it may wait for a connection. */
const rulesWith = (hasTicket: () => boolean) =>
  blankIsNone(
    z.extend(completeVisitRules, { ticketPhoto: z.array(z.string()) }).check(
      z.refine(({ tons }) => !tons || hasTicket(), {
        path: ['ticketPhoto'],
        message: 'Add a photo of the scale ticket, or clear the weight',
      }),
    ),
    ['tons'],
  )

type FinishVisitFormProps = {
  visit: JobVisit_VisitFragment
  jobId: string
  orderNumber: string
  onBusyChange: (isBusy: boolean) => void
}

/** The vendor's record of a visit: photos, the dumpster's number, the weight. */
export const FinishVisitForm = ({
  visit: { id, kind },
  jobId,
  orderNumber,
  onBusyChange,
}: FinishVisitFormProps) => {
  const [complete] = useMutation(CompleteVisitDocument)
  const sendOrKeep = useSendOrKeep()
  const draftKey = formKeys.complete(id)
  const photos = usePhotoTray(draftKey, undefined, undefined, 'keep')
  const ticket = usePhotoTray(formKeys.ticket(id), undefined, 1, 'keep')
  const rules = useMemo(() => rulesWith(() => ticket.read().photos.length > 0), [ticket])
  const leavesDumpster = kind === 'delivery' || kind === 'swap'
  const { photos: taken } = useSyncExternalStore(photos.subscribe, photos.read)
  const { photos: tickets } = useSyncExternalStore(ticket.subscribe, ticket.read)
  const isWaiting = [...taken, ...tickets].some(({ status }) => status === 'waiting')
  const place = (
    <PhotoField
      name="photos"
      label="Photos"
      help={leavesDumpster ? 'Show where the dumpster stands.' : 'Show the place as you leave it.'}
      tray={photos}
      optional={kind === 'pickup'}
      camera={kind === 'pickup' ? 'secondary' : 'primary'}
    />
  )
  // One step stands out at a time: first the photos that there must be.
  const isNext = (tons: string) =>
    (kind === 'pickup' || taken.length > 0) && (tons === '' || tickets.length > 0)
  return (
    <ZodForm
      schema={rules}
      initialValues={{
        photos: [] as string[],
        unitLabel: '',
        takenLabel: '',
        tons: '',
        ticketPhoto: [] as string[],
      }}
      label={`Finish the ${visitKinds[kind].toLowerCase()} of order ${orderNumber}`}
      draftKey={draftKey}
      edits
      failureMessage="Check your connection and the photos, then try again. Nothing is lost."
      onSubmit={async ({ unitLabel = null, takenLabel = null, tons = null }) => {
        const input = { unitLabel, tons, ...(takesDumpster(kind) && { takenLabel }) }
        const hasArrived = await sendOrKeep({
          record: { act: 'complete', visitId: id, kind, key: draftKey, input },
          trays: [photos, ticket],
          send: ([taken = [], tickets = []]) =>
            complete({
              variables: { visitId: id, input: { ...input, photos: taken, ticketPhoto: tickets[0] } },
            }),
        })
        if (hasArrived) toast({ title: `${visitKinds[kind]} done` })
      }}
    >
      {({ tons }) => (
        <>
          {kind !== 'pickup' && place}
          {(leavesDumpster || takesDumpster(kind)) && (
            <UnitFields jobId={jobId} brings={leavesDumpster} takes={takesDumpster(kind)} />
          )}
          {kind !== 'delivery' && (
            <>
              <TextField
                name="tons"
                label="Weight in tons"
                inputMode="decimal"
                help="As on the scale ticket."
                optional
              />
              <PhotoField
                name="ticketPhoto"
                label="Scale ticket"
                help="A photo of the whole ticket."
                tray={ticket}
                optional={tons === ''}
                camera={tons === '' ? 'secondary' : 'primary'}
              />
            </>
          )}
          {kind === 'pickup' && place}
          <SubmitButton
            wide
            size="l"
            look={isNext(tons) ? 'primary' : 'secondary'}
            busyLabel={isWaiting ? 'Sends once you are online...' : 'Saving...'}
          >
            {`${visitKinds[kind]} Done${isWaiting ? ' (sends once you are online)' : ''}`}
          </SubmitButton>
          <OnBusyChange call={onBusyChange} />
        </>
      )}
    </ZodForm>
  )
}
