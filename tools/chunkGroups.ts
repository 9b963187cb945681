import { join } from 'node:path'

const web = join(import.meta.dirname, '../web')

/** What the bundler passes to a group's `name` function about a module. */
type Context = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
}

const isGenerated = (id: string) => id.includes('/web/generated/')
const isAllIcons = (id: string) => id.endsWith('/lucide-react.mjs')

/** The icons that a module imports by name; the package's entry imports all of them. */
const iconsOf = (context: Context, id: string, all: string) => {
  const names = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/.exec(context.getModuleInfo(id)?.code ?? '')
  const entry = context.getModuleInfo(all)
  return (names?.[1]?.match(/\w+/g) ?? []).flatMap(name => {
    const file = new RegExp(`\\bas ${name}\\b[^;]*'\\.(/icons/.*)';`).exec(entry?.code ?? '')?.[1]
    return entry?.importedIds.filter(other => file && other.endsWith(file)) ?? []
  })
}

/**
 * All that a module loads statically, including itself. The barrel of hooks imports everything, so generated files are
 * skipped.
 */
const reached = (context: Context, id: string, found = new Set<string>()) => {
  if (found.has(id) || isGenerated(id)) return found
  found.add(id)
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  for (const other of imported)
    for (const each of isAllIcons(other) ? iconsOf(context, id, other) : [other])
      reached(context, each, found)
  return found
}

const entries = [
  'app/main.tsx',
  'app/visitor/showVisitor.tsx',
  'pages/signIn/HowItWorks.tsx',
  'app/showApp.tsx',
].map(path => join(web, path))

/** What the app needs and the walk above cannot see, or what every page that is signed in needs with it. */
const OF_APP =
  /\/web\/(apollo\/(?!live\/)|features\/accounts\/announceUser\.|generated\/(operations\/(Settings|Me|Login|Logout|SignUpCustomer|UnreadNotices)|fragments\/Viewer)\.)|\/api\/rules\/(limits|vendorName|photoSizes)\./

/**
 * `start` for what the visitor's page needs first and all others too, `below` for what it fetches for further down, and
 * `app` for what the app around all pages needs beyond that.
 */
const layers = () => {
  let sets: Set<string>[] | undefined
  return (id: string, context: Context) => {
    sets ??= entries.map(entry => reached(context, entry))
    const [boot, start, below, app] = sets
    // main.tsx stays small: see there.
    if (boot?.has(id)) return null
    if (start?.has(id)) return 'start'
    // Less than a kilobyte, and a request of its own otherwise.
    if (below?.has(id)) return app?.has(id) ? 'start' : 'below'
    return app?.has(id) || OF_APP.test(id) ? 'app' : null
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

/** Modules shared by at least two pages, without pulling in their dependencies. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false }

/**
 * A few chunks that many pages share, instead of a hundred tiny ones that would each cost a request. The first changes
 * only with an upgrade, so browsers keep it over many releases.
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
  // What shows a job, and what the change stream writes into the cache: some forty modules of half a kilobyte.
  {
    name: 'jobs',
    test: /\/web\/(generated\/fragments\/(\w+_job|\w+_bid|JobRating_rating)|features\/job\/(Job(Card|Description|Photos|StatusBadge|When)|MapLink|PastDate|jobPrice|jobWords|askedOf)|features\/paging\/use(Arrived|Pages|ReadOn|Refresh)|features\/orders\/orderStep|features\/messages\/UnreadBadge)\.|\/api\/rules\/(rentalWords|dates|jobDates|jobStates|cents|estimatedTotal|loadWeights|termsWords|reliabilityWords)\./,
    priority: 1,
    ...shared,
  },
]
