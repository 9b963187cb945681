import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useId, useState } from 'react'
import { refetchShown } from '../../apollo/refetchShown.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'

type TabSectionProps = {
  title: string
  /** The button label that the spec gives: "View All Orders". */
  label: string
  children: ReactNode
}

/** A tab's content with its button (docs/product.md, Screens), which fetches what is on screen again. */
export const TabSection = ({ title, label, children }: TabSectionProps) => {
  const id = useId()
  const client = useApolloClient()
  const [isBusy, setBusy] = useState(false)

  const refresh = async () => {
    setBusy(true)
    await refetchShown(client)
    setBusy(false)
  }

  return (
    <Stack as="section" aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={2} look={3} id={id}>
          {title}
        </Heading>
        <Button size="s" busy={isBusy} onClick={refresh}>
          {label}
        </Button>
      </Inline>
      {children}
    </Stack>
  )
}
