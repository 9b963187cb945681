import { limits } from '@rules/limits.js'
import { ratingRules } from '@rules/ratings/ratingRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { StarField } from '../../forms/StarField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { Heading } from '../../ui/text/Heading.js'
import { SubmitRatingDocument } from './generated/ratings.js'

type RateFormProps = {
  jobId: string
  name: string
  /** Tells the user who will read the rating, and when. */
  help: string
}

/** Takes one rating, with stars and a comment, of the other party to a completed job. */
export const RateForm = ({ jobId, name, help }: RateFormProps) => {
  const [submit] = useMutation(SubmitRatingDocument)
  return (
    <Stack as="section" gap="m" aria-labelledby="rate-title">
      <Heading level={3} id="rate-title">
        How was {name}?
      </Heading>
      <ZodForm
        schema={ratingRules}
        initialValues={{ rating: null, comment: '' }}
        draftKey={`rating:${jobId}`}
        label={`Rate ${name}`}
        failureMessage="Check your connection, then try again."
        onSubmit={async ({ rating, comment }) => {
          await submit({ variables: { input: { jobId, rating, comment: comment?.trim() ? comment : null } } })
          toast({ title: 'Rating submitted successfully!' })
        }}
        onFailure={description =>
          toast({ variant: 'destructive', title: 'Error submitting rating', description })
        }
      >
        <StarField name="rating" label="Rating" />
        <TextAreaField
          name="comment"
          label="Comment"
          help={`What went well and what didn't. ${help}`}
          max={limits.commentMax}
          rows={3}
          optional
        />
        <Inline>
          <SubmitButton busyLabel="Submitting...">Submit Rating</SubmitButton>
        </Inline>
      </ZodForm>
    </Stack>
  )
}
