import { useField } from 'formik'
import { useEffect } from 'react'
import { useFormStatus } from './FormStatus.js'

/** Of a list or an object, Formik keeps the errors of its parts; the field shows one at a time. */
const firstMessage = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}

/** What every field below is made of: its value, its visible error, and how to tell the form. */
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
    // A field left empty is not nagged about before the form is sent.
    leave: () => {
      if (value !== '' && value !== null && value !== undefined) void setTouched(true)
    },
  }
}
