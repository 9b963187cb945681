import { withoutMarks } from '../rules/marks.js'
import type { Issue } from './errors.js'
import { badInput } from './errors.js'
import { type TypeKind, typeWords } from './typeWords.js'

interface Found {
  code?: string
  expected?: unknown
  input?: unknown
  path?: PropertyKey[]
}

interface Schema {
  safeParse(
    value: unknown,
    words: { error: (issue: Found) => string | undefined },
  ): { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}
type RulesOf = Schema | ((now: Date) => Schema)

const KINDS: Record<string, TypeKind> = {
  array: 'list',
  boolean: 'boolean',
  int: 'whole',
  number: 'number',
  object: 'object',
  string: 'text',
}

/** Used when a rule has no message. Zod's own messages are for the author of the rule. */
const wordsFor = ({ code, expected, input, path = [] }: Found): string | undefined => {
  if (code === 'invalid_value') return typeWords('choice', path)
  if (code !== 'invalid_type') return undefined
  const kind = input === undefined || input === null ? 'absent' : KINDS[String(expected)]
  return kind && typeWords(kind, path)
}

const byName = new Map<string, RulesOf>()

/** Sets the rules of an input class. Rules validate and never transform: acts receive what was typed, without invisible marks. */
export const Rules =
  (rules: RulesOf): ClassDecorator =>
  target => {
    byName.set(target.name, rules)
  }

/** The issues of a raw value by the rules of the named input type, the first for each field. */
export const issuesOf = (inputName: string, value: unknown, now: Date): Issue[] => {
  const rules = byName.get(inputName)
  if (!rules) return []
  const checked = (typeof rules === 'function' ? rules(now) : rules).safeParse(value, { error: wordsFor })
  if (checked.success) return []
  const first = new Map<string, Issue>()
  for (const { path, message } of checked.error.issues) {
    const at = path.join('.')
    if (!first.has(at)) first.set(at, { path: at, message })
  }
  return [...first.values()]
}

/** Passwords keep their marks, since older hashes include them. */
const dropMarks = (value: object): void => {
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    if (typeof field === 'string') {
      if (!/password/i.test(key)) fields[key] = withoutMarks(field)
    } else if (typeof field === 'object' && field !== null && !(field instanceof Date)) dropMarks(field)
  }
}

/** Called by TypeGraphQL for every argument. A class also follows the rules of the class it extends. */
export const checkRules = (value: unknown, now: Date): void => {
  if (typeof value !== 'object' || value === null) return
  dropMarks(value)
  const issues: Issue[] = []
  const checked = new Set<RulesOf>()
  for (let kind = value.constructor; kind.name; kind = Object.getPrototypeOf(kind)) {
    const rules = byName.get(kind.name)
    if (!rules || checked.has(rules)) continue
    checked.add(rules)
    issues.push(...issuesOf(kind.name, value, now))
  }
  if (issues.length > 0) throw badInput(issues)
}
