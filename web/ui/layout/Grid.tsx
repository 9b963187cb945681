import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'

type GridProps = { gap?: Space; min?: string }

/** As many equal columns as fit, none narrower than `min` (16rem). */
export const Grid = styled.div.withConfig({
  shouldForwardProp: prop => prop !== 'gap' && prop !== 'min',
})<GridProps>`
  display: grid;
  gap: ${({ gap = 'm' }) => theme.space[gap]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ min = '16rem' }) => min}), 1fr));
`
