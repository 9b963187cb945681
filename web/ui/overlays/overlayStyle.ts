import { css, keyframes } from 'styled-components'
import { DIALOG_ACTIONS, dialogRoom, media, theme } from '../theme.js'

const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`

export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  overflow: hidden;
  background: ${theme.color.scrim};
  animation: ${appear} ${theme.motion.quick};
  align-items: end;

  @media ${media.medium} {
    align-items: center;
    justify-items: center;
    padding: ${theme.space.l};
  }

  @media print {
    position: static;
    display: block;
    background: none;

    /* Of dialogs that lie over each other, the topmost. */
    &:has(~ [data-scrim]) {
      display: none;
    }
  }
`

/** A bottom sheet on a phone, a centered box elsewhere; scrolls internally. */
export const sheetStyle = css`
  position: relative;
  width: 100%;
  max-height: 92dvh;
  padding: 0 ${theme.space.m} max(${theme.space.m}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadowRaised};
  animation: ${rise} ${theme.motion.calm};
  /* A focused field stays clear of the title above and the buttons below, which both stay in view. */
  scroll-padding: 72px 0 calc(132px + ${dialogRoom});

  @media ${media.low} {
    scroll-padding: 0 0 ${dialogRoom};
  }

  /* What a toast lies over can be scrolled clear of it. */
  > [data-body]:not(:has([${DIALOG_ACTIONS}]))::after {
    content: '';
    display: block;
    height: ${dialogRoom};
  }

  @media ${media.forced} {
    border: 2px solid CanvasText;
  }

  &:focus {
    outline: none;
  }

  @media ${media.medium} {
    max-height: calc(100dvh - 2 * ${theme.space.l});
    padding: 0 ${theme.space.l} ${theme.space.l};
    border-radius: ${theme.radius.l};
  }

  @media print {
    max-height: none;
    box-shadow: none;
  }
`
