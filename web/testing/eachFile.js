import { cleanup } from '@testing-library/react'
import { freshPage } from './freshPage.js'
import { keptTexts } from './keptTexts.js'

// The order is that of the calls.
afterEach(() => {
  expect(keptTexts()).toEqual([])
})
afterEach(cleanup)
afterEach(() => jest.clearAllMocks())

const own = { fetch, WebSocket, XMLHttpRequest, ResizeObserver }

// The next file gets the window as this one got it.
afterAll(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Object.assign(globalThis, own)
  Reflect.deleteProperty(globalThis, 'indexedDB')
  // What tests define there hides the browser's own, which is in the prototype.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
  document.body.replaceChildren()
  document.documentElement.scrollTop = 0
  freshPage()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
