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
    align-items: center;
    gap: ${theme.space.xxl};
  }
`

const Ground = styled.div`
  max-width: 1280px;
  margin: ${theme.space.l} auto 0;
`

type HeroProps = { children: ReactNode; aside?: ReactNode; picture: ReactNode }

/** The top of a page: text, an action beside it, and a picture along the bottom. */
export const Hero = ({ children, aside, picture }: HeroProps) => (
  <Band>
    <Row>
      <div>{children}</div>
      {aside}
    </Row>
    <Ground>{picture}</Ground>
  </Band>
)
