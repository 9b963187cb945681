import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')

/** Imports that each file may not have, one for each direction enforced by biome.jsonc. */
const refused: Record<string, string[]> = {
  'api/rules/bids/a.ts': ['../../platform/config.js', '../../domain/scalars.js'],
  'api/rules/a.ts': ['../platform/config.js', '../domain/scalars.js', 'pg', 'node:fs', '@mikro-orm/core'],
  'api/platform/a.ts': ['../domain/scalars.js', '../http/app.js', '../server.js', '../test/harness.js'],
  'api/platform/database/a.ts': ['../rows/read.js', '../queue/worker.js', '../../domain/scalars.js'],
  'api/platform/rows/a.ts': ['../queue/worker.js', '../mail/Post.js', '../../domain/scalars.js'],
  'api/platform/mail/a.ts': ['../queue/worker.js', '../../domain/scalars.js'],
  'api/domain/bids/a.ts': [
    '../../http/app.js',
    './BidResolver.js',
    '../jobs/JobResolver.js',
    '../tasks.js',
    '../nouns.js',
    '../jobs/jobs.noun.js',
    '../../platform/database/standbys/position.js',
  ],
  'api/domain/bids/a.noun.ts': ['../../http/app.js', '../jobs/JobResolver.js'],
  'api/http/a.ts': ['../main.js', '../test/harness.js', '../platform/database/standbys/Standbys.js'],
  'web/ui/text/a.tsx': ['../../forms/ZodForm.js', '../../generated/schema.js', '@apollo/client', 'formik'],
  'web/apollo/a.ts': [
    '../forms/ZodForm.js',
    '../uploads/a.js',
    '../paging/a.js',
    '../features/jobs/a.js',
    '../features/jobs/generated/jobs.js',
  ],
  'web/uploads/a.ts': ['../forms/ZodForm.js', '../paging/a.js', '../features/jobs/a.js'],
  'web/forms/a.tsx': ['../paging/a.js', '../features/jobs/a.js', '../pages/a.js'],
  'web/paging/a.tsx': ['../uploads/a.js', '../features/jobs/a.js', '../pages/a.js'],
  'web/features/bids/a.tsx': ['../../pages/a.js', '../../app/App.js', '../../../api/domain/scalars.js'],
  'web/features/jobs/admin/a.tsx': ['../../../pages/a.js', '../../../testing/a.js'],
  'web/pages/a.tsx': ['../app/App.js', '../testing/people.js'],
  'web/app/a.tsx': ['../../api/domain/scalars.js'],
}

const allowed: Record<string, string[]> = {
  'api/rules/b.ts': ['./limits.js', 'zod/mini'],
  'api/rules/bids/b.ts': ['../limits.js', '../jobs/jobGraph.js'],
  'api/platform/b.ts': ['../rules/limits.js', 'pg', 'node:fs'],
  'api/platform/rows/b.ts': ['../database/prepared.js', '../errors.js'],
  'api/domain/bids/b.ts': ['../jobs/Job.js', '../jobs/jobPolicy.js', '../../platform/errors.js'],
  'api/domain/bids/test/b.ts': ['../../../test/harness.js', '../../../http/app.js', '../../nouns.js'],
  'api/domain/bids/b.noun.ts': ['./BidResolver.js', '../noun.js', '../../rules/bids/bidGraph.js'],
  'api/http/b.ts': ['../domain/bids/BidResolver.js', '../platform/errors.js'],
  'web/ui/text/b.tsx': ['../layout/Stack.js', 'react', '@rules/money.js'],
  'web/apollo/b.ts': ['../generated/schema.js', './live/generated/changes.js'],
  'web/forms/b.tsx': ['../ui/layout/Stack.js', '../apollo/client.js', 'formik'],
  'web/paging/b.tsx': ['../forms/serverMessage.js', '../apollo/client.js', '../ui/layout/Stack.js'],
  'web/features/bids/b.tsx': ['../../forms/ZodForm.js', '../../generated/schema.js', '../jobs/JobCard.js'],
  'web/features/jobs/admin/b.tsx': ['../JobCard.js', '../../admin/a.js', '../../../ui/theme.js'],
  'web/pages/b.tsx': ['../features/bids/a.js'],
  'web/app/b.tsx': ['../pages/a.js', '../features/bids/a.js'],
}

/** Each `file: import` that Biome refuses, with these files in a separate folder. */
const refusedOf = (files: Record<string, string[]>) => {
  const folder = mkdtempSync(join(tmpdir(), 'haulbid-layers-'))
  try {
    for (const name of ['biome.jsonc', '.gitignore', 'tools/lint'])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    for (const [file, imports] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), imports.map(name => `import '${name}'\n`).join(''))
    }
    const args = [
      biome,
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
    ]
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout)
    return diagnostics.map(({ location }: Diagnostic) => {
      const file = location.path
      return `${file}: ${files[file]?.[location.start.line - 1]}`
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Diagnostic {
  location: { path: string; start: { line: number } }
}

const linesOf = (files: Record<string, string[]>) =>
  Object.entries(files).flatMap(([file, imports]) => imports.map(name => `${file}: ${name}`))

it('allows imports in one direction only', () => {
  expect(refusedOf({ ...refused, ...allowed }).sort()).toEqual(linesOf(refused).sort())
})

/** The output of `npm run check -- architecture` if the folder has these files. */
const checked = (folderOf: string, files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'haulbid-nouns-'))
  try {
    for (const name of ['tools', 'docs/architecture.md', 'api/rules', 'api/domain/nouns.ts', 'web/paths.ts'])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const side of ['api/domain', 'web/features']) mkdirSync(join(folder, side), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, folderOf, file)), { recursive: true })
      writeFileSync(join(folder, folderOf, file), text)
    }
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'tools/architecture.mjs')], {
      encoding: 'utf8',
    })
    return { status, stderr }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const BID_POLICY = "export const isOpenBid = () => ''\n"

it('refuses an import from a noun to a later one', () => {
  const { status, stderr } = checked('api/domain', {
    'bids/a.ts': "import { b } from '../jobs/b.js'\n",
    'jobs/b.ts': "import { isOpenBid } from '../bids/c.js'\n",
    'bids/c.ts': BID_POLICY,
  })
  expect(status).toBe(1)
  expect(stderr).toContain('jobs/b.ts -> bids/c.ts')
  expect(stderr).not.toContain('bids/a.ts -> jobs/b.ts')
})

it('refuses that http imports from a noun or reads its table', () => {
  const { status, stderr } = checked('api', {
    'http/a.ts': "import { b } from '../domain/bids/b.js'\n",
    'http/b.ts': "export const all = 'select * from bids where true'\n",
    'http/c.ts': "import { nouns } from '../domain/nouns.js'\n",
    'domain/bids/b.ts': "@Entity({ tableName: 'bids' })\nexport class Bid {}\n",
  })
  expect(status).toBe(1)
  expect(stderr).toContain('api/http/a.ts')
  expect(stderr).toContain('api/http/b.ts')
  expect(stderr).not.toContain('api/http/c.ts')
})

it('refuses that an entity or a view refers to a later noun, even for a type', () => {
  const { stderr } = checked('api/domain', {
    'jobs/Job.ts': "import type { Bid } from '../bids/Bid.js'\n@Entity()\nexport class Job {}\n",
    'jobs/jobRows.ts': "import { bidRows } from '../bids/bidRows.js'\n",
    'bids/Bid.ts': "import { Job } from '../jobs/Job.js'\n@Entity()\nexport class Bid {}\n",
    'bids/bidRows.ts': '',
  })
  expect(stderr).toContain('jobs/Job.ts -> bids/Bid.ts')
  expect(stderr).toContain('jobs/jobRows.ts -> bids/bidRows.ts')
  expect(stderr).not.toContain('bids/Bid.ts ->')
})

it("refuses an import from a noun's own files on the pages to a later noun, but not from its screens", () => {
  const { status, stderr } = checked('web/features', {
    'bids/a.ts': "import '../jobs/b.js'\n",
    'jobs/b.ts': "import '../bids/c.js'\nimport type { Fragment } from '../bids/generated/bids.js'\n",
    'bids/c.ts': '',
    'jobs/vendor/d.ts': "import '../../bids/c.js'\n",
  })
  expect(status).toBe(1)
  expect(stderr.match(/\S+ -> \S+/g)).toContain('jobs/b.ts -> bids/c.js')
  expect(stderr).not.toContain('bids/a.ts ->')
  expect(stderr).not.toContain('jobs/vendor/d.ts ->')
  expect(stderr).not.toContain('generated')
})

it('refuses rooms of the pages that import each other', () => {
  const { status, stderr } = checked('web/features', {
    'jobs/vendor/a.ts': "const b = () => import('../../visits/today/b.js')\n",
    'visits/today/b.ts': "import '../../agenda/c.js'\n",
    'agenda/c.ts': "import '../jobs/vendor/d.js'\n",
    'jobs/vendor/d.ts': '',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/import each other: .*jobs\/vendor -> visits\/today/)
})

it('refuses a room of the pages that is called after no noun', () => {
  const { stderr } = checked('web/features', { 'changes/a.ts': "import '../jobs/b.js'\n", 'jobs/b.ts': '' })
  expect(stderr).toContain('web/features/changes is called after no noun')
})
