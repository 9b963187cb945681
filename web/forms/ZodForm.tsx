import {
  type FormikErrors,
  type FormikHelpers,
  FormikProvider,
  type FormikValues,
  setNestedObjectValues,
  useFormik,
} from 'formik'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { Banner } from '../ui/Banner.js'
import { type Space, theme } from '../ui/theme.js'
import { FormStatusContext } from './FormStatus.js'
import { focusFirstError } from './focusFirstError.js'
import { LeaveGuard } from './LeaveGuard.js'
import { serverIssues } from './serverIssues.js'
import { serverMessage } from './serverMessage.js'
import { errorsByField, zodErrors } from './zodErrors.js'

const Fields = styled.fieldset<{ $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
`

const FAILED = 'Something went wrong. Please try again.'

export type ZodFormProps<Schema extends z.core.$ZodType, Values extends FormikValues> = {
  /** The same rules the API applies, from @rules. */
  schema: Schema
  initialValues: Values
  /** Gets what the schema read. Whatever it throws ends on the fields (`issues`) or above the form. */
  onSubmit: (values: z.output<Schema>, helpers: FormikHelpers<Values>) => Promise<unknown> | unknown
  /** Names the form for those who cannot see it. */
  label: string
  /** What the form does with a failure that belongs to no field; without it, a message above the fields. */
  onFailure?: (message: string, error: unknown) => void
  /** Said when the server gave no words. */
  failureMessage?: string
  /** Asks before unsaved entries are left behind. */
  warnWhenLeaving?: boolean
  /** After success the form keeps its values as the new starting point, or is cleared for the next entry. */
  afterSubmit?: 'keep' | 'clear'
  gap?: Space
  children: ReactNode | ((values: Values) => ReactNode)
}

export const ZodForm = <Schema extends z.core.$ZodType, Values extends FormikValues>({
  schema,
  initialValues,
  onSubmit,
  label,
  onFailure,
  failureMessage = FAILED,
  warnWhenLeaving = false,
  afterSubmit = 'keep',
  gap = 'm',
  children,
}: ZodFormProps<Schema, Values>) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState('')
  const [attempts, setAttempts] = useState(0)

  const formik = useFormik<Values>({
    initialValues,
    validate: values => zodErrors(schema, values),
    onSubmit: async (values, helpers) => {
      const parsed = z.safeParse(schema, values)
      if (!parsed.success) return
      setFailure('')
      try {
        await onSubmit(parsed.data, helpers)
        if (form.current) helpers.resetForm(afterSubmit === 'keep' ? { values } : {})
      } catch (error) {
        const issues = serverIssues(error)
        const fields = Object.keys(values)
        const mine = issues.filter(({ path }) => fields.includes(String(path[0])))
        helpers.setErrors(errorsByField(mine) as FormikErrors<Values>)
        helpers.setTouched(setNestedObjectValues(values, true), false)
        const rest = issues.find(({ path }) => !fields.includes(String(path[0])))
        if (rest || issues.length === 0) {
          const message = rest?.message ?? serverMessage(error, failureMessage)
          if (onFailure) onFailure(message, error)
          else setFailure(message)
        }
        setAttempts(count => count + 1)
      }
    },
  })

  // The browser takes the focus from fields while they are disabled, so it is given back once they are not.
  useEffect(() => {
    if (attempts > 0 && !formik.isSubmitting && form.current) focusFirstError(form.current)
  }, [attempts, formik.isSubmitting])

  const submit = async () => {
    const errors = await formik.validateForm()
    await formik.submitForm()
    if (Object.keys(errors).length > 0) setAttempts(count => count + 1)
  }

  return (
    <FormikProvider value={formik as never}>
      <FormStatusContext value={{ busy: formik.isSubmitting, id }}>
        <form
          ref={form}
          aria-label={label}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            // A form in a dialog is React's child of the form behind it, and its submit would reach that one too.
            event.stopPropagation()
            if (!formik.isSubmitting) void submit()
          }}
        >
          <Fields disabled={formik.isSubmitting} $gap={gap}>
            {failure !== '' && (
              <Banner tone="danger" role="alert" tabIndex={-1}>
                {failure}
              </Banner>
            )}
            {typeof children === 'function' ? children(formik.values) : children}
          </Fields>
        </form>
        {warnWhenLeaving && <LeaveGuard dirty={formik.dirty && !formik.isSubmitting} />}
      </FormStatusContext>
    </FormikProvider>
  )
}
