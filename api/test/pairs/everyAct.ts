import type { GraphQLField } from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import type { Harness } from '../harness.js'
import { textWith } from '../operationText.js'
import type { Act } from './act.js'
import { acts, tasks } from './acts.js'
import { declaredLocks, sharedLocks } from './locks.js'
import type { Scene } from './scene.js'

export const fields = buildHaulbidSchema().getMutationType()!.getFields() as Record<
  string,
  GraphQLField<unknown, unknown>
>

export interface NamedAct extends Act {
  label: string
  name: string
}

export const everyAct: NamedAct[] = Object.entries({ ...acts, ...tasks }).flatMap(([name, ways]) =>
  ways.map((way, at) => ({ ...way, name, label: at === 0 ? name : `${name} (${at + 1})` })),
)

/** Does an act in a scene: `done`, or the code of its refusal. */
export const codeOf = async (
  { name, by, variables, send, run }: NamedAct,
  harness: Harness,
  scene: Scene,
): Promise<string> => {
  if (run) return run(harness, scene).then(() => 'done', String)
  const given = variables?.(scene) ?? {}
  const text = textWith('mutation', fields[name]!, given)
  const { errors } = send ? await send(by(scene), text) : await by(scene).answer(text, given)
  return errors[0]?.extensions.code ?? 'done'
}

/** An admin who closes their account waits for whoever tells admins, by a lock that is no row's. */
const UNTOLD: readonly string[] = ['closeAccount (3)']

/**
 * True if neither act can wait for the other. Tasks go through everybody's rows, so none is apart from anything. The
 * locks of an act are declared in its own stage, and the other act may decide the stage of a pair.
 */
export const areApart = (one: NamedAct, other: NamedAct): boolean => {
  const haveOneStage = !one.stage || !other.stage || one.stage === other.stage
  return (
    one !== other &&
    !one.run &&
    !other.run &&
    !UNTOLD.includes(one.label) &&
    !UNTOLD.includes(other.label) &&
    haveOneStage &&
    sharedLocks(declaredLocks[one.label]!, declaredLocks[other.label]!).length === 0
  )
}
