import type { Key } from 'react'
import * as react from 'react/jsx-runtime'
import { type Props, textInElements } from './textInElements.js'

export type { JSX } from 'react/jsx-runtime'
export const { Fragment } = react

/** React's own, with `textInElements`: tsconfig.json and the bundler name this folder as the source of JSX. */
export const jsx: typeof react.jsx = (type, props, key?: Key) =>
  react.jsx(type, textInElements(type, props as Props), key)

export const jsxs: typeof react.jsxs = (type, props, key?: Key) => {
  const own = textInElements(type, props as Props)
  return Array.isArray(own.children) ? react.jsxs(type, own, key) : react.jsx(type, own, key)
}
