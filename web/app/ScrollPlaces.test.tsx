import { jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'
import { render } from '../testing/render.js'
import { routerAround } from '../testing/routerAround.js'
import { ScrollPlaces } from './ScrollPlaces.js'

const scrollTo = jest.spyOn(window, 'scrollTo')

const shown = (
  <>
    <ScrollPlaces />
    <h2 id="prices">Prices</h2>
  </>
)

/** A page at /a, scrolled down. */
const setUp = (scrolledTo: number) => {
  sessionStorage.clear()
  const router = routerAround(shown, '/a')
  const view = render(<RouterProvider router={router} />)
  Object.assign(window, { scrollY: scrolledTo })
  scrollTo.mockReset()
  return { ...view, router }
}

test('starts a new page at its top, and goes back to the old scroll position', async () => {
  const { router } = setUp(640)
  await act(() => router.navigate('/b'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  Object.assign(window, { scrollY: 90 })
  await act(() => router.navigate(-1))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
  await act(() => router.navigate(1))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 90)
})

test('keeps the page where it is if a move says so', async () => {
  const { router } = setUp(640)
  await act(() => router.navigate('/a?job=1', { preventScrollReset: true }))
  expect(scrollTo).not.toHaveBeenCalled()
})

test('scrolls to the place that a URL names', async () => {
  const { router, getByText } = setUp(640)
  const scrollIntoView = jest.fn()
  getByText('Prices').scrollIntoView = scrollIntoView
  await act(() => router.navigate('/a#prices'))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('follows a growing page after a reload until the user scrolls', async () => {
  const { unmount } = setUp(320)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  Object.assign(window, { scrollY: 0 })
  let grow = () => {}
  const disconnect = jest.fn()
  window.ResizeObserver = class {
    constructor(onGrowth: ResizeObserverCallback) {
      grow = () => onGrowth([], this)
    }
    observe() {}
    unobserve() {}
    disconnect = disconnect
  }
  render(<RouterProvider router={routerAround(shown, '/a')} />)
  scrollTo.mockReset()
  grow()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 320)
  expect(disconnect).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('wheel'))
  expect(disconnect).toHaveBeenCalled()
})
