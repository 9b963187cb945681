/** The field that Apollo Client tells entities apart by: one node for all generated documents (tools/operationModules.mjs). */
export const typename = { kind: 'Field', name: { kind: 'Name', value: '__typename' } }
