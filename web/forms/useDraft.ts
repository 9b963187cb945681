import type { FormikValues } from 'formik'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { type Draft, draftStore } from './draftStore.js'

/** The id of the user filling in the forms; without one, no drafts are kept. */
export const DraftOwner = createContext<string | null>(null)

export const useDraftOwner = () => useContext(DraftOwner)

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Records, such as the items of a pickup. Photos are texts, and kept elsewhere (features/uploads). */
const isList = (value: unknown) => Array.isArray(value) && value.every(each => typeof each === 'object')

/** A release may remove a field or change its values, so only values that still fit are restored. A blank may hold a number. */
const fits = (value: unknown, initial: unknown) =>
  isList(initial)
    ? isList(value)
    : isPlain(value) &&
      isPlain(initial) &&
      (initial === null || initial === '' || typeof value === typeof initial)

const merge = <Values extends FormikValues>(initial: Values, draft: Draft | null): Values => {
  const known = Object.entries(draft ?? {}).filter(
    ([name, value]) => Object.hasOwn(initial, name) && fits(value, initial[name]),
  )
  return { ...initial, ...Object.fromEntries(known) }
}

/** Keeps only changed values, because the initial ones may differ by the time the draft is read. */
const changed = (values: FormikValues, initial: FormikValues, secrets: ReadonlySet<string>): Draft =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secrets.has(name) && value !== initial[name] && fits(value, initial[name]),
    ),
  )

/**
 * The draft of one form and user, which holds what differs from `start`; without a key or a user, there is none. It
 * keeps no field named in `secrets`.
 */
export const useDraft = <Values extends FormikValues>(
  key: string | undefined,
  initial: Values,
  secrets: ReadonlySet<string>,
) => {
  const owner = useDraftOwner()
  const [draft] = useState(() => (key !== undefined && owner ? draftStore.read(owner, key) : null))
  const [isShown, setShown] = useState(draft !== null)
  const [restored] = useState(() => merge(initial, draft))
  const start = useRef(initial)
  const sent = useRef<string | null>(null)

  const write = (values: Draft) => key !== undefined && owner !== null && draftStore.write(owner, key, values)
  const drop = () => {
    setShown(false)
    if (key !== undefined && owner) draftStore.remove(owner, key)
  }
  return {
    restored,
    /** The values to begin with if there is no draft. */
    start,
    /** True if the form's contents come from a draft. */
    isShown,
    /** Returns false if nothing is kept, so the user must be asked before leaving. */
    save: (values: Values) => {
      const now = changed(values, start.current, secrets)
      // Photos leave a form after it was sent, which is a change but no reason to save the draft again.
      return JSON.stringify(now) === sent.current || write(now)
    },
    /** Keeps all values, changed or not, for the next step. Returns false if the browser refuses. */
    keepWhole: (values: Values) =>
      write(
        Object.fromEntries(
          Object.entries(values).filter(
            ([name, value]) => !secrets.has(name) && (isPlain(value) || isList(value)),
          ),
        ),
      ),
    sent: (values: Values) => {
      sent.current = JSON.stringify(changed(values, start.current, secrets))
      drop()
      const shown = JSON.stringify(values, (name, value) => (secrets.has(name) ? undefined : value))
      if (key !== undefined && owner) draftStore.tellSent(owner, key, shown)
    },
    forget: () => {
      sent.current = null
      drop()
    },
  }
}

/** Saves a form's draft after each change, and forgets it once the form is back at its start. */
export const useSavedDraft = <Values extends FormikValues>(
  draft: ReturnType<typeof useDraft<Values>>,
  values: Values,
) => {
  const [isKept, setKept] = useState(false)
  const isDirty = JSON.stringify(values) !== JSON.stringify(draft.start.current)
  const save = () => setKept(draft.save(values))
  useEffect(() => {
    if (isDirty) save()
    else draft.forget()
  }, [values])
  return { isDirty, isKept, save }
}
