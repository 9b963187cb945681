import './demandNode.mjs'
import { architecture } from './architecture.mjs'
import { audit } from './audit.mjs'
import { withinBudgets } from './budgets.mjs'
import { codegen } from './codegen.mjs'
import { contract } from './contract.mjs'
import { docLinks } from './docLinks.mjs'
import { fonts } from './fonts.mjs'
import { peers } from './peers.mjs'
import { rulesInSql } from './rulesInSql.mjs'
import { scale } from './scale.mjs'
import { hashOf } from './sources.mjs'
import { root, step } from './step.mjs'

const generated = ['schema.graphql', 'web', 'api/test/generated']

// Compares contents, not git's view, so that unrelated work in progress does not matter.
const codegenChangesNothing = () => {
  const before = hashOf(root, generated)
  if (!codegen()) return false
  if (hashOf(root, generated) === before) return true
  console.error('\nThe generated code was out of date. It is rewritten: commit it.')
  return false
}

const typesOf = (title, project) =>
  step(`Types: ${title}`, ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit'])

/** Each side has its own configuration: pages have no Node types, and the API has no DOM. */
const types = () => typesOf('API', 'api') && typesOf('pages', 'web') && typesOf('tools, journeys, bench', '.')

const checks = {
  types,
  lint: () => step('Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']),
  architecture,
  rulesInSql,
  // Configured in package.json.
  clones: () => step('Blocks that are there twice', ['node_modules/jscpd/bin/jscpd', 'api', 'web']),
  codegen: codegenChangesNothing,
  contract,
  docs: docLinks,
  audit,
  scale,
  fonts,
  budgets: withinBudgets,
  peers,
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !(name in checks))
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`)
  process.exit(1)
}

const failed = []
for (const [name, passes] of Object.entries(checks))
  if ((asked.length === 0 || asked.includes(name)) && !(await passes())) failed.push(name)

console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
