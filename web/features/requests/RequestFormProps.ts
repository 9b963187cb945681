import type { ReactNode } from 'react'
import type { JobCard_JobFragment, ViewerFragment } from '../../generated/graphql.js'

export type Customer = Pick<ViewerFragment, 'firstName' | 'lastName' | 'phone' | 'initialServiceZipCode'>
export type Place = Pick<JobCard_JobFragment, 'address' | 'zipCode'>

export type RequestFormProps = {
  customer: Customer
  /** The place of the last order. */
  lastPlace: Place | undefined
  photoField: ReactNode
  /** The photos' object paths once all have arrived; null if one did not. */
  readyPhotos: () => Promise<string[] | null>
  onCreated: () => void
  /** Discarding a draft also removes its photos. */
  onDiscard: () => void
}
