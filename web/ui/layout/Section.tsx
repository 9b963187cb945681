import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../text/Heading.js'
import { theme } from '../theme.js'
import { Container } from './Container.js'
import { Stack } from './Stack.js'

// Containment keeps a change within one band from laying out the others again.
const Band = styled.section`
  contain: layout style;
  padding-block: ${theme.space.xxl};

  &[data-sunken] {
    background: ${theme.color.sunken};
  }
`

type SectionProps = { title: string; sunken?: boolean; children: ReactNode }

/** A full-width band of the page with its heading. */
export const Section = ({ title, sunken = false, children }: SectionProps) => {
  const id = useId()
  return (
    <Band data-sunken={sunken || undefined} aria-labelledby={id}>
      <Container>
        <Stack gap="l">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Container>
    </Band>
  )
}
