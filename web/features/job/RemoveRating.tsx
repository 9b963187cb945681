import { type RemovalReason, removalReasons } from '@rules/removalReasons.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { useRemoveRatingMutation, useRemoveRatingReplyMutation } from '../../generated/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'

const options = Object.entries(removalReasons).map(([value, label]) => ({ value, label }))

const rules = z.object({ reason: z.enum(Object.keys(removalReasons), 'Please choose a reason') })

const words = {
  rating: {
    label: 'Remove Rating',
    title: 'Remove this rating?',
    description: 'It counts no more, and cannot be given again. Both parties are told the reason.',
    done: 'Rating removed',
  },
  reply: {
    label: 'Remove Reply',
    title: 'Remove this reply?',
    description: 'The comment stays, and no other reply can be written. Both parties are told the reason.',
    done: 'Reply removed',
  },
}
type Part = keyof typeof words

/** For an admin: a rating or its reply is removed for a reason of the list. */
export const RemoveRating = ({ ratingId, hasReply }: { ratingId: string; hasReply: boolean }) => {
  const [part, setPart] = useState<Part | null>(null)
  const [removeRating] = useRemoveRatingMutation()
  const [removeReply] = useRemoveRatingReplyMutation()
  useFocusReturn(part !== null)
  const close = () => setPart(null)
  const say = words[part ?? 'rating']
  return (
    <>
      <Inline justify="end">
        {hasReply && (
          <Button look="quiet" size="s" onClick={() => setPart('reply')}>
            {words.reply.label}
          </Button>
        )}
        <Button look="quiet" size="s" onClick={() => setPart('rating')}>
          {words.rating.label}
        </Button>
      </Inline>
      <Dialog
        open={part !== null}
        onClose={close}
        size="s"
        title={say.title}
        description={`${say.description} Few stars are no reason.`}
      >
        <ZodForm
          schema={rules}
          label={say.label}
          initialValues={{ reason: '' }}
          failureMessage="Check your connection, then try again."
          onSubmit={async ({ reason }) => {
            const variables = { input: { ratingId, reason: reason as RemovalReason } }
            await (part === 'reply' ? removeReply({ variables }) : removeRating({ variables }))
            close()
            toast({ title: say.done })
          }}
          onFailure={description =>
            toast({ variant: 'destructive', title: 'Nothing was removed', description })
          }
        >
          <RadioCardsField name="reason" label="Reason" options={options} />
          <DialogActions>
            <CancelButton onClick={close}>Keep</CancelButton>
            <SubmitButton look="danger" busyLabel="Removing...">
              {say.label}
            </SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}
