import type { IncomingHttpHeaders } from 'node:http'

/**
 * True if a changing request comes from our own pages or from no page at all (SECURITY.md). Browsers send
 * Sec-Fetch-Site or at least Origin; programs send neither.
 */
export const isSameSite = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  return headers.origin === new URL(publicUrl).origin || URL.parse(headers.origin)?.host === headers.host
}
