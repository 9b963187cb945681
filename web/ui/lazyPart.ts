import { type ComponentType, lazy } from 'react'
import { loadCode } from './loadCode.js'

/** A component whose code is fetched when it is first drawn: `lazyPart(() => import('./Form.js'), 'Form')`. */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadCode(load))[name] }))
