import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie, a link or an API token. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret. Plain SHA-256 suffices for values that cannot be guessed. */
export const hashOf = (secret: string): Buffer => Buffer.from(hash('sha256', secret, 'hex'), 'hex')

/** The same hash as text (base64url), for a key. */
export const hashedName = (secret: string): string => hash('sha256', secret, 'base64url')

const SESSION = 'session:'

/** The hashed credential of a session cookie, before it is checked. Computed once per request. */
export const sessionCredential = (token: string): string => SESSION + hashedName(token)

/** The stored hash of the session that a credential stands for, if it is one. */
export const sessionHashOf = (credential: string | null): Buffer | undefined =>
  credential?.startsWith(SESSION) ? Buffer.from(credential.slice(SESSION.length), 'base64url') : undefined
