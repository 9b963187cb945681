/** The column names of a class. Optional properties are not in the table but computed by its view. */
export type ColumnName<T> = Extract<
  { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T],
  string
>

/** The columns of a table under an alias, in SQL: `j.createdAt` is `j.created_at`. */
export type Columns<T> = { readonly [K in ColumnName<T>]: string }

export const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const known = new Map<string, object>()

/** Column expressions are cached per alias, since a list's conditions are built on every request. */
const spelling = (alias: string) =>
  new Proxy({} as Record<string, string>, {
    get(spelled, name) {
      // An alias cannot be used as text: `${j}` in a template would bypass the check of the column's name.
      if (typeof name === 'symbol') throw new TypeError(`Name a column of ${alias}`)
      spelled[name] ??= `${alias}.${snake(name)}`
      return spelled[name]
    },
  })

export const columnsOf = <T>(alias: string): Columns<T> => {
  const columns = known.get(alias) ?? spelling(alias)
  known.set(alias, columns)
  return columns as Columns<T>
}
