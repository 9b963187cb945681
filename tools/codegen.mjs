import './demandNode.mjs'
import { step } from './step.mjs'

const emit = ['--import', './tools/swc-hook.mjs', 'tools/emitSchema.ts']
const generate = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts']

/** Generates the schema from the API's classes, then typed hooks from the schema and the pages' operations. */
export const codegen = () => step('Schema', emit) && step('Generated types and hooks', generate)

if (process.argv[1] === import.meta.filename) {
  process.exitCode = codegen() ? 0 : 1
}
