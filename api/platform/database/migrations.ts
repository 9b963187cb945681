import { readdirSync } from 'node:fs'
import type { MigrationObject } from '@mikro-orm/core'

const folder = new URL('./migrations/', import.meta.url)

const load = async (file: string): Promise<MigrationObject> => {
  const [name] = file.split('.') as [string]
  const module: Record<string, MigrationObject['class']> = await import(new URL(file, folder).href)
  return { name, class: module[name]! }
}

/**
 * The migrations of the folder in order of their names, which start with a date: migrations of the same day must not
 * depend on another order. The build's folder contains exactly those of the sources, since it is always rebuilt
 * completely.
 */
export const migrations = await Promise.all(
  readdirSync(folder)
    .filter(file => /^Migration\w+\.(ts|js)$/.test(file))
    .sort()
    .map(load),
)
