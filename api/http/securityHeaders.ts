import type { ServerResponse } from 'node:http'
import type { Config } from '../platform/config.js'

const YEAR_SECONDS = 31_536_000

/** Headers of every response (SECURITY.md); pages, files and the API's manual have policies of their own. */
export const securityHeaders = ({
  isProduction,
  publicUrl,
}: Pick<Config, 'isProduction' | 'publicUrl'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  // Responses are personal. Pages, their assets and files set their own caching.
  'Cache-Control': 'no-store',
  ...(isProduction &&
    publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
})

const COMMON =
  /^(x-request-id|x-content-type-options|x-frame-options|content-security-policy|cross-origin-resource-policy|referrer-policy|strict-transport-security)$/

/** These headers and the id, for a response written directly to its socket. */
export const commonHeaders = (response: ServerResponse): Record<string, string> =>
  Object.fromEntries(
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      COMMON.test(name) ? [[name, String(value)]] : [],
    ),
  )
