import type { ReactNode } from 'react'
import type { Customer, Place } from './requestDefaults.js'

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
