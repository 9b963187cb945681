import type { ReactNode } from 'react'
import { styled } from 'styled-components'

// Containment keeps a change within one entry from restyling the others or laying them out again.
const Item = styled.li`
  contain: layout style;
`

/** An entry of a list of cards; it can be focused, since the focus moves to the first new entry when the list grows. */
export const ListItem = ({ children }: { children: ReactNode }) => <Item tabIndex={-1}>{children}</Item>
