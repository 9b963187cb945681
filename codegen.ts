import type { CodegenConfig } from '@graphql-codegen/cli'

/** schema.graphql and the pages' operations become typed documents, and hooks around them. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.graphql'],
  generates: {
    'web/generated/': {
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
          RentalSize: '@rules/kinds.js#RentalSize',
          Upload: 'File',
          UUID: 'string',
        },
      },
    },
  },
  importExtension: '.js',
  ignoreNoDocuments: true,
}

export default config
