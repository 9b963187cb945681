/**
 * The field by which Apollo Client distinguishes entities: one node for all generated documents
 * (tools/operationModules.mjs).
 */
export const typename = { kind: 'Field', name: { kind: 'Name', value: '__typename' } }
