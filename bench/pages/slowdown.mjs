/**
 * The slowdown that makes a processor about as fast as a mid-range phone's, by Lighthouse's `benchmarkIndex`. The
 * points are from the calculator named in Lighthouse's documentation of throttling, which draws lines between them.
 */
const points = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
]

/** Interpolates between the points; a machine as slow as the phone itself is not slowed down. */
export const slowdownFor = index => {
  const above = points.findIndex(point => point.index > index)
  if (above === 0) return 1
  // Faster machines follow the last line.
  const [from, to] = above === -1 ? points.slice(-2) : [points[above - 1], points[above]]
  const share = (index - from.index) / (to.index - from.index)
  return from.slowdown + share * (to.slowdown - from.slowdown)
}

/** Other programs can only lower a reading, so the best of several is closest to the machine's true speed. */
export const bestOf = readings => Math.max(...readings)

/** The allowed gain of a later reading before the earlier runs are dropped: some 5 % of the slowdown. */
const TOLERANCE = 1.04

/** True if a reading shows that we underestimated the machine's speed. */
export const wasTooLow = (index, reading) => reading > index * TOLERANCE
