import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

/** Long text: sections with headings, lists and links; on wide screens a table of contents is beside it. */
export const Prose = styled.div`
  display: grid;
  gap: ${theme.space.l};

  h2 {
    margin-bottom: ${theme.space.xs};
    scroll-margin-top: ${theme.space.l};
  }

  section > * + * {
    margin-top: ${theme.space.s};
  }

  section > ul {
    max-width: ${theme.width.text};
    padding-left: 1.25em;
    list-style: disc;
  }

  section > ul > li + li {
    margin-top: ${theme.space.xxs};
  }

  > nav {
    padding: ${theme.space.m} ${theme.space.l};
    border-left: 4px solid ${theme.color.accent};
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};

    h2 {
      font-size: ${theme.fontSize.l};
    }

    ol {
      padding-left: 1.4em;
      list-style: decimal;
    }

    li {
      padding-block: ${theme.space.xxs};
      line-height: ${theme.leading.snug};
    }
  }

  @media ${media.wide} {
    grid-template-columns: 17rem minmax(0, 1fr);
    column-gap: ${theme.space.xxl};
    align-items: start;

    > nav {
      position: sticky;
      top: ${theme.space.l};
      grid-row: 1 / span 40;
    }

    > :not(nav) {
      grid-column: 2;
    }
  }

  @media print {
    display: block;

    > nav {
      display: none;
    }

    > * + * {
      margin-top: ${theme.space.m};
    }
  }
`
