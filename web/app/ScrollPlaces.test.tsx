import { jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { memoryHistory } from '../testing/memoryHistory.js'
import { render } from '../testing/render.js'
import { GuardedRouter } from '../ui/navigation/GuardedRouter.js'
import { ScrollPlaces } from './ScrollPlaces.js'

const scrollTo = jest.spyOn(window, 'scrollTo')

/** A page at /a that was scrolled to there. */
const setUp = (scrolledTo: number) => {
  sessionStorage.clear()
  const history = memoryHistory('/a')
  const view = render(
    <GuardedRouter history={history}>
      <ScrollPlaces />
      <h2 id="prices">Prices</h2>
    </GuardedRouter>,
  )
  Object.assign(window, { scrollY: scrolledTo })
  scrollTo.mockReset()
  const go = (move: () => void) => act(async () => move())
  return { ...view, history, go }
}

test('a new page begins at its top, and Back leads to where the old one was', async () => {
  const { history, go } = setUp(640)
  await go(() => history.push('/b'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  Object.assign(window, { scrollY: 90 })
  await go(() => history.go(-1))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
  await go(() => history.go(1))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 90)
})

test('a move that says so leaves the page where it is', async () => {
  const { history, go } = setUp(640)
  await go(() => history.push('/a?job=1', null, { preventScrollReset: true }))
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a URL that names a place leads there', async () => {
  const { history, go, getByText } = setUp(640)
  const scrollIntoView = jest.fn()
  getByText('Prices').scrollIntoView = scrollIntoView
  await go(() => history.push('/a#prices'))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(scrollTo).not.toHaveBeenCalled()
  await go(() => history.push('/a#%'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

test('a page that is loaded again begins where it was left', async () => {
  const { unmount } = setUp(320)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  render(
    <GuardedRouter history={memoryHistory('/a')}>
      <ScrollPlaces />
    </GuardedRouter>,
  )
  expect(scrollTo).toHaveBeenLastCalledWith(0, 320)
})
