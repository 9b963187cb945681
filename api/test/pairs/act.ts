import type { Harness } from '../harness.js'
import type { Policy } from '../security/policies.js'
import { PASSWORD, type TestUser } from '../users.js'
import type { Scene, Stage } from './scene.js'

export interface Act {
  by: (scene: Scene) => TestUser
  variables?: (scene: Scene) => object
  /** The status the job needs for the act to be possible; any if omitted. */
  stage?: Stage
  send?: Policy['send']
  /** Runs a task, instead of a mutation. */
  run?: (harness: Harness, scene: Scene) => Promise<void>
}

export const customer = (scene: Scene) => scene.customer
export const vendor = (scene: Scene) => scene.vendor
export const rival = (scene: Scene) => scene.rival
export const newcomer = (scene: Scene) => scene.newcomer
export const partner = (scene: Scene) => scene.partner
export const driver = (scene: Scene) => scene.driver
export const admin = (scene: Scene) => scene.admin
export const otherAdmin = (scene: Scene) => scene.otherAdmin
export const thirdAdmin = (scene: Scene) => scene.thirdAdmin
export const input = (of: (scene: Scene) => object) => (scene: Scene) => ({ input: of(scene) })
export const job = ({ jobId }: Scene) => ({ jobId })
export const charge = ({ chargeId }: Scene) => ({ chargeId, reason: 'Two days' })
export const proof = { currentPassword: PASSWORD }
export const password = { password: 'haul it all', confirmPassword: 'haul it all' }

/** Past the date of every scene's jobs. */
export const afterAllDates = () => new Date('2026-12-25T00:00:00Z')
