import { globSync, readFileSync } from 'node:fs'
import { Kind, parse, type SelectionSetNode } from 'graphql'
import type { UserType } from '../../generated/schema.js'
import { cachePolicy } from '../cachePolicy.js'
import { roles } from './startLive.js'

const document = parse(
  globSync('web/**/*.graphql')
    .map(path => readFileSync(path, 'utf8'))
    .join('\n'),
)

/** All fields below a selection, by their paths: `vendor.id`. */
const pathsOf = ({ selections }: SelectionSetNode, from = ''): string[] =>
  selections.flatMap(selection => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return pathsOf(selection.selectionSet, from)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      for (const definition of document.definitions)
        if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value)
          return pathsOf(definition.selectionSet, from)
      throw new Error(`There is no fragment ${selection.name.value}`)
    }
    const path = from + selection.name.value
    return selection.selectionSet ? pathsOf(selection.selectionSet, `${path}.`) : [path]
  })

const fieldsOfOperation = (name: string) => {
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name)
      return pathsOf(definition.selectionSet)
  throw new Error(`There is no operation ${name}`)
}

const NODES = /^(customerJobs|vendorJobs|availableJobs|earnedJobs|jobs)\.nodes\./

/** The pages' queries of lists of jobs, by role. */
const lists: Record<UserType, readonly string[]> = {
  customer: ['CustomerJobs', 'UnfinishedOrders', 'TicketOrders'],
  vendor: ['AvailableJobs', 'VendorJobs', 'EarnedJobs', 'TicketJobs'],
  admin: ['AllJobs', 'ViewedOrders', 'ViewedAvailableJobs', 'ViewedVendorJobs'],
}

const subscriptions = { customer: 'CustomerChanges', vendor: 'VendorChanges', admin: 'AdminChanges' }

test('assigns every query for a list of jobs to a role', () => {
  const names = document.definitions.flatMap(definition =>
    definition.kind === Kind.OPERATION_DEFINITION &&
    pathsOf(definition.selectionSet).some(path => NODES.test(path))
      ? [definition.name?.value]
      : [],
  )
  expect(new Set(names)).toEqual(new Set(Object.values(lists).flat()))
})

// Without one of these fields, every change would refetch the list.
test.each(
  Object.entries(lists).flatMap(([role, names]) => names.map(name => [role as UserType, name] as const)),
)('sends a %s everything about a job that %s shows', (role, name) => {
  const received = new Set(fieldsOfOperation(subscriptions[role]))
  const shown = fieldsOfOperation(name).filter(path => NODES.test(path))
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.map(path => path.replace(NODES, 'changes.jobs.')).filter(path => !received.has(path))).toEqual(
    [],
  )
})

test('gives each role its own document', () => {
  for (const [role, sent] of Object.entries(roles))
    expect(sent.definitions[0]).toMatchObject({ name: { value: subscriptions[role as UserType] } })
})

test('marks only fields stale that some page queries', () => {
  const asked = new Set(
    document.definitions.flatMap(definition =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.map(field => field.kind === Kind.FIELD && field.name.value)
        : [],
    ),
  )
  for (const [field, { causes }] of cachePolicy.fields) if (causes) expect(asked).toContain(field)
})

test('names only mutations that some page sends', () => {
  const sent = document.definitions.flatMap(definition =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
  )
  for (const name of cachePolicy.mutations.keys()) expect(sent).toContain(name)
})
