import type { CodegenConfig } from '@graphql-codegen/cli'
import { preset as clientPreset } from '@graphql-codegen/client-preset'

/**
 * Generates typed documents and hooks from schema.graphql and the pages' operations, and typed texts from the
 * operations that API tests write as graphql(`...`).
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'web/generated/': {
      documents: ['web/**/*.graphql'],
      // A path works as well as a name, but the type only knows the names.
      preset: './tools/operationsPreset.mjs' as 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: false,
        scalars: {
          DateTime: 'string',
          EmailAddress: 'string',
          JSON: 'unknown',
          JSONObject: 'Record<string, unknown>',
          LocalDate: 'string',
          Money: 'string',
          Tons: 'string',
          RentalSize: '@rules/kinds.js#RentalSize',
          Upload: 'File',
          UUID: 'string',
        },
      },
    },
    'api/test/generated/': {
      documents: ['api/**/*.test.ts', 'api/test/**/*.ts', '!api/test/generated/**'],
      preset: clientPreset,
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: {
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        documentMode: 'string',
        scalars: {
          DateTime: 'string',
          EmailAddress: 'string',
          JSON: 'unknown',
          JSONObject: 'Record<string, unknown>',
          LocalDate: 'string',
          Money: 'string',
          Tons: 'string',
          RentalSize: '../../rules/kinds.js#RentalSize',
          Upload: 'null',
          UUID: 'string',
        },
      },
    },
  },
  importExtension: '.js',
  ignoreNoDocuments: true,
}

export default config
