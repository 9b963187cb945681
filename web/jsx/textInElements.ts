import { type ElementType, Fragment } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { isRightToLeft, runsOf } from './rightToLeft.js'

export type Props = { children?: unknown; dir?: unknown; asTyped?: unknown; lines?: unknown }

const isText = (child: unknown): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'

const isNothing = (child: unknown) => child == null || typeof child === 'boolean' || child === ''

const isSvgText = (type: unknown) => type === 'text' || type === 'tspan'

/** An element that keeps its right-to-left words from moving their surroundings. */
const isolated = (text: string | number) => {
  if (!isRightToLeft(text)) return text
  const runs = runsOf(text)
  if (runs.length === 1) return jsx('bdi', { children: text })
  // One element, since each child of a flex box is a separate item. Not a span, since styles match them.
  return jsxs('bdi', {
    dir: 'ltr',
    children: runs.map(({ words, isRtl }) => jsx('bdi', { dir: isRtl ? undefined : 'ltr', children: words })),
  })
}

const inElement = (type: unknown, text: string | number) =>
  isSvgText(type)
    ? jsx('tspan', { children: text })
    : isRightToLeft(text)
      ? isolated(text)
      : jsx('span', { children: text })

const ONLY_TEXT = new Set<unknown>(['option', 'title', 'textarea', 'style', 'script'])

/**
 * Our own components get the text unchanged and give it to an element. If the component has its own direction
 * (Text has one for paragraphs that people typed), the whole text decides.
 */
const takesElements = (type: ElementType, { dir, asTyped, lines }: Props) =>
  (typeof type === 'object' || typeof type === 'string') &&
  !isSvgText(type) &&
  !ONLY_TEXT.has(type) &&
  !(dir || asTyped || lines)

const onlyText = (type: ElementType, props: Props, text: string | number): Props => {
  const children =
    type === Fragment ? inElement(type, text) : takesElements(type, props) ? isolated(text) : text
  return children === props.children ? props : { ...props, children }
}

/** Joins adjacent texts. Each child keeps its place in the list, and with it its state. */
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
 *
 * Right-to-left words get a `bdi`. The words of the pages have none, so people wrote them: a name, an address, a message.
 */
export const textInElements = (type: ElementType, props: Props): Props => {
  const { children } = props
  if (!Array.isArray(children)) return isText(children) ? onlyText(type, props, children) : props
  if (!children.some(isText)) return props
  const parts = joined(children)
  const only = parts.every(part => part === null || isText(part)) ? parts.find(isText) : undefined
  if (only !== undefined) return onlyText(type, props, only)
  return { ...props, children: parts.map(part => (isText(part) ? inElement(type, part) : part)) }
}
