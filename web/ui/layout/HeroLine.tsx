import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { Container } from './Container.js'

const Row = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-block: ${theme.space.l} 0;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: ${theme.space.xl} 0;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  @media ${media.phone} {
    > * {
      flex: 1 1 auto;
      padding-inline: ${theme.space.s};
    }
  }
`

/** The compact top of a page for returning users: its heading in one line, with its actions. */
export const HeroLine = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <Container>
    <Row>
      <div>{children}</div>
      <Actions>{actions}</Actions>
    </Row>
  </Container>
)
