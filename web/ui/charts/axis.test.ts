import { axis } from './axis.js'

test.each([
  [730, [0, 200, 400, 600, 800]],
  [800, [0, 200, 400, 600, 800]],
  [0, [0, 1]],
  [0.5, [0, 1]],
  [149.5, [0, 50, 100, 150]],
  [99_999_999.99, [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000]],
])('draws an axis for %d', (most, steps) => {
  const { top, steps: made } = axis(most)
  expect(top).toBeGreaterThanOrEqual(most)
  expect(top).toBe(made.at(-1))
  expect(made).toEqual(steps)
})
