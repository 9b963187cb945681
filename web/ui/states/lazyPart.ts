import { type ComponentType, lazy } from 'react'
import { codeHere, loadCode } from './loadCode.js'

/** React asks at once what a lazy component is; a promise would answer only after the page was drawn without it. */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: a promise that answers at once
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

/** A component whose code is fetched when it is first drawn: `lazyPart(() => import('./Form.js'), 'Form')`. */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(() => {
    const known = codeHere(load)
    return known
      ? atOnce({ default: known[name] })
      : loadCode(load).then(module => ({ default: module[name] }))
  })
