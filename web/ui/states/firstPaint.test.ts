import { jest } from '@jest/globals'

const fresh = async () => {
  jest.resetModules()
  return import('./firstPaint.js')
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('it comes after a frame, for all who wait, and stays', async () => {
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

test('a page that is not painted does not wait for it', async () => {
  const { firstPaint } = await fresh()
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await firstPaint()
  expect(frame).not.toHaveBeenCalled()
})

test('where no frame ever comes, half a second has to do', async () => {
  jest.useFakeTimers()
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const { firstPaint } = await fresh()
  const waiting = firstPaint()
  await jest.advanceTimersByTimeAsync(500)
  await waiting
})
