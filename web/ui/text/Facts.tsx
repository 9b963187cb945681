import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

const List = styled.dl`
  display: grid;
  gap: ${theme.space.s};

  > div {
    display: grid;
    gap: ${theme.space.hair};
  }

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.s};
  }

  dd {
    min-width: 0;
    font-weight: ${theme.weight.strong};
  }

  @media ${media.medium} {
    > div {
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: ${theme.space.m};
    }
  }

  @container ${media.aside} {
    > div {
      grid-template-columns: 4.5rem minmax(0, 1fr);
    }
  }
`

export type Fact = { label: string; value: ReactNode }

/** Labels and values: "Address", "12 Elm St". */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
)
