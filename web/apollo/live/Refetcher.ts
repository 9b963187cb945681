import { type ApolloClient, NetworkStatus, type ObservableQuery } from '@apollo/client'
import { failedWith } from '../failedWith.js'
import { type RunningRequests, storedIn } from './RunningRequests.js'
import { type ReadPages, readPages } from './readPages.js'

/** One stored field, with its arguments: of the query, or of one job or user. */
interface StoredField {
  id: string
  field: string
}

/** The pause after each fetch. It grows each time that something has changed by then, so that a flood costs little. */
const PAUSE_MS = { first: 100, most: 2000 }

/** Several parts of a screen may show one query; it is fetched once. */
const nameOf = ({ queryName, variables }: ObservableQuery) => `${queryName} ${JSON.stringify(variables)}`

/**
 * Its answer is still on its way, and the changes are applied again after it: a hanging request must not hold up the
 * others.
 */
const isLoading = (query: ObservableQuery) =>
  [NetworkStatus.loading, NetworkStatus.setVariables].includes(query.getCurrentResult().networkStatus)

/** The viewer may no longer see it, so it is dropped, and the screen's own query reports that. */
const unlessLost = (error: unknown): undefined => {
  if (!failedWith(error, 'NOT_FOUND', 'FORBIDDEN')) throw error
}

/**
 * Refetches changed data. Data on screen stays in the cache until the answer replaces it, so that nothing
 * flickers, jumps, or closes. Other data is dropped and fetched when it is next needed.
 */
export class Refetcher {
  private stale = new Map<string, StoredField>()
  private isAllStale = false
  /** True while fetching, and in the pause after that. */
  private isBusy = false
  private isBroken = false
  private pauseMs = PAUSE_MS.first
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The number of consecutive attempts that did not reach the server. */
  private failures = 0

  constructor(
    private readonly client: ApolloClient,
    private readonly requests: Pick<RunningRequests, 'begin' | 'end'>,
    /** Called when the server can't be reached, so that the screen is out of date; `failures` times in a row. */
    private readonly onFailure: (failures: number) => void,
  ) {}

  /** The outdated fields of an entity, or of the query: their names, and as they are stored. */
  invalidate(id: string, isOutdated: (name: string, field: string, value: unknown) => boolean): void {
    this.client.cache.modify({
      id,
      fields: (value, { fieldName, storeFieldName: field }) => {
        if (isOutdated(fieldName, field, value)) this.stale.set(`${id} ${field}`, { id, field })
        return value
      },
    })
    this.fetchSoon()
  }

  /** Fetches everything on screen again, and drops everything else. */
  reload(): void {
    this.isAllStale = true
    this.fetchSoon()
  }

  /** Fetches, after a break, the data that could not be fetched. */
  retry(): void {
    this.isBroken = false
    this.fetchSoon()
  }

  stop(): void {
    this.isBroken = true
    clearTimeout(this.timer)
  }

  private fetchSoon(): void {
    if (this.isBusy || this.isBroken || (!this.isAllStale && this.stale.size === 0)) return
    this.isBusy = true
    queueMicrotask(() => void this.fetch())
  }

  private async fetch(): Promise<void> {
    const { client, stale, isAllStale } = this
    const fields = [...stale.values()]
    const shown = isAllStale ? [...client.getObservableQueries('active')] : this.showing(fields)
    this.stale = new Map()
    this.isAllStale = false
    this.requests.begin()
    try {
      const reads = await this.read(shown)
      client.cache.batch({
        update: cache => {
          if (isAllStale) for (const id of Object.keys(storedIn(client.cache))) cache.evict({ id })
          else this.drop(fields)
          for (const { write } of reads) write()
        },
      })
      this.failures = 0
    } catch {
      this.stale = new Map([...stale, ...this.stale])
      this.isAllStale ||= isAllStale
      this.isBroken = true
      this.onFailure(++this.failures)
    }
    const goOn = () => {
      const isFlood = this.isAllStale || this.stale.size > 0
      this.pauseMs = isFlood ? Math.min(this.pauseMs * 2, PAUSE_MS.most) : PAUSE_MS.first
      this.isBusy = false
      this.fetchSoon()
    }
    // Most changes concern nothing on screen.
    if (shown.length === 0) this.isBusy = false
    else this.timer = setTimeout(goOn, this.pauseMs)
    this.requests.end()
    this.fetchSoon()
  }

  /** Includes pages loaded while others were being read, so that everything is written at once. */
  private async read(queries: readonly ObservableQuery[]): Promise<ReadPages[]> {
    const byName = new Map(queries.map(query => [nameOf(query), query]))
    const all = [...byName.values()].map(query => readPages(this.client, query).catch(unlessLost))
    const reads = (await Promise.all(all)).filter(read => read !== undefined)
    do await Promise.all(reads.map(read => read.readOn()))
    while (reads.some(read => !read.isWhole()))
    return reads
  }

  /**
   * The queries on screen that would lack data without these fields. Tried on an optimistic layer that is then
   * removed.
   */
  private showing(fields: readonly StoredField[]): ObservableQuery[] {
    const found: ObservableQuery[] = []
    this.client.refetchQueries({
      updateCache: () => this.drop(fields),
      optimistic: true,
      onQueryUpdated: query => {
        if (!isLoading(query)) found.push(query)
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
