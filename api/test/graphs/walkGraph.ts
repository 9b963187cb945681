import type { ConflictReason } from '../../domain/conflicts.js'
import type { UserType } from '../../rules/kinds.js'
import { canMove, isMover, type MoveOf, type StateGraph, type StateOf } from '../../rules/stateGraph.js'
import type { Answer } from '../client.js'
import type { TestUser } from '../users.js'

/** `customer` and `vendor` are the object's own; the others are somebody else. */
export const roles = ['customer', 'vendor', 'admin', 'otherCustomer', 'otherVendor'] as const
export type Role = (typeof roles)[number]
export type People = Record<Role, TestUser>

const typeOf: Record<Role, UserType> = {
  customer: 'customer',
  vendor: 'vendor',
  admin: 'admin',
  otherCustomer: 'customer',
  otherVendor: 'vendor',
}

type Maker<Graph extends StateGraph, Thing> = (state: StateOf<Graph>) => Promise<Thing>

interface Way<Graph extends StateGraph, Thing> {
  /** Makes the object for this move alone. */
  make?: Maker<Graph, Thing>
}

/** One person's act. Two moves with the same act are its effects on different states. */
export interface Act<Graph extends StateGraph, Thing> extends Way<Graph, Thing> {
  act: (by: TestUser, thing: Thing) => Promise<Answer>
  /** The act makes this move first. */
  after?: MoveOf<Graph>
}

/** Tasks or other acts that cause the move, each with words for the test's name. They may be refused. */
export interface Entailed<Graph extends StateGraph, Thing> extends Way<Graph, Thing> {
  when: Record<string, (thing: Thing, state: StateOf<Graph>) => Promise<unknown>>
}

export type Ways<Graph extends StateGraph, Thing> = {
  [Move in MoveOf<Graph>]: Graph['moves'][Move]['by'] extends readonly ['system']
    ? Entailed<Graph, Thing>
    : Act<Graph, Thing>
}

interface Walk<Graph extends StateGraph, Thing> {
  make: Maker<Graph, Thing>
  stateOf: (thing: Thing) => Promise<StateOf<Graph>>
  people: () => People
  isTheirs?: (who: Role, state: StateOf<Graph>) => boolean
  ways: Ways<Graph, Thing>
}

const isOwn = (who: Role) => !who.startsWith('other')

/** Tries each move of a graph from each state, as everybody. It succeeds exactly if the graph says so. */
export const walkGraph = <Graph extends StateGraph, Thing>(
  noun: string,
  graph: Graph,
  { make, stateOf, people, isTheirs = isOwn, ways }: Walk<Graph, Thing>,
): void => {
  type State = StateOf<Graph>
  type Move = MoveOf<Graph>
  const states = Object.keys(graph.states) as State[]
  const entries = Object.entries(ways) as [Move, Act<Graph, Thing> | Entailed<Graph, Thing>][]
  const succeeded = new Set<Move>()

  /** The state after these moves, or the refusal of the first impossible one. */
  const follow = (moves: Move[], from: State): { answer: string; state: State } => {
    let state = from
    for (const move of moves) {
      const { to, refusals } = graph.moves[move]!
      const reason = (refusals?.[state] ?? graph.refusal) as ConflictReason | undefined
      if (canMove(graph, state, move)) state = to as State
      else if (reason) return { answer: `CONFLICT ${reason}`, state: from }
    }
    return { answer: 'done', state }
  }

  const steps = (move: Move): Move[] => {
    const { after } = ways[move] as Act<Graph, Thing>
    return after ? [after, move] : [move]
  }

  const expected = (moves: Move[], state: State, who: Role) => {
    const allowed = moves.filter(move => isMover(graph, move, typeOf[who]))
    if (allowed.length === 0) return { answer: 'FORBIDDEN', state }
    if (!isTheirs(who, state)) return { answer: 'NOT_FOUND', state }
    const move = allowed.find(each => canMove(graph, state, steps(each)[0]!)) ?? allowed[0]!
    const outcome = follow(steps(move), state)
    return { ...outcome, move }
  }

  const answerOf = ({ errors: [error] }: Answer): string =>
    error ? [error.extensions.code, error.extensions.reason].filter(Boolean).join(' ') : 'done'

  const acts = [...new Set(entries.map(([, way]) => way))]
    .filter(way => 'act' in way)
    .map(way => ({ way, moves: entries.filter(([, each]) => each === way).map(([move]) => move) }))

  describe(`a ${noun}`, () => {
    test.each(
      acts.flatMap(({ way, moves }) => states.map(state => ({ way, moves, state, name: moves.join(', ') }))),
    )('lets exactly those named by the graph do $name from $state', async ({ way, moves, state }) => {
      let thing: Thing | undefined
      for (const who of roles) {
        thing ??= await (way.make ?? make)(state)
        expect(await stateOf(thing)).toBe(state)
        const { move, ...outcome } = { move: undefined, ...expected(moves, state, who) }
        const answer = answerOf(await way.act(people()[who], thing))
        expect({ who, answer, state: await stateOf(thing) }).toEqual({ who, ...outcome })
        if (answer !== 'done') continue
        if (move && canMove(graph, state, steps(move)[0]!)) succeeded.add(move)
        thing = undefined
      }
    })

    const entailed = entries.flatMap(([move, way]) =>
      'when' in way
        ? Object.entries(way.when).flatMap(([when, cause]) =>
            states.map(state => ({ move, way, when, cause, state })),
          )
        : [],
    )
    if (entailed.length > 0)
      test.each(entailed)('does $move from $state when $when', async ({ move, way, cause, state }) => {
        const thing = await (way.make ?? make)(state)
        expect(await stateOf(thing)).toBe(state)
        await cause(thing, state)
        const canBe = canMove(graph, state, move)
        expect(await stateOf(thing)).toBe(canBe ? graph.moves[move]!.to : state)
        if (canBe) succeeded.add(move)
      })

    test('makes each move at least once', () => {
      expect([...succeeded].sort()).toEqual(Object.keys(graph.moves).sort())
    })
  })
}
