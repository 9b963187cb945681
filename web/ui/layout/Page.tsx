import type { ReactNode } from 'react'
import { Heading } from '../text/Heading.js'
import { Text } from '../text/Text.js'
import type { theme } from '../theme.js'
import { Container } from './Container.js'
import { Inline } from './Inline.js'
import { PageTitle } from './PageTitle.js'
import { Stack } from './Stack.js'

type PageProps = {
  title: string
  subtitle?: ReactNode
  /** The page's own actions, to the right of its title. */
  actions?: ReactNode
  width?: keyof typeof theme.width
  children?: ReactNode
}

/** A page with its heading, the tab's title, and the space around them. */
export const Page = ({ title, subtitle, actions, width = 'page', children }: PageProps) => (
  <Container ofPage width={width}>
    <PageTitle>{title}</PageTitle>
    <Stack gap="l">
      <Inline justify="between" align="end" gap="m">
        <Stack gap="xxs">
          <Heading level={1}>{title}</Heading>
          {subtitle !== undefined && <Text tone="muted">{subtitle}</Text>}
        </Stack>
        {actions !== undefined && <Inline>{actions}</Inline>}
      </Inline>
      {children}
    </Stack>
  </Container>
)
