import './demandNode.mjs'

// Jest refuses flags that it does not know.
const flags = process.argv.slice(2)
if (flags.includes('--all')) process.env.PAIRS = 'all'

process.argv.splice(
  2,
  flags.length,
  '--config',
  'jest.faults.config.js',
  ...flags.filter(flag => flag !== '--all'),
)
await import('../node_modules/jest/bin/jest.js')
