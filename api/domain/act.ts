import { type EntityClass, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../platform/errors.js'
import type { UserType } from '../rules/kinds.js'
import type { NoticeKindName } from '../rules/notices/notices.js'
import type { AuditAction } from '../rules/nounWords.js'
import { isMover, type MoveOf, type Mover, type StateGraph, type StateOf } from '../rules/stateGraph.js'
import type { Viewer } from './accounts/Viewer.js'
import { audit } from './audit/audit.js'
import type { Context } from './context.js'
import { makeMove, type Refusing } from './makeMove.js'
import { type Told, tellAll } from './tell.js'

/** Notifies users once everything that the act changes is written. */
export type Tell = <Kind extends NoticeKindName>(kind: Kind, told: Omit<Told<Kind>, 'kind'>) => void

/** Every act gets these. */
export interface Acting {
  tx: EntityManager
  context: Context
  now: Date
  viewer: Viewer
  tell: Tell
  /** Adds to the audit log's entry, if the viewer is an admin. */
  note: (facts: object) => void
}

/** The rows that an act works on: who may touch them, and what it locks. */
export interface Subject<Key, Held> {
  /** The roles that may act; anybody signed in if omitted. */
  by?: readonly Mover[]
  /** A token isn't enough. */
  atBrowser?: true
  /**
   * Locks the rows that the act needs, in the order of docs/decisions/0039-order-of-locks.md. NOT_FOUND for strangers, so
   * that what isn't theirs stays private.
   */
  hold: (acting: Acting, key: Key) => Promise<Held>
  /** The audit log's entry for an admin's act. There is none if the facts stay the same. */
  audited?: (held: Held) => Audited
}

interface Audited {
  action: AuditAction
  subjectId: string | null
  /** Before and after the act; omitted if the entry shows only what the act notes. */
  facts?: object
  /** Leaves an entry even if the facts stay the same. */
  always?: true
}

const isUserType = (by: Mover): by is UserType => by !== 'system'

/**
 * Makes an act of what is particular to it. Everything else is the same for all: who may, the transaction with its locks,
 * the notices, and the audit log. The act returns what `work` returns, or else its key.
 */
export const act =
  <Key, Held extends object, Args extends unknown[], Result>(
    { by = [], atBrowser, hold, audited }: Subject<Key, Held>,
    work: (held: Held & Acting, ...args: Args) => Promise<Result>,
  ) =>
  async (context: Context, key: Key, ...args: Args): Promise<Result extends void ? Key : Result> => {
    const viewer = await context.signedIn(...by.filter(isUserType))
    if (atBrowser) await context.atBrowser()
    return context.act(async tx => {
      const told: Told[] = []
      const noted: object[] = []
      const acting: Acting = {
        tx,
        context,
        now: context.now,
        viewer,
        tell: (kind, about) => told.push({ kind, ...about } as Told),
        note: facts => noted.push(facts),
      }
      const held = await hold(acting, key)
      const before = viewer.userType === 'admin' ? audited?.(held) : undefined
      const result = await work({ ...acting, ...held }, ...args)
      if (before) logChange(acting, before, audited!(held), noted)
      await tx.flush()
      await tellAll(tx, context, told)
      return (result ?? key) as Result extends void ? Key : Result
    })
  }

/** An act on what the viewer has, which needs no key. */
export const ownAct = <Held extends object, Args extends unknown[], Result>(
  subject: Subject<void, Held>,
  work: (held: Held & Acting, ...args: Args) => Promise<Result>,
) => {
  const run = act(subject, work)
  return (context: Context, ...args: Args) => run(context, undefined, ...args)
}

const logChange = (
  { tx, context, viewer }: Acting,
  { facts: before }: Audited,
  { action, subjectId, facts, always }: Audited,
  noted: object[],
): void => {
  if (!always && noted.length === 0 && JSON.stringify(before) === JSON.stringify(facts)) return
  audit(tx, context, viewer, { action, subjectId, before, after: Object.assign({}, facts, ...noted) })
}

/** Locks a row whose job and people are locked, and reads it again. */
export const lockRow = <Row extends object>(
  tx: EntityManager,
  type: EntityClass<Row>,
  id: string,
): Promise<Row> =>
  tx.findOneOrFail(type, id as never, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

/** Throws NOT_FOUND if this role can never make the move, so that the row stays private. */
export const expectMover = <Graph extends StateGraph>(
  name: string,
  graph: Graph,
  move: MoveOf<Graph>,
  role: Mover | null,
): void => {
  if (!isMover(graph, move, role)) throw notFound(name)
}

/** Makes a move of a locked row, or refuses it. */
export const mover =
  <Graph extends Refusing>(
    graph: Graph,
    row: { status: StateOf<Graph> },
    move: MoveOf<Graph>,
    role: Mover | null,
  ): (() => void) =>
  () => {
    row.status = makeMove(graph, row.status, move, role)
  }
