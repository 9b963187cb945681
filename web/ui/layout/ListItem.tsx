import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ownTask } from '../states/ownTurn.js'

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

const release = (item: HTMLElement) => {
  waiting.delete(item)
  delete item.dataset.far
}

const releaseAll = () => {
  mayWait = false
  for (const item of waiting) release(item)
}

/** At once, so that the next frame only has to paint: both together are a task that a phone waits for. */
const layOut = (item: HTMLElement) => {
  if (!waiting.has(item)) return
  release(item)
  void item.offsetHeight
}

/**
 * On the first screen of a visit, an entry that is far from the window is not laid out before the page is shown. Whoever
 * comes back to a list is taken to where they were, also from a dialog over it, for which the entries above need their
 * real heights: so nothing waits after the first click, nor once a list was left.
 */
const layOutLater = (item: HTMLElement | null) => {
  if (!item || !mayWait) return
  // Not when the press begins: entries may move what is below them, and a press that ends elsewhere is no click.
  window.addEventListener('click', releaseAll, { capture: true, once: true })
  item.dataset.far = ''
  waiting.add(item)
  void ownTask().then(() => layOut(item))
  return releaseAll
}

/** For a large part of an entry, as its ref: it is laid out in a task of its own after the entry's. */
export const layOutLast = (part: HTMLElement | null) => {
  if (!part || !mayWait) return
  part.style.containIntrinsicSize = 'auto 12rem'
  part.dataset.far = ''
  waiting.add(part)
  // Its entry's task is asked for after this one, since a child's ref is set before its parent's.
  void ownTask()
    .then(ownTask)
    .then(() => layOut(part))
  return () => release(part)
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
