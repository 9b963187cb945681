import { useField } from 'formik'
import { useEffect } from 'react'
import { useFormStatus } from './FormStatus.js'

/** What every field below is made of: its value, its visible error, and how to tell the form. */
export const useZodField = <Value = string>(name: string) => {
  const { id: formId, busy, fields } = useFormStatus()
  const root = name.split('.')[0] ?? name
  useEffect(() => {
    fields.add(root)
    return () => {
      fields.delete(root)
    }
  }, [fields, root])
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>(name)
  const id = `${formId}-${name}`
  return {
    id,
    value,
    busy,
    error: touched && typeof error === 'string' ? error : undefined,
    set: (next: Value) => void setValue(next),
    // A field left empty is not nagged about before the form is sent.
    leave: () => {
      if (value !== '' && value !== null && value !== undefined) void setTouched(true)
    },
  }
}
