import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { preset as clientPreset } from '@graphql-codegen/client-preset'
import {
  definitionsOf,
  fragmentModule,
  hooksBarrel,
  operationModule,
  typedDocuments,
} from './operationModules.mjs'

const section = (options, filename, content) => ({
  filename: options.baseOutputDir + filename,
  plugins: [{ content: {} }],
  pluginMap: { content: { plugin: () => content } },
  schema: options.schema,
  schemaAst: options.schemaAst,
  config: {},
  documents: [],
})

/** Deletes the modules of operations that no longer exist. */
const prune = (folder, names) => {
  if (!existsSync(folder)) return
  const kept = new Set(names.map(name => `${name}.ts`))
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file))
}

/** The client preset's types, and a separate module for each operation and fragment: docs/decisions/0028. */
export const preset = {
  prepareDocuments: clientPreset.prepareDocuments,
  buildGeneratesSection: async options => {
    const { operations, fragments } = definitionsOf(options.documents)
    prune(`${options.baseOutputDir}operations`, [...operations.keys()])
    prune(`${options.baseOutputDir}fragments`, [...fragments.keys()])

    const [types] = await clientPreset.buildGeneratesSection(options)
    const plugins = types.plugins.filter(plugin => !('typed-document-node' in plugin))
    const pluginMap = {
      ...types.pluginMap,
      documents: { plugin: () => typedDocuments(operations, fragments) },
    }
    return [
      { ...types, plugins: [...plugins, { documents: {} }], pluginMap },
      section(options, 'hooks.ts', hooksBarrel(operations)),
      ...[...operations.values()].map(node =>
        section(options, `operations/${node.name.value}.ts`, operationModule(node, fragments)),
      ),
      ...[...fragments.values()].map(node =>
        section(options, `fragments/${node.name.value}.ts`, fragmentModule(node, fragments)),
      ),
    ]
  },
}
