import { walkPairs } from './walkPairs.js'

// The whole table takes minutes: api/test/faults/pairs.fault.ts walks it.
walkPairs({ oneIn: 20, skipsApart: false })
