import { paths } from '../paths.js'

/** Where "Access denied" redirected a visitor from, if that is a customer's page of this app. */
export const placeBefore = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && from.startsWith(`${paths.customer}/`) ? from : undefined
}
