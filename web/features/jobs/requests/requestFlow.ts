import type { FieldOf } from '@rules/jobs/requestFields.js'
import type { ServiceType } from '@rules/kinds.js'
import type { ReactNode } from 'react'
import { orReadAgain } from '../../../apollo/isChangedMeanwhile.js'
import { toast } from '../../../ui/overlays/toast.js'
import type { ViewerFragment } from '../../accounts/generated/accounts.js'
import type { JobCard_JobFragment } from '../generated/jobs.js'
import type { OrderDetails_JobFragment } from '../orders/generated/orders.js'

/** The fields of a form; the customer's estimate has none. */
export type FormValues<Type extends ServiceType> = Record<Exclude<FieldOf<Type>, 'estimatedPrice'>, unknown>

export type Customer = Pick<ViewerFragment, 'firstName' | 'lastName' | 'phone' | 'initialServiceZipCode'>
export type Place = Pick<JobCard_JobFragment, 'address' | 'zipCode'>

export type RequestFormProps = {
  customer: Customer
  /** The address and details of the customer's last order. */
  lastPlace: Place | undefined
  /** The pending request to edit, instead of a new one. */
  edited?: OrderDetails_JobFragment
  /** For an edit: refetches the request after a refusal because it has changed. */
  onChanged?: (() => Promise<unknown>) | undefined
  /** For an edit: starts over with the latest version of the request. */
  onStartOver?: (() => void) | undefined
  /** For visitors: goes on to signing up, with the answers in their draft. */
  onFilledIn?: (() => void) | undefined
  /** Sends the request as soon as it is shown, because its customer filled it in before signing up. */
  sendsAtOnce?: boolean | undefined
  /** How many photos are kept on the device until there is an account. */
  heldPhotos?: number
  /** The vendor of an earlier order, to be told first. */
  askVendorId?: string | undefined
  photoField: ReactNode
  /** The photos' object paths once all have arrived; null if one did not. */
  readyPhotos: () => Promise<string[] | null>
  /** Called with the order, if the answer brought it. */
  onCreated: (job?: OrderDetails_JobFragment) => void
}

/** Keeps a request from being sent without one of the photos that its customer chose. */
class PhotosMissing extends Error {
  constructor() {
    super("A photo didn't upload. Try it again or remove it, then send your request.")
  }
}

/** The toasts of docs/product.md, Messages. */
const jobToasts = {
  created: ({ isServed, zipCode }: OrderDetails_JobFragment) =>
    toast({
      title: 'Job created successfully!',
      description:
        isServed === false
          ? `No vendor serves ${zipCode} yet. We're looking for one.`
          : 'Vendors near you can now bid on it.',
    }),
  failed: (message: string) =>
    toast({ variant: 'destructive', title: 'Error creating job', description: message }),
  saved: (hasBids: boolean) =>
    toast({
      title: 'Request saved',
      ...(hasBids && {
        description: 'If you changed what vendors see, we ask them whether their bids still stand.',
      }),
    }),
  notSaved: (message: string) =>
    toast({ variant: 'destructive', title: 'Error saving request', description: message }),
}

const NOT_SENT = "We couldn't send your request. Nothing is lost: check your connection and try again."

/** The button of a visitor's form, which leads to signing up. */
export const CONTINUE = 'Continue to Sign Up'

/** The parts of an edit that have no field: the version that the customer saw, and their estimate. */
export const editOf = (
  { id, estimatedPrice }: OrderDetails_JobFragment,
  version: number | null | undefined,
) => ({
  jobId: id,
  version,
  ...(estimatedPrice && { estimatedPrice }),
})

/** The submit steps of both request forms: wait for the photos, send, report the outcome; or go on to signing up. */
export const requestFlow = ({
  readyPhotos,
  onCreated,
  edited,
  onChanged,
  onFilledIn,
}: Pick<RequestFormProps, 'readyPhotos' | 'onCreated' | 'edited' | 'onChanged' | 'onFilledIn'>) => ({
  failureMessage: NOT_SENT,
  send: async (request: (images: string[]) => Promise<OrderDetails_JobFragment | undefined>) => {
    if (onFilledIn) return onFilledIn()
    const images = await readyPhotos()
    if (!images) throw new PhotosMissing()
    const job = await orReadAgain(() => request(images), onChanged)
    if (edited) jobToasts.saved(edited.openBidCount > 0)
    else if (job) jobToasts.created(job)
    onCreated(job)
  },
  onFailure: (message: string, error: unknown) =>
    (edited ? jobToasts.notSaved : jobToasts.failed)(
      error instanceof PhotosMissing ? error.message : message,
    ),
})
