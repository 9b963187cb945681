import { type ComponentType, lazy } from 'react'
import { codeHere, loadCode } from './loadCode.js'

/**
 * Resolves synchronously: React reads a lazy component at once, and a promise would resolve only after the page was
 * rendered without it.
 */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: a promise that resolves synchronously
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

/**
 * A component whose code is fetched when first rendered: `lazyPart(() => import('./Form.js'), 'Form')`. `loadBy`
 * handles a failure.
 */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  loadBy: typeof loadCode = loadCode,
) =>
  lazy(() => {
    const known = codeHere(load)
    return known ? atOnce({ default: known[name] }) : loadBy(load).then(module => ({ default: module[name] }))
  })
