import type { ApolloCache, ApolloClient, FieldPolicy, TypePolicies } from '@apollo/client'
import type { ChangeKind } from '../generated/schema.js'

type Input = Record<string, unknown>

/**
 * A change that a mutation's answer makes to lists; all others come with it, and Apollo normalizes them. Returns
 * `unchanged` if the act has changed nothing.
 */
export type Update = (cache: ApolloCache, answer: never, input: Input) => unknown

/**
 * Makes fields stale: a kind of change, that a job of the viewer has moved between lists, or changed at all, or that an
 * admin has done some work.
 */
export type Cause = ChangeKind | 'movedJob' | 'ownJob' | 'adminWork'

/** An entry in the stream's `stale`. */
export interface StaleRow {
  kind: ChangeKind
  id: string | null
  jobId: string | null
}

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
  /** By the mutation's name: what its answer changes in this noun's fields, and the causes that make other nouns' stale. */
  mutations?: Readonly<Record<string, readonly (Update | Cause)[]>>
  /** Applied to the answer of every mutation that is of this type. */
  answers?: Readonly<Record<string, (cache: ApolloCache, answer: never) => void>>
}

export type CachePolicy = ReturnType<typeof joinCaches>

const entries = <Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  parts.flatMap(part => Object.entries(part ?? {}))

/** The whole cache's policy. */
export const joinCaches = (nouns: readonly NounCache[]) => {
  const fields = entries(nouns.map(noun => noun.fields))
  /** Other nouns' fields that have the cause are fetched when they are next shown. */
  const outdateOthers =
    (cause: Cause, own: NounCache): Update =>
    cache => {
      for (const [fieldName, { causes }] of fields)
        if (causes?.includes(cause) && !(fieldName in (own.fields ?? {})))
          cache.evict({ id: 'ROOT_QUERY', fieldName })
      cache.gc()
    }
  const mutations = new Map<string, readonly Update[]>()
  for (const noun of nouns)
    for (const [name, updates] of Object.entries(noun.mutations ?? {}))
      mutations.set(name, [
        ...(mutations.get(name) ?? []),
        ...updates.map(each => (typeof each === 'string' ? outdateOthers(each, noun) : each)),
      ])
  return {
    fields: new Map(fields),
    types: Object.fromEntries(entries(nouns.map(({ types }) => types))) as TypePolicies,
    entitiesOf: (row: StaleRow, viewerId: string) =>
      nouns.flatMap(({ entities }) => entities?.[row.kind]?.(row, viewerId) ?? []),
    mutations,
    answers: new Map(entries(nouns.map(({ answers }) => answers))),
  }
}

/** Each client's. */
export const policyOf = new WeakMap<ApolloClient, CachePolicy>()
