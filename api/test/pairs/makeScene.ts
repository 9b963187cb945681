import { newSecret } from '../../domain/accounts/secrets.js'
import { newId } from '../../platform/ids.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import type { Harness } from '../harness.js'
import { partsOf } from '../partsOf.js'
import { type Made, people, type Role, type Scene, type ScenePart, type Stage, type Stages } from './scene.js'

const parts = (await partsOf<{ scenePart: ScenePart }>('scene')).flatMap(({ part }) => part.scenePart ?? [])

const statusIn: Stages = Object.assign({}, ...parts.map(part => part.stages))
export const stages = Object.keys(statusIn) as Stage[]

const STEPS: JobStatus[] = ['pending', 'accepted', 'in_progress', 'completed']

const byRole = <Value>(make: (role: Role) => Value) =>
  Object.fromEntries(people.map(role => [role, make(role)])) as Record<Role, Value>

export async function makeScene(harness: Harness, stage: Stage): Promise<Scene> {
  const status = statusIn[stage]
  const made: Made = {
    ...(Object.assign({}, ...parts.map(part => part.names?.())) as Omit<Scene, Role>),
    id: byRole(newId),
    secret: byRole(newSecret),
    stage,
    steps: STEPS.slice(0, STEPS.indexOf(status) + 1),
    isOpen: status === 'pending',
  }
  await harness.database.pool.query(parts.map(part => part.rows?.(made) ?? '').join('\n'))
  for (const part of parts) await part.afterwards?.(harness, made)
  const users = byRole(role => {
    const client = harness.visitor()
    client.cookie = `${harness.app.context.config.cookieName}=${made.secret[role]}`
    return Object.assign(client, { id: made.id[role], email: `${made.id[role]}@example.com`, harness })
  })
  return { ...made, ...users }
}
