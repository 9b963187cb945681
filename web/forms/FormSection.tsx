import { type ReactNode, useId } from 'react'
import { Stack } from '../ui/layout/Stack.js'
import { Heading } from '../ui/text/Heading.js'

/** Fields that answer one question, under a heading that asks it. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Stack gap="s" role="group" aria-labelledby={id}>
      <Heading level={2} look={3} id={id}>
        {title}
      </Heading>
      <Stack gap="m">{children}</Stack>
    </Stack>
  )
}
