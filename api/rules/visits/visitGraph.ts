import { type StateOf, stateGraph } from '../stateGraph.js'

/** A second tap on "on the way" or "arrived" changes nothing, or only the estimate. */
export const visitGraph = stateGraph({
  states: {
    scheduled: { label: 'Scheduled', tone: 'neutral' },
    on_the_way: { label: 'On the way', tone: 'blue' },
    arrived: { label: 'Arrived', tone: 'blue' },
    done: { label: 'Done', tone: 'green' },
    failed: { label: "Couldn't be done", tone: 'red' },
    cancelled: { label: 'Cancelled', tone: 'neutral' },
  },
  first: 'scheduled',
  refusal: 'VISIT_STATE',
  moves: {
    start: { from: ['scheduled', 'on_the_way'], to: 'on_the_way', by: ['vendor', 'admin'] },
    /** For a minute. */
    undo: { from: ['on_the_way'], to: 'scheduled', by: ['vendor', 'admin'] },
    arrive: { from: ['on_the_way', 'arrived'], to: 'arrived', by: ['vendor', 'admin'] },
    complete: { from: ['arrived'], to: 'done', by: ['vendor', 'admin'] },
    /** From `scheduled`, the vendor calls it off. */
    fail: { from: ['scheduled', 'on_the_way', 'arrived'], to: 'failed', by: ['vendor', 'admin'] },
    /** Its vendor starts the job without naming a visit. */
    begin: { from: ['scheduled'], to: 'arrived', by: ['system'] },
    /** Its vendor completes the job without naming a visit. */
    finish: { from: ['scheduled', 'on_the_way', 'arrived'], to: 'done', by: ['system'] },
    /** The job is cancelled, given back, or taken from the visit's vendor. */
    cancel: { from: ['scheduled', 'on_the_way', 'arrived'], to: 'cancelled', by: ['system'] },
  },
})
export type VisitStatus = StateOf<typeof visitGraph>
export type VisitMove = keyof typeof visitGraph.moves
