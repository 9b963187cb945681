import { setIn } from 'formik'
import * as z from 'zod/mini'

export type Issue = { path: ReadonlyArray<string | number>; message: string }

/** A list of issues as Formik keeps errors: nested by path, the first of each field wins. */
export const errorsByField = (issues: readonly Issue[]): Record<string, unknown> => {
  const errors: Record<string, unknown> = {}
  return issues.reduce((known, { path, message }) => {
    const name = path.join('.')
    return name === '' || name in flat(known) ? known : setIn(known, name, message)
  }, errors)
}

const flat = (errors: unknown, prefix = ''): Record<string, string> => {
  if (typeof errors === 'string') return { [prefix]: errors }
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.assign(
    {},
    ...Object.entries(errors).map(([key, value]) => flat(value, prefix === '' ? key : `${prefix}.${key}`)),
  )
}

/** What a schema has to say about some values, in Formik's shape. Empty where it is content. */
export const zodErrors = (schema: z.core.$ZodType, values: unknown): Record<string, unknown> => {
  const result = z.safeParse(schema, values)
  return result.success
    ? {}
    : errorsByField(result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })))
}
