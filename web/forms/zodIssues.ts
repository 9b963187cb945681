import { getIn, setIn } from 'formik'
import * as z from 'zod/mini'

export type Issue = { path: ReadonlyArray<string | number>; message: string }

/** A list of issues in the shape of Formik's errors: nested by path; the first issue of each field wins. */
export const errorsByField = (issues: readonly Issue[]): Record<string, unknown> =>
  issues.reduce<Record<string, unknown>>((errors, { path, message }) => {
    const name = path.join('.')
    return name === '' || getIn(errors, name) !== undefined ? errors : setIn(errors, name, message)
  }, {})

/** The issues a schema finds in some values. Empty if valid. */
export const zodIssues = (schema: z.core.$ZodType, values: unknown): Issue[] => {
  const result = z.safeParse(schema, values)
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
}
