import * as react from 'react/jsx-dev-runtime'
import { type Props, textInElements } from './textInElements.js'

export type { JSX } from 'react/jsx-dev-runtime'
export const { Fragment } = react

/** Does the work of jsx-runtime.ts for `npm run dev`. */
export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, source, self) => {
  const own = textInElements(type, props as Props)
  return react.jsxDEV(type, own, key, isStatic && Array.isArray(own.children), source, self)
}
