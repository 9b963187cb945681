import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'

type GridProps = { gap?: Space; min?: string; fit?: boolean }

/** As many equal columns as fit, none narrower than `min` (16rem); with `fit`, a few of them fill the row. */
export const Grid = styled.div.withConfig({
  shouldForwardProp: prop => !['gap', 'min', 'fit'].includes(prop),
})<GridProps>`
  display: grid;
  gap: ${({ gap = 'm' }) => theme.space[gap]};
  grid-template-columns: repeat(${({ fit }) => (fit ? 'auto-fit' : 'auto-fill')}, minmax(min(100%, ${({ min = '16rem' }) => min}), 1fr));
`
