import type { Config } from '../platform/config.js'

const YEAR_SECONDS = 31_536_000

/** What every answer says (SECURITY.md), whatever it is; pages, files and the API's manual have policies of their own. */
export const securityHeaders = ({
  isProduction,
  publicUrl,
}: Pick<Config, 'isProduction' | 'publicUrl'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  // Answers are about somebody. Pages, their assets and files say themselves who may keep them.
  'Cache-Control': 'no-store',
  ...(isProduction &&
    publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
})
