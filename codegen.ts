import type { CodegenConfig } from '@graphql-codegen/cli'
import { preset as clientPreset } from '@graphql-codegen/client-preset'

/**
 * schema.graphql and the pages' operations become typed documents, and hooks around them; the operations that API
 * tests write as graphql(`...`) become typed texts.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'web/generated/': {
      documents: ['web/**/*.graphql'],
      // A path is as good as a name; the type knows only the names.
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
