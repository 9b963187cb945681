import type { ReactNode } from 'react'
import { styled } from 'styled-components'

// What changes within an entry lays out and styles nothing of the others.
const Item = styled.li`
  contain: layout style;
`

/** An entry of a list of cards, which takes the focus when the list grows. */
export const ListItem = ({ children }: { children: ReactNode }) => <Item tabIndex={-1}>{children}</Item>
