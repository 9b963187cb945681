import type { ChangeOrderKind, Side } from '@rules/changeOrders/changeOrders.js'
import { formatMoney } from '@rules/formatMoney.js'
import { Fragment, useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { ZodForm } from '../../forms/ZodForm.js'
import type { ProposeChangeOrderInput } from '../../generated/schema.js'
import { serverNow } from '../../serverClock.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { Text } from '../../ui/text/Text.js'
import { PhotoField } from '../uploads/PhotoField.js'
import type { PhotoTray } from '../uploads/PhotoTray.js'
import { usePhotoTray } from '../uploads/usePhotoTray.js'
import { type Asked, type ChangeField, empty, noteField, type Rules, type Values } from './changeFields.js'
import { changeForms } from './changeForms.js'
import { ProposeChangeOrderDocument } from './generated/changeFacts.js'
import type { ChangeOrder_OrderFragment } from './generated/changeOrders.js'

type ChangeFormProps = Asked & {
  kind: ChangeOrderKind
  title: string
  onBack: () => void
  onDone: () => void
}

const startOf = (fields: readonly ChangeField[]): Values =>
  Object.assign({ ...empty.start }, ...fields.map(({ start }) => start))

const rulesOf = (fields: readonly ChangeField[], photos: Partial<Rules>): z.core.$ZodType<Values> => {
  const now = serverNow()
  const rules: Rules = Object.assign({ ...empty.rules }, ...fields.map(field => field.rules?.(now)), photos)
  return z.object(rules)
}

/** Photos count as soon as they are chosen: sending waits until they have arrived. */
const photosIn = (tray: PhotoTray, missing: string) =>
  z.array(z.string()).check(z.refine(() => tray.read().photos.length > 0, missing))

const doneWords = ({ status, amount }: ChangeOrder_OrderFragment, otherSide: string) => {
  const done = amount ? `Done: ${formatMoney(amount)}` : 'Done'
  return { title: status === 'proposed' ? 'Sent' : done, description: `We told ${otherSide}.` }
}

/** One photo stands out at a time. */
const cameraOf = (side: Side, isLater: boolean) => {
  if (side !== 'vendor') return undefined
  return isLater ? 'secondary' : 'primary'
}

/** Proposes a change, or makes it at once; the server's rules decide which, and the form says so before. */
export const ChangeForm = ({ kind, title, onBack, onDone, ...asked }: ChangeFormProps) => {
  const { facts, side, otherSide, visitId } = asked
  const form = changeForms[kind]
  const fields = form.fields(asked)
  const note = form.note ? form.note(asked) : noteField(asked)
  const parts = note ? [...fields, note] : fields
  const { evidence, before } = form
  const [propose] = useMutation(ProposeChangeOrderDocument)
  const draftKey = `change:${facts.id}:${visitId ?? kind}`
  const photos = usePhotoTray(draftKey, undefined, evidence?.most, 'keep')
  const early = usePhotoTray(`${draftKey}:before`, undefined, 1, 'keep')
  const [initialValues] = useState(() => startOf(parts))
  const [rules] = useState(() =>
    rulesOf(parts, {
      ...(before && { before: photosIn(early, before.missing) }),
      ...(evidence?.missing && { evidence: photosIn(photos, evidence.missing) }),
    }),
  )
  // One step stands out at a time: first the photo, if there must be one.
  const needsPhoto = evidence !== undefined && !evidence.hasProof?.(asked)
  const send = async (values: Values) => {
    const input: ProposeChangeOrderInput = Object.assign(
      { jobId: facts.id, kind },
      ...parts.map(part => part.input(values)),
    )
    if (evidence) input.evidence = [...(before ? await early.arrived() : []), ...(await photos.arrived())]
    const { data } = await propose({ variables: { input } })
    photos.clear()
    if (before) early.clear()
    onDone()
    if (data) toast(doneWords(data.proposeChangeOrder, otherSide))
  }
  return (
    <ZodForm
      schema={rules}
      label={title}
      initialValues={initialValues}
      draftKey={draftKey}
      edits
      failureMessage="Check your connection, then try again. Nothing is lost."
      onSubmit={send}
    >
      {values => (
        <>
          {fields.map(({ shown }, index) => (
            <Fragment key={index}>{shown}</Fragment>
          ))}
          <Text role="status" strong>
            {form.effect(asked, values)}
          </Text>
          {note?.shown}
          {before && (
            <PhotoField
              name="before"
              label={before.label}
              help={before.help}
              tray={early}
              optional={false}
              camera={values.before.length === 0 ? 'primary' : 'secondary'}
            />
          )}
          {evidence && (
            <PhotoField
              name="evidence"
              label={evidence.label}
              help={evidence.help}
              tray={photos}
              optional={!needsPhoto}
              camera={cameraOf(side, before !== undefined && values.before.length === 0)}
            />
          )}
          <DialogActions>
            <CancelButton onClick={onBack}>Back</CancelButton>
            <SubmitButton
              look={needsPhoto && values.evidence.length === 0 ? 'secondary' : 'primary'}
              busyLabel="Sending..."
            >
              {form.send(asked, values)}
            </SubmitButton>
          </DialogActions>
        </>
      )}
    </ZodForm>
  )
}
