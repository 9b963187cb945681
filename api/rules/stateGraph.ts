import type { UserType } from './kinds.js'

type Tone = 'yellow' | 'blue' | 'green' | 'red' | 'neutral'

/**
 * The noun's own customer or vendor, an admin, or `system`, which stands for the clock or the consequence of another
 * move.
 */
export type Mover = UserType | 'system'

export interface Move<State extends string = string> {
  from: readonly State[]
  to: State
  by: readonly Mover[]
  /** Refusals for these states, in place of the graph's own. */
  refusals?: { readonly [From in State]?: string }
}

export interface StateGraph {
  states: Record<string, { label: string; tone: Tone }>
  first: string
  /** The reason of the CONFLICT for a move from a wrong state. Without one, such a move changes nothing. */
  refusal?: string
  moves: Record<string, Move>
}

export type StateOf<Graph extends StateGraph> = keyof Graph['states'] & string
export type MoveOf<Graph extends StateGraph> = keyof Graph['moves'] & string

/** Describes a noun's states and moves. A move from or to a state that is missing is a type error. */
export const stateGraph = <
  const States extends StateGraph['states'],
  const Moves extends Record<string, Move<keyof States & string>>,
  const Refusal extends string | undefined = undefined,
>(graph: {
  states: States
  first: keyof States & string
  refusal?: Refusal
  moves: Moves
}) => graph as { states: States; first: keyof States & string; refusal: Refusal; moves: Moves }

export const canMove = <Graph extends StateGraph>(
  graph: Graph,
  from: StateOf<Graph>,
  move: MoveOf<Graph>,
): boolean => graph.moves[move]!.from.includes(from)

/** True if this role may make the move from this state: what a screen shows as a button. */
export const mayMove = <Graph extends StateGraph>(
  graph: Graph,
  from: StateOf<Graph>,
  move: MoveOf<Graph>,
  by: Mover | null,
): boolean => isMover(graph, move, by) && canMove(graph, from, move)

/** True if the role may make the move in some state; false for somebody without a role. */
export const isMover = <Graph extends StateGraph>(
  graph: Graph,
  move: MoveOf<Graph>,
  by: Mover | null,
): boolean => by !== null && graph.moves[move]!.by.includes(by)
