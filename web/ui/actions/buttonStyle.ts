import { css } from 'styled-components'
import { media, theme } from '../theme.js'
import { chosen } from '../variants.js'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'
export type ButtonStyleProps = { $look: ButtonLook; $size: ButtonSize; $wide?: boolean | undefined }

const primary = css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    box-shadow: inset 0 -3px 0 ${theme.color.accentEdge};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.accentHover};
    }
  `

const secondary = css`
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    border-color: ${theme.color.lineStrong};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.sunken};
      border-color: ${theme.color.ink};
    }
  `

const quiet = css`
    background: transparent;
    color: ${theme.color.ink};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.neutralSoft};
    }
  `

const danger = css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.dangerHover};
    }
  `

const small = css`
    min-height: 36px;
    padding: 0 ${theme.space.s};
    font-size: ${theme.fontSize.s};

    @media (pointer: coarse) {
      min-height: ${theme.touch};
    }
  `

const medium = css`
    min-height: ${theme.touch};
    padding: 0 20px;
  `

const large = css`
    min-height: 54px;
    padding: 0 28px;
    font-size: ${theme.fontSize.l};
  `

/** The shared look of buttons and of links that act as the next step. */
export const buttonStyle = css`
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

  &:where(.wide) {
    width: 100%;
  }

  &:where(.s) {
    ${small}
  }

  &:where(.m) {
    ${medium}
  }

  &:where(.l) {
    ${large}
  }

  &:where(.primary) {
    ${primary}
  }

  &:where(.secondary) {
    ${secondary}
  }

  &:where(.quiet) {
    ${quiet}
  }

  &:where(.danger) {
    ${danger}
  }

  @media ${media.forced} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
    }
  }

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

export const buttonClasses = ({ $look, $size, $wide }: ButtonStyleProps) => ({
  className: chosen($look, $size, $wide && 'wide'),
})
