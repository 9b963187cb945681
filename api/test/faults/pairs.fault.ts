import { walkPairs } from '../pairs/walkPairs.js'

walkPairs({ oneIn: 1, skipsApart: true })
