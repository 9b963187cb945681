/** The message for a value of the wrong type, unless a rule has its own. */
const WORDS = {
  absent: 'is required',
  boolean: 'must be true or false',
  choice: 'does not allow this value',
  id: 'must be a UUID',
  list: 'must be a list',
  number: 'must be a number',
  object: 'must be an object',
  text: 'must be text',
  whole: 'must be a whole number, at most 2147483647',
}

export type TypeKind = keyof typeof WORDS

/** Names the field: only programs send such values, and REST answers with the message alone. */
export const typeWords = (kind: TypeKind, path: readonly PropertyKey[]): string =>
  `${path.join('.') || 'The input'} ${WORDS[kind]}`
