import type { MouseEvent } from 'react'
import { TextButton } from '../ui/actions/Link.js'
import { Inline } from '../ui/layout/Inline.js'
import { Text } from '../ui/text/Text.js'

/** A radio button is a button, with an input behind it that no one sees. */
const FIELDS = '[role="radio"], input:not([aria-hidden]), select, textarea'

const focusFirstField = (form: HTMLFormElement | null) => {
  const fields = form?.querySelectorAll<HTMLElement>(FIELDS) ?? []
  for (const field of fields) if (!field.closest('[hidden]')) return field.focus()
}

/** Says why a form is not empty, and offers to clear it. */
export const DraftLine = ({ onDiscard }: { onDiscard: () => void }) => {
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onDiscard()
    focusFirstField(currentTarget.form)
  }
  return (
    <Inline gap="xs" data-print="hide">
      <Text as="span" size="s" tone="muted" role="status">
        We kept what you typed.
      </Text>
      <TextButton onClick={discard}>Discard</TextButton>
    </Inline>
  )
}
