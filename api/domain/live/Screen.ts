import type { Change } from '../../platform/live/Change.js'
import type { ChangeKind } from '../../rules/live/changeKinds.js'
import type { Viewer } from '../accounts/Viewer.js'

export interface Stale {
  kind: ChangeKind
  id: string | null
  jobId: string | null
}

/** The act that made a change, or null if it has no name or several acts changed the same row. */
type Act = string | null

/** Changes not yet sent to the screen. */
export interface Pending {
  isReload: boolean
  jobs: Map<string, Act>
  stale: Map<string, Stale & { act: Act }>
}

const nothing = (): Pending => ({ isReload: false, jobs: new Map(), stale: new Map() })

/** Beyond this many changes, fetching everything again is cheaper for both sides. */
const MOST = 300

/** A change of these kinds sends the job itself. */
const OF_JOBS: readonly ChangeKind[] = ['job', 'bid', 'message', 'rating']

/**
 * One open subscription. Pending changes are a set, so a client that stops reading while its job changes a thousand
 * times costs no more than one change and then receives the latest state.
 */
export class Screen {
  topics: ReadonlySet<string> = new Set()
  /** Counts reads of the vendor's areas, to tell newer reads from older ones. */
  areaReads = 0
  private pending = nothing()
  private isClosed = false
  private wake: (() => void) | undefined

  constructor(
    readonly viewer: Viewer,
    /** Checks that the session or token is still valid, and ends the subscription if not. */
    readonly check: () => Promise<void>,
  ) {}

  /** True once the session or token has expired, which no change reports. */
  hasExpired(now: Date): boolean {
    return this.viewer.expiresAt <= now.getTime()
  }

  add({ kind, rowId, jobId, act }: Change): void {
    const { jobs, stale } = this.pending
    const isOfJob = OF_JOBS.includes(kind)
    if (isOfJob && jobId) jobs.set(jobId, jobs.has(jobId) && jobs.get(jobId) !== act ? null : act)
    if (kind !== 'job') {
      const key = `${kind} ${rowId}`
      const known = stale.get(key)
      stale.set(key, { kind, id: rowId, jobId, act: known && known.act !== act ? null : act })
    }
    if ((isOfJob && !jobId) || jobs.size + stale.size > MOST) this.reload()
    else this.wake?.()
  }

  reload(): void {
    this.pending = { ...nothing(), isReload: true }
    this.wake?.()
  }

  close(): void {
    this.isClosed = true
    this.wake?.()
  }

  /** Resolves to the pending changes once there are some or `ms` have passed, and to null once the screen is closed. */
  async next(ms: number): Promise<Pending | null> {
    if (!this.isClosed && !this.hasPending) await this.sleep(ms)
    if (this.isClosed) return null
    const { pending } = this
    this.pending = nothing()
    return pending
  }

  private get hasPending(): boolean {
    const { isReload, jobs, stale } = this.pending
    return isReload || jobs.size > 0 || stale.size > 0
  }

  private sleep(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      this.wake = () => {
        clearTimeout(timer)
        this.wake = undefined
        resolve()
      }
    })
  }
}
