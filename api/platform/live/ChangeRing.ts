import { type Change, KEPT_MINUTES } from './Change.js'
import { firstUnseen, hasSeen, type Snapshot } from './Snapshot.js'

interface Tick {
  at: number
  snapshot: Snapshot
  changes: readonly Change[]
}

const KEPT_MS = KEPT_MINUTES * 60_000
/** Some megabytes; a screen that has missed more fetches everything again. */
export const MOST_KEPT = 20_000

/** True if `one` was taken after `other`, or nothing was committed in between. */
const isLater = (one: Snapshot, other: Snapshot) =>
  one.xmax > other.xmax || (one.xmax === other.xmax && one.xip.every(xid => other.xip.includes(xid)))

/** The changes of the last 15 minutes in memory, so that a screen that reconnects is sent what it has missed. */
export class ChangeRing {
  private readonly ticks: Tick[] = []
  private size = 0
  private dropped: Snapshot | undefined

  /** The first tick must contain every committed change from transaction `oldest` on. */
  constructor(private readonly oldest: number) {}

  add(at: number, snapshot: Snapshot, changes: readonly Change[]): void {
    this.ticks.push({ at, snapshot, changes })
    this.size += changes.length
    while (this.ticks.length > 1 && (this.size > MOST_KEPT || this.ticks[0]!.at < at - KEPT_MS)) {
      const tick = this.ticks.shift()!
      this.size -= tick.changes.length
      this.dropped = tick.snapshot
    }
  }

  /** The changes that `snapshot` has not seen; null if some may be missing here. */
  since(snapshot: Snapshot): Change[] | null {
    if (!this.covers(snapshot)) return null
    // Changes of an earlier tick were committed before the snapshot was taken.
    const first = this.ticks.findIndex(tick => tick.snapshot.xmax >= snapshot.xmax)
    if (first < 0) return []
    return this.ticks
      .slice(first)
      .flatMap(({ changes }) => changes.filter(({ xid }) => !hasSeen(snapshot, xid)))
  }

  private covers(snapshot: Snapshot): boolean {
    if (this.dropped) return isLater(snapshot, this.dropped)
    const first = this.ticks[0]
    return first !== undefined && (firstUnseen(snapshot) >= this.oldest || isLater(snapshot, first.snapshot))
  }
}
