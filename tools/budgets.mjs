// Written by hand: size-limit weighs lists of files, but not the files that one page loads on top of another (decision
// 52).
import './demandNode.mjs'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildIfStale } from './buildIfStale.mjs'

const web = join(import.meta.dirname, '../dist/web')
const KILOBYTE = 1000

/**
 * In kilobytes of gzip. All pages share Apollo Client and the app around them, which we count once. The app has only the
 * code that first screens show, so `own` has the other pages' dialogs and forms with their parts.
 */
const budgets = { app: 200, signedOut: 4, customerHome: 28, vendorHome: 34.5, own: 92, fonts: 39 }

/** Kilobytes sent for a first screen before its answers and photos: scripts and styles in Brotli, and fonts. */
const sent = { customer: 226, vendor: 229 }

const areas = {
  'Customer: home': ['pages/CustomerHomePage.tsx', budgets.customerHome],
  'Customer: orders': ['pages/CustomerOrdersPage.tsx', budgets.own],
  'Customer: support': ['pages/CustomerSupportPage.tsx', budgets.own],
  'Customer: account': ['pages/CustomerAccountPage.tsx', budgets.own],
  'Vendor: dashboard': ['pages/VendorDashboardPage.tsx', budgets.vendorHome],
  'Admin: dashboard': ['pages/AdminHomePage.tsx', budgets.own],
}

/** With the parts that a screen shows as soon as its answers say so. */
const firstScreens = {
  'Customer: first screen, as sent': [
    ['pages/CustomerHomePage.tsx', 'features/jobs/orders/OrderProposals.tsx'],
    sent.customer,
  ],
  'Vendor: first screen, as sent': [
    ['pages/VendorDashboardPage.tsx', 'features/bids/vendor/BidAtRate.tsx'],
    sent.vendor,
  ],
}

const weigh = file => gzipSync(readFileSync(join(web, file)), { level: 9 }).length

/** The files of a chunk and of all its static imports. */
const filesOf = (manifest, name, found = new Set()) => {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}`)
  if (!found.has(chunk.file)) {
    found.add(chunk.file)
    for (const other of chunk.imports ?? []) filesOf(manifest, other, found)
  }
  return found
}

/** The size as compressed by the build. */
const weighSent = file => {
  const form = join(web, `${file}.br`)
  return statSync(existsSync(form) ? form : join(web, file)).size
}

/** The scripts and preloads that the page itself names, used or not. */
const filesOfPage = () =>
  [...readFileSync(join(web, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, file]) => file,
  )

/** The key in the manifest of a chunk from tools/chunkGroups.ts. */
const groupNamed = (manifest, group) =>
  Object.keys(manifest).find(key => manifest[key].name === group) ?? group

const without = (files, ...others) => {
  const known = new Set(others.flatMap(other => [...other]))
  return [...files].filter(file => !known.has(file))
}

const sum = (files, weight = weigh) => [...files].reduce((total, file) => total + weight(file), 0) / KILOBYTE

/** Fonts are already compressed. */
const allFonts = () =>
  readdirSync(join(web, 'assets'))
    .filter(name => name.endsWith('.woff2'))
    .map(name => join('assets', name))

/** The fonts and styles that the page itself names. */
const besideScripts = () => {
  const page = readFileSync(join(web, 'index.html'), 'utf8')
  return readdirSync(join(web, 'assets'))
    .filter(name => /\.(woff2|css)$/.test(name))
    .map(name => join('assets', name))
    .filter(file => page.includes(file))
}

/**
 * Finds chunks that import each other in a circle, where the first to run finds the other empty: the order may work
 * on one page and fail on the next.
 */
const circles = manifest => {
  const found = []
  const done = new Set()
  const follow = (name, path) => {
    if (done.has(name)) return
    const at = path.indexOf(name)
    if (at !== -1) {
      found.push([...path.slice(at), name].map(each => manifest[each].file).join(' → '))
      return
    }
    for (const other of manifest[name].imports ?? []) follow(other, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(manifest)) follow(name, [])
  return found
}

const readManifest = () => JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))

/** The loads of the real build, each `{ what, size, budget }`, in kilobytes of gzip or as sent. */
const measureBudgets = () => {
  const manifest = readManifest()
  const first = new Set([
    ...filesOfPage(),
    ...filesOf(manifest, 'index.html'),
    ...filesOf(manifest, groupNamed(manifest, 'app')),
  ])
  const signedOut = without(filesOf(manifest, 'pages/SignedOut.tsx'), first)
  return [
    { what: 'The app around all pages', size: sum(first), budget: budgets.app },
    { what: 'Signed out, beyond the app', size: sum(signedOut), budget: budgets.signedOut },
    ...Object.entries(areas).map(([area, [page, budget]]) => ({
      what: `${area}, beyond the app`,
      size: sum(without(filesOf(manifest, page), first)),
      budget,
    })),
    { what: 'Fonts, all of them', size: sum(allFonts(), weighSent), budget: budgets.fonts },
    ...Object.entries(firstScreens).map(([what, [parts, budget]]) => ({
      what,
      size: sum(
        new Set([...first, ...parts.flatMap(part => [...filesOf(manifest, part)]), ...besideScripts()]),
        weighSent,
      ),
      budget,
    })),
  ]
}

const line = ({ what, size, budget }) =>
  `  ${what.padEnd(42)}${size.toFixed(1).padStart(7)} kB of ${String(budget).padStart(3)}${size > budget ? '  TOO MUCH' : ''}`

/** For `npm run check`: fails if the scripts and fonts of the real build exceed their budgets. */
export const withinBudgets = async () => {
  console.log('\nSizes of scripts, gzip, and fonts')
  try {
    await buildIfStale()
  } catch (error) {
    console.error(error.message)
    return false
  }
  const measured = measureBudgets()
  console.log(measured.map(line).join('\n'))
  const circular = circles(readManifest())
  for (const circle of circular) console.error(`  These chunks import each other: ${circle}`)
  return circular.length === 0 && measured.every(({ size, budget }) => size <= budget)
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await withinBudgets()) ? 0 : 1
