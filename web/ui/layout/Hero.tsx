import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

const Band = styled.section`
  padding-top: ${theme.space.xl};
  overflow: hidden;

  @media ${media.wide} {
    padding-top: ${theme.space.xxl};
  }
`

const Row = styled.div`
  display: grid;
  gap: ${theme.space.l};
  max-width: calc(${theme.width.page} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding-inline: ${theme.space.m};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    grid-template-rows: auto 1fr;
    gap: ${theme.space.l} ${theme.space.xxl};

    > :nth-child(2) {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`

const Ground = styled.div`
  max-width: 1280px;
  margin: ${theme.space.l} auto 0;
`

type HeroProps = {
  children: ReactNode
  /** The action, beside the text and before `below` on a phone. */
  aside?: ReactNode
  /** Below the text. */
  below?: ReactNode
  picture: ReactNode
}

/** The top of a page: text, an action beside it, and a picture along the bottom. */
export const Hero = ({ children, aside, below, picture }: HeroProps) => (
  <Band>
    <Row>
      <div>{children}</div>
      {aside}
      {below}
    </Row>
    <Ground>{picture}</Ground>
  </Band>
)
