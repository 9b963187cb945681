import { type FormikErrors, type FormikValues, setNestedObjectValues, useFormik } from 'formik'
import { type RefObject, useRef } from 'react'
import * as z from 'zod/mini'
import { serverIssues, serverMessage } from './serverMessage.js'
import { unreadable } from './unreadable.js'
import { useFocusAfterSending } from './useFocusAfterSending.js'
import { errorsByField, splitIssues, zodIssues } from './zodIssues.js'

type Sending<Schema extends z.core.$ZodType, Values> = {
  form: RefObject<HTMLFormElement | null>
  /** The names of the fields on the screen. */
  fields: ReadonlySet<string>
  schema: Schema
  initialValues: Values
  /** Gets the schema's output, and the values as typed. */
  send: (output: z.output<Schema>, values: Values) => Promise<unknown>
  /** Shown if the server gave no message. */
  failureMessage: string
  /** Tells of a failure that belongs to no field. */
  onFailure: (message: string, error: unknown) => void
  /** Shows a message above the fields, or none. */
  say: (message: string) => void
}

/** Validates and sends a form's values; fields show their own issues, whether the rules or the server found them. */
export const useSending = <Schema extends z.core.$ZodType, Values extends FormikValues>({
  form,
  fields,
  schema,
  initialValues,
  send,
  failureMessage,
  onFailure,
  say,
}: Sending<Schema, Values>) => {
  // Two presses can come before the first has disabled the button.
  const isSending = useRef(false)
  const issuesOf = (values: Values) => [...unreadable(form.current), ...zodIssues(schema, values)]

  const formik = useFormik<Values>({
    initialValues,
    validate: values => errorsByField(issuesOf(values)) as FormikErrors<Values>,
    onSubmit: async (values, helpers) => {
      const parsed = z.safeParse(schema, values)
      if (!parsed.success) return
      try {
        await send(parsed.data, values)
      } catch (error) {
        const { shown, others } = splitIssues(serverIssues(error), fields)
        helpers.setErrors(errorsByField(shown) as FormikErrors<Values>)
        helpers.setTouched(setNestedObjectValues(values, true), false)
        if (others[0] || shown.length === 0)
          onFailure(others[0]?.message ?? serverMessage(error, failureMessage), error)
        focus.failed()
      }
    },
  })
  const focus = useFocusAfterSending(form, formik.isSubmitting)

  const submit = async () => {
    if (isSending.current) return
    isSending.current = true
    focus.remember()
    say('')
    const issues = issuesOf(formik.values)
    await formik.submitForm()
    isSending.current = false
    if (issues.length === 0) return
    const { shown, others } = splitIssues(issues, fields)
    if (shown.length === 0 && others[0]) say(others[0].message)
    focus.failed()
  }

  return { formik, submit }
}
