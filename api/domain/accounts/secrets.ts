import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie, a link or an API token. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret. Plain SHA-256 suffices for values that cannot be guessed. */
export const hashOf = (secret: string): Buffer => Buffer.from(hash('sha256', secret, 'hex'), 'hex')

/** The same hash as text (base64url), for a key: text costs a third of a buffer, on every request. */
export const hashedName = (secret: string): string => hash('sha256', secret, 'base64url')
