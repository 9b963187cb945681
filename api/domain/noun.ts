import type { EntityClass } from '@mikro-orm/postgresql'

type Resolver = abstract new (...given: never) => unknown

/** What a noun hands in to everything that lists nouns: plain data, collected in nouns.ts. */
export interface Noun {
  /** Its folder's name. */
  name: string
  /** The reason for its place among the nouns. */
  why: string
  entities?: readonly EntityClass[]
  /** Classes with operations or fields of GraphQL. */
  resolvers?: readonly Resolver[]
}

export const noun = (given: Noun): Noun => given
