import '@testing-library/jest-dom/jest-globals'
import { configure } from '@testing-library/dom'

// React's scheduler would open one of Node's, which keeps the worker alive after its last test.
delete globalThis.MessageChannel

// A failed query would print the whole page, even if a test only waits for it. DEBUG_PRINT_LIMIT=7000 prints it.
process.env.DEBUG_PRINT_LIMIT ??= '0'

// Pages are loaded lazily and compiled on first use, and the suite runs on two cores.
configure({ asyncUtilTimeout: 20_000 })

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
globalThis.PointerEvent ??= class extends globalThis.MouseEvent {
  constructor(type, init = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
    this.pointerType = init.pointerType ?? ''
  }
}

/**
 * Texts that React keeps as separate nodes, which a translator would replace: web/jsx/textInElements.ts. Radix
 * announces toasts in elements that are never changed, only removed.
 */
const keptTexts = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const kept = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    const isKept = Object.keys(texts.currentNode).some(key => key.startsWith('__reactFiber$'))
    if (isKept && !parentElement.matches('body > [role="status"]'))
      kept.push(`"${data}" in ${parentElement.outerHTML.slice(0, 200)}`)
  }
  return kept
}

afterEach(() => {
  expect(keptTexts()).toEqual([])
})
