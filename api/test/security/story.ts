import type { Harness } from '../harness.js'
import type { TestUser } from '../users.js'

/** Two customers, two vendors, and an admin. */
export type Person = 'dana' | 'kim' | 'dale' | 'mia' | 'ada'
export type Reader = Person | 'nobody'

export interface Story extends Record<Person, TestUser> {
  harness: Harness
  /** Dana's jobs by name, for the nouns above. The queries ask for each. */
  jobs: Record<string, string>
}

export interface Secret {
  /** As they stand in the API's answers. */
  words: string[]
  /** Everybody else must not. */
  seenBy: readonly Reader[]
}

/** The people who may read about the job that Dana and Dale share. */
export const SHARED: readonly Reader[] = ['dana', 'dale', 'ada']
export const EVERYBODY: readonly Reader[] = ['dana', 'kim', 'dale', 'mia', 'ada', 'nobody']
