import type { Client } from '../client.js'
import type { TestUser } from '../users.js'
import { EVERYBODY, type Who, type World } from './world.js'

/** Arguments that are valid except for who sends them, with a fresh setup. */
export interface Setup {
  variables?: Record<string, unknown>
  /** The user who is allowed; by default the first of `may`. */
  by?: TestUser
}

/**
 * The users who may do an operation with the arguments of its setup; everyone else is refused and changes nothing.
 */
export interface Policy {
  may: readonly Who[]
  setup?: (world: World) => Promise<Setup>
  /** Only in a browser: a token is refused, whatever its scope. */
  browserOnly?: boolean
  /** Refused with a code other than UNAUTHENTICATED, FORBIDDEN or NOT_FOUND, and why that reveals nothing. */
  refusedAs?: Partial<Record<Who, string>>
  /** Who is notified, and of what; nobody if omitted. Checked by whoHears.test.ts. */
  tells?: readonly string[]
  /** Sends it in a format other than JSON. */
  send?: (client: Client, text: string) => Promise<{ errors: { extensions: { code: string } }[] }>
}

/** A request to a REST path. */
export interface Request {
  /** Values for the path's `:name`s. */
  path?: Record<string, string>
  query?: Record<string, string>
  body?: object
  by?: TestUser
}

/** The address of a request to a path. */
export const addressOf = (pattern: string, { path = {}, query }: Request): string =>
  `/api${pattern.replace(/:(\w+)/g, (_, key) => path[key]!)}${query ? `?${new URLSearchParams(query)}` : ''}`

export interface PathPolicy {
  may: readonly Who[]
  request?: (world: World) => Promise<Request>
  refusedAs?: Partial<Record<Who, number>>
}

export const ANYBODY: readonly Who[] = EVERYBODY
export const SIGNED_IN: readonly Who[] = ['customer', 'otherCustomer', 'vendor', 'otherVendor', 'admin']
export const CUSTOMERS: readonly Who[] = ['customer', 'otherCustomer']
export const VENDORS: readonly Who[] = ['vendor', 'otherVendor']
export const ADMIN: readonly Who[] = ['admin']
