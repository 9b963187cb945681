import { hashOf } from '../../domain/accounts/secrets.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import { type Harness, START } from '../harness.js'
import type { TestUser } from '../users.js'

export const people = [
  'customer',
  'vendor',
  /** A vendor who has bid, too. */
  'rival',
  /** A vendor who has not bid. */
  'newcomer',
  /** The other owner of the rival's business. */
  'partner',
  /** Their driver. */
  'driver',
  'admin',
  'otherAdmin',
  'thirdAdmin',
] as const
export type Role = (typeof people)[number]

/**
 * Nine users with a job between them, inserted directly into the database: a thousand of these are needed. Each noun says
 * in its room, in `test/scene.ts`, what it has in a scene.
 */
export interface Scene extends Record<Role, TestUser> {}

/** Where the job of a scene stands beside its status, as the nouns say in their rooms, and which status it has then. */
export interface Stages extends Record<Exclude<JobStatus, 'cancelled'>, JobStatus> {}
export type Stage = keyof Stages

/** A scene while its rows are made, of which the users can't be asked yet. */
export interface Made extends Omit<Scene, Role> {
  id: Record<Role, string>
  /** The secret of each user's session. */
  secret: Record<Role, string>
  stage: Stage
  /** The statuses that the job went through. */
  steps: JobStatus[]
  /** True while the job has no vendor. */
  isOpen: boolean
}

/** A noun's part of a scene. */
export interface ScenePart {
  /** New ids and secrets. */
  names?: () => Partial<Scene>
  stages?: Partial<Stages>
  /** The SQL of its rows, which run after those of the nouns below it. */
  rows?: (made: Made) => string
  /** Anything that needs more than SQL. It runs after all rows have been inserted. */
  afterwards?: (harness: Harness, made: Made) => Promise<void>
}

export const AT = `'${START.toISOString()}'`
export const LATER = `'${new Date(START.getTime() + 3_600_000).toISOString()}'`
/** The hash of a secret in SQL. */
export const hashed = (secret: string) => `'\\x${hashOf(secret).toString('hex')}'`
