import { Children, isValidElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { Grid } from './Grid.js'

/** Divisible into full rows of one to four columns. */
const BLOCK = 24

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`

type LongGridProps = {
  min: string
  'aria-busy'?: true | undefined
  children: ReactNode
}

// Later blocks off screen are not rendered, so another page costs only itself. Before its first paint, such a block has
// only its assumed height, and what stands below the first one would jump. Doing this per item would cost more than it
// saves while scrolling: the browser checks all of them in every frame. The margin is for shadows and focus rings.
/** A grid of list items that may grow to many hundreds: a single list up to 24 items, then several in a row. */
export const LongGrid = ({ min, children, ...list }: LongGridProps) => {
  const items = Children.toArray(children)
  const starts = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) => index * BLOCK)
  return (
    <List {...list}>
      {starts.map(start => {
        const block = items.slice(start, start + BLOCK)
        const first = block[0]
        return (
          <Grid as="ul" key={isValidElement(first) ? first.key : start} min={min} long={start > 0}>
            {block}
          </Grid>
        )
      })}
    </List>
  )
}
