import type { ReactNode } from 'react'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'

type JobPartProps = {
  title: string
  /** Beside the title. */
  action?: ReactNode
  /** For `goToSection`. */
  section?: string
  children: ReactNode
}

/** A section of a job's details with a title. */
export const JobPart = ({ title, action, section, children }: JobPartProps) => (
  <Stack as="section" gap="m" aria-label={title} data-section={section}>
    <Inline justify="between" roomy={action !== undefined}>
      <Heading level={3}>{title}</Heading>
      {action}
    </Inline>
    {children}
  </Stack>
)
