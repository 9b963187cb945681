import { styled } from 'styled-components'

/** Holds a button and the `Popover` that it opens, which is placed below it. */
export const Anchor = styled.div`
  position: relative;
`
