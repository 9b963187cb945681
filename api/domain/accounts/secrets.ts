import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie, a link or a bearer token. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret. Plain SHA-256 suffices for what cannot be guessed. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')
