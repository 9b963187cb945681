import type { ServiceType } from '@rules/kinds.js'

type FirstRequest = {
  type: ServiceType
  /** True if the customer had filled it in before signing up: it is sent at once. */
  sends: boolean
}

let chosen: FirstRequest | null = null

/** The service whose form the customer's home opens once after signing up or in. */
export const firstRequest = {
  keep: (type: ServiceType, sends = false) => {
    chosen = { type, sends }
  },
  take: (): FirstRequest | null => {
    const taken = chosen
    chosen = null
    return taken
  },
}
