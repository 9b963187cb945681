import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/Button.js'
import { Heading } from '../text/Heading.js'
import { Text } from '../text/Text.js'
import { media, theme } from '../theme.js'
import { Container } from './Container.js'
import { PageTitle } from './PageTitle.js'
import { Stack } from './Stack.js'

const Padded = styled(Container)`
  padding-block: ${theme.space.s} ${theme.space.xxl};

  @media ${media.medium} {
    padding-block: ${theme.space.m} ${theme.space.xxxl};
  }
`

// The arrow is aligned with the margin, and the touch target extends beyond it.
const Back = styled(Button)`
  margin-left: -20px;
`

const TitlePlace = styled.div`
  @media ${media.phone} {
    &[data-waits] {
      min-height: calc(2 * 1.1 * ${theme.fontSize.xxxl});
    }
  }
`

type BackPageProps = {
  title: string
  subtitle?: string | undefined
  /** True until the title is known; on a phone it usually takes two lines. */
  isLoading?: boolean
  onBack: () => void
  children: ReactNode
}

/** A page about one thing with a Back button above its heading, which takes the focus on arrival. */
export const BackPage = ({ title, subtitle, isLoading, onBack, children }: BackPageProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Padded as="section" aria-labelledby={id}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <Stack gap="xxs" align="start">
          <Back look="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
            Back
          </Back>
          <TitlePlace data-waits={isLoading || undefined}>
            <Heading level={1} id={id} tabIndex={-1} ref={heading}>
              {title}
            </Heading>
          </TitlePlace>
          {subtitle && <Text tone="muted">{subtitle}</Text>}
        </Stack>
        {children}
      </Stack>
    </Padded>
  )
}
