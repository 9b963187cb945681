import { localTimeZone } from '@rules/localTimeZone.js'

let own: string | undefined

/** Computed once: older browsers need a formatter for it, and those are slow to create. */
export const readerTimeZone = (): string => {
  own ??= localTimeZone()
  return own
}
