import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../layout/Container.js'
import { Inline } from '../layout/Inline.js'
import { theme } from '../theme.js'

const Place = styled.aside`
  padding-block: ${theme.space.s};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.fontSize.s};
`

/** One line below the bar that asks for something without urgency. */
export const QuietLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <Place aria-label={label} data-print="hide">
    <Container>
      <Inline gap="xs">{children}</Inline>
    </Container>
  </Place>
)
