import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

// Containment keeps a change within one entry from restyling the others or laying them out again.
const Item = styled.li`
  contain: layout style;
`

const Place = styled.p`
  display: grid;
  place-items: center;
  padding: ${theme.space.m};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.m};
  color: ${theme.color.muted};
`

type ListItemProps = {
  /** Says that the entry is gone. The words take the children's place on the page. */
  gone?: string | undefined
  children: ReactNode
}

/** An entry of a list of cards; it can be focused, since the focus moves to the first new entry when the list grows. */
export const ListItem = ({ gone, children }: ListItemProps) => {
  const item = useRef<HTMLLIElement>(null)
  const height = useRef<number>(undefined)
  // During render, while the children are still on the page.
  height.current = gone ? (height.current ?? item.current?.offsetHeight) : undefined
  return (
    <Item ref={item} tabIndex={-1}>
      {gone ? <Place style={{ height: height.current }}>{gone}</Place> : children}
    </Item>
  )
}
