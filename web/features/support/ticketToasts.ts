import { ServerParseError } from '@apollo/client/errors'
import { FailedAnswer } from '../../apollo/FailedAnswer.js'
import { serverWords } from '../../forms/serverMessage.js'
import { toast } from '../../ui/overlays/toast.js'

const NOT_SENT = 'There was an error submitting your support ticket. Please try again.'

/** An answer without a message of its own: a proxy's error page, for example. */
const isWordless = (error: unknown) =>
  (FailedAnswer.is(error) && error.words === undefined) || ServerParseError.is(error)

/** The toasts of docs/product.md, Messages. */
export const ticketToasts = {
  submitted: () =>
    toast({
      title: 'Support ticket submitted',
      description: "We've received your support request and will get back to you soon.",
    }),

  failed: (error: unknown) =>
    toast({
      variant: 'destructive',
      title: 'Failed to submit ticket',
      description: isWordless(error) ? 'Failed to submit support ticket' : serverWords(error, NOT_SENT),
    }),
}
