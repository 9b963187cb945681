import type { FieldNode, GraphQLResolveInfo as Info } from 'graphql'
import { Compiler } from './compile.js'
import type { Row } from './View.js'

/** Some of a row's fields, and of the rows within it. */
export type Known<T> = {
  [K in keyof Row<T>]?: NonNullable<Row<T>[K]> extends readonly unknown[]
    ? Row<T>[K]
    : NonNullable<Row<T>[K]> extends object
      ? Known<NonNullable<T[K]>> | null
      : Row<T>[K]
}

/** By the field's node, which is the same for each request of a document. */
const answers = new WeakMap<FieldNode, boolean>()

const covers = (known: object, nodes: readonly FieldNode[], compiler: Compiler): boolean =>
  compiler.within(nodes).every(node => {
    const name = node.name.value
    if (name.startsWith('__')) return true
    if (!Object.hasOwn(known, name)) return false
    const value = known[name as never] as object | null
    return !node.selectionSet || !value || covers(value, [node], compiler)
  })

/**
 * Whether `known` has every field that is selected. An act always knows the same fields, and has none that is sometimes
 * null and sometimes a row, so the answer is remembered for the document.
 */
export const isKnown = (known: object, info: Info): boolean => {
  const [node, ...others] = info.fieldNodes as [FieldNode]
  // As in read.ts: a selection merged from several nodes cannot be remembered under any one of them.
  if (others.length > 0) return false
  const answer = answers.get(node) ?? covers(known, [node], new Compiler(info))
  answers.set(node, answer)
  return answer
}
