import { limits } from '@rules/limits.js'
import { replyRules } from '@rules/replyRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Inline } from '../../ui/layout/Inline.js'
import { toast } from '../../ui/overlays/toast.js'
import { ReplyToRatingDocument } from './generated/job.js'

type ReplyFormProps = { ratingId: string; giver: string }

/** The only reply to a comment; unsent input is kept as a draft. */
export const ReplyForm = ({ ratingId, giver }: ReplyFormProps) => {
  const [send] = useMutation(ReplyToRatingDocument)
  return (
    <ZodForm
      schema={replyRules}
      initialValues={{ reply: '' }}
      label={`Reply to ${giver}`}
      draftKey={`reply:${ratingId}`}
      gap="s"
      failureMessage="Check your connection, then try again."
      onSubmit={async ({ reply }) => {
        await send({ variables: { input: { ratingId, reply } } })
        toast({ title: 'Reply sent' })
      }}
      onFailure={message => toast({ variant: 'destructive', title: 'Reply not sent', description: message })}
    >
      <TextAreaField
        name="reply"
        label="Your reply"
        help="Anyone who can read the comment can read your reply. You can reply once, and can't change it later."
        max={limits.replyMax}
        rows={2}
      />
      <Inline justify="end">
        <SubmitButton look="secondary" busyLabel="Sending...">
          Reply
        </SubmitButton>
      </Inline>
    </ZodForm>
  )
}
