import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { showWhole } from './showWhole.js'

/**
 * Short lists side by side, each under its heading. On a phone they form one row to swipe, with the next one
 * peeking in, so that the content below stays in place.
 */
export const Lanes = styled.ul.attrs({ onFocus: showWhole })`
  /* What is only read aloud in a lane that is swiped would otherwise stretch the page. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(86%, 320px), 1fr);
  gap: ${theme.space.s};
  margin-inline: -${theme.space.m};
  padding-inline: ${theme.space.m};
  overflow-x: auto;
  scroll-padding-inline: ${theme.space.m};
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }

  @media ${media.wide} {
    /* The same width for up to five lanes, so that none moves when another one comes. */
    grid-auto-columns: minmax(200px, calc((100% - 4 * ${theme.space.s}) / 5));
    margin-inline: 0;
    padding-inline: 0;
  }
`

/** One lane. Always as tall as three rows, so that nothing moves when one more arrives. */
export const Lane = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${theme.space.xxs};
  height: 100%;
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-top: 3px solid ${theme.color.accent};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

/** Reserves the lanes' space for their placeholder. */
export const LanesSpace = styled.div`
  display: grid;
  min-height: 182px;
`
