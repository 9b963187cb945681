import { FormikProvider, type FormikValues } from 'formik'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type * as z from 'zod/mini'
import { loadToaster } from '../ui/overlays/loadToaster.js'
import { Banner } from '../ui/states/Banner.js'
import { getReady } from '../ui/states/loadCode.js'
import { whenIdle } from '../ui/states/whenIdle.js'
import { type Space, theme } from '../ui/theme.js'
import { DraftLine } from './DraftLine.js'
import { FormStatusContext } from './FormStatus.js'
import { useDraft, useSavedDraft } from './useDraft.js'
import { useSending } from './useSending.js'
import { useSentElsewhere } from './useSentElsewhere.js'

const Fields = styled.fieldset<{ $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
`

const FAILED = 'Something went wrong. Please try again.'

const NOT_KEPT = "This browser doesn't keep what you type. Sign up first, and then fill in your request."

export type ZodFormProps<Schema extends z.core.$ZodType, Values extends FormikValues> = {
  /** The same rules that the API applies, from @rules. */
  schema: Schema
  initialValues: Values
  /** Gets the schema's output; a thrown error is shown on the fields (`issues`) or above the form. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown> | unknown
  /** The form's name for screen readers. */
  label: string
  /** Handles a failure that belongs to no field; by default it is shown above the fields. */
  onFailure?: (message: string, error: unknown) => void
  /** Shown if the server gave no message. */
  failureMessage?: string
  /**
   * The form's name among a user's drafts, which keep its input in the browser until it is sent or discarded. Text,
   * numbers and selections are kept; the value of a PasswordField never is.
   */
  draftKey?: string
  /** For forms with a draft: sending twice is harmless, because the form changes something that already exists. */
  edits?: boolean
  /** For forms with a draft: sending leads to another step, which reads the draft. */
  keepsDraft?: boolean
  /** After success, the form keeps its values as the new initial ones or is cleared for the next entry. */
  afterSubmit?: 'keep' | 'clear'
  gap?: Space
  children: ReactNode | ((values: Values) => ReactNode)
}

const Form = <Schema extends z.core.$ZodType, Values extends FormikValues>({
  schema,
  initialValues,
  onSubmit,
  label,
  onFailure,
  failureMessage = FAILED,
  draftKey,
  edits = false,
  keepsDraft = false,
  afterSubmit = 'keep',
  gap = 'm',
  children,
}: ZodFormProps<Schema, Values>) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [fields] = useState(() => new Set<string>())
  const [secrets] = useState(() => new Set<string>())
  const [discards] = useState(() => new Set<() => void>())
  const [message, setMessage] = useState<{ words: string; tone: 'danger' | 'warning' } | null>(null)
  const say = (words: string, tone: 'danger' | 'warning' = 'danger') =>
    setMessage(words === '' ? null : { words, tone })

  const draft = useDraft(draftKey, initialValues, secrets)
  const { formik, submit } = useSending({
    form,
    fields,
    schema,
    initialValues: draft.restored,
    failureMessage,
    onFailure: onFailure ?? (words => say(words)),
    say,
    send: async (output, values) => {
      if (keepsDraft) return draft.keepWhole(values) ? onSubmit(output) : say(NOT_KEPT)
      await onSubmit(output)
      draft.sent(values)
      if (afterSubmit === 'keep') draft.start.current = values
      if (form.current) restart()
    },
  })
  const { values, isSubmitting } = formik
  const { isDirty, isKept, save } = useSavedDraft(draft, values)

  const restart = () => formik.resetForm({ values: draft.start.current })
  const empty = () => {
    draft.forget()
    say('')
    for (const discard of discards) discard()
    restart()
  }
  useSentElsewhere(edits ? undefined : draftKey, {
    values,
    restored: draft.restored,
    isDirty,
    isBusy: isSubmitting,
    empty,
    save,
    say,
  })

  // A failure is reported in a toast, even if the connection is lost before the first press.
  useEffect(() => whenIdle(() => void getReady(loadToaster)), [])

  return (
    <FormikProvider value={formik as never}>
      <FormStatusContext
        value={{
          busy: isSubmitting,
          isUnsaved: isDirty && !isSubmitting && !isKept,
          id,
          fields,
          secrets,
          discards,
          submit,
          forgetDraft: draft.forget,
          forgetFailure: () => say(''),
        }}
      >
        <form
          ref={form}
          aria-label={label}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            // A form in a dialog is a React child of the form behind it, and its submit event would reach that one too.
            event.stopPropagation()
            void submit()
          }}
        >
          <Fields disabled={isSubmitting} $gap={gap}>
            {draft.isShown && isDirty && <DraftLine onDiscard={empty} />}
            {message && (
              <Banner tone={message.tone} role="alert" tabIndex={-1}>
                {message.words}
              </Banner>
            )}
            {typeof children === 'function' ? children(values) : children}
          </Fields>
        </form>
      </FormStatusContext>
    </FormikProvider>
  )
}

/** A form validated by `schema`. A different draftKey makes it a different form. */
export const ZodForm = <Schema extends z.core.$ZodType, Values extends FormikValues>(
  props: ZodFormProps<Schema, Values>,
) => <Form key={props.draftKey} {...props} />
