import { termNames } from '@rules/bids/estimatedTotal.js'
import { useFormikContext } from 'formik'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Fold } from '../../../ui/layout/Fold.js'
import { Stack } from '../../../ui/layout/Stack.js'

const NAMES = [...termNames, 'days']

/** The terms of a bid under one line, which opens by itself if one of them is refused. */
export const FoldedTerms = ({ isRental, children }: { isRental: boolean; children: ReactNode }) => {
  const fold = useRef<HTMLDetailsElement>(null)
  const { errors, submitCount } = useFormikContext<Record<string, string>>()

  // Before the form focuses its first error, since a field in a closed fold can't take the focus.
  useLayoutEffect(() => {
    if (submitCount > 0 && NAMES.some(name => Object.hasOwn(errors, name)) && fold.current)
      fold.current.open = true
  }, [errors, submitCount])

  return (
    <Fold
      ref={fold}
      title="Terms"
      note={
        isRental
          ? 'Days, tons, extra fees, and how long the bid stands'
          : 'Trip fee, and how long the bid stands'
      }
    >
      <Stack gap="m">{children}</Stack>
    </Fold>
  )
}
