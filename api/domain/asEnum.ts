import { registerEnumType } from 'type-graphql'

type Enum<K extends string> = { [key in K]: key }

/** An enum of GraphQL whose values are the keys of `kinds`, each described by its label. */
export const asEnum = <K extends string>(
  name: string,
  kinds: Record<K, string | { label: string }>,
  description: string,
) => {
  const keys = Object.keys(kinds) as K[]
  const values = Object.fromEntries(keys.map(key => [key, key])) as Enum<K>
  const label = (key: K) => {
    const kind = kinds[key]
    return typeof kind === 'string' ? kind : kind.label
  }
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(keys.map(key => [key, { description: label(key) }])) as never,
  })
  return values
}
