import type { ApolloCache, ApolloClient, FieldPolicy, TypePolicies } from '@apollo/client'
import type { ChangeKind } from '../generated/schema.js'

type Input = Record<string, unknown>

/** A change that a mutation's answer makes to lists; all others come with it, and Apollo normalizes them. */
export type Update = (cache: ApolloCache, answer: never, input: Input) => void

/** Makes fields stale: a kind of change, or that a job of the viewer has moved between lists, or changed at all. */
export type Cause = ChangeKind | 'movedJob' | 'ownJob'

/** An entry in the stream's `stale`. */
export interface StaleRow {
  kind: ChangeKind
  id: string | null
  jobId: string | null
}

/** A field of Query. */
interface QueryField {
  /** How the cache keeps its answers. */
  policy?: FieldPolicy
  /** Each makes it stale. */
  causes?: readonly Cause[]
  /** Causes that follow from the viewer's own acts without a request: `mutations` sets what they change. */
  setByOwnActs?: readonly Cause[]
  /** False if the change does not concern the field as stored, with its arguments. */
  concerns?: (stored: string, change: Pick<StaleRow, 'jobId'>) => boolean
}

/** Everything about one noun's data in the browser's cache: how it is kept, and what follows from a change. */
export interface NounCache {
  fields?: Readonly<Record<string, QueryField>>
  types?: TypePolicies
  /** The entity that a change makes stale, with all its fields or some, besides fields of Query. */
  entities?: Partial<
    Record<
      ChangeKind,
      (row: StaleRow, viewerId: string) => { id: string; has?: (field: string) => boolean } | null
    >
  >
  /** By the mutation's name. */
  mutations?: Readonly<Record<string, readonly Update[]>>
  /** Applied to the answer of every mutation that is of this type. */
  answers?: Readonly<Record<string, (cache: ApolloCache, answer: never) => void>>
}

export type CachePolicy = ReturnType<typeof joinCaches>

const entries = <Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  parts.flatMap(part => Object.entries(part ?? {}))

/** The whole cache's policy. */
export const joinCaches = (nouns: readonly NounCache[]) => {
  const fields = entries(nouns.map(noun => noun.fields))
  const mutations = Map.groupBy(entries(nouns.map(noun => noun.mutations)), ([name]) => name)
  return {
    fields: new Map(fields),
    types: Object.fromEntries(entries(nouns.map(({ types }) => types))) as TypePolicies,
    entitiesOf: (row: StaleRow, viewerId: string) =>
      nouns.flatMap(({ entities }) => entities?.[row.kind]?.(row, viewerId) ?? []),
    updatesOf: (mutation: string): readonly Update[] =>
      (mutations.get(mutation) ?? []).flatMap(([, updates]) => updates),
    answers: new Map(entries(nouns.map(({ answers }) => answers))),
  }
}

/** Each client's. */
export const policyOf = new WeakMap<ApolloClient, CachePolicy>()
