import { bidGraph } from '../../rules/bids/bidGraph.js'
import { asEnum } from '../asEnum.js'

export const BidStatuses = asEnum('BidStatus', bidGraph.states, 'The status of a bid.')
