import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { Card } from './Card.js'

/** Columns side by side, which scroll when there is no room for all; one under another on a phone. */
export const BoardColumns = styled.div`
  /* Keeps what only screen readers see from widening the page. */
  position: relative;
  display: grid;
  gap: ${theme.space.m};

  @media ${media.medium} {
    grid-auto-columns: minmax(13rem, 1fr);
    grid-auto-flow: column;
    align-items: start;
    margin-inline: -${theme.space.xs};
    padding: ${theme.space.xxs} ${theme.space.xs} ${theme.space.s};
    overflow-x: auto;
  }
`

/** A column, which a card may be dropped on. */
export const BoardColumn = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  min-width: 0;
  min-height: 8rem;
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.l};

  &[data-over] {
    background: ${theme.color.accentSoft};
  }
`

/** A card of a column, which may be dragged, and another one be dropped on. */
export const BoardCard = styled(Card)`
  &[draggable='true'] {
    cursor: grab;
  }

  &[data-dragging] {
    border-style: dashed;
    box-shadow: none;
  }

  &[data-over] {
    box-shadow: 0 4px 0 ${theme.color.accent};
  }
`

/** The days of a week, each with how full it is. */
export const DayStrip = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${theme.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    position: relative;
    display: grid;
    min-height: 4.25rem;
    align-content: center;
    justify-items: center;
    padding: ${theme.space.xxs};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-size: ${theme.fontSize.s};
    line-height: ${theme.leading.snug};
    text-align: center;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }

  a:hover {
    border-color: ${theme.color.ink};
  }

  a[aria-current] {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 -3px 0 ${theme.color.accent};
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.xs};
  }
`
