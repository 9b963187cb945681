import type { Change } from '../../platform/live/Change.js'
import type { ChangeTail } from '../../platform/live/ChangeTail.js'
import type { PlatformContext } from '../../platform/PlatformContext.js'
import { RowsForViewers } from '../../platform/rows/RowsForViewers.js'
import type { ChangeKind } from '../../rules/live/changeKinds.js'
import { visibleTo } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import type { Screen } from './Screen.js'
import { areaTopics, ownTopics, topicsOfChange, topicsOfUser } from './topics.js'

/** Changes of these kinds may end the user's own screens, or move them to other areas. */
const CREDENTIALS: readonly ChangeKind[] = ['session', 'token', 'user', 'person']
const AREAS: readonly ChangeKind[] = ['area', 'service']

/** No row changes when a session or token expires, so we look through the screens, which costs the database nothing. */
const EXPIRY_MS = 1000
/** Catches credentials and areas whose change was missed. */
const CHECK_MS = 30_000
const RETRY_MS = 500

/** Holds the screens that are open in this process and sends them changes. */
export class LiveHub {
  /** Reads jobs for all the screens that are sent them, in one statement per tick. */
  readonly jobs
  private readonly screens = new Set<Screen>()
  private readonly byTopic = new Map<string, Set<Screen>>()
  private readonly timers: readonly NodeJS.Timeout[]
  private readonly pool
  private readonly metrics
  private readonly reads

  constructor(
    app: Pick<PlatformContext, 'database' | 'clock' | 'metrics'>,
    private readonly tail: ChangeTail,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.pool = app.database.pool
    this.reads = app.database.reads
    this.metrics = app.metrics.live
    this.jobs = new RowsForViewers(this.pool, jobRows, visibleTo, app.clock)
    tail.listen(changes => this.deliver(changes))
    this.timers = [
      setInterval(() => this.checkAll(this.screens), CHECK_MS).unref(),
      setInterval(() => this.checkExpired(app.clock()), EXPIRY_MS).unref(),
    ]
  }

  get size(): number {
    return this.screens.size
  }

  get cursor(): string | null {
    return this.tail.cursor
  }

  /** The point that reads after these messages must have reached; null if every read has. */
  get position(): string | null {
    return this.reads.told(this.tail.position)
  }

  /** Opens a screen, and sends it the changes since `after`. */
  async open(screen: Screen, after: string | null): Promise<void> {
    this.screens.add(screen)
    this.tail.watch(true)
    // Registered before we read its areas, so that it receives any change to them.
    this.place(screen, ownTopics(screen.viewer))
    await this.readAreas(screen)
    if (after === null) return
    const missed = this.tail.since(after)
    if (!missed) return screen.reload()
    this.metrics.resumes.inc()
    const concerning = missed.filter(change => topicsOfChange(change).some(topic => screen.topics.has(topic)))
    for (const change of concerning) screen.add(change)
  }

  close(screen: Screen): void {
    this.place(screen, new Set())
    this.screens.delete(screen)
    screen.close()
    if (this.screens.size === 0) this.tail.watch(false)
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer)
    for (const screen of this.screens) this.close(screen)
  }

  private place(screen: Screen, topics: ReadonlySet<string>): void {
    for (const topic of screen.topics) {
      const there = this.byTopic.get(topic)
      there?.delete(screen)
      if (there?.size === 0) this.byTopic.delete(topic)
    }
    for (const topic of topics) {
      const there = this.byTopic.get(topic) ?? new Set()
      this.byTopic.set(topic, there.add(screen))
    }
    screen.topics = topics
  }

  private deliver(changes: readonly Change[] | null): void {
    if (!changes) {
      for (const screen of this.screens) screen.reload()
      return
    }
    for (const change of changes) {
      for (const topic of new Set(topicsOfChange(change)))
        for (const screen of this.byTopic.get(topic) ?? []) screen.add(change)
      this.applyToScreens(change)
    }
  }

  /** Closes or moves the screens whose credentials or areas a change affects. */
  private applyToScreens({ kind, users, rowId }: Change): void {
    const isOfAll = rowId === null
    const concerned = isOfAll
      ? [...this.screens]
      : users.flatMap(topicsOfUser).flatMap(topic => [...(this.byTopic.get(topic) ?? [])])
    if (CREDENTIALS.includes(kind)) this.checkAll(concerned)
    if (AREAS.includes(kind)) for (const screen of concerned) this.moveToAreas(screen)
  }

  private checkExpired(now: Date): void {
    this.checkAll([...this.screens].filter(screen => screen.hasExpired(now)))
  }

  private checkAll(screens: Iterable<Screen>): void {
    for (const screen of screens)
      screen.check().catch(error => {
        this.onFailure(error)
        this.retry(screen, () => this.checkAll([screen]))
      })
  }

  /** A screen without access must not stay open because the database was unavailable for a moment. */
  private retry(screen: Screen, act: () => void): void {
    setTimeout(() => this.screens.has(screen) && act(), RETRY_MS).unref()
  }

  private async readAreas(screen: Screen): Promise<void> {
    const { viewer } = screen
    if (viewer.userType !== 'vendor') return
    const turn = ++screen.areaReads
    const areas = await areaTopics(this.pool, viewer)
    // An older read must not overwrite the result of a newer one, or reopen a closed screen.
    if (turn === screen.areaReads && this.screens.has(screen))
      this.place(screen, new Set([...ownTopics(viewer), ...areas]))
  }

  /** Sends the screen the jobs posted in its new areas since `cursor`, which is from before the areas changed. */
  private moveToAreas(screen: Screen, cursor = this.cursor): void {
    const { topics } = screen
    this.readAreas(screen).then(
      () => {
        const missed = cursor === null ? null : this.tail.since(cursor)
        if (!missed) return screen.reload()
        for (const change of missed) {
          const of = topicsOfChange(change)
          if (of.some(topic => screen.topics.has(topic)) && !of.some(topic => topics.has(topic)))
            screen.add(change)
        }
      },
      error => {
        this.onFailure(error)
        this.retry(screen, () => this.moveToAreas(screen, cursor))
      },
    )
  }
}
