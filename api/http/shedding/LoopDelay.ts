/** The maximum delay of the event loop; beyond it every request in the process waits at least as long. */
const MOST_LATE_MS = 500
/** How much of the delay has to be work of this process. */
const LEAST_WORK_MS = MOST_LATE_MS / 2

/** Milliseconds since some moment, by the clock and by the processor time of this process. */
interface Clocks {
  now(): number
  worked(): number
}

const clocks: Clocks = {
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

/**
 * Detects an event loop that is late because work is waiting in it. A process that was stopped, or had no processor
 * because other programs had it, finds its clock just as late, but answers the waiting requests at once.
 */
export class LoopDelay {
  private tickedAt: number
  private workedAtTick: number

  constructor(
    private readonly tickMs: number,
    private readonly own: Clocks = clocks,
  ) {
    this.tickedAt = own.now()
    this.workedAtTick = own.worked()
  }

  /** Call this every `tickMs`. */
  tick(): void {
    this.tickedAt = this.own.now()
    this.workedAtTick = this.own.worked()
  }

  /** Reads the processor time, which is a system call, only if the clock is late. */
  isTooLong(): boolean {
    if (this.own.now() - this.tickedAt <= this.tickMs + MOST_LATE_MS) return false
    return this.own.worked() - this.workedAtTick >= LEAST_WORK_MS
  }
}
