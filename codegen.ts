import type { CodegenConfig } from '@graphql-codegen/cli'

/** schema.graphql and the pages' operations become typed documents, and hooks around them. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.graphql'],
  generates: {
    'web/generated/': {
      preset: 'client',
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
    'web/generated/hooks.ts': { plugins: ['./tools/hooksPlugin.mjs'] },
  },
  importExtension: '.js',
  ignoreNoDocuments: true,
}

export default config
