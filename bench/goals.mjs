/**
 * Ratios of requests per second in one run, Haulbid to the other. These are goals, and not all are met
 * (docs/performance.md).
 */
export const goals = {
  postgraphile: { availableJobs: 1.7, customerJobs: 2.2, me: 2, submitBid: 2 },
  'hand-written': { availableJobs: 0.85, customerJobs: 0.9, me: 0.8, submitBid: 0.8, acceptBid: 0.8 },
}

/** The highest allowed ratio of p50 with a million jobs to p50 with twenty thousand. */
export const growthGoals = { availableJobs: 2, customerJobs: 1.2, me: 1.2 }

/** The goal at twice the load that the server can carry, timed from before the connection opens. */
export const OVERLOAD_P99_MS = 1500

/** The highest allowed ratio of p50 with ten million jobs to p50 with a million. */
export const HUGE_GROWTH = 1.3

export const READY_MS = 1500

/** The tolerance of `--check`, since it may run on any machine. */
export const SLACK = 0.25
