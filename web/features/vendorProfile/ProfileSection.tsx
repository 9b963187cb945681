import { type ReactNode, useId } from 'react'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'

type ProfileSectionProps = { title: string; children: ReactNode }

export const ProfileSection = ({ title, children }: ProfileSectionProps) => {
  const id = useId()
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
