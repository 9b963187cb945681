import { jest } from '@jest/globals'

const fresh = async () => {
  jest.resetModules()
  return import('./firstPaint.js')
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('comes after a frame, for everyone who waits, and stays', async () => {
  const { firstPaint } = await fresh()
  const frames: FrameRequestCallback[] = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(callback => frames.push(callback))
  let painted = 0
  const all = [firstPaint(), firstPaint()].map(each => each.then(() => (painted += 1)))
  await Promise.resolve()
  expect(painted).toBe(0)
  for (const frame of frames) frame(0)
  await Promise.all(all)
  expect(painted).toBe(2)
  expect(frames).toHaveLength(1)
})

test('does not wait on a page that is not painted', async () => {
  const { firstPaint } = await fresh()
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await firstPaint()
  expect(frame).not.toHaveBeenCalled()
})

test('settles for half a second if no frame ever comes', async () => {
  jest.useFakeTimers()
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const { firstPaint } = await fresh()
  const waiting = firstPaint()
  await jest.advanceTimersByTimeAsync(500)
  await waiting
})

test('gives each waiting call its own task', async () => {
  const { turnAfterPaint } = await fresh()
  jest.useFakeTimers()
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(callback => {
    callback(0)
    return 0
  })
  const called: string[] = []
  for (const name of ['first', 'second', 'third']) void turnAfterPaint().then(() => called.push(name))
  await Promise.resolve()
  expect(called).toEqual([])
  const steps: number[] = []
  while (called.length < 3) {
    jest.advanceTimersToNextTimer()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    steps.push(called.length)
  }
  // The paint's own timer, then one for each.
  expect(steps).toEqual([0, 1, 2, 3])
})
