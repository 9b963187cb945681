import { partsOf } from '../partsOf.js'
import type { Act } from './act.js'

/** The exports of `test/acts.ts` in a noun's room. */
interface Acts {
  /** Every mutation on a scene, some as more than one user. */
  acts: Record<string, Act[]>
  /** Background tasks that change the same rows as people. */
  tasks: Record<string, Act[]>
}

export const actsByNoun = await partsOf<Acts>('acts')
const parts = actsByNoun.map(({ part }) => part)

export const acts: Acts['acts'] = Object.assign({}, ...parts.map(part => part.acts))
export const tasks: Acts['tasks'] = Object.assign({}, ...parts.map(part => part.tasks))
