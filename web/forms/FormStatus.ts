import { createContext, useContext, useEffect } from 'react'

type FormStatus = {
  busy: boolean
  /** True if leaving the page would lose what was entered. */
  isUnsaved: boolean
  /** Prefixes the ids of this form's fields, so that two forms on one page never share an id. */
  id: string
  /** The names of the fields on the screen: an issue with any other is shown above the form. */
  fields: Set<string>
  /** The names of the fields that hold a secret, which no draft keeps. */
  secrets: Set<string>
  /** What else happens when the user discards the draft. */
  discards: Set<() => void>
  submit: () => Promise<void>
  /** Deletes the draft, so that its input doesn't come back. */
  forgetDraft: () => void
  /** Removes the message above the fields. */
  forgetFailure: () => void
}

export const FormStatusContext = createContext<FormStatus | null>(null)

export const useFormStatus = (): FormStatus => {
  const status = useContext(FormStatusContext)
  if (!status) throw new Error('A field must be used within a ZodForm')
  return status
}

/** Calls `act` when the user discards the draft, for a field whose input isn't all in the form's values. */
export const useOnDiscard = (act: () => void) => {
  const { discards } = useFormStatus()
  useEffect(() => {
    discards.add(act)
    return () => void discards.delete(act)
  }, [discards, act])
}
