import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { whenIdle } from '../states/whenIdle.js'

// The margin is for shadows and focus rings.
const Item = styled.li`
  &[data-far] {
    content-visibility: auto;
    overflow-clip-margin: 8px;

    @media print {
      content-visibility: visible;
    }
  }
`

let hasLeft = false
let last = Promise.resolve()

/** When the browser is idle, in a frame of its own: to lay out all at once is a task that a phone waits for. */
const ownFrame = (): Promise<void> => {
  last = last.then(() => new Promise(resolve => whenIdle(() => requestAnimationFrame(() => resolve()))))
  return last
}

/**
 * On the first screen of a visit an entry that is far from the window is not laid out before the page is shown. Who comes back
 * to a list is taken to where they were, for which the entries above need their real heights.
 */
const layOutLater = (item: HTMLElement | null) => {
  if (!item || hasLeft) return
  item.dataset.far = ''
  void ownFrame().then(() => delete item.dataset.far)
  return () => {
    hasLeft = true
  }
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
