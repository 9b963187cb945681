import * as z from 'zod/mini'

/** Passes empty fields to the rules as null, because a form's fields hold text. */
export const blankIsNone = <Output>(schema: z.core.$ZodType<Output>, names: readonly string[]) => {
  const noneFor = (values: object): unknown => {
    const blank = Object.entries(values).filter(([name, value]) => names.includes(name) && value === '')
    return { ...values, ...Object.fromEntries(blank.map(([name]) => [name, null])) }
  }
  return z.pipe(z.transform(noneFor), schema)
}
