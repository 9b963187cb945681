import { ModernFakeTimers } from '@jest/fake-timers'
import { configure, prettyDOM } from '@testing-library/dom'
import * as matchers from '@testing-library/jest-dom/matchers'
import { act } from 'react'

expect.extend(matchers)
globalThis.IS_REACT_ACT_ENVIRONMENT = true
// React keeps the setImmediate of the first call, which must not be that of a test's clock.
await act(async () => {})

// The runner's `jest` has only some of these.
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis })
const clock = [
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'getTimerCount',
  'setSystemTime',
  'useRealTimers',
]
for (const name of clock) jest[name] = timers[name].bind(timers)
// The runner measures tests with `performance`, and Node itself, which loads modules, calls the others.
const ofNode = ['performance', 'nextTick', 'queueMicrotask']
jest.useFakeTimers = ({ doNotFake = [], ...options } = {}) =>
  timers.useFakeTimers({ ...options, doNotFake: [...ofNode, ...doNotFake] })

// For the types only.
jest.mocked = mock => mock

// React's scheduler would open one of Node's, which keeps the worker alive after its last test.
delete globalThis.MessageChannel
// eachFile.js does it.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true'

/** A test that waits for an element fails to find it many times. DEBUG_PRINT_LIMIT=7000 prints the page. */
const getElementError = (message, container) => {
  const page = process.env.DEBUG_PRINT_LIMIT ? prettyDOM(container) : ''
  return Object.assign(new Error([message, page].filter(Boolean).join('\n\n')), {
    name: 'TestingLibraryElementError',
  })
}

// Pages are loaded lazily and compiled on first use, and the suite runs on two cores.
configure({ asyncUtilTimeout: 20_000, getElementError })

// Adds what Radix and the router need from a browser and jsdom lacks. None of it has a visible effect in a
// test.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.Element.prototype.scrollIntoView ??= () => {}
globalThis.Element.prototype.hasPointerCapture ??= () => false
globalThis.Element.prototype.setPointerCapture ??= () => {}
globalThis.Element.prototype.releasePointerCapture ??= () => {}
globalThis.scrollTo = () => {}
URL.createObjectURL ??= () => 'blob:file'
URL.revokeObjectURL ??= () => {}
globalThis.Blob.prototype.arrayBuffer ??= function () {
  return new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsArrayBuffer(this)
  })
}
// A test that is about the change stream has a server of its own: fakeLive.ts.
globalThis.WebSocket = class {
  static OPEN = 1
  readyState = 0
  send() {}
  close() {}
}
class PointerEvent extends MouseEvent {
  constructor(type, init = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
    this.pointerType = init.pointerType ?? ''
  }
}
// Also where testing-library looks for it.
Object.assign(globalThis, { PointerEvent })
Object.assign(document.defaultView, { PointerEvent })
