import { useField } from 'formik'
import { useEffect } from 'react'
import { afterPress } from './afterPress.js'
import { useFormStatus } from './FormStatus.js'

/** Formik keeps the errors of a list's or object's parts, but the field shows one at a time. */
const firstMessage = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}

/** The base of every field: its value, visible error, and event handlers. */
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
      // The press may have sent the form, and the rules must not replace the server's error.
      afterPress(isLate => void setTouched(true, !isLate))
    },
  }
}
