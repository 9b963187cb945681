import { REMOVE_RATING } from '../deals.js'
import { type Harness, startHarness } from '../harness.js'
import { Interleaver } from './interleave.js'
import { makeScene } from './makeScene.js'
import type { Scene } from './scene.js'

let harness: Harness
let interleaver: Interleaver
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  interleaver = await Interleaver.over(harness)
})
afterAll(async () => {
  await interleaver.close()
  await harness.stop()
})

/** Accounts are locked by id, so the other act gets the vendor first and then waits for the administrator. */
const sceneWithVendorFirst = async (): Promise<Scene> => {
  for (;;) {
    const scene = await makeScene(harness, 'accepted')
    if (scene.vendor.id < scene.admin.id) return scene
  }
}

const acts: Record<string, (scene: Scene) => [string, object]> = {
  'reopening a job': ({ jobId }) => [
    'mutation ($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "No-show") { id } }',
    { jobId },
  ],
  'assigning a job to another vendor': ({ rivalBidId }) => [
    'mutation ($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "No-show") { id } }',
    { bidId: rivalBidId },
  ],
  'cancelling a job': ({ jobId }) => [
    'mutation ($jobId: UUID!) { cancelJob(jobId: $jobId, reason: "No-show") { id } }',
    { jobId },
  ],
}

const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code)

// The history refers to the vendor who lost the job, whose account the act must hold from the start.
test.each(Object.entries(acts))('never deadlocks %s with another act on its vendor', async (_, act) => {
  for (let place = 2; place <= 12; place++) {
    const scene = await sceneWithVendorFirst()
    const input = { ratingId: scene.ratingId, reason: 'insults' as const }
    const found = await interleaver.run(
      async () => codes(await scene.admin.answer(...act(scene))),
      async () => codes(await scene.admin.answer(REMOVE_RATING, { input })),
      place,
    )
    expect({ place, found }).toEqual({ place, found: [[], []] })
  }
})
