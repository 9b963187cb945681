import { limits } from '@rules/limits.js'
import { ratingRules } from '@rules/ratingRules.js'
import { StarField } from '../../../forms/StarField.js'
import { SubmitButton } from '../../../forms/SubmitButton.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { useRateCustomerMutation } from '../../../generated/hooks.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { toast } from '../../../ui/overlays/toast.js'

const TRY_AGAIN = 'Please try again.'

type RateCustomerProps = { jobId: string; customer: string }

/** The vendor's word on the customer of a completed job, once. */
export const RateCustomer = ({ jobId, customer }: RateCustomerProps) => {
  const [rateCustomer] = useRateCustomerMutation()
  return (
    <ZodForm
      schema={ratingRules}
      initialValues={{ rating: null as number | null, comment: '' }}
      draftKey={`rating:${jobId}`}
      label={`Rate ${customer}`}
      failureMessage={TRY_AGAIN}
      onSubmit={async ({ rating, comment }) => {
        try {
          await rateCustomer({ variables: { input: { jobId, rating, comment: comment || null } } })
        } catch (error) {
          const description = serverMessage(error, TRY_AGAIN)
          toast({ title: 'Error submitting rating', description, variant: 'destructive' })
          throw error
        }
        toast({ title: 'Rating submitted successfully!' })
      }}
    >
      <StarField name="rating" label={`How was it to work for ${customer}?`} />
      <TextAreaField name="comment" label="Comment" max={limits.commentMax} rows={2} optional />
      <Inline justify="end">
        <SubmitButton busyLabel="Submitting...">Submit Rating</SubmitButton>
      </Inline>
    </ZodForm>
  )
}
