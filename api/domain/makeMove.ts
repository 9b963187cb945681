import { forbidden } from '../platform/errors.js'
import {
  canMove,
  isMover,
  type MoveOf,
  type Mover,
  type StateGraph,
  type StateOf,
} from '../rules/stateGraph.js'
import { type ConflictReason, conflict, conflictReasons } from './conflicts.js'

export type Refusing = StateGraph & { refusal: ConflictReason | undefined }

/** Returns the state after a move, or refuses it. A graph without a refusal keeps the state. */
export const makeMove = <Graph extends Refusing, Move extends MoveOf<Graph>>(
  graph: Graph,
  from: StateOf<Graph>,
  move: Move,
  by: Mover | null,
  /** In place of the refusal's own message. */
  words: { [From in StateOf<Graph>]?: string } = {},
): Graph['moves'][Move]['to'] | StateOf<Graph> => {
  if (!isMover(graph, move, by)) throw forbidden()
  const { to, refusals } = graph.moves[move]!
  if (canMove(graph, from, move)) return to as StateOf<Graph>
  const reason = (refusals?.[from] ?? graph.refusal) as ConflictReason | undefined
  if (!reason) return from
  throw conflict(reason, words[from] ?? conflictReasons[reason])
}

/** In SQL: states for `in`. One state is as good as `=` for a partial index. */
export const inStates = (states: readonly string[]): string =>
  `(${states.map(state => `'${state}'`).join(', ')})`

/** In SQL: the states from which a move leaves, for `in`. */
export const fromStates = <Graph extends StateGraph>(graph: Graph, move: MoveOf<Graph>): string =>
  inStates(graph.moves[move]!.from)

/** In SQL: the state to which a move leads. */
export const toState = <Graph extends StateGraph>(graph: Graph, move: MoveOf<Graph>): string =>
  `'${graph.moves[move]!.to}'`
