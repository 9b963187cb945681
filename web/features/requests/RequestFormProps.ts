import type { ReactNode } from 'react'
import type { JobCard_JobFragment, ViewerFragment } from '../../generated/graphql.js'

export type Customer = Pick<ViewerFragment, 'firstName' | 'lastName' | 'phone' | 'initialServiceZipCode'>
export type Place = Pick<JobCard_JobFragment, 'address' | 'zipCode'>

export type RequestFormProps = {
  customer: Customer
  /** Where the last order went. */
  lastPlace: Place | undefined
  photoField: ReactNode
  /** The object paths of the photos, once all have arrived; null where one did not. */
  readyPhotos: () => Promise<string[] | null>
  onCreated: () => void
  /** The photos go with the rest of a discarded draft. */
  onDiscard: () => void
}
