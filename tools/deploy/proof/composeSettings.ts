import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Values = Record<string, string>

const interpolated = (text: string, values: Values) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, other?: string) => {
    if (values[name]) return values[name]
    if (kind === '?') throw new Error(`${name}: ${other}`)
    return other ?? ''
  })

/** The settings that docker-compose.yml passes to its processes, with `values` in place of .env. */
export const composeSettings = (values: Values): Values => {
  const text = readFileSync(join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8')
  const [, block] = /^x-settings: &settings\n((?: {2}.*\n)+)/m.exec(text) as unknown as [string, string]
  const pairs = [...block.matchAll(/^ {2}([A-Z0-9_]+): (.*)$/gm)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name, interpolated(value as string, values)]))
}
