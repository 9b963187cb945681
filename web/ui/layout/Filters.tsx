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

// On a phone, the choices stay on one line that can be swiped, so that the list below doesn't move down.
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
  /** The name of the searched list, such as "Users". */
  label: string
  search: ReactNode
  /** The other controls that narrow or sort the list. */
  children?: ReactNode
}

export const Filters = ({ label, search, children }: FiltersProps) => (
  <Row role="search" aria-label={label}>
    {search}
    {children !== undefined && <Choices>{children}</Choices>}
  </Row>
)
