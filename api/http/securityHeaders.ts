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
