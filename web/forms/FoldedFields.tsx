import { useFormikContext } from 'formik'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Fold } from '../ui/layout/Fold.js'
import { Stack } from '../ui/layout/Stack.js'

type FoldedFieldsProps = {
  names: readonly string[]
  title: string
  note: ReactNode
  isOpen?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** Fields under one line, which opens by itself if one of them is refused. */
export const FoldedFields = ({ names, title, note, isOpen, onOpen, children }: FoldedFieldsProps) => {
  const fold = useRef<HTMLDetailsElement>(null)
  const { errors, submitCount } = useFormikContext<Record<string, string>>()

  // Before the form focuses its first error, since a field in a closed fold can't take the focus.
  useLayoutEffect(() => {
    if (submitCount > 0 && names.some(name => Object.hasOwn(errors, name)) && fold.current)
      fold.current.open = true
  }, [errors, submitCount, names])

  return (
    <Fold ref={fold} title={title} note={note} isOpen={isOpen ?? false} onOpen={onOpen}>
      <Stack gap="m">{children}</Stack>
    </Fold>
  )
}
