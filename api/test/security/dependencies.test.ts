import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// @ts-expect-error a tool, written without types
import { advisoryComplaints } from '../../../tools/advisoryComplaints.mjs'
// @ts-expect-error a tool, written without types
import { lockComplaints } from '../../../tools/lockComplaints.mjs'

/** Installs that `npm run check` refuses (tools/audit.mjs). */

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../../..', name), 'utf8'))
const [manifest, lock, allowed] = ['package.json', 'package-lock.json', 'tools/audit.json'].map(read)

test('finds no problem with the installed packages', () => {
  expect(lockComplaints(manifest, lock, allowed)).toEqual([])
})

const good = { integrity: lock.packages['node_modules/zod'].integrity, license: 'MIT' }

test.each<[string, object, RegExp]>([
  ['no checksum', { integrity: undefined }, /no SHA-512/],
  ['a weak checksum', { integrity: 'sha1-abcdef' }, /no SHA-512/],
  ['from a repository', { resolved: 'git+ssh://git@github.com/x/y.git#1' }, /not from the registry/],
  ['from a site', { resolved: 'https://evil.example/x.tgz' }, /not from the registry/],
  ['over http', { resolved: 'http://registry.npmjs.org/x.tgz' }, /not from the registry/],
  [
    'from a host that begins like it',
    { resolved: 'https://registry.npmjs.org.evil.example/x' },
    /not from the registry/,
  ],
  ['a folder beside', { link: true }, /not from the registry/],
  ['a script that runs at once', { hasInstallScript: true }, /runs a script/],
  ['a licence that asks for ours', { license: 'AGPL-3.0-only' }, /AGPL-3\.0-only is not on the list/],
  ['half of a licence', { license: 'MIT AND GPL-3.0-only' }, /not on the list/],
  ['a licence of development in production', { license: 'MPL-2.0' }, /not on the list/],
  ['a licence with brackets', { license: '(MIT OR ISC) AND AGPL-3.0-only' }, /not on the list/],
  ['no licence', { license: undefined }, /not on the list/],
])('refuses %s', (_, more, words) => {
  const packages = { '': {}, 'node_modules/zod/node_modules/evil': { ...good, ...more } }
  expect(lockComplaints({}, { packages }, allowed)).toEqual([expect.stringMatching(words)])
})

test('accepts one allowed license out of two', () => {
  const packages = { 'node_modules/x': { ...good, license: '(GPL-3.0-only OR MIT AND ISC)' } }
  expect(lockComplaints({}, { packages }, allowed)).toEqual([])
})

test.each([
  '^1.2.3',
  '~1.2.3',
  '*',
  'latest',
  '1.x',
  'git+https://example.com/x.git',
  'file:../x',
  'npm:y@1.2.3',
])('refuses %s as a version', version => {
  expect(lockComplaints({ dependencies: { x: version } }, { packages: {} }, allowed)).toHaveLength(1)
})

describe('what the registry knows', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc'
  const report = (severity: string) => ({
    vulnerabilities: { x: { via: [{ name: 'x', title: 'Remote code', severity, url, source: 1 }, 'y'] } },
  })
  const excuse = { id: 'GHSA-aaaa-bbbb-cccc', why: 'Only its command line', until: '2027-01-31' }

  test.each(['high', 'critical'])('refuses an advisory rated %s', severity => {
    expect(advisoryComplaints(report(severity), [], '2026-11-20')).toEqual([
      expect.stringContaining('Remote code'),
    ])
  })
  test.each(['low', 'moderate'])('lets an advisory rated %s pass', severity => {
    expect(advisoryComplaints(report(severity), [], '2026-11-20')).toEqual([])
  })
  test('lets an excused advisory pass until its day, with a reason, and while it exists', () => {
    expect(advisoryComplaints(report('high'), [excuse], '2027-01-31')).toEqual([])
    expect(advisoryComplaints(report('high'), [excuse], '2027-02-01')).toEqual([
      expect.stringContaining('until'),
    ])
    expect(advisoryComplaints(report('high'), [{ ...excuse, why: ' ' }], '2026-11-20')).toHaveLength(1)
    expect(advisoryComplaints({ vulnerabilities: {} }, [excuse], '2026-11-20')).toEqual([
      expect.stringContaining('no longer found'),
    ])
  })
})
