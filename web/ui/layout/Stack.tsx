import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'

type StackProps = { gap?: Space; align?: 'stretch' | 'start' | 'center' | 'end' }

/** Children stacked vertically. `as` chooses the element: `<Stack as="ul" gap="s">`. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: prop => prop !== 'gap' && prop !== 'align',
})<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 'm' }) => theme.space[gap]};
  align-items: ${({ align = 'stretch' }) => (align === 'start' || align === 'end' ? `flex-${align}` : align)};
  min-width: 0;
`
