import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { operationsText } from '../../domain/nouns.js'

export const operationsDocument: DocumentNode = parse(operationsText)

const byName = new Map(
  operationsDocument.definitions
    .filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
    .map(definition => [definition.name!.value, definition as OperationDefinitionNode]),
)

export const operationNamed = (name: string): OperationDefinitionNode => byName.get(name)!
