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

export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`
