import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { Stack } from '../../ui/layout/Stack.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { Heading } from '../../ui/text/Heading.js'
import { useParam } from './useParam.js'

type OpenedProps = {
  /** Its search parameter in the URL, so that it stays open. */
  name: string
  title: string
  intro: string
  picture: ReactNode
  /** The button label that the spec gives: "View All Orders". */
  label: string
  children: ReactNode
}

/** A tab's content behind a single button (docs/product.md, Screens). */
export const Opened = ({ name, title, intro, picture, label, children }: OpenedProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPressed = useRef(false)
  const [open, setOpen] = useParam(name)

  useEffect(() => {
    if (open !== null && wasPressed.current) heading.current?.focus()
  }, [open])

  if (open === null) {
    const press = () => {
      wasPressed.current = true
      setOpen('open')
    }
    return (
      <EmptyState
        level={2}
        title={title}
        picture={picture}
        action={
          <Button look="primary" onClick={press}>
            {label}
          </Button>
        }
      >
        {intro}
      </EmptyState>
    )
  }
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} look={3} id={id} tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
