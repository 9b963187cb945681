import type { Change, ChangeKind } from '../../platform/live/Change.js'
import type { Viewer } from '../accounts/Viewer.js'

export interface Stale {
  kind: ChangeKind
  id: string | null
  jobId: string | null
}

/** Which act made a change; null if it was not named, or if several acts changed the same thing. */
type Act = string | null

/** What a screen has not been sent yet. */
export interface Pending {
  isReload: boolean
  jobs: Map<string, Act>
  stale: Map<string, Stale & { act: Act }>
}

const nothing = (): Pending => ({ isReload: false, jobs: new Map(), stale: new Map() })

/** With more pending, it is cheaper for both sides if the screen fetches everything again. */
const MOST = 300

/** A change of these kinds sends the job itself. */
const OF_JOBS: readonly ChangeKind[] = ['job', 'bid', 'message', 'rating']

/**
 * One open subscription. What it has not been sent yet is a set, not a queue: a client that stops reading while its job
 * changes a thousand times costs no more than one change, and is sent the latest state.
 */
export class Screen {
  topics: ReadonlySet<string> = new Set()
  /** How many times the areas of its vendor were read. */
  areaReads = 0
  private pending = nothing()
  private isClosed = false
  private wake: (() => void) | undefined

  constructor(
    readonly viewer: Viewer,
    /** Checks that the session or token is still valid, and ends the subscription if not. */
    readonly check: () => Promise<void>,
  ) {}

  /** Whether the session or token has expired, of which no change tells. */
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

  /** What is pending, as soon as there is something or `ms` have passed; null once it is closed. */
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
