import { walkPairs } from '../pairs/walkPairs.js'

walkPairs(1)
