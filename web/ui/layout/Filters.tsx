import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { showWhole } from './showWhole.js'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  align-items: center;
  min-width: 0;
`

// On a phone one line, to be swiped, whatever there is to choose: the list below begins where it would otherwise.
const Choices = styled.div.attrs({ onFocus: showWhole })`
  display: flex;
  gap: ${theme.space.xs};
  min-width: 0;
  margin: -4px -${theme.space.m};
  padding: 4px ${theme.space.m};
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }

  @media ${media.medium} {
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`

type FiltersProps = {
  /** What is searched: "Users". */
  label: string
  /** The search box. */
  search: ReactNode
  /** What narrows or orders the list, besides. */
  children?: ReactNode
}

/** The search and the filters above a list. */
export const Filters = ({ label, search, children }: FiltersProps) => (
  <Row role="search" aria-label={label}>
    {search}
    {children !== undefined && <Choices>{children}</Choices>}
  </Row>
)
