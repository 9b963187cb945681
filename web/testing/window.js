import { runInNewContext } from 'node:vm'
import { JSDOM, VirtualConsole } from 'jsdom'

// React would keep a task of each element for a debugger.
delete console.createTask

const virtualConsole = new VirtualConsole()
virtualConsole.sendTo(console, { omitJSDOMErrors: true })
virtualConsole.on('jsdomError', error => console.error(error))

const { window } = new JSDOM('<!DOCTYPE html>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
  virtualConsole,
})

const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'))
/** Node's own: what jsdom lacks or itself takes from Node, and what Node's fetch and the fake timers demand. */
const ofNode = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter(name => !(name in window)),
  ...['AbortController', 'AbortSignal', 'Headers', 'atob', 'btoa', 'console', 'performance'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
])

const mirror = (to, from, name) =>
  Object.defineProperty(to, name, {
    configurable: true,
    enumerable: true,
    get: () => from[name],
    set: value => {
      from[name] = value
    },
  })

for (const name of ofNode) if (!language.has(name)) mirror(window, globalThis, name)
for (const name of Object.getOwnPropertyNames(window))
  if (!ofNode.has(name) && !language.has(name)) mirror(globalThis, window, name)
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window)
// What a test adds to `window` is then global, too.
for (const name of ['window', 'self']) Object.defineProperty(globalThis, name, { value: globalThis })

const compute = window.getComputedStyle
let styles = new WeakMap()
const changes = new window.MutationObserver(() => {
  styles = new WeakMap()
})
changes.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true })
/**
 * jsdom matches every rule of its own stylesheet against an element each time, and finding a role asks for most
 * elements of the page, several times. Without other stylesheets, the answer depends on the tree alone.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !element.isConnected || document.styleSheets.length > 0) return compute(element, pseudo)
  if (changes.takeRecords().length > 0) styles = new WeakMap()
  if (!styles.has(element)) styles.set(element, compute(element))
  return styles.get(element)
}
