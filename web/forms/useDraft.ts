import type { FormikValues } from 'formik'
import { createContext, useContext, useRef, useState } from 'react'
import { type Draft, draftStore } from './draftStore.js'

/** The id of the user filling in the forms; without one, no drafts are kept. */
export const DraftOwner = createContext<string | null>(null)

export const useDraftOwner = () => useContext(DraftOwner)

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** A release may remove a field or change its values, so only values that still fit are restored. */
const fits = (value: unknown, initial: unknown) =>
  isPlain(value) && isPlain(initial) && (initial === null || typeof value === typeof initial)

const merge = <Values extends FormikValues>(initial: Values, draft: Draft | null): Values => {
  const known = Object.entries(draft ?? {}).filter(
    ([name, value]) => Object.hasOwn(initial, name) && fits(value, initial[name]),
  )
  return { ...initial, ...Object.fromEntries(known) }
}

/** Keeps only changed values, because the initial ones may differ by the time the draft is read. */
const changed = (values: FormikValues, initial: FormikValues, secret: ReadonlySet<string>): Draft =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secret.has(name) && value !== initial[name] && fits(value, initial[name]),
    ),
  )

/** Manages the draft of one form and user; without a key or a user, there is none. */
export const useDraft = <Values extends FormikValues>(key: string | undefined, initial: Values) => {
  const owner = useDraftOwner()
  const [draft] = useState(() => (key !== undefined && owner ? draftStore.read(owner, key) : null))
  const [isShown, setShown] = useState(draft !== null)
  const [restored] = useState(() => merge(initial, draft))
  const sent = useRef<string | null>(null)

  const drop = () => {
    setShown(false)
    if (key !== undefined && owner) draftStore.remove(owner, key)
  }
  return {
    restored,
    /** True if the form's contents come from a draft. */
    isShown,
    /** Returns false if nothing is kept, so the user must be asked before leaving. */
    save: (values: Values, from: Values, secret: ReadonlySet<string>) => {
      if (key === undefined || owner === null) return false
      const now = changed(values, from, secret)
      // Photos leave a form after it was sent, which is a change but no reason to save the draft again.
      return JSON.stringify(now) === sent.current || draftStore.write(owner, key, now)
    },
    /** Keeps all values, changed or not, for the next step. Returns false if the browser refuses. */
    keepWhole: (values: Values, secret: ReadonlySet<string>) =>
      key !== undefined &&
      owner !== null &&
      draftStore.write(
        owner,
        key,
        Object.fromEntries(
          Object.entries(values).filter(([name, value]) => !secret.has(name) && isPlain(value)),
        ),
      ),
    sent: (values: Values, from: Values, secret: ReadonlySet<string>) => {
      sent.current = JSON.stringify(changed(values, from, secret))
      drop()
      const shown = JSON.stringify(values, (name, value) => (secret.has(name) ? undefined : value))
      if (key !== undefined && owner) draftStore.tellSent(owner, key, shown)
    },
    forget: () => {
      sent.current = null
      drop()
    },
  }
}
