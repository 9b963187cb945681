/** Ratios of requests per second in one run, Haulbid to the other (docs/decisions/0029-fast.md). */
export const goals = {
  postgraphile: { availableJobs: 1.5, customerJobs: 1.3, me: 1.15, submitBid: 1.1 },
  'hand-written': { availableJobs: 0.65, customerJobs: 0.6, me: 0.45, submitBid: 0.45 },
}

/** How much slower p50 may be with a million jobs than with twenty thousand. */
export const growthGoals = { availableJobs: 2, customerJobs: 1.2, me: 1.2 }

/** At twice what it can carry, from before the connection was opened. */
export const OVERLOAD_P99_MS = 1500

/** How much slower p50 may be with ten million jobs than with a million. */
export const HUGE_GROWTH = 1.3

export const READY_MS = 1500

/** The tolerance of `--check`, since it may run on any machine. */
export const SLACK = 0.25
