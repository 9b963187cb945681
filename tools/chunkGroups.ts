import { join } from 'node:path'

const web = join(import.meta.dirname, '../web')

/** What the bundler tells a group's `name` of a module. */
type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const isGenerated = (id: string) => id.includes('/web/generated/')

/** All that a module needs from the start, itself among it. The barrel of hooks reaches everything, so it leads nowhere. */
const reached = (context: Context, id: string, found = new Set<string>()) => {
  if (found.has(id) || isGenerated(id)) return found
  found.add(id)
  for (const other of context.getModuleInfo(id)?.importedIds ?? []) reached(context, other, found)
  return found
}

const entries = ['app/main.tsx', 'app/visitor/showVisitor.tsx', 'app/showApp.tsx'].map(path =>
  join(web, path),
)

/** `start` for what the visitor's page needs, `app` for what the app around all pages needs beyond it. */
const layers = () => {
  let sets: Set<string>[] | undefined
  return (id: string, context: Context) => {
    sets ??= entries.map(entry => reached(context, entry))
    const [boot, start, app] = sets
    // main.tsx stays small: see there.
    if (entries.includes(id) || boot?.has(id)) return null
    if (start?.has(id)) return 'start'
    return app?.has(id) ? 'app' : null
  }
}

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

const react = packages(
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'styled-components',
  'stylis',
)

const formPackages = packages(
  'formik',
  'lodash-es',
  'zod',
  'deepmerge',
  'react-fast-compare',
  'tiny-warning',
  'hoist-non-react-statics',
  'react-is',
  '@radix-ui/react-(?:checkbox|radio-group|use-is-hydrated|use-previous|use-size)',
)

const dialogPackages = packages(
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'aria-hidden',
  'use-sidecar',
  'use-callback-ref',
  'react-style-singleton',
  'get-nonce',
  '@radix-ui/react-(?:dialog|alert-dialog|focus-scope|focus-guards)',
)

/** Shared by two pages at least, and not by itself drawing in what its neighbours need. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false }

/**
 * A few chunks that many pages share, in place of a hundred tiny ones, each of which would cost a request. The first
 * changes with an upgrade alone, and so stays with the browser over many releases.
 */
export const chunkGroups = () => [
  { name: 'react', test: react, priority: 5 },
  { name: layers(), priority: 4, includeDependenciesRecursively: false },
  {
    name: 'forms',
    test: (id: string) => id.startsWith(join(web, 'forms/')) || formPackages.test(id),
    priority: 3,
    ...shared,
  },
  {
    name: 'dialogs',
    test: (id: string) =>
      dialogPackages.test(id) ||
      /\/web\/ui\/overlays\/(Dialog|ConfirmDialog|DialogActions|overlayStyle|Lightbox)\./.test(id),
    priority: 2,
    ...shared,
  },
  {
    name: 'shared',
    test: /\/web\/ui\/|\/lucide-react\/|react-tabs|react-roving-focus|react-direction/,
    priority: 1,
    ...shared,
  },
]
