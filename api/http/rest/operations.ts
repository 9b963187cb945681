import { readFileSync } from 'node:fs'
import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { requestFieldNames } from '../../rules/jobs/requestFields.js'

const requested = `fragment RequestFields on Job { ${requestFieldNames.join(' ')} }`

export const operationsText = [
  readFileSync(new URL('./operations.graphql', import.meta.url), 'utf8'),
  requested,
].join('\n')

export const operationsDocument: DocumentNode = parse(operationsText)

const byName = new Map(
  operationsDocument.definitions
    .filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
    .map(definition => [definition.name!.value, definition as OperationDefinitionNode]),
)

export const operationNamed = (name: string): OperationDefinitionNode => byName.get(name)!
