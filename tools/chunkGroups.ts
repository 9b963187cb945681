import { join } from 'node:path'

const web = join(import.meta.dirname, '../web')

/** The bundler's information about modules, passed to a group's `name` function. */
type Context = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
}

/** Packages whose entry imports everything, with the place where the entry says which file exports a name. */
const entryOfAll = [
  {
    package: 'lucide-react',
    id: /\/lucide-react\.mjs$/,
    file: (name: string) => `\\bas ${name}\\b[^;]*'\\.(/icons/.*)';`,
  },
  {
    package: 'radix-ui',
    id: /\/radix-ui\/dist\/index\.mjs$/,
    file: (name: string) => `\\bas ${name} from ["'](@radix-ui/[\\w-]+)["']`,
  },
]

/** The files of such a package that a module imports by name. */
const named = (context: Context, id: string, all: string, entry: (typeof entryOfAll)[number]) => {
  const code = context.getModuleInfo(id)?.code ?? ''
  const names = new RegExp(`import\\s*{([^}]*)}\\s*from\\s*["']${entry.package}["']`).exec(code)
  const info = context.getModuleInfo(all)
  return (names?.[1]?.match(/\w+/g) ?? []).flatMap(name => {
    const file = new RegExp(entry.file(name)).exec(info?.code ?? '')?.[1]
    return (
      info?.importedIds.filter(other => file && (other.endsWith(file) || other.includes(`${file}/`))) ?? []
    )
  })
}

/**
 * All modules that a module loads statically, including itself.
 */
const reached = (context: Context, id: string, found = new Set<string>()) => {
  if (found.has(id)) return found
  found.add(id)
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  for (const other of imported) {
    const entry = entryOfAll.find(({ id }) => id.test(other))
    for (const each of entry ? named(context, id, other, entry) : [other]) reached(context, each, found)
  }
  return found
}

const entries = ['app/main.tsx', 'app/showApp.tsx', 'pages/SignedOut.tsx', 'pages/signIn/FirstVisit.ts'].map(
  path => join(web, path),
)

const firstScreens = [
  'pages/CustomerHomePage.tsx',
  'features/jobs/orders/OrderProposals.tsx',
  'pages/VendorDashboardPage.tsx',
].map(path => join(web, path))

type Walk = (context: Context) => readonly Set<string>[]

/** The modules that each entry and then each first screen reaches, walked once per build. */
const walkOnce = (): Walk => {
  let sets: Set<string>[] | undefined
  return context => {
    sets ??= [...entries, ...firstScreens].map(entry => reached(context, entry))
    return sets
  }
}

/** Modules of the app that the walk above can't see, or that every signed-in page also needs. */
const OF_APP =
  /\/web\/(ui\/text\/(PhoneLink|telHref)\.|apollo\/(?!live\/|readFresh|isChangedMeanwhile)|app\/cachePolicy\.|features\/(accounts\/(announceUser|useRole|generated\/accounts)|\w+\/\w+Cache|jobs\/(addToJob|placeJob))\.|paging\/useArrived\.)|\/api\/rules\/(\w+\/)?(limits|vendorName|photoSizes|junkTerms|loadWords)\./

/**
 * The chunk of the app around all pages, with the code that first screens share. main.tsx must stay small: see there.
 */
const layers = (walk: Walk) => (id: string, context: Context) => {
  const [boot, app, signedOut, below, ...screens] = walk(context)
  if (boot?.has(id)) return null
  const isShared = (signedOut?.has(id) || below?.has(id)) && screens.some(screen => screen.has(id))
  return app?.has(id) || isShared || OF_APP.test(id) ? 'app' : null
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

/** The pictures of items are larger than all else, and load with the forms that show them. */
const isUi = (id: string) => /\/web\/ui\/(?!drawings\/ItemPicture)|\/lucide-react\//.test(id)

/** Of some pages' forms, with imports of their own; and what lists need without a form. */
const NOT_OF_ALL_FORMS = /\/web\/forms\/(dialogs\/|(TermFields|serverMessage)\.)/

/** In separate chunks, these would have more headers than text. */
const SMALL =
  /\/api\/rules\/(cents|vendors\/documentExpiry)\.|\/web\/(paging\/LoadError|forms\/serverMessage|features\/accounts\/firstRequest)\./

/** The row of trucks is only in two parts that load when somebody opens them. */
const OF_FEW = /\/web\/ui\/(actions\/PictureRadios|drawings\/TruckLoad)\./

/** The chunk of a module in ui/: `shared` if a first screen shows it, and `more` if only other pages do. */
const sharedUi = (walk: Walk) => (id: string, context: Context) => {
  if ((!isUi(id) && !SMALL.test(id)) || OF_FEW.test(id)) return null
  const screens = walk(context).slice(2)
  return screens.some(set => set.has(id)) ? 'shared' : 'more'
}

/** The code shared by dialogs, menus, toasts and the forms' boxes. */
const radix = packages('@radix-ui/(?:primitive|react-[\\w-]+)')

/** Modules shared by at least two pages, without their dependencies. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false }

/**
 * Groups modules into a few chunks that many pages share, because a hundred tiny ones would each cost a request. The
 * first group changes only with an upgrade, so browsers keep it over many releases.
 */
export const chunkGroups = () => {
  const walk = walkOnce()
  return [
    { name: 'react', test: react, priority: 5 },
    { name: layers(walk), priority: 4, includeDependenciesRecursively: false },
    {
      name: 'forms',
      test: (id: string) =>
        (id.startsWith(join(web, 'forms/')) && !NOT_OF_ALL_FORMS.test(id)) ||
        formPackages.test(id) ||
        /\/api\/rules\/typedAmount\./.test(id),
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
    { name: 'radix', test: radix, priority: 2, ...shared },
    { name: sharedUi(walk), priority: 1, ...shared },
    // The modules that show a job, and the fragments that the change stream writes to the cache: some forty modules of
    // half a kilobyte.
    {
      name: 'jobs',
      test: /\/web\/(features\/jobs\/(Job(Card|Description|Photos|StatusBadge|When)|JunkHolds|MapLink|PastDate|jobPrice|jobWords|askedOf)|features\/(jobs|visits|ratings)\/generated\/\w+|features\/bids\/(generated\/bids|bidOutcome|useBidStatus)|features\/(messages\/UnreadBadge|jobs\/vendor\/useOpenJob)|paging\/(RefreshIfStale|use(Arrived|Pages|Refresh)))\.|\/api\/rules\/(\w+\/)?(rentalWords|dates|jobDates|jobGraph|stateGraph|estimatedTotal|loadWeights|termsWords|loadWords|junkTerms|reliabilityWords|bidGraph|statements|visitGraph|visits|windowWords)\./,
      priority: 1,
      ...shared,
    },
    // A customer's orders, in a chunk of their own, so that vendors don't load them with the jobs.
    {
      name: 'orders',
      test: /\/web\/(features\/jobs\/orders\/(VendorChange|Order(Card|List)|bidsLine|nextLine|useOrders|generated\/orders)|features\/jobs\/orderStep|pages\/customer\/(orderNews|loadRequestPage))\./,
      priority: 1,
      ...shared,
    },
  ]
}
