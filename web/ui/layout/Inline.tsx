import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'

type InlineProps = {
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  nowrap?: boolean
}

const justified = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }
const aligned = { ...justified, baseline: 'baseline', stretch: 'stretch', start: 'flex-start' }

/** Children side by side, wrapping when there is no room. */
export const Inline = styled.div.withConfig({
  shouldForwardProp: prop => !['gap', 'align', 'justify', 'nowrap'].includes(prop),
})<InlineProps>`
  display: flex;
  flex-wrap: ${({ nowrap }) => (nowrap ? 'nowrap' : 'wrap')};
  gap: ${({ gap = 's' }) => theme.space[gap]};
  align-items: ${({ align = 'center' }) => aligned[align]};
  justify-content: ${({ justify = 'start' }) => justified[justify]};
  min-width: 0;
`
