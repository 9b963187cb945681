import { contestAnswerRules } from '@rules/changeOrders/changeOrderRules.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Button } from '../../ui/actions/Button.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { Banner } from '../../ui/states/Banner.js'
import { PhotoField } from '../uploads/PhotoField.js'
import { usePhotoTray } from '../uploads/usePhotoTray.js'
import { AnswerContestDocument, type ChargeLine_ChargeFragment } from './generated/charges.js'

type AnswerProps = { charge: ChargeLine_ChargeFragment }

const AnswerForm = ({ charge, onDone }: AnswerProps & { onDone: () => void }) => {
  const { id: chargeId, contestAnswer, answerPhotos } = charge
  const [answer] = useMutation(AnswerContestDocument)
  const draftKey = `answer:${chargeId}`
  const [paths] = useState(() => answerPhotos.map(({ path }) => path))
  const photos = usePhotoTray(draftKey, paths, 5, 'keep')
  const [isSending, setSending] = useState(false)
  const isGone = !charge.viewerCanAnswer && !isSending
  return (
    <ZodForm
      schema={contestAnswerRules}
      label="Answer"
      draftKey={draftKey}
      initialValues={{ answer: contestAnswer ?? '', photos: paths }}
      edits
      failureMessage="Check your connection, then try again. Nothing is lost."
      onSubmit={async values => {
        setSending(true)
        try {
          const sent = await photos.arrived()
          await answer({ variables: { chargeId, answer: values.answer, photos: sent } })
          photos.clear()
          onDone()
          toast({ title: 'Answer sent', description: 'We told the customer. Haulbid decides.' })
        } finally {
          setSending(false)
        }
      }}
    >
      {isGone && (
        <Banner tone="warning" role="alert">
          This charge is no longer contested.
        </Banner>
      )}
      <TextAreaField
        name="answer"
        label="Your answer"
        help="The customer and Haulbid read it."
        max={limits.reasonMax}
        rows={4}
      />
      <PhotoField name="photos" label="Photos" tray={photos} help="Show why you charged it." />
      <DialogActions>
        <CancelButton onClick={onDone}>{isGone ? 'Close' : 'Not Now'}</CancelButton>
        {!isGone && <SubmitButton busyLabel="Sending...">Answer</SubmitButton>}
      </DialogActions>
    </ZodForm>
  )
}

/** The vendor answers a contest, or changes the answer, until an admin decides. */
export const AnswerContest = ({ charge }: AnswerProps) => {
  const [isOpen, setOpen] = useState(false)
  useFocusReturn(isOpen)
  if (!charge.viewerCanAnswer && !isOpen) return null
  return (
    <>
      {charge.viewerCanAnswer && (
        <Button look="primary" size="s" onClick={() => setOpen(true)}>
          {charge.contestAnswer === null ? 'Answer' : 'Change Answer'}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="s"
        title={`Answer the contest of ${charge.label}`}
        description="You can change your answer until Haulbid decides."
      >
        <AnswerForm charge={charge} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
