import { styled } from 'styled-components'
import { DIALOG_ACTIONS, dialogRoom, media, theme } from '../theme.js'

/**
 * The buttons at the bottom of a dialog; they stay in view while its content scrolls. The primary one comes last. On a
 * phone they are stacked, or with `$isRow` side by side where each line counts.
 */
export const DialogActions = styled.div.attrs({ [DIALOG_ACTIONS]: '' } as object)<{ $isRow?: boolean }>`
  position: sticky;
  bottom: calc(-1 * max(${theme.space.m}, env(safe-area-inset-bottom)));
  z-index: 1;
  display: flex;
  flex-direction: ${({ $isRow }) => ($isRow ? 'row' : 'column-reverse')};
  gap: ${theme.space.xs};
  margin-top: calc(${theme.space.xs} + ${dialogRoom});
  padding: ${theme.space.s} 0 ${theme.space.m};
  margin-bottom: -${theme.space.m};
  background: ${theme.color.surface};

  > :last-child {
    flex-grow: 1;
  }

  @media ${media.medium} {
    bottom: -${theme.space.l};
    flex-direction: row;
    justify-content: flex-end;

    > :last-child {
      flex-grow: 0;
    }

    margin-bottom: -${theme.space.l};
    padding-bottom: ${theme.space.l};
  }

  @media ${media.low} {
    position: static;
  }
`
