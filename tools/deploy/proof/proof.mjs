// node tools/deploy/proof/proof.mjs: the setup of docker-compose.yml without Docker. Runs the Dockerfile's stages as
// plain processes, then two processes of that image, a real nginx with its configuration, a real PostgreSQL, an S3
// server, and an SMTP server. Takes some minutes and two gigabytes in a temporary folder that is deleted afterwards.
import '../../demandNode.mjs'
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { closedRoutes, oneNumber } from './closedRoutes.mjs'
import { imageFaults } from './imageFaults.mjs'
import { hasBrowser, inBrowser } from './inBrowser.mjs'
import { journey } from './journey.mjs'
import { live, manySockets } from './live.mjs'
import { buildStages } from './stages.mjs'
import { startInstall } from './startInstall.mjs'
import { hasNginx } from './startNginx.mjs'
import { copied, flooded, killed, replaced, withoutDatabase } from './trials.mjs'
import { makeWorkspace } from './workspace.mjs'

if (!hasNginx()) {
  console.warn('SKIPPED, NOTHING PROVED: there is no nginx here (Debian: apt-get install nginx)')
  process.exit(0)
}

const root = join(import.meta.dirname, '../../..')
const setup = makeWorkspace()
const { say } = setup

const prove = async () => {
  const stages = await buildStages(root, setup.work, say)
  const { packages, faults } = imageFaults(stages.server.folder)
  assert.deepEqual(faults, [])
  assert.equal(stages.server.user, 'node')
  say(`the image holds ${packages} packages, none for development, and no source`)

  const installation = await startInstall(setup, stages)
  say('two processes of the image are ready, as an ordinary user over files that are not theirs')

  const walk = await journey(installation, stages)
  say(
    'through nginx: the first admin, an invited vendor, a customer, a photo, a job, a bid, and it is accepted',
  )

  await closedRoutes(installation)
  say('the figures, the bucket’s list and the store’s own interface are closed to the outside')
  oneNumber(installation)
  say('nginx and the process write the same number of a request, and no secret of a link')

  if (hasBrowser()) {
    await inBrowser(installation.nginx.url, walk)
    say('in Chromium at http://localhost: signed in by a Secure cookie, a photo sent and shown, no complaint')
  } else console.warn('SKIPPED: there is no Chromium here, so no page was tried')

  say(await killed(installation, walk))
  say(await replaced(installation, walk))
  say(await live(installation, walk))
  say(await manySockets(installation))
  say(await flooded(installation))
  say(await copied(setup, installation, stages))
  say(await withoutDatabase(installation, walk))
}

try {
  await prove()
  console.log('\nThe installation works')
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await setup.clear()
}
