import { useField } from 'formik'
import { useEffect } from 'react'
import { afterPress } from './afterPress.js'
import { useFormStatus } from './FormStatus.js'

/** For a list or an object, Formik keeps the errors of its parts; the field shows one at a time. */
const firstMessage = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}

/** What every field is built on: its value, its visible error, and its event handlers. */
export const useZodField = <Value = string>(name: string) => {
  const { id: formId, busy, fields } = useFormStatus()
  useEffect(() => {
    fields.add(name)
    return () => {
      fields.delete(name)
    }
  }, [fields, name])
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>(name)
  const id = `${formId}-${name}`
  return {
    id,
    value,
    busy,
    error: touched ? firstMessage(error) : undefined,
    set: (next: Value) => void setValue(next),
    // An empty field shows no error before the form is submitted.
    leave: () => {
      if (value === '' || value === null || value === undefined) return
      // The press may have sent the form: what the server says of it is not to be replaced by what the rules say.
      afterPress(isLate => void setTouched(true, !isLate))
    },
  }
}
