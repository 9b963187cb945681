import { styled } from 'styled-components'
import { theme } from '../theme.js'
import type { Fact } from './Facts.js'

const List = styled.dl`
  display: grid;
  font-size: ${theme.fontSize.s};

  > div {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(min-content, 1fr);
    gap: ${theme.space.s};
    padding: ${theme.space.xs} 0;
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

/** Labels and values in a narrow column, as on a receipt. */
export const SummaryList = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
)
