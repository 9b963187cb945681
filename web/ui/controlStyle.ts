import { css } from 'styled-components'
import { theme } from './theme.js'

/** Style of all text and select boxes. 16 px text: anything smaller makes phones zoom in. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.m};
  transition: border-color ${theme.motion.quick};

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${theme.color.ink};
  }

  &:focus-visible {
    border-color: ${theme.color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }

  &:disabled,
  &[readonly] {
    background: ${theme.color.sunken};
    color: ${theme.color.muted};
  }
`
