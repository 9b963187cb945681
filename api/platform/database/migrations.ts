import { readdirSync } from 'node:fs'
import type { MigrationObject } from '@mikro-orm/core'

const folder = new URL('./migrations/', import.meta.url)

const load = async (file: string): Promise<MigrationObject> => {
  const [name] = file.split('.') as [string]
  const module: Record<string, MigrationObject['class']> = await import(new URL(file, folder).href)
  return { name, class: module[name]! }
}

/**
 * The migrations of the folder in the order of their names, which begin with a date: a day's migrations must not need
 * each other in another order. The build's folder holds those of the sources and no others, since it is made whole each time.
 */
export const migrations = await Promise.all(
  readdirSync(folder)
    .filter(file => /^Migration\w+\.(ts|js)$/.test(file))
    .sort()
    .map(load),
)
