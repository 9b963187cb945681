import { css } from 'styled-components'
import { theme } from '../theme.js'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'
export type ButtonStyleProps = { $look: ButtonLook; $size: ButtonSize; $wide?: boolean | undefined }

const looks = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    box-shadow: inset 0 -3px 0 ${theme.color.accentEdge};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.accentHover};
    }
  `,
  secondary: css`
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    border-color: ${theme.color.lineStrong};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.sunken};
      border-color: ${theme.color.ink};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${theme.color.ink};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.neutralSoft};
    }
  `,
  danger: css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.dangerHover};
    }
  `,
}

const sizes = {
  s: css`
    min-height: 36px;
    padding: 0 ${theme.space.s};
    font-size: ${theme.fontSize.s};

    @media (pointer: coarse) {
      min-height: ${theme.touch};
    }
  `,
  m: css`
    min-height: ${theme.touch};
    padding: 0 20px;
  `,
  l: css`
    min-height: 54px;
    padding: 0 28px;
    font-size: ${theme.fontSize.l};
  `,
}

/** The shared look of buttons and of links that act as the next step. */
export const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.m};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.tight};
  text-align: center;
  text-decoration: none;
  transition: background-color ${theme.motion.quick}, border-color ${theme.motion.quick};
  ${({ $wide }) => $wide && 'width: 100%;'}

  ${({ $size }) => sizes[$size]}
  ${({ $look }) => looks[$look]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    opacity: 0.85;
  }

  svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }

  @media print {
    display: none;
  }
`
