import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'

/** A section of a job's details with a title. */
export const JobPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="m" aria-label={title}>
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
)
