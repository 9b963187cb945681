import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { Card } from './Card.js'

/**
 * Things to compare: side by side where there is room, with the rows of one aligned with those of the next; one under
 * another on a phone. A second one leaves the first as wide as it was. Each item holds a CompareCard.
 */
export const CompareGrid = styled.ul<{ $rows: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
  gap: ${theme.space.s} ${theme.space.m};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span ${({ $rows }) => $rows};
    grid-template-rows: subgrid;
    margin-bottom: ${theme.space.xxs};
  }
`

/** One compared card; it has exactly as many children as the grid has rows. */
export const CompareCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;

  /* What is decided stands on one line, whatever is said above it. */
  > :last-child {
    align-self: end;
  }
`
