import { type StateOf, stateGraph } from '../stateGraph.js'

export const applicationGraph = stateGraph({
  states: {
    waiting: { label: 'Waiting', tone: 'yellow' },
    invited: { label: 'Invited', tone: 'green' },
    declined: { label: 'Declined', tone: 'red' },
  },
  first: 'waiting',
  refusal: 'APPLICATION_DECIDED',
  moves: {
    invite: { from: ['waiting'], to: 'invited', by: ['admin'] },
    decline: { from: ['waiting'], to: 'declined', by: ['admin'] },
  },
})
export type ApplicationStatus = StateOf<typeof applicationGraph>
