import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Narrow } from '../../ui/layout/Container.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'

type FormScreenProps = {
  title: string
  subtitle?: string
  backLabel: string
  onBack: () => void
  /** Back is disabled while the form is being sent. */
  isBusy: boolean
  children: ReactNode
}

/** A later screen of the sign-in flow: a Back button, a heading, a form. */
export const FormScreen = ({ title, subtitle, backLabel, onBack, isBusy, children }: FormScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Narrow>
      <Stack gap="s" align="stretch">
        <div>
          <Button
            look="quiet"
            size="s"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={onBack}
            disabled={isBusy}
          >
            {backLabel}
          </Button>
        </div>
        <Card tone="accent" as="div">
          <Stack gap="l">
            <Stack gap="xxs">
              <Heading level={1} look={2} tabIndex={-1} ref={heading}>
                {title}
              </Heading>
              {subtitle !== undefined && <Text tone="muted">{subtitle}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
      </Stack>
    </Narrow>
  )
}
