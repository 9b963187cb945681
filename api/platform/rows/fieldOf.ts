import { type ClassType, Field } from 'type-graphql'

/** TypeGraphQL's `Field` for a field that a noun adds to the type of another, in a class of its own. */
export const fieldOf =
  (type: ClassType) =>
  (...given: Required<Parameters<typeof Field>>): PropertyDecorator =>
  (_, name) =>
    Field(...given)(type.prototype, name)
