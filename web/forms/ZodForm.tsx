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
import { loadToaster } from '../ui/overlays/loadToaster.js'
import { Banner } from '../ui/states/Banner.js'
import { getReady } from '../ui/states/loadCode.js'
import { whenIdle } from '../ui/states/whenIdle.js'
import { type Space, theme } from '../ui/theme.js'
import { DraftLine } from './DraftLine.js'
import { FormStatusContext } from './FormStatus.js'
import { LeaveGuard } from './LeaveGuard.js'
import { serverIssues, serverMessage } from './serverMessage.js'
import { unreadable } from './unreadable.js'
import { useDraft } from './useDraft.js'
import { isOnlyWhat, useSentElsewhere } from './useSentElsewhere.js'
import { errorsByField, type Issue, zodIssues } from './zodIssues.js'

/** The first field with an error, or else the message above the form, or else the button that was pressed. */
const focusFirstError = (form: HTMLFormElement) => {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target =
    marked && !marked.matches('input, select, textarea, button')
      ? (marked.querySelector<HTMLElement>('input, select, textarea, button') ?? marked)
      : (marked ?? form.querySelector<HTMLElement>('[role="alert"][tabindex]'))
  ;(target ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus()
}

const Fields = styled.fieldset<{ $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
`

/** A radio button is a button, with an input behind it that no one sees. */
const FIELDS = '[role="radio"], input:not([aria-hidden]), select, textarea'

const FAILED = 'Something went wrong. Please try again.'

const EMPTIED = 'You sent this in another tab, so we cleared it here.'
const KEPT =
  'You sent a form like this in another tab. We kept what you typed here. Send it only if you want both.'

const NOT_KEPT = "This browser doesn't keep what you type. Sign up first, and then fill in your request."

export type ZodFormProps<Schema extends z.core.$ZodType, Values extends FormikValues> = {
  /** The same rules that the API applies, from @rules. */
  schema: Schema
  initialValues: Values
  /** Gets the schema's output; a thrown error is shown on the fields (`issues`) or above the form. */
  onSubmit: (values: z.output<Schema>, helpers: FormikHelpers<Values>) => Promise<unknown> | unknown
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
  /** Sends the form as soon as it is shown, because the user has sent it before. */
  sendsAtOnce?: boolean
  /** For forms with a draft: discards what the form's fields do not hold themselves. */
  onDiscard?: () => void
  /** Asks before unsaved entries are left, unless a draft of them is kept. */
  warnWhenLeaving?: boolean
  /** After success, the form keeps its values as the new initial ones or is cleared for the next entry. */
  afterSubmit?: 'keep' | 'clear'
  /** For controls outside the form that must wait for it: a Back button, for example. */
  onBusyChange?: (busy: boolean) => void
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
  sendsAtOnce = false,
  onDiscard,
  warnWhenLeaving = false,
  afterSubmit = 'keep',
  onBusyChange,
  gap = 'm',
  children,
}: ZodFormProps<Schema, Values>) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef(new Set<string>())
  const secrets = useRef(new Set<string>())
  const draft = useDraft(draftKey, initialValues)
  // The initial values without any draft.
  const start = useRef(initialValues)
  const [isKept, setKept] = useState(false)
  // Two presses can come before the first has disabled the button.
  const sending = useRef(false)
  const [failure, setFailure] = useState('')
  const [attempts, setAttempts] = useState(0)
  // The failed attempt whose error has had the focus, and what had it before the fields were disabled.
  const told = useRef(0)
  const focused = useRef<HTMLElement>(null)

  const issuesOf = (values: Values) => [...unreadable(form.current), ...zodIssues(schema, values)]

  const formik = useFormik<Values>({
    initialValues: draft.restored,
    validate: values => errorsByField(issuesOf(values)) as FormikErrors<Values>,
    onSubmit: async (values, helpers) => {
      const parsed = z.safeParse(schema, values)
      if (!parsed.success) return
      if (keepsDraft) {
        if (draft.keepWhole(values, secrets.current)) await onSubmit(parsed.data, helpers)
        else setFailure(NOT_KEPT)
        return
      }
      try {
        await onSubmit(parsed.data, helpers)
        draft.sent(values, start.current, secrets.current)
        if (afterSubmit === 'keep') start.current = values
        if (form.current) helpers.resetForm({ values: start.current })
      } catch (error) {
        const issues = serverIssues(error)
        const [mine, others] = split(issues)
        helpers.setErrors(errorsByField(mine) as FormikErrors<Values>)
        helpers.setTouched(setNestedObjectValues(values, true), false)
        if (others[0] || mine.length === 0) {
          fail(others[0]?.message ?? serverMessage(error, failureMessage), error)
        }
        setAttempts(count => count + 1)
      }
    },
  })

  // A failure is reported in a toast, even if the connection is lost before the first press.
  useEffect(() => whenIdle(() => void getReady(loadToaster)), [])

  useEffect(() => onBusyChange?.(formik.isSubmitting), [formik.isSubmitting, onBusyChange])

  const isDirty = JSON.stringify(formik.values) !== JSON.stringify(start.current)
  useEffect(() => {
    if (isDirty) setKept(draft.save(formik.values, start.current, secrets.current))
    else draft.forget()
  }, [formik.values])

  const empty = () => {
    draft.forget()
    setFailure('')
    onDiscard?.()
    formik.resetForm({ values: start.current })
  }

  useSentElsewhere(edits ? undefined : draftKey, sent => {
    if (!isDirty) return
    if (!formik.isSubmitting && isOnlyWhat(sent, formik.values, draft.restored)) {
      empty()
      setFailure(EMPTIED)
    } else {
      setKept(draft.save(formik.values, start.current, secrets.current))
      setFailure(KEPT)
    }
  })

  const discard = () => {
    empty()
    const fields = form.current?.querySelectorAll<HTMLElement>(FIELDS) ?? []
    for (const field of fields) if (!field.closest('[hidden]')) return field.focus()
  }

  const split = (issues: readonly Issue[]) => {
    // An issue with a part, "images.2", is shown by the field for the whole.
    const isShown = ({ path }: Issue) =>
      path.some((_, last) => fields.current.has(path.slice(0, last + 1).join('.')))
    return [issues.filter(isShown), issues.filter(issue => !isShown(issue))] as const
  }

  const fail = (message: string, error: unknown) => {
    if (onFailure) onFailure(message, error)
    else setFailure(message)
  }

  // The browser takes the focus from fields while they are disabled, so it is restored once they are enabled.
  useEffect(() => {
    if (formik.isSubmitting || !form.current) return
    if (attempts !== told.current) focusFirstError(form.current)
    // Not if something else has the focus by then.
    else if (document.activeElement?.contains(form.current)) focused.current?.focus({ preventScroll: true })
    told.current = attempts
    focused.current = null
  }, [attempts, formik.isSubmitting])

  const submit = async () => {
    if (sending.current) return
    sending.current = true
    focused.current = form.current?.querySelector<HTMLElement>(':focus') ?? null
    setFailure('')
    const issues = issuesOf(formik.values)
    await formik.submitForm()
    sending.current = false
    if (issues.length === 0) return
    const [mine, others] = split(issues)
    if (mine.length === 0 && others[0]) setFailure(others[0].message)
    setAttempts(count => count + 1)
  }

  useEffect(() => {
    if (sendsAtOnce) void submit()
  }, [])

  return (
    <FormikProvider value={formik as never}>
      <FormStatusContext
        value={{
          busy: formik.isSubmitting,
          id,
          fields: fields.current,
          secrets: secrets.current,
          forgetDraft: draft.forget,
          forgetFailure: () => setFailure(''),
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
          <Fields disabled={formik.isSubmitting} $gap={gap}>
            {draft.isShown && isDirty && <DraftLine onDiscard={discard} />}
            {failure !== '' && (
              <Banner
                tone={failure === EMPTIED || failure === KEPT ? 'warning' : 'danger'}
                role="alert"
                tabIndex={-1}
              >
                {failure}
              </Banner>
            )}
            {typeof children === 'function' ? children(formik.values) : children}
          </Fields>
        </form>
        {warnWhenLeaving && <LeaveGuard dirty={isDirty && !formik.isSubmitting && !isKept} />}
      </FormStatusContext>
    </FormikProvider>
  )
}

/** A form validated by `schema`. A different draftKey makes it a different form. */
export const ZodForm = <Schema extends z.core.$ZodType, Values extends FormikValues>(
  props: ZodFormProps<Schema, Values>,
) => <Form key={props.draftKey} {...props} />
