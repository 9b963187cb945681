import { styled } from 'styled-components'
import type { Fact } from '../text/Facts.js'
import { theme } from '../theme.js'
import { Card } from './Card.js'

/**
 * Things to compare: side by side if there is room, at most `$columns`, with their rows aligned; stacked on a phone.
 * Each item holds a CompareCard.
 */
export const CompareGrid = styled.ul<{ $rows: number; $columns: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(
        100%,
        max(15rem, (100% - ${({ $columns }) => $columns - 1} * ${theme.space.m}) / ${({ $columns }) => $columns})
      ),
      1fr
    )
  );
  gap: ${theme.space.s} ${theme.space.m};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span ${({ $rows }) => $rows};
    grid-template-rows: subgrid;
    margin-bottom: ${theme.space.xxs};
  }
`

/** One compared card; its children fill exactly as many rows as the grid has. */
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

const Rows = styled.dl`
  font-size: ${theme.fontSize.s};

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s};
    align-items: baseline;
    padding-block: ${theme.space.xxs};
    border-top: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    font-weight: ${theme.weight.strong};
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`

/** Labels and values of a compared card, each on its line. */
export const CompareFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <Rows>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Rows>
)
