import { getIn, setIn } from 'formik'
import * as z from 'zod/mini'

export type Issue = { path: ReadonlyArray<string | number>; message: string }

/** A list of issues in the shape of Formik's errors: nested by path; the first issue of each field wins. */
export const errorsByField = (issues: readonly Issue[]): Record<string, unknown> =>
  issues.reduce<Record<string, unknown>>((errors, { path, message }) => {
    const name = path.join('.')
    return name === '' || getIn(errors, name) !== undefined ? errors : setIn(errors, name, message)
  }, {})

/** The issues that fields on the screen show, and the others. */
export const splitIssues = (issues: readonly Issue[], fields: ReadonlySet<string>) => {
  // An issue with a part, "images.2", is shown by the field for the whole.
  const isShown = ({ path }: Issue) => path.some((_, last) => fields.has(path.slice(0, last + 1).join('.')))
  return { shown: issues.filter(isShown), others: issues.filter(issue => !isShown(issue)) }
}

/** The issues a schema finds in some values. Empty if valid. */
export const zodIssues = (schema: z.core.$ZodType, values: unknown): Issue[] => {
  const result = z.safeParse(schema, values)
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
}
