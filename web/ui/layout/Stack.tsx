import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'
import { chosen, declared } from '../variants.js'

type StackProps = { gap?: Space; align?: 'stretch' | 'start' | 'center' | 'end' }

/** Children stacked vertically. `as` chooses the element: `<Stack as="ul" gap="s">`. */
export const Stack = styled.div
  .withConfig({ shouldForwardProp: prop => prop !== 'gap' && prop !== 'align' })
  .attrs<StackProps>(({ gap = 'm', align }) => ({ className: chosen(gap, align) }))`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  ${declared('gap', theme.space)}
  ${declared('align-items', { start: 'flex-start', center: 'center', end: 'flex-end' })}
  min-width: 0;
`

export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`
