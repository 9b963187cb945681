import { type ElementType, Fragment } from 'react'
import { jsx } from 'react/jsx-runtime'

export type Props = { children?: unknown }

const isText = (child: unknown): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'

const isNothing = (child: unknown) => child == null || typeof child === 'boolean' || child === ''

const isSvgText = (type: unknown) => type === 'text' || type === 'tspan'

const inElement = (type: unknown, text: unknown) =>
  jsx(isSvgText(type) ? 'tspan' : 'span', { children: text })

/** Joins texts that have nothing between them. Each child keeps its place in the list, and with it its state. */
const joined = (children: readonly unknown[]) => {
  const result = [...children]
  let first = -1
  for (const [at, child] of children.entries())
    if (isNothing(child)) result[at] = null
    else if (!isText(child)) first = -1
    else if (first === -1) {
      first = at
      result[at] = `${child}`
    } else {
      result[first] = `${result[first]}${child}`
      result[at] = null
    }
  return result
}

/**
 * Gives every text that has siblings an element of its own. Browsers' translators replace text nodes, and React, which keeps
 * the nodes it made, would fail to move or remove them, and update words that nobody sees. A text that is the only child
 * of its element is safe: React then sets the element's content.
 */
export const textInElements = (type: ElementType, props: Props): Props => {
  const { children } = props
  if (!Array.isArray(children))
    return type === Fragment && isText(children) ? { ...props, children: inElement(type, children) } : props
  if (!children.some(isText)) return props
  const parts = joined(children)
  const only = parts.every(part => part === null || isText(part)) ? parts.find(isText) : undefined
  if (only !== undefined) return { ...props, children: type === Fragment ? inElement(type, only) : only }
  return { ...props, children: parts.map(part => (isText(part) ? inElement(type, part) : part)) }
}
