import { TestEnvironment } from 'jest-environment-jsdom'

// What browsers have and jsdom leaves out. Uint8Array is Node's own, so that `instanceof` holds across the border.
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
    // Node's fetch refuses a signal that is not of its own class.
    this.global.AbortController = globalThis.AbortController
    this.global.AbortSignal = globalThis.AbortSignal
  }
}
