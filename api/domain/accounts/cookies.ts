import type { Config } from '../../platform/config.js'

/** SECURITY.md: HttpOnly, SameSite=Lax, and in production Secure under a `__Host-` name. */
const attributes = (config: Config) =>
  `Path=/; HttpOnly; SameSite=Lax${config.isProduction ? '; Secure' : ''}`

export const sessionCookie = (config: Config, token: string, maxAgeSeconds: number) =>
  `${config.cookieName}=${token}; ${attributes(config)}; Max-Age=${maxAgeSeconds}`

/** Marks a browser that has signed in before. Does not sign anybody in. */
export const deviceCookie = (config: Config, marks: string, maxAgeSeconds: number) =>
  `${config.deviceCookieName}=${marks}; ${attributes(config)}; Max-Age=${maxAgeSeconds}`

export const noSessionCookie = (config: Config) => sessionCookie(config, '', 0)

export const readCookie = (header: string | undefined, name: string): string | null => {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
