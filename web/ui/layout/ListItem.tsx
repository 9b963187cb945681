import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ownFrame } from '../states/ownFrame.js'

// What changes within an entry lays out and styles nothing of the others. The margin is for shadows and focus rings.
const Item = styled.li`
  contain: layout style;

  &[data-far],
  & [data-far] {
    content-visibility: auto;
    overflow-clip-margin: 8px;

    @media print {
      content-visibility: visible;
    }
  }
`

let mayWait = true
const waiting = new Set<HTMLElement>()

const layOut = (item: HTMLElement) => {
  waiting.delete(item)
  delete item.dataset.far
}

const layOutAll = () => {
  mayWait = false
  for (const item of waiting) layOut(item)
}

/**
 * On the first screen of a visit, an entry that is far from the window is not laid out before the page is shown. Whoever
 * comes back to a list is taken to where they were, also from a dialog over it, for which the entries above need their
 * real heights: so nothing waits after the first click, nor once a list was left.
 */
const layOutLater = (item: HTMLElement | null) => {
  if (!item || !mayWait) return
  // Not when the press begins: entries may move what is below them, and a press that ends elsewhere is no click.
  window.addEventListener('click', layOutAll, { capture: true, once: true })
  item.dataset.far = ''
  waiting.add(item)
  void ownFrame().then(() => layOut(item))
  return layOutAll
}

/** For a large part of an entry, as its ref: it is laid out in a frame of its own after the entry's. */
export const layOutLast = (part: HTMLElement | null) => {
  if (!part || !mayWait) return
  part.style.containIntrinsicSize = 'auto 12rem'
  part.dataset.far = ''
  waiting.add(part)
  // Its entry's frame is asked for after this one, since a child's ref is set before its parent's.
  void ownFrame()
    .then(ownFrame)
    .then(() => layOut(part))
  return () => layOut(part)
}

type ListItemProps = {
  /** About how high one of its kind is. */
  height: string
  children: ReactNode
}

/** An entry of a list of cards, which takes the focus when the list grows. */
export const ListItem = ({ height, children }: ListItemProps) => (
  <Item ref={layOutLater} tabIndex={-1} style={{ containIntrinsicSize: `auto ${height}` }}>
    {children}
  </Item>
)
