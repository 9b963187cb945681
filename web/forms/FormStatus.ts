import { createContext, useContext } from 'react'

type FormStatus = {
  busy: boolean
  /** Prefixes the ids of this form's fields, so two forms on one page never share one. */
  id: string
  /** The names of the fields on the screen: an issue of any other is said above the form. */
  fields: Set<string>
  /** The names of those that hold a secret, which no draft keeps. */
  secrets: Set<string>
  /** What was typed is not to come back. */
  forgetDraft: () => void
}

export const FormStatusContext = createContext<FormStatus | null>(null)

export const useFormStatus = (): FormStatus => {
  const status = useContext(FormStatusContext)
  if (!status) throw new Error('A field must be used within a ZodForm')
  return status
}
