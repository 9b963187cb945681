import type { ApolloClient, ObservableQuery } from '@apollo/client'
import { failedWith } from '../failedWith.js'
import type { RunningRequests } from './RunningRequests.js'
import { readPages } from './readPages.js'

/** One stored field, with its arguments: of the query, or of one job or user. */
interface StoredField {
  id: string
  field: string
}

/** Nothing is fetched again more often than this, however often it changes. */
const REST_MS = 1000

const keyOf = ({ id, field }: StoredField) => `${id} ${field}`

/** The viewer may no longer see it, and the screen has to say so. */
const isLost = (error: unknown) => failedWith(error, 'NOT_FOUND', 'FORBIDDEN')

/**
 * Fetches again what has changed. What is on screen stays in the cache until the answer replaces it, so that nothing
 * flickers, jumps or closes; whatever no screen shows is evicted, and fetched when it is next needed.
 */
export class Refetcher {
  private due = new Map<string, StoredField>()
  /** Fetched a moment ago, and whether they have changed since. */
  private readonly resting = new Map<string, { hasChanged: boolean }>()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private failed = new Map<string, StoredField>()
  /** How many times in a row the server was not reached. */
  private failures = 0
  private isBroken = false
  private mustReload = false
  private isReloading = false

  constructor(
    private readonly client: ApolloClient,
    private readonly requests: RunningRequests,
    /** Called when the server cannot be reached, so that what is shown is out of date; `failures` times in a row. */
    private readonly onFailure: (failures: number) => void,
  ) {}

  /** The fields of an entity, or of the query, that are out of date: their names, and as they are stored. */
  invalidate(id: string, isOutdated: (name: string, field: string) => boolean): void {
    this.client.cache.modify({
      id,
      fields: (value, { fieldName, storeFieldName: field }) => {
        if (isOutdated(fieldName, field)) this.add({ id, field })
        return value
      },
    })
  }

  /** Fetches, after a break, whatever could not be fetched. */
  retry(): void {
    const { failed } = this
    this.failed = new Map()
    this.isBroken = false
    if (this.mustReload) void this.reload()
    else for (const field of failed.values()) this.add(field)
  }

  /** Fetches everything on screen again, and evicts everything else. */
  async reload(): Promise<void> {
    const { client, requests } = this
    if (this.isReloading) {
      this.mustReload = true
      return
    }
    this.isReloading = true
    this.mustReload = false
    const shown = this.shown()
    const request = requests.begin('everything')
    try {
      const reads = await Promise.all([...shown].map(query => readPages(client, query, requests)))
      while (!reads.every(({ isWhole }) => isWhole())) await Promise.all(reads.map(({ readOn }) => readOn()))
      const writes = reads.map(({ write }) => write)
      // Screens that have opened in the meantime have just asked for themselves.
      for (const query of this.shown()) if (!shown.has(query)) writes.push(this.keeping(query))
      client.cache.batch({
        update: cache => {
          for (const id of Object.keys(cache.extract() as object)) cache.evict({ id })
          for (const write of writes) write()
        },
      })
      requests.end(request)
      this.failures = 0
      this.isReloading = false
      if (this.mustReload) void this.reload()
    } catch {
      requests.forget(request)
      this.isReloading = false
      this.mustReload = true
      this.fail()
    }
  }

  /** Once for each break: several may fail together. */
  private fail(): void {
    if (this.isBroken) return
    this.isBroken = true
    this.onFailure(++this.failures)
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }

  private shown(): Set<ObservableQuery> {
    return this.client.getObservableQueries('active')
  }

  private keeping(query: ObservableQuery): () => void {
    const { variables } = query
    const asked = { query: query.options.query, variables }
    const data = this.client.cache.readQuery(asked)
    return () => data && this.client.cache.writeQuery({ ...asked, data })
  }

  private add(field: StoredField): void {
    const key = keyOf(field)
    const resting = this.resting.get(key)
    if (resting) {
      resting.hasChanged = true
      return
    }
    if (this.due.size === 0) queueMicrotask(() => this.ask())
    this.due.set(key, field)
    this.resting.set(key, { hasChanged: false })
  }

  /** Fields fetched together rest together, so that a job with many fields is not fetched field by field. */
  private rest(fields: readonly StoredField[]): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      for (const field of fields) {
        const { hasChanged } = this.resting.get(keyOf(field))!
        this.resting.delete(keyOf(field))
        if (hasChanged) this.add(field)
      }
    }, REST_MS)
    this.timers.add(timer)
  }

  private ask(): void {
    const fields = [...this.due.values()]
    this.due = new Map()
    this.rest(fields)
    if (this.showing(fields).size === 0) {
      this.drop(fields)
      return
    }
    const byQuery = new Map<ObservableQuery, StoredField[]>()
    for (const field of fields) {
      const queries = this.showing([field])
      if (queries.size === 0) this.drop([field])
      for (const query of queries) byQuery.set(query, [...(byQuery.get(query) ?? []), field])
    }
    for (const [query, wanted] of byQuery) void this.askFor(query, wanted)
  }

  private async askFor(query: ObservableQuery, fields: readonly StoredField[]): Promise<void> {
    const request = this.requests.begin('again')
    try {
      const { write } = await readPages(this.client, query, this.requests)
      this.client.cache.batch({ update: write })
      this.requests.end(request)
      this.failures = 0
    } catch (error) {
      this.requests.forget(request)
      if (isLost(error)) return this.drop(fields)
      for (const field of fields) this.failed.set(keyOf(field), field)
      this.fail()
    }
  }

  /** The queries on screen that would lack something without these fields: tried on a layer that is taken away again. */
  private showing(fields: readonly StoredField[]): Set<ObservableQuery> {
    const found = new Set<ObservableQuery>()
    this.client.refetchQueries({
      updateCache: () => this.drop(fields),
      optimistic: true,
      onQueryUpdated: query => {
        found.add(query)
        return false
      },
    })
    return found
  }

  private drop(fields: readonly StoredField[]): void {
    for (const { id, field } of fields)
      this.client.cache.modify({ id, fields: { [field]: (_, { DELETE }) => DELETE } })
  }
}
