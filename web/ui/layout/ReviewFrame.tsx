import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

/** Something large with its decision next to it, or below it on narrow screens. */
export const ReviewFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`

/** A picture or a document that fills the width and scrolls inside its own frame. */
export const PaperFrame = styled.div`
  /* On a phone as wide as the screen: what is decided about it begins on the first screen. */
  aspect-ratio: 5 / 4;
  max-height: 56vh;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.sunken};

  img {
    display: block;
    width: 100%;
    height: auto;
  }

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    background: #fff;
  }

  @media ${media.wide} {
    aspect-ratio: auto;
    height: calc(100vh - 13rem);
    max-height: none;
  }
`

/** A key to press. */
export const Key = styled.kbd`
  padding: 0 ${theme.space.xxs};
  border: 1px solid ${theme.color.lineStrong};
  font-family: inherit;
  font-size: ${theme.fontSize.s};
`
