import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { chosen, variants } from '../variants.js'

type ContainerProps = {
  width?: keyof typeof theme.width
  /** True if it fills at least the screen's height, so that the content below stays out of sight. */
  tall?: boolean
  /** The space above and below a page's content. */
  ofPage?: boolean
  /** Adds space above. */
  below?: boolean
}

/** Centers its children on the page and keeps the side margins; at most 1120 px wide. */
export const Container = styled.div
  .withConfig({ shouldForwardProp: prop => !['width', 'tall', 'ofPage', 'below'].includes(prop) })
  .attrs<ContainerProps>(({ width = 'page', tall, ofPage, below }) => ({
    className: chosen(width, tall && 'tall', ofPage && 'spaced', below && 'below'),
  }))`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${theme.space.m};
  ${variants({
    page: `max-width: calc(${theme.width.page} + 2 * ${theme.space.m});`,
    text: `max-width: calc(${theme.width.text} + 2 * ${theme.space.m});`,
    form: `max-width: calc(${theme.width.form} + 2 * ${theme.space.m});`,
    tall: 'min-height: 100dvh;',
    below: `padding-top: ${theme.space.l};`,
    spaced: `
      padding-block: ${theme.space.l} ${theme.space.xxl};

      @media ${media.medium} {
        padding-block: ${theme.space.xl} ${theme.space.xxxl};
      }
    `,
  })}
`

/** One card in the middle of the page, for a page that is only a form. */
export const Narrow = styled.div`
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.m} ${theme.space.xl};

  @media ${media.medium} {
    padding-block: ${theme.space.xl};
  }
`
