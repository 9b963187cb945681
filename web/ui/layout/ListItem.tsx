import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { farStyle } from './farStyle.js'
import { useFar } from './useFar.js'

const Item = styled.li`
  &[data-far]:nth-child(-n + 24) {
    ${farStyle}
  }
`

type ListItemProps = {
  /** About how high one of its kind is. */
  height: string
  children: ReactNode
}

/**
 * An entry of a list of cards, which takes the focus when the list grows. Only the first 24 are looked at one by one, as in
 * LongGrid: the browser checks each of them in every frame.
 */
export const ListItem = ({ height, children }: ListItemProps) => (
  <Item tabIndex={-1} data-far={useFar() || undefined} style={{ containIntrinsicSize: `auto ${height}` }}>
    {children}
  </Item>
)
