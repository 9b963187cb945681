import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'
import { chosen, declared } from '../variants.js'

type InlineProps = {
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  nowrap?: boolean
  /** At least as tall as a small button, which may come later. */
  roomy?: boolean
}

const aligned = { start: 'flex-start', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' }
const justified = { center: 'center', end: 'flex-end', between: 'space-between' }

/** Children side by side, wrapping when there is no room. */
export const Inline = styled.div
  .withConfig({ shouldForwardProp: prop => !['gap', 'align', 'justify', 'nowrap', 'roomy'].includes(prop) })
  .attrs<InlineProps>(({ gap = 's', align = 'center', justify = 'start', nowrap, roomy }) => ({
    className: chosen(
      gap,
      align,
      justify !== 'start' && `to-${justify}`,
      nowrap && 'nowrap',
      roomy && 'roomy',
    ),
  }))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-start;
  ${declared('gap', theme.space)}
  ${declared('align-items', aligned)}
  ${declared('justify-content', justified, 'to-')}
  ${declared('flex-wrap', { nowrap: 'nowrap' })}
  min-width: 0;

  &.roomy {
    min-height: 36px;

    @media (pointer: coarse) {
      min-height: ${theme.touch};
    }
  }
`
