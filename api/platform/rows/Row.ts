/**
 * What is read of a `T`: the requested fields, as written by PostgreSQL (a timestamp is text, which scalars.ts converts
 * to ISO 8601). Other fields are missing, so a resolver that computes from a row lists what it needs in the view.
 */
export type Row<T> = { [K in keyof T]: Written<T[K]> }

type Written<V> = V extends Date
  ? string
  : V extends string | number | boolean | null | undefined
    ? V
    : V extends readonly (infer Item)[]
      ? Written<Item>[]
      : V extends object
        ? Row<V>
        : V
