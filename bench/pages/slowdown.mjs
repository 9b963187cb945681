/**
 * By what to slow a processor down so that it is about as fast as a mid-range phone's, by Lighthouse's `benchmarkIndex`. Points
 * of the calculator that Lighthouse's page on throttling names, which draws lines between them.
 */
const points = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
]

/** A machine as slow as the phone itself is not slowed down. */
export const slowdownFor = index => {
  const above = points.findIndex(point => point.index > index)
  if (above === 0) return 1
  // A faster machine goes on as the last line does.
  const [from, to] = above === -1 ? points.slice(-2) : [points[above - 1], points[above]]
  const share = (index - from.index) / (to.index - from.index)
  return from.slowdown + share * (to.slowdown - from.slowdown)
}

/** Other programs only ever lower a reading, so the best of several is nearest to what the machine can do. */
export const bestOf = readings => Math.max(...readings)

/** By how much a later reading may be better without the runs before it counting for nothing: some 5 % of the slowdown. */
const TOLERANCE = 1.04

/** Whether a reading shows that the machine was held to be slower than it is. */
export const wasTooLow = (index, reading) => reading > index * TOLERANCE
