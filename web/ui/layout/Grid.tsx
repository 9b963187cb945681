import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'
import { chosen, declared } from '../variants.js'

type GridProps = { gap?: Space; min?: string; fit?: boolean }

/** As many equal columns as fit, none narrower than `min` (16rem); with `fit`, a few of them fill the row. */
export const Grid = styled.div
  .withConfig({ shouldForwardProp: prop => !['gap', 'min', 'fit'].includes(prop) })
  .attrs<GridProps>(({ gap = 'm', min = '16rem', fit }) => ({
    className: chosen(gap),
    style: {
      gridTemplateColumns: `repeat(${fit ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${min}), 1fr))`,
    },
  }))`
  display: grid;
  ${declared('gap', theme.space)}
`
