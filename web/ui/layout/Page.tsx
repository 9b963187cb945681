import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../text/Heading.js'
import { Text } from '../text/Text.js'
import { visuallyHidden } from '../text/VisuallyHidden.js'
import { media, theme } from '../theme.js'
import { Container } from './Container.js'
import { Inline } from './Inline.js'
import { PageTitle } from './PageTitle.js'
import { Stack } from './Stack.js'

const Head = styled(Inline)`
  @media ${media.phone} {
    &[data-compact] {
      flex-wrap: nowrap;
      align-items: center;

      h1 {
        font-size: ${theme.fontSize.xl};
      }

      h1 + p,
      a > span {
        ${visuallyHidden}
      }

      a {
        min-width: ${theme.touch};
      }
    }
  }
`

type PageProps = {
  title: string
  subtitle?: ReactNode
  /** The page's own actions, to the right of its title. */
  actions?: ReactNode
  width?: keyof typeof theme.width
  /** On a phone, the heading is one line: only the icons of its actions show, whose words are in a `span`. */
  compact?: boolean
  children?: ReactNode
}

/** A page with its heading, the tab's title, and the space around them. */
export const Page = ({ title, subtitle, actions, width = 'page', compact, children }: PageProps) => (
  <Container ofPage width={width}>
    <PageTitle>{title}</PageTitle>
    <Stack gap="l">
      <Head justify="between" align="end" gap="m" data-compact={compact || undefined}>
        <Stack gap="xxs">
          <Heading level={1}>{title}</Heading>
          {subtitle !== undefined && <Text tone="muted">{subtitle}</Text>}
        </Stack>
        {actions !== undefined && <Inline>{actions}</Inline>}
      </Head>
      {children}
    </Stack>
  </Container>
)
