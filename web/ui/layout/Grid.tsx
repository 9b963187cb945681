import { styled } from 'styled-components'
import { type Space, theme } from '../theme.js'
import { chosen, declared, variants } from '../variants.js'

type GridProps = {
  gap?: Space
  min?: string
  fit?: boolean
  /** Not rendered while it is far from the window; its assumed height is that of some ten rows. */
  long?: boolean
}

/** As many equal columns as fit, none narrower than `min` (16rem); with `fit`, a few of them fill the row. */
export const Grid = styled.div
  .withConfig({ shouldForwardProp: prop => !['gap', 'min', 'fit', 'long'].includes(prop) })
  .attrs<GridProps>(({ gap = 'm', min = '16rem', fit, long }) => ({
    className: chosen(gap, long && 'long'),
    style: {
      gridTemplateColumns: `repeat(${fit ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${min}), 1fr))`,
    },
  }))`
  display: grid;
  ${declared('gap', theme.space)}
  ${variants({
    long: `
      content-visibility: auto;
      contain-intrinsic-size: auto 160rem;
      overflow-clip-margin: 8px;

      @media print {
        content-visibility: visible;
      }
    `,
  })}
`
