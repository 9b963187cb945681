/**
 * What is read of a `T`: the fields that were asked for, as PostgreSQL writes them (a moment is text, scalars.ts makes it
 * ISO 8601). What was not asked for is missing, so a resolver that computes from a row names what it needs in the view.
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
