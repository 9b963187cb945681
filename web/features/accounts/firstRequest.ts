import type { ServiceType } from '@rules/kinds.js'

let chosen: ServiceType | null = null

/** The service chosen at sign-up, whose form the new customer's home opens once. */
export const firstRequest = {
  keep: (type: ServiceType) => {
    chosen = type
  },
  take: (): ServiceType | null => {
    const taken = chosen
    chosen = null
    return taken
  },
}
