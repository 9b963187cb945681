import { TestEnvironment } from 'jest-environment-jsdom'

// Adds browser features that jsdom lacks. Uint8Array is Node's own, so that `instanceof` works across realms.
const missing = [
  ...[
    'TextEncoder',
    'TextDecoder',
    'TextEncoderStream',
    'TextDecoderStream',
    'structuredClone',
    'Uint8Array',
  ],
  ...['fetch', 'Request', 'Response', 'Headers', 'BroadcastChannel', 'MessageChannel', 'MessagePort'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'CompressionStream', 'DecompressionStream'],
]

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of missing) this.global[name] = globalThis[name]
    // Node's fetch rejects a signal that is not of its own class.
    this.global.AbortController = globalThis.AbortController
    this.global.AbortSignal = globalThis.AbortSignal
  }
}
