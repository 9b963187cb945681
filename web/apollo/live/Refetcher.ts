import type { ApolloClient, ObservableQuery } from '@apollo/client'
import { failedWith } from '../failedWith.js'
import { storedIn } from './acts.js'
import { nameOfRequest, type RunningRequests } from './RunningRequests.js'
import { readPages } from './readPages.js'

/** One stored field, with its arguments: of the query, or of one job or user. */
interface StoredField {
  id: string
  field: string
}

/** A query that was fetched a moment ago, and what has become outdated since. */
interface Resting {
  ms: number
  outdated: StoredField[]
}

/** After its answer a query rests: longer each time that something has changed by then, so that a flood of changes costs little. */
const REST_MS = { first: 100, most: 2000 }

const keyOf = ({ id, field }: StoredField) => `${id} ${field}`

/** The viewer may no longer see it, and the screen has to say so. */
const isLost = (error: unknown) => failedWith(error, 'NOT_FOUND', 'FORBIDDEN')

/** Several parts of a screen may show one query; it is fetched once. */
const nameOf = ({ queryName, variables }: ObservableQuery) => nameOfRequest(queryName, variables)

/**
 * Refetches changed data. Data on screen stays in the cache until the answer replaces it, so that nothing
 * flickers, jumps, or closes. Other data is evicted and fetched when it is next needed.
 */
export class Refetcher {
  private due = new Map<string, StoredField>()
  private readonly resting = new Map<string, Resting>()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private failed: StoredField[] = []
  /** The number of consecutive attempts that did not reach the server. */
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
  invalidate(id: string, isOutdated: (name: string, field: string, value: unknown) => boolean): void {
    this.client.cache.modify({
      id,
      fields: (value, { fieldName, storeFieldName: field }) => {
        if (isOutdated(fieldName, field, value)) this.add({ id, field })
        return value
      },
    })
  }

  /** Fetches, after a break, the data that could not be fetched. */
  retry(): void {
    const { failed } = this
    this.failed = []
    this.isBroken = false
    if (this.isReloading) return
    if (this.mustReload) void this.reload()
    else for (const field of failed) this.add(field)
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
    this.failed = []
    const shown = this.shown()
    const request = requests.begin('everything')
    try {
      const reads = await Promise.all(
        [...shown.values()].map(([query]) => readPages(client, query!, requests)),
      )
      while (reads.some(read => !read.isWhole())) await Promise.all(reads.map(read => read.readOn()))
      const writes = reads.map(({ write }) => write)
      // Screens opened in the meantime have just fetched their own data.
      for (const [name, [query]] of this.shown()) if (!shown.has(name)) writes.push(this.keeping(query!))
      const before = storedIn(client.cache)
      client.cache.batch({
        update: cache => {
          for (const id of Object.keys(before)) cache.evict({ id })
          for (const write of writes) write()
        },
      })
      requests.end(request, client.cache, before)
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

  private shown(): Map<string, ObservableQuery[]> {
    return Map.groupBy(this.client.getObservableQueries('active'), nameOf)
  }

  private keeping(query: ObservableQuery): () => void {
    const { variables } = query
    const asked = { query: query.options.query, variables }
    const data = this.client.cache.readQuery(asked)
    return () => data && this.client.cache.writeQuery({ ...asked, data })
  }

  private add(field: StoredField): void {
    if (this.due.size === 0) queueMicrotask(() => this.ask())
    this.due.set(keyOf(field), field)
  }

  private ask(): void {
    const fields = [...this.due.values()]
    this.due = new Map()
    const byQuery = new Map<string, { query: ObservableQuery; outdated: StoredField[] }>()
    // Most changes concern nothing that is shown.
    const unseen = this.showing(fields).length === 0 ? fields : []
    for (const field of unseen.length > 0 ? [] : fields) {
      const queries = this.showing([field])
      if (queries.length === 0) unseen.push(field)
      for (const query of queries) {
        const asked = byQuery.get(nameOf(query)) ?? { query, outdated: [] }
        byQuery.set(nameOf(query), asked)
        if (!asked.outdated.includes(field)) asked.outdated.push(field)
      }
    }
    this.drop(unseen)
    for (const [name, { query, outdated }] of byQuery) {
      const resting = this.resting.get(name)
      if (resting) resting.outdated.push(...outdated)
      else void this.askFor(query, outdated, REST_MS.first)
    }
  }

  private async askFor(query: ObservableQuery, fields: readonly StoredField[], ms: number): Promise<void> {
    const { client, requests } = this
    const resting: Resting = { ms, outdated: [] }
    this.resting.set(nameOf(query), resting)
    const request = requests.begin('again')
    try {
      const { write } = await readPages(client, query, requests)
      const before = storedIn(client.cache)
      client.cache.batch({ update: write })
      requests.end(request, client.cache, before)
      this.failures = 0
    } catch (error) {
      requests.forget(request)
      if (isLost(error)) this.drop(fields)
      else {
        this.failed.push(...fields)
        this.fail()
      }
    }
    this.rest(query, resting)
  }

  private rest(query: ObservableQuery, { ms, outdated }: Resting): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.resting.delete(nameOf(query))
      if (outdated.length === 0) return
      if (this.showing(outdated).some(shown => nameOf(shown) === nameOf(query)))
        void this.askFor(query, outdated, Math.min(ms * 2, REST_MS.most))
      else for (const field of outdated) this.add(field)
    }, ms)
    this.timers.add(timer)
  }

  /** The queries on screen that would lack something without these fields: tried on a layer that is taken away again. */
  private showing(fields: readonly StoredField[]): ObservableQuery[] {
    const found: ObservableQuery[] = []
    this.client.refetchQueries({
      updateCache: () => this.drop(fields),
      optimistic: true,
      onQueryUpdated: query => {
        found.push(query)
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
