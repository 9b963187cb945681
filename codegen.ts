import type { CodegenConfig } from '@graphql-codegen/cli'
import { preset as clientPreset } from '@graphql-codegen/client-preset'

/** Answers hold scalars as JSON does. */
const scalars = {
  DateTime: 'string',
  EmailAddress: 'string',
  JSON: 'unknown',
  JSONObject: 'Record<string, unknown>',
  LocalDate: 'string',
  Money: 'string',
  Tons: 'string',
  UUID: 'string',
}

const types = {
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
}

const ofPages = {
  ...types,
  skipTypename: false,
  scalars: { ...scalars, RentalSize: '@rules/kinds.js#RentalSize', Upload: 'File' },
}

/**
 * Generates typed documents from schema.graphql and the pages' operations, each beside its .graphql file, and typed texts
 * from the operations that API tests write as graphql(`...`).
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'web/generated/schema.ts': {
      documents: ['web/**/*.graphql'],
      plugins: ['typescript-operations'],
      config: { ...ofPages, generateOperationTypes: false },
    },
    'web/': {
      documents: ['web/**/*.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.ts', folder: 'generated', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...ofPages, importSchemaTypesFrom: 'web/generated/schema.ts' },
    },
    'api/test/generated/': {
      documents: ['api/**/*.test.ts', 'api/**/test/**/*.ts', '!api/test/generated/**'],
      preset: clientPreset,
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: {
        ...types,
        documentMode: 'string',
        scalars: { ...scalars, RentalSize: '../../rules/kinds.js#RentalSize', Upload: 'null' },
      },
    },
  },
  importExtension: '.js',
  ignoreNoDocuments: true,
}

export default config
